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

/** A name for a cell. A hint's later steps may use a card that isn't on the floor yet. */
function named(verb: Verb, seat: Seat, cell: Cell, seen: Seen, box: VictoryBox): string {
  const position = positionOf(seen, box)
  const nameOf = (at: Cell) => {
    const card = cardName(position, seat, at)
    const where = whereabouts(position, seat, at)
    const isUnknown = where === '' && (card === null || verb === 'put')
    return say(`option.${verb}`, {
      card: card?.toLowerCase() ?? say('option.unknown'),
      where: isUnknown ? say('option.apart') : where,
    }).trim()
  }
  const name = nameOf(cell)
  const alike = cellsLike(position, seat, cell, seen).filter(one => nameOf(one) === name)
  return alike.some(one => !sameCell(one, cell)) ? `${name}, ${whichOf(alike, cell)}` : name
}

/** Tells a cell from others with the same name: "the left one", "the 2nd from the top". */
function whichOf(alike: readonly Cell[], cell: Cell): string {
  for (const [axis, side] of [
    ['x', 'left'],
    ['y', 'top'],
  ] as const) {
    const line = alike.map(one => one[axis]).toSorted((a, b) => a - b)
    if (new Set(line).size < line.length) continue
    const at = line.indexOf(cell[axis])
    if (line.length === 2) return say(`which.${side}.${at === 0 ? 'first' : 'last'}`)
    return say(`which.${side}.nth`, { at: at + 1 })
  }
  const rows = alike.toSorted((a, b) => a.y - b.y || a.x - b.x)
  return say('which.inRows', { at: rows.findIndex(one => sameCell(one, cell)) + 1, count: rows.length })
}

/** The cells among which a name must be unique. */
const cellsLike = (position: Position, seat: Seat, cell: Cell, { view: { glance } }: Seen): readonly Cell[] =>
  cardName(position, seat, cell) === null
    ? emptyCells(position.floor[seat])
    : [...glance.factories[seat], ...glance.products[seat]]

/** A prepared move is the viewer’s, even on another player’s turn. */
const deciderIn = ({ seat, actor }: Seen): Seat => seat ?? actor ?? 0

const own = (verb: Verb) => (cell: Cell, box: VictoryBox, seen?: Seen) =>
  seen === undefined ? null : named(verb, deciderIn(seen), cell, seen, box)

/** A site, which may be on the partner's floor. */
const site = (cell: Cell, box: VictoryBox, seen?: Seen) => {
  if (seen === undefined) return null
  const at = places.site(cell, seen, deciderIn(seen))
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
      : named('choose', 'partner' in option ? option.partner : deciderIn(seen), option, seen, box),
  produce: (option, box, seen) => {
    if (typeof option === 'string') return null
    const run = own('run')(option, box, seen)
    return run === null || !('output' in option)
      ? run
      : say('option.runFor', { run, product: box.products[option.output].name.toLowerCase() })
  },
}
