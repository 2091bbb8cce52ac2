/** What cards do, as rows of small signs. */

import type { Action, Amount as Paid } from '../../api/types';
import type { Amount, CardData, Deal, Effect, EventData } from './view';

export type Sign =
  | 'worker'
  | 'no-worker'
  | 'crystal'
  | 'money'
  | 'points'
  | 'residence'
  | 'token'
  | 'building'
  | 'plot'
  | 'again'
  | 'once'
  | 'end'
  | 'mine'
  | 'factory'
  | 'research'
  | 'arrow'
  | 'plus'
  | 'per';

/** A sign, with the number that stands in or beside it. */
export interface Part {
  sign: Sign;
  n?: number | string;
}

const SIGN_OF: Record<Effect, Sign> = {
  money: 'money',
  spyrium: 'crystal',
  points: 'points',
  workers: 'worker',
  residence: 'residence',
};

const MANY_WORKERS = 3;

function workers(count: number): Part[] {
  if (count > MANY_WORKERS) return [{ sign: 'worker', n: count }];
  return Array.from({ length: count }, () => ({ sign: 'worker' as const }));
}

function gains(effect: Effect, amount: Amount): Part[] {
  if (amount === 'token') return [{ sign: 'token' }, { sign: SIGN_OF[effect] }];
  if (effect === 'workers') return workers(amount);
  if (effect === 'residence' && amount === 1) return [{ sign: 'residence' }];
  return [{ sign: SIGN_OF[effect], n: amount }];
}

function costs(deal: Deal): Part[] {
  return [
    ...workers(deal.workers ?? 0),
    ...(deal.spyrium ? [{ sign: 'crystal' as const, n: deal.spyrium }] : []),
    ...(deal.money ? [{ sign: 'money' as const, n: deal.money }] : []),
    ...(deal.money_per_worker
      ? ([
          { sign: 'money', n: deal.money_per_worker },
          { sign: 'per' },
          { sign: 'worker' },
        ] as Part[])
      : []),
    ...(deal.pay_token ? ([{ sign: 'token' }, { sign: 'money' }] as Part[]) : []),
  ];
}

/** What is given, an arrow, what is got; a gift has no arrow. */
export function dealParts(deal: Deal): Part[] {
  const paid = costs(deal);
  const got = gains(deal.effect, deal.amount);
  return paid.length ? [...paid, { sign: 'arrow' }, ...got] : got;
}

function powerParts(power: string, amount: number): Part[] {
  switch (power) {
    case 'mines_need_no_worker':
      return [{ sign: 'mine' }, { sign: 'arrow' }, { sign: 'no-worker' }];
    case 'more_money':
      return [{ sign: 'worker' }, { sign: 'arrow' }, { sign: 'money', n: `+${amount}` }];
    case 'cheaper_plots':
      return [{ sign: 'plot' }, { sign: 'money', n: `−${amount}` }];
    case 'keep_tokens':
      return [{ sign: 'token' }, { sign: 'plus' }, { sign: 'once' }, { sign: 'token', n: '1–3' }];
    case 'no_surcharge':
      return [{ sign: 'once' }, { sign: 'no-worker' }, { sign: 'money', n: 0 }];
    case 'reuse':
      return [{ sign: 'once' }, { sign: 'again' }, { sign: 'building' }];
    case 'factory_points':
      return [
        { sign: 'factory' },
        { sign: 'points', n: `+${amount}` },
        { sign: 'per' },
        { sign: 'worker' },
      ];
    default:
      return [];
  }
}

const COUNTED: Record<string, Part> = {
  spyrium: { sign: 'crystal' },
  money: { sign: 'money' },
  buildings: { sign: 'building' },
  tokens: { sign: 'token' },
  residence: { sign: 'residence' },
  workers: { sign: 'worker' },
  factories: { sign: 'factory' },
};

function finalParts(count: string, per: number): Part[] {
  const counted = COUNTED[count];
  if (!counted) return [];
  if (count === 'residence') return [{ sign: 'end' }, { sign: 'points', n: '=' }, counted];
  if (count === 'factories') return [{ sign: 'end' }, { sign: 'points', n: '×2' }, counted];
  const each = per === 1 ? counted : { ...counted, n: per };
  return [{ sign: 'end' }, { sign: 'points', n: 1 }, { sign: 'per' }, each];
}

export interface Row {
  /** When it happens: chosen by a player, or once on being built. */
  when: 'use' | 'built' | 'power' | 'end';
  parts: Part[];
}

/** The rows of a card, in the order of its text; the uses come first. */
export function cardRows(card: CardData): Row[] {
  const rows: Row[] = [...(card.call ? [card.call] : []), ...(card.uses ?? [])].map((deal) => ({
    when: 'use',
    parts: dealParts(deal),
  }));
  if (card.built)
    rows.push({
      when: 'built',
      parts: [{ sign: 'building' }, { sign: 'arrow' }, ...dealParts(card.built)],
    });
  if (card.power) rows.push({ when: 'power', parts: powerParts(card.power, card.amount ?? 0) });
  if (card.final) rows.push({ when: 'end', parts: finalParts(card.final.count, card.final.per) });
  return rows;
}

/** The rows of an event: its options, or the power that it lends. */
export function eventRows(event: EventData): Part[][] {
  if (event.power === 'reuse')
    return [
      [
        { sign: 'money', n: event.money ?? 0 },
        { sign: 'arrow' },
        { sign: 'again' },
        { sign: 'building' },
      ],
    ];
  if (event.power === 'place') return [[{ sign: 'worker' }, { sign: 'arrow' }, { sign: 'plot' }]];
  return (event.options ?? []).map(dealParts);
}

/** What fields of a player in the preview of an action are drawn as. */
const DRAWN: Record<string, Effect> = {
  money: 'money',
  spyrium: 'spyrium',
  score: 'points',
  active: 'workers',
  residence_actions: 'residence',
};

/** What an action gives and takes. */
export function previewParts({ costs, gains: brings }: Action): Part[] {
  const drawn = (amounts: readonly Paid[] = []) =>
    amounts.flatMap(({ what, amount }) => (DRAWN[what] ? gains(DRAWN[what], amount) : []));
  const [paid, got] = [drawn(costs), drawn(brings)];
  return paid.length && got.length ? [...paid, { sign: 'arrow' }, ...got] : [...paid, ...got];
}
