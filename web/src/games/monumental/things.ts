/** What stands beside the five things of "in two minutes", in their order. */

import GearHammer from '~icons/game-icons/gear-hammer';
import RobotAntennas from '~icons/game-icons/robot-antennas';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import TreasureMap from '~icons/game-icons/treasure-map';
import Village from '~icons/game-icons/village';

export default [Village, GearHammer, ScrollUnfurled, TreasureMap, RobotAntennas];
