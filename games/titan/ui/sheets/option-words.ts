// The wording of options that depends on the crater or on what else is possible.

import type { GameUi } from '@tableworks/board-kit'
import { slotOf } from '../../data/board.ts'
import type { game } from '../../index.ts'
import { wayNames } from '../parts/ways.tsx'
import { offered, type Seen, type TitanBox } from '../table.ts'
import type { Thing } from '../things.ts'
import { say } from '../words.ts'

type OptionWords = NonNullable<NonNullable<GameUi<typeof game, Thing>['text']>['option']>

export const optionWords: OptionWords = {
  'turn.start': (option, box) =>
    typeof option === 'object' && 'slot' in option
      ? say('lay', wayNames(box, slotOf({ box }, option.slot), option.from))
      : null,
  'turn.upgrade': (option, box, seen) => (option === 'end turn' && seen !== undefined ? endOfTurn(seen, box) : null),
}

/** Names what a player who ends the turn would leave to the next player. */
function endOfTurn(seen: Seen, box: TitanBox): string | null {
  const open = offered(seen, 'turn.upgrade').filter(option => typeof option === 'object')
  const orders = open.flatMap(option => ('order' in option ? box.orders[option.order].name : []))
  if (orders.length > 0) return say('endWithoutOrders', { orders: orders.join(', ') })
  return open.some(option => 'objective' in option) ? say('endWithoutClaim') : null
}
