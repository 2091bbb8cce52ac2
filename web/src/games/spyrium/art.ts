/** The picture of each card and event: from the game-icons set, credited on the about page. */

import type { Component } from 'svelte';
import Anvil from '~icons/game-icons/anvil-impact';
import AlarmClock from '~icons/game-icons/alarm-clock';
import BackwardTime from '~icons/game-icons/backward-time';
import BlockHouse from '~icons/game-icons/block-house';
import Capitol from '~icons/game-icons/capitol';
import Cash from '~icons/game-icons/cash';
import Coins from '~icons/game-icons/coins';
import Crane from '~icons/game-icons/crane';
import CrystalGrowth from '~icons/game-icons/crystal-growth';
import Factory from '~icons/game-icons/factory';
import FamilyHouse from '~icons/game-icons/family-house';
import FizzingFlask from '~icons/game-icons/fizzing-flask';
import FlatHammer from '~icons/game-icons/flat-hammer';
import GearHammer from '~icons/game-icons/gear-hammer';
import Gears from '~icons/game-icons/gears';
import GoldMine from '~icons/game-icons/gold-mine';
import GreekTemple from '~icons/game-icons/greek-temple';
import HouseKeys from '~icons/game-icons/house-keys';
import MagnifyingGlass from '~icons/game-icons/magnifying-glass';
import Mansion from '~icons/game-icons/medieval-village-01';
import Miner from '~icons/game-icons/miner';
import PencilRuler from '~icons/game-icons/pencil-ruler';
import ReceiveMoney from '~icons/game-icons/receive-money';
import RingingBell from '~icons/game-icons/ringing-bell';
import Scales from '~icons/game-icons/scales';
import ShakingHands from '~icons/game-icons/shaking-hands';
import Spanner from '~icons/game-icons/spanner';
import Spectacles from '~icons/game-icons/spectacles';
import Stamper from '~icons/game-icons/stamper';
import Stopwatch from '~icons/game-icons/stopwatch';
import TakeMyMoney from '~icons/game-icons/take-my-money';
import TopHat from '~icons/game-icons/top-hat';
import Village from '~icons/game-icons/village';

const CARDS: Record<string, Component> = {
  mineur: Miner,
  geologue: MagnifyingGlass,
  apprenti: FlatHammer,
  ingenieur: Spanner,
  bureaucrate: Stamper,
  conseiller: Spectacles,
  banquier: Coins,
  financier: TopHat,
  architecte: PencilRuler,
  mine1: GoldMine,
  mine2: GoldMine,
  mine3: GoldMine,
  atelier1: Anvil,
  atelier2: Anvil,
  usine1: Factory,
  usine2: Factory,
  labo1: FizzingFlask,
  labo2: FizzingFlask,
  labo3: FizzingFlask,
  cite1: Village,
  cite2: Village,
  residence: FamilyHouse,
  univ1: GreekTemple,
  univ2: GreekTemple,
  hotel: BlockHouse,
  manoir: Mansion,
  palais: Capitol,
  automatisation: Gears,
  capitalisation: Cash,
  grue: Crane,
  negoce: Scales,
  lobbying: ShakingHands,
  taylorisme: Stopwatch,
  ingenierie: GearHammer,
};

const EVENTS: Record<string, Component> = {
  token: ReceiveMoney,
  sell: CrystalGrowth,
  residence: HouseKeys,
  invest: TakeMyMoney,
  reuse: BackwardTime,
  place: AlarmClock,
  recruit: RingingBell,
};

export function cardArt(id: string): Component | undefined {
  return CARDS[id];
}

export function eventArt(id: string): Component | undefined {
  return EVENTS[id];
}
