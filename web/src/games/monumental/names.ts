/** Names in the order of the card file: events of the log count them from 0. */

export const CARDS = [
  'work_camp',
  'library',
  'fort',
  'forum',
  'mine',
  'paper_mill',
  'pyrotechnics',
  'altar',
  'warrior_priest',
  'royal_quarry',
  'embalming',
  'agora',
  'philosophy',
  'samurai_training_ground',
  'calligraphy',
  'workshop',
  'laboratory',
  'archery_range',
  'temple',
  'bazaar',
  'aqueduct',
  'barracks',
  'academy',
  'irrigation',
  'metal_casting',
  'writing',
  'horse_riding',
  'currency',
  'great_pyramid',
  'great_wall',
  'great_library',
  'colosseum',
  'hanging_gardens',
  'university',
  'fortress',
  'windmill',
  'monastery',
  'printing',
  'navigation',
  'feudalism',
  'engineering',
  'notre_dame',
  'angkor_wat',
  'alhambra',
  'machu_picchu',
  'steam_power',
  'electricity',
  'aviation',
  'computing',
  'eiffel_tower',
  'statue_of_liberty',
  'panama_canal',
  'space_station',
] as const;
export type CardId = (typeof CARDS)[number];

export const POLICIES = [
  'confucianism',
  'imperial_examinations',
  'silk_road',
  'mandate_of_heaven',
  'great_inventions',
  'viking_raids',
  'longships',
  'berserkers',
  'the_thing',
  'danegeld',
  'corvee',
  'pharaoh_cult',
  'nile_flood',
  'valley_of_the_kings',
  'obelisks',
  'democracy',
  'delian_league',
  'phalanx',
  'olympic_games',
  'colonies',
  'bushido',
  'shinto',
  'sakoku',
  'tea_ceremony',
  'shogunate',
] as const;
export type PolicyId = (typeof POLICIES)[number];

export const CIVILIZATIONS = ['china', 'denmark', 'egypt', 'greece', 'japan'] as const;
export type CivilizationId = (typeof CIVILIZATIONS)[number];

export const MARKETS = ['silk', 'spice', 'ivory', 'amber'] as const;
export type MarketId = (typeof MARKETS)[number];

export const ERAS = ['I', 'II', 'III'] as const;

/** The slots of a city, row by row: columns a to c, rows 1 to 3. */
export const SLOTS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;

export const BASIC_GOODS = ['production', 'science', 'military'] as const;
export type BasicGood = (typeof BASIC_GOODS)[number];

/** The resources of a turn; the last two pay only for Wonders, and only against Barbarians. */
export const RESOURCES = [...BASIC_GOODS, 'wonder_production', 'barbarian_military'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Everything that is paid or received in numbers. */
export type Good = Resource | 'gold' | 'culture';
