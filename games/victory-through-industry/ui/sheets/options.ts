// Names for options about a cell: by its card and the factories next to it, instead of coordinates.

import type { GameUi } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { game } from '../../index.ts'
import { type Cell, sameCell } from '../../readings/floor.ts'
import { emptyCells } from '../parts/floor.tsx'
import { cardName, whereabouts } from '../parts/cell-name.ts'
import { type Position, positionOf, type Seen, type VictoryBox } from '../table.ts'
import { places } from '../things.ts'
import { say } from '../words.ts'

type Spoken = NonNullable<NonNullable<GameUi<typeof game>['text']>['option']>
type Verb = 'put' | 'pay' | 'choose' | 'give' | 'handOver' | 'deliver' | 'run'

/** A name for a cell. Null if another cell would have the same name, so only coordinates tell them apart. */
function named(verb: Verb, seat: Seat, cell: Cell, seen: Seen, box: VictoryBox): string | null {
  const position = positionOf(seen, box)
  const nameOf = (at: Cell) =>
    say(`option.${verb}`, {
      card: cardName(position, seat, at)?.toLowerCase() ?? '',
      where: whereabouts(position, seat, at),
    }).trim()
  const name = nameOf(cell)
  const others = cellsLike(position, seat, cell, seen).filter(one => !sameCell(one, cell))
  const isEmptyAlone = verb === 'put' && whereabouts(position, seat, cell) === ''
  return isEmptyAlone || others.some(one => nameOf(one) === name) ? null : name
}

/** The cells among which a name must be unique. */
const cellsLike = (position: Position, seat: Seat, cell: Cell, { view: { glance } }: Seen): readonly Cell[] =>
  cardName(position, seat, cell) === null
    ? emptyCells(position.floor[seat])
    : [...glance.factories[seat], ...glance.products[seat]]

const own = (verb: Verb) => (cell: Cell, box: VictoryBox, seen?: Seen) =>
  seen === undefined ? null : named(verb, seen.actor ?? 0, cell, seen, box)

/** A site, which may be on the partner's floor. */
const site = (cell: Cell, box: VictoryBox, seen?: Seen) => {
  if (seen === undefined) return null
  const at = places.site(cell, seen, seen.actor ?? 0)
  return at !== null && 'seat' in at ? named('put', at.seat, cell, seen, box) : null
}

const given = (option: Cell | { product: string } | string, box: VictoryBox, seen?: Seen) =>
  typeof option === 'string' || 'product' in option ? null : own('give')(option, box, seen)

export const spoken: Spoken = {
  laySite: own('put'),
  site,
  putProduct: own('put'),
  rescue: (option, box, seen) => (option === 'discard' ? null : own('put')(option, box, seen)),
  pay: own('pay'),
  pickProduct: own('choose'),
  handOver: own('handOver'),
  offer: given,
  counter: given,
  fulfil: (option, box, seen) => ('x' in option ? own('deliver')(option, box, seen) : null),
  pickFactory: (option, box, seen) =>
    seen === undefined
      ? null
      : named('choose', 'partner' in option ? option.partner : (seen.actor ?? 0), option, seen, box),
  produce: (option, box, seen) => {
    if (typeof option === 'string') return null
    const run = own('run')(option, box, seen)
    return run === null || !('output' in option)
      ? run
      : say('option.runFor', { run, product: box.products[option.output].name.toLowerCase() })
  },
}
