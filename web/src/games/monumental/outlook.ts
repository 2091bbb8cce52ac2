/** What a click would pay, worked out before it: restricted resources first, then plain, then Gold. */

import type { Action, Message, Param } from '../../api/types';
import { BASIC_GOODS, type BasicGood, type Good } from './names';
import { purse, type View } from './view';

export interface Payment {
  paid: { good: Good; amount: number }[];
  /** What is left of everything that was touched. */
  left: { good: Good; amount: number }[];
}

/** What an action costs. */
interface Price {
  cost: Cost;
  /** What may pay before plain resources do. */
  restricted?: 'wonder_production' | 'barbarian_military';
}

/** Amounts; `instead` is the Gold that pays for what is missing. */
type Cost = Partial<Record<BasicGood | 'gold' | 'culture' | 'instead', number>>;

function isMessage(param: Param | undefined): param is Message {
  return Array.isArray(param);
}

/** The goods of a message such as `2 Science + 1 Gold`, and the Gold that makes up for others. */
function goodsIn(param: Param | undefined): Cost {
  if (!isMessage(param)) return {};
  const [key, params] = param;
  if (key === 'cost-paid') return goodsIn(params['cost']);
  if (key === 'cost-with-gold')
    return { ...goodsIn(params['cost']), instead: Number(params['gold']) };
  if (key === 'plus') {
    const [one, two] = [goodsIn(params['one']), goodsIn(params['two'])];
    const found = { ...one };
    for (const [good, amount] of Object.entries(two) as [BasicGood, number][])
      found[good] = (found[good] ?? 0) + amount;
    return found;
  }
  const good = key.replace(/^goods-/, '');
  const known = [...BASIC_GOODS, 'gold', 'culture'] as string[];
  return known.includes(good) ? { [good]: Number(params['amount']) } : {};
}

/** The price of an effect, within the conditions that stand around it. */
function dealIn(param: Param | undefined): Cost {
  if (!isMessage(param)) return {};
  const [key, params] = param;
  if (key === 'deal') return goodsIn(params['cost']);
  return dealIn(params['deal'] ?? (key.startsWith('if-') ? params['gain'] : undefined));
}

export function priceOf(action: Action): Price {
  const [key, params] = action.message;
  switch (key) {
    case 'do-begin-wonder':
    case 'do-build':
      return { cost: goodsIn(params['cost']), restricted: 'wonder_production' };
    case 'do-attack-barbarians':
      return { cost: goodsIn(params['cost']), restricted: 'barbarian_military' };
    case 'do-use':
      return { cost: dealIn(params['effect']) };
    default:
      return { cost: goodsIn(params['cost']) };
  }
}

export function paymentOf(action: Action, view: View, seat: number): Payment | null {
  const { cost, restricted } = priceOf(action);
  const have: Partial<Record<Good, number>> = {
    ...view.turn.resources,
    ...purse(view, seat),
    culture: view.players[seat]?.culture ?? 0,
  };
  const paid = new Map<Good, number>();
  const touched = new Set<Good>();
  const take = (good: Good, wanted: number): number => {
    const amount = Math.min(wanted, (have[good] ?? 0) - (paid.get(good) ?? 0));
    if (amount > 0) paid.set(good, (paid.get(good) ?? 0) + amount);
    if (amount > 0) touched.add(good);
    return wanted - Math.max(0, amount);
  };
  for (const good of ['gold', 'culture'] as const) take(good, cost[good] ?? 0);
  for (const good of BASIC_GOODS) {
    let lacking = cost[good] ?? 0;
    if (!lacking) continue;
    if (restricted?.endsWith(good)) lacking = take(restricted, lacking);
    lacking = take(good, lacking);
    // The engine says how much Gold makes up for what is missing: a Policy may double its value.
    if (cost.instead === undefined) take('gold', lacking);
  }
  take('gold', cost.instead ?? 0);
  if (paid.size === 0) return null;
  return {
    paid: [...paid].map(([good, amount]) => ({ good, amount })),
    left: [...touched].map((good) => ({ good, amount: (have[good] ?? 0) - (paid.get(good) ?? 0) })),
  };
}
