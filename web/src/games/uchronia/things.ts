/** What stands beside the five things of "in two minutes", in their order. */

import CardExchange from '~icons/game-icons/card-exchange';
import CardPlay from '~icons/game-icons/card-play';
import GreekTemple from '~icons/game-icons/greek-temple';
import PokerHand from '~icons/game-icons/poker-hand';
import QueenCrown from '~icons/game-icons/queen-crown';

export default [PokerHand, CardPlay, CardExchange, GreekTemple, QueenCrown];
