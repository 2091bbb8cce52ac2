/** A small position and card file for the tests of the game. */

import type { CardInfo } from '../../../api/types';
import { PLACES, type CardFile } from '../view';
import type { Card, Derived, Place, Player, View } from '../view.gen';

export const FILE: CardFile = {
  box: {
    turns: ['A', 'A', 'A', 'B', 'B', 'C'],
    residences: [2, 3, 4, 5, 7],
    bonus_at: [8, 20],
    bonus_money: 5,
    workers_in_all: 7,
  },
  cards: {
    apprenti: {
      kind: 'character',
      copies: { A: 2 },
      price: 0,
      call: { spyrium: 1, effect: 'points', amount: 3 },
    },
    banquier: {
      kind: 'character',
      copies: { A: 1, B: 1 },
      price: 0,
      call: { pay_token: true, effect: 'points', amount: 4 },
    },
    mine1: {
      kind: 'building',
      copies: { A: 3 },
      price: 2,
      symbols: ['mine'],
      points: 1,
      uses: [{ workers: 1, effect: 'spyrium', amount: 1 }],
    },
    univ1: {
      kind: 'building',
      copies: { A: 2 },
      price: 5,
      symbols: ['research'],
      points: 2,
      uses: [{ workers: 1, effect: 'points', amount: 2 }],
      built: { effect: 'points', amount: 'token' },
    },
    usine1: {
      kind: 'building',
      copies: { B: 2 },
      price: 6,
      symbols: ['factory'],
      points: 3,
      uses: [
        { workers: 1, spyrium: 2, effect: 'points', amount: 6 },
        { workers: 2, spyrium: 3, effect: 'points', amount: 10 },
      ],
    },
    negoce: {
      kind: 'technique',
      copies: { A: 1 },
      price: 8,
      power: 'keep_tokens',
      amount: 7,
      final: { count: 'tokens', per: 1 },
    },
    grue: {
      kind: 'technique',
      copies: { A: 1 },
      price: 8,
      power: 'cheaper_plots',
      amount: 3,
      final: { count: 'buildings', per: 1 },
    },
  },
  events: {
    sell: {
      options: [
        { spyrium: 1, effect: 'money', amount: 3 },
        { spyrium: 3, effect: 'money', amount: 6 },
      ],
    },
    place: { power: 'place' },
    reuse: { power: 'reuse', money: 1 },
    recruit: { options: [{ money_per_worker: 1, effect: 'workers', amount: 1 }] },
  },
};

function info(id: string, section: string, changes: Partial<CardInfo> = {}): CardInfo {
  return {
    id,
    section,
    name: [id, {}],
    lines: [],
    values: {},
    provenance: {},
    rules: [],
    ...changes,
  };
}

export const SHEET = new Map<string, CardInfo>(
  [
    ...Object.entries(FILE.cards).map(([id, { kind, price }]) =>
      info(id, kind, {
        name: [`card-${id}`, {}],
        values: { price },
        provenance: { price: id === 'mine1' ? 'reconstructed' : 'rulebook' },
      }),
    ),
    ...Object.keys(FILE.events).map((id) => info(`event-${id}`, 'event')),
  ].map((card) => [card.id, card]),
);

export function player(changes: Partial<Player> = {}): Player {
  return {
    money: 10,
    spyrium: 2,
    score: 0,
    residence: 2,
    active: 3,
    inactive: 0,
    reserve: 4,
    phase: 'placement',
    bonuses: ['worker', 'money'],
    techniques: [],
    used: [],
    kept: 0,
    kept_tokens: [],
    quarter: [],
    ...changes,
  };
}

export function view(changes: Partial<View> = {}): View {
  const card = (id: Card, ...tokens: number[]) => ({ card: id, tokens });
  return {
    seat: 0,
    game: 'spyrium',
    ruleset: 1,
    turn: 1,
    first: 0,
    actor: 0,
    players: [player(), player()],
    market: {
      a1: card('mine1'),
      b1: card('univ1', 1),
      c1: card('apprenti'),
      a2: card('usine1'),
      b2: card('banquier', 2),
      c2: card('negoce'),
      a3: card('mine1'),
      b3: null,
      c3: null,
    },
    workers: {},
    event: { event: 'sell' },
    next_event: { event: 'place' },
    pending: [{ ask: 'turn', seat: 0 }],
    decks: { A: { hidden: 21 }, B: { hidden: 20 }, C: { hidden: 9 } },
    event_pile: { hidden: 5 },
    token_reserve: { hidden: 20 },
    token_discard: [],
    gone: [],
    unseen: {},
    ...changes,
  };
}

type Quote = Derived['players'][number]['prices'][Place];

/** The same sum with a worker that stands beside a card and with one that joins. */
export function quote(price: number, surcharge: number, plot: number, total: number): Quote {
  const sum = { price, surcharge, plot, total };
  return { standing: sum, joining: sum };
}

/** What the rules would say: nobody stands in the market, and only these cards have prices. */
export function derived(prices: { [name in Place]?: Quote } = {}, plot = 0): Derived {
  const each = <T>(value: T) =>
    Object.fromEntries(PLACES.map((place) => [place, value])) as { [name in Place]: T };
  const own = { plot, prices: { ...each<Quote>(null), ...prices } };
  return { crowd: each(0), players: Array.from({ length: 5 }, () => own) };
}
