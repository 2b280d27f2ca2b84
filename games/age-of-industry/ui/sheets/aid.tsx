// The player aid: a turn on one page.

import { AidSection, AidSheet } from '@tableworks/board-kit'
import type { SeenOf } from '@tableworks/kernel'
import type { game } from '../../index.ts'
import type { Action } from '../things.ts'
import { say } from '../words.ts'

const term = (action: Action) => ({ key: action, name: say(`action.${action}`), text: say(`about.action.${action}`) })

const ACTIONS = ['build', 'build double', 'rail', 'sell', 'develop', 'take cards', 'pass'] as const
const MONEY = [
  'When you can’t pay, you borrow $10 at a time. Each loan costs $1 interest at the end of the turn.',
  'You may repay loans at any time on your turn.',
  'The player who spends least goes first next turn.',
]
const JAPAN = [
  'The display is refilled at the end of the turn. If that empties the deck, one more turn is played.',
  'A face-up card can be bought and used at once for the price of its space.',
  'Coal mine and ironworks cards leave the display at the end of the turn.',
  'A sea lane opens for all players once it has its ship and a port at both ends.',
  'Build ironworks on ironworks spaces only.',
]
const MINNESOTA = [
  'Coal always comes from the display, through a port or Chicago.',
  'You can sell cubes from your mines and ironworks to the displays, and iron also to iron markets.',
  'Ironworks on the Iron Range have one more cube and pay $2 more.',
  'With water power, mills and factories need no coal.',
]
const CHICAGO = {
  literal: 'A link to Chicago pays $1 for each counter in the Chicago area, and nothing else.',
  additive: 'A link to Chicago pays for every counter in the Chicago area, plus the counters at its other end.',
}
const END = [
  'The game ends with the turn in which a player takes the deck’s last card.',
  'Each link pays for the counters at its ends. Then loans are repaid.',
  'Points: the level of each of your counters, 1 for each $5, less 5 for each loan left.',
]

export const Aid = ({ variants }: { readonly variants: SeenOf<typeof game>['variants'] }) => (
  <AidSheet>
    <AidSection title="Your two actions" terms={ACTIONS.map(term)} />
    <AidSection title="Money" lines={MONEY} />
    {variants.map === 'japan' ? (
      <AidSection title="Japan" lines={JAPAN} />
    ) : (
      <AidSection title="Minnesota" lines={[...MINNESOTA, CHICAGO[variants.chicagoLinkValue]]} />
    )}
    <AidSection title="At the end" lines={END} />
  </AidSheet>
)
