/** The picture of each building and order: from the game-icons set, credited on the about page. */

import type { Component } from 'svelte';
import Abacus from '~icons/game-icons/abacus';
import Amphora from '~icons/game-icons/amphora';
import AncientColumns from '~icons/game-icons/ancient-columns';
import AnvilImpact from '~icons/game-icons/anvil-impact';
import Aqueduct from '~icons/game-icons/aqueduct';
import Arena from '~icons/game-icons/arena';
import Bathtub from '~icons/game-icons/bathtub';
import Bucket from '~icons/game-icons/full-wood-bucket-handle';
import ByzantineTemple from '~icons/game-icons/byzantin-temple';
import Cellar from '~icons/game-icons/cellar-barrels';
import Chariot from '~icons/game-icons/chariot';
import Compass from '~icons/game-icons/compass';
import DefensiveWall from '~icons/game-icons/defensive-wall';
import DramaMasks from '~icons/game-icons/drama-masks';
import DungeonGate from '~icons/game-icons/dungeon-gate';
import FamilyHouse from '~icons/game-icons/family-house';
import FireShrine from '~icons/game-icons/fire-shrine';
import Flowers from '~icons/game-icons/flowers';
import Fountain from '~icons/game-icons/water-fountain';
import Gladius from '~icons/game-icons/gladius';
import GreekTemple from '~icons/game-icons/greek-temple';
import HarborDock from '~icons/game-icons/harbor-dock';
import Imprisoned from '~icons/game-icons/imprisoned';
import IndianPalace from '~icons/game-icons/indian-palace';
import MedievalGate from '~icons/game-icons/medieval-gate';
import Owl from '~icons/game-icons/owl';
import PalmTree from '~icons/game-icons/palm-tree';
import PhilosopherBust from '~icons/game-icons/philosopher-bust';
import RomanToga from '~icons/game-icons/roman-toga';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import Shop from '~icons/game-icons/shop';
import Stairs from '~icons/game-icons/stairs';
import StoneBridge from '~icons/game-icons/stone-bridge';
import StoneTower from '~icons/game-icons/stone-tower';
import TavernSign from '~icons/game-icons/tavern-sign';
import TheaterCurtains from '~icons/game-icons/theater-curtains';
import Tombstone from '~icons/game-icons/tombstone';
import Trade from '~icons/game-icons/trade';
import Trowel from '~icons/game-icons/trowel';
import Velociraptor from '~icons/game-icons/velociraptor';
import Viaduct from '~icons/game-icons/arch-bridge';
import Village from '~icons/game-icons/village';
import Vomiting from '~icons/game-icons/vomiting';
import Watchtower from '~icons/game-icons/watchtower';
import WaterRecycling from '~icons/game-icons/water-recycling';
import type { Order } from './names';

const BUILDINGS: Record<string, Component> = {
  frontier_post: Watchtower,
  dock: HarborDock,
  market: Shop,
  circus: DramaMasks,
  garden: Flowers,
  villa: FamilyHouse,
  stairway: Stairs,
  ludus_magna: Gladius,
  viaduct: Viaduct,
  tenement_house: Village,
  latrines: Bucket,
  tavern: TavernSign,
  sewer: WaterRecycling,
  catacombs: Tombstone,
  prison: Imprisoned,
  scriptorium: ScrollQuill,
  gate: MedievalGate,
  arcade: DungeonGate,
  thermae: Bathtub,
  academy: Owl,
  atrium: PalmTree,
  foundry: AnvilImpact,
  school: Abacus,
  shrine: FireShrine,
  bridge: StoneBridge,
  garrison: DefensiveWall,
  amphitheatre: TheaterCurtains,
  aqueduct: Aqueduct,
  senate: RomanToga,
  storeroom: Cellar,
  tower: StoneTower,
  vomitorium: Vomiting,
  basilica: ByzantineTemple,
  square: AncientColumns,
  fountain: Fountain,
  circus_maximus: Chariot,
  colosseum: Arena,
  palace: IndianPalace,
  statue: PhilosopherBust,
  temple: GreekTemple,
};

const ORDERS: Record<Order, Component> = {
  exploration: Compass,
  production: Amphora,
  draconians: Velociraptor,
  construction: Trowel,
  trade: Trade,
};

export function buildingArt(id: string): Component | undefined {
  return BUILDINGS[id];
}

export function orderArt(order: Order): Component {
  return ORDERS[order];
}
