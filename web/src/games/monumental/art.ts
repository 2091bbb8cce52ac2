/** Pictures from the game-icons set, credited on the about page. */

import type { Component } from 'svelte';
import Abacus from '~icons/game-icons/abacus';
import AncientColumns from '~icons/game-icons/ancient-columns';
import AnvilImpact from '~icons/game-icons/anvil-impact';
import Aqueduct from '~icons/game-icons/aqueduct';
import ArchBridge from '~icons/game-icons/arch-bridge';
import Archive from '~icons/game-icons/archive-register';
import Arena from '~icons/game-icons/arena';
import Astrolabe from '~icons/game-icons/astrolabe';
import Axes from '~icons/game-icons/crossed-axes';
import Barbarian from '~icons/game-icons/barbarian';
import Barracks from '~icons/game-icons/barracks';
import BattleAxe from '~icons/game-icons/battle-axe';
import Biplane from '~icons/game-icons/biplane';
import Bonsai from '~icons/game-icons/bonsai-tree';
import Bookshelf from '~icons/game-icons/bookshelf';
import BootPrints from '~icons/game-icons/boot-prints';
import Bow from '~icons/game-icons/bow-arrow';
import BowlOfRice from '~icons/game-icons/bowl-of-rice';
import Byzantine from '~icons/game-icons/byzantin-temple';
import CargoShip from '~icons/game-icons/cargo-ship';
import CardPick from '~icons/game-icons/card-pick';
import Castle from '~icons/game-icons/castle';
import Chariot from '~icons/game-icons/horse-head';
import Church from '~icons/game-icons/church';
import Coins from '~icons/game-icons/coins-pile';
import Compass from '~icons/game-icons/compass';
import Crown from '~icons/game-icons/crown';
import CrownCoin from '~icons/game-icons/crown-coin';
import Cycle from '~icons/game-icons/cycle';
import DefensiveWall from '~icons/game-icons/defensive-wall';
import Djed from '~icons/game-icons/djed-pillar';
import Dragon from '~icons/game-icons/dragon-head';
import Drakkar from '~icons/game-icons/drakkar';
import DrakkarDragon from '~icons/game-icons/drakkar-dragon';
import DualityMask from '~icons/game-icons/duality-mask';
import Electric from '~icons/game-icons/electric';
import Feather from '~icons/game-icons/scroll-quill';
import Firework from '~icons/game-icons/firework-rocket';
import Flag from '~icons/game-icons/flying-flag';
import Flask from '~icons/game-icons/round-bottom-flask';
import Gears from '~icons/game-icons/gears';
import Gladius from '~icons/game-icons/crossed-swords';
import GreatPyramid from '~icons/game-icons/great-pyramid';
import GreekTemple from '~icons/game-icons/greek-temple';
import Hammer from '~icons/game-icons/flat-hammer';
import HillFort from '~icons/game-icons/hill-fort';
import Hut from '~icons/game-icons/hut';
import ImperialCrown from '~icons/game-icons/imperial-crown';
import IndianPalace from '~icons/game-icons/indian-palace';
import IonicColumn from '~icons/game-icons/ionic-column';
import Katana from '~icons/game-icons/katana';
import LaurelCrown from '~icons/game-icons/laurel-crown';
import Laurels from '~icons/game-icons/laurels';
import LibertyWing from '~icons/game-icons/torch';
import LightBulb from '~icons/game-icons/light-bulb';
import Lotus from '~icons/game-icons/lotus-flower';
import Lyre from '~icons/game-icons/lyre';
import Mayan from '~icons/game-icons/mayan-pyramid';
import Meeple from '~icons/game-icons/hiking';
import MilitaryFort from '~icons/game-icons/military-fort';
import Miner from '~icons/game-icons/gold-mine';
import Monastery from '~icons/game-icons/medieval-gate';
import MummyHead from '~icons/game-icons/mummy-head';
import Obelisk from '~icons/game-icons/obelisk';
import Owl from '~icons/game-icons/owl';
import Pagoda from '~icons/game-icons/pagoda';
import Papers from '~icons/game-icons/papers';
import Philosopher from '~icons/game-icons/philosopher-bust';
import PlantWatering from '~icons/game-icons/plant-watering';
import Processor from '~icons/game-icons/processor';
import Pschent from '~icons/game-icons/pschent-double-crown';
import Quarry from '~icons/game-icons/stone-block';
import QuillInk from '~icons/game-icons/quill-ink';
import RomanShield from '~icons/game-icons/roman-shield';
import RomanToga from '~icons/game-icons/roman-toga';
import Samurai from '~icons/game-icons/samurai-helmet';
import Satellite from '~icons/game-icons/satellite';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Shop from '~icons/game-icons/shop';
import SpartanHelmet from '~icons/game-icons/spartan-helmet';
import Steam from '~icons/game-icons/steam-locomotive';
import StoneTower from '~icons/game-icons/stone-tower';
import SunPriest from '~icons/game-icons/sun-priest';
import Swap from '~icons/game-icons/trade';
import Sword from '~icons/game-icons/broadsword';
import SwordAltar from '~icons/game-icons/sword-altar';
import Tombstone from '~icons/game-icons/egyptian-temple';
import Tower from '~icons/game-icons/radio-tower';
import Trowel from '~icons/game-icons/trowel';
import VikingLonghouse from '~icons/game-icons/viking-longhouse';
import Village from '~icons/game-icons/village';
import Vote from '~icons/game-icons/vote';
import Walk from '~icons/game-icons/walk';
import Warlord from '~icons/game-icons/warlord-helmet';
import Waves from '~icons/game-icons/waves';
import Wheat from '~icons/game-icons/wheat';
import Windmill from '~icons/game-icons/windmill';
import type { MarketName } from './view.gen';

const CARDS: Record<string, Component> = {
  work_camp: Hut,
  library: Bookshelf,
  fort: HillFort,
  forum: IonicColumn,
  mine: Miner,
  paper_mill: Papers,
  pyrotechnics: Firework,
  altar: SwordAltar,
  warrior_priest: SunPriest,
  royal_quarry: Quarry,
  embalming: MummyHead,
  agora: AncientColumns,
  philosophy: Philosopher,
  samurai_training_ground: Samurai,
  calligraphy: QuillInk,
  workshop: Hammer,
  laboratory: Flask,
  archery_range: Bow,
  temple: Byzantine,
  bazaar: Shop,
  aqueduct: Aqueduct,
  barracks: Barracks,
  academy: Owl,
  irrigation: PlantWatering,
  metal_casting: AnvilImpact,
  writing: Feather,
  horse_riding: Chariot,
  currency: Coins,
  great_pyramid: GreatPyramid,
  great_wall: DefensiveWall,
  great_library: Scroll,
  colosseum: Arena,
  hanging_gardens: Lotus,
  university: Abacus,
  fortress: Castle,
  windmill: Windmill,
  monastery: Monastery,
  printing: Archive,
  navigation: Compass,
  feudalism: Flag,
  engineering: Gears,
  notre_dame: Church,
  angkor_wat: IndianPalace,
  alhambra: StoneTower,
  machu_picchu: Mayan,
  steam_power: Steam,
  electricity: LightBulb,
  aviation: Biplane,
  computing: Processor,
  eiffel_tower: Tower,
  statue_of_liberty: LibertyWing,
  panama_canal: CargoShip,
  space_station: Satellite,
};

const POLICIES: Record<string, Component> = {
  confucianism: Philosopher,
  imperial_examinations: Feather,
  silk_road: Compass,
  mandate_of_heaven: ImperialCrown,
  great_inventions: Gears,
  viking_raids: Axes,
  longships: Drakkar,
  berserkers: BattleAxe,
  the_thing: VikingLonghouse,
  danegeld: Coins,
  corvee: Trowel,
  pharaoh_cult: Pschent,
  nile_flood: Waves,
  valley_of_the_kings: Tombstone,
  obelisks: Obelisk,
  democracy: Vote,
  delian_league: GreekTemple,
  phalanx: RomanShield,
  olympic_games: LaurelCrown,
  colonies: ArchBridge,
  bushido: Katana,
  shinto: Pagoda,
  sakoku: DefensiveWall,
  tea_ceremony: BowlOfRice,
  shogunate: Samurai,
};

const EMBLEMS: Record<string, Component> = {
  china: Dragon,
  denmark: DrakkarDragon,
  egypt: Djed,
  greece: Laurels,
  japan: Bonsai,
};

const MARKETS: Record<MarketName, Component> = {
  silk: RomanToga,
  spice: Wheat,
  ivory: DualityMask,
  amber: Crown,
};

/** The signs of goods, gains and pieces. */
export const SIGNS: Record<string, Component> = {
  production: Hammer,
  science: Astrolabe,
  military: Sword,
  wonder_production: Hammer,
  barbarian_military: Sword,
  gold: CrownCoin,
  culture: Lyre,
  draw: CardPick,
  archive: Archive,
  discard: Archive,
  free_moves: Gladius,
  free_steps: BootPrints,
  reinforce: RomanShield,
  reinforce_other: RomanShield,
  activate: Electric,
  reactivate: Cycle,
  reactivate_cover: Cycle,
  swap: Swap,
  knowledge: Scroll,
  wonder: GreatPyramid,
  basic: Hammer,
  explorer: Meeple,
  warlord: Warlord,
  soldier: SpartanHelmet,
  outpost: MilitaryFort,
  barbarian: Barbarian,
  city: Village,
  market: Shop,
  attack: Gladius,
  automa: Gears,
  walk: Walk,
  province: Flag,
  policy: Scroll,
  building: Hut,
};

export function cardArt(id: string): Component | undefined {
  return CARDS[id];
}
export function policyArt(id: string): Component | undefined {
  return POLICIES[id];
}
export function emblemOf(civilization: string): Component | undefined {
  return EMBLEMS[civilization];
}
export function marketArt(market: string): Component | undefined {
  return MARKETS[market as MarketName];
}
