// The player aid: the whole game on half a page.

import { AidSection, AidSheet } from '@tableworks/board-kit'

const term = (name: string, text: string) => ({ key: name, name, text })

const TURN = [
  term('Harvest', 'Take two of a good. A store holds six.'),
  term(
    'Sell',
    'Any number of one good at the current price. Its price falls by $1 for each, and the other’s rises by $1.',
  ),
  term('Deliver', 'Hand in your order’s goods, get paid, draw another.'),
]

export const Aid = () => (
  <AidSheet>
    <AidSection title="Your turn: one of these" terms={TURN} />
    <AidSection title="Your score" lines={['Your money, and $1 for every two goods left. A tie goes to more goods.']} />
  </AidSheet>
)
