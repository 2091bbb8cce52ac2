/** What stands beside the five things of "in two minutes", in their order. */

import CheckeredDiamond from '~icons/game-icons/checkered-diamond';
import Factory from '~icons/game-icons/factory';
import Meeple from '~icons/game-icons/meeple';
import MeepleGroup from '~icons/game-icons/meeple-group';
import RingingBell from '~icons/game-icons/ringing-bell';

export default [CheckeredDiamond, Meeple, MeepleGroup, Factory, RingingBell];
