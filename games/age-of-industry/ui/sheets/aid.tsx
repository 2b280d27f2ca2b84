// The player aid: a turn on one page.

import { AidSection, AidSheet } from '@tableworks/board-kit'
import type { SeenOf } from '@tableworks/kernel'
import type { game } from '../../index.ts'

const term = (name: string, text: string) => ({ key: name, name, text })

const ACTIONS = [
  term(
    'Build',
    'Discard a card, pay for the lowest counter of a stack, take its coal and iron from the closest source.',
  ),
  term('Double build', 'Both actions and any two cards: any industry on any space that allows it.'),
  term('Rail', 'One or two links, each with one coal and one iron, from where you have a counter or a link.'),
  term('Sell', 'Mills and factories through connected ports and to connected markets, as many as you can.'),
  term(
    'Develop',
    'Discard a card and remove one or two counters, each the lowest of its stack. Both may come from one stack.',
  ),
  term('Take cards', 'Two cards, face up or from the deck, up to nine in hand.'),
  term('Pass', 'Discard a card.'),
]
const MONEY = [
  'Loans of $10 come by themselves when you cannot pay; each costs $1 interest at the end of the turn.',
  'You may repay loans at any time in your turn.',
  'Who spent least this turn goes first in the next.',
]
const JAPAN = [
  'The display is refilled at the end of the turn. If that empties the deck, one more turn is played.',
  'A face-up card can be bought and used at once for the price of its space.',
  'Coal mine and ironworks cards leave the display at the end of the turn.',
  'A sea lane is open, for everybody, once both ports and the ship stand.',
  'Ironworks stand on ironworks spaces only.',
]
const MINNESOTA = [
  'Coal always comes from the display, through a port or Chicago.',
  'Cubes of your own works can be sold to the displays; iron also to iron markets.',
  'Ironworks on the Iron Range have one more cube and pay $2 more.',
  'By water power mills and factories need no coal.',
]
const CHICAGO = {
  literal: 'A link to Chicago pays $1 for each counter in the Chicago area, and nothing else.',
  additive: 'A link to Chicago pays for every counter in the Chicago area and for the other end.',
}
const END = [
  'The game ends with the turn in which a player takes the last card of the deck.',
  'Each link pays for the counters at its ends. Then loans are repaid.',
  'Points: the level of each of your counters, 1 for each $5, less 5 for each loan left.',
]

export const Aid = ({ variants }: { readonly variants: SeenOf<typeof game>['variants'] }) => (
  <AidSheet>
    <AidSection title="Your two actions" terms={ACTIONS} />
    <AidSection title="Money" lines={MONEY} />
    {variants.map === 'japan' ? (
      <AidSection title="Japan" lines={JAPAN} />
    ) : (
      <AidSection title="Minnesota" lines={[...MINNESOTA, CHICAGO[variants.chicagoLinkValue]]} />
    )}
    <AidSection title="At the end" lines={END} />
  </AidSheet>
)
