// Tools: many product moves with one press. Each tool makes a line of ordinary choices that the rules check like any other.
// Hovering over a tool previews it on the floor.

import { isAsked } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { FACTORY_IDS, type FactoryId } from '../../../data/factories.ts'
import type { ProductId } from '../../../data/products.ts'
import { NOTATION } from '../../../notation.ts'
import { type Carry, suppliesOn } from '../../../readings/arranging.ts'
import { cardAt, cardOn, type Cell, cellAt, type Floor, productIdOn, sameCell } from '../../../readings/floor.ts'
import { paymentFor } from '../../../readings/paying.ts'
import { ifRearranged, type Way } from '../../../readings/previews.ts'
import { clearingsOn, homesFor, tidyOn } from '../../../readings/tidying.ts'
import type { Frames, Stranded } from '../../../state.ts'
import { askedOf, type Position, type Seen } from '../../table.ts'
import type { Thing } from '../../things.ts'
import { counted, say } from '../../words.ts'
import { carryLine } from './lines.ts'

export interface Tool {
  readonly thing: Extract<Thing, { kind: 'tool' }>
  /** Says what it does, as a sentence and as an icon. */
  readonly label: string
  readonly brief: string
  readonly ways: readonly Way[]
  /** Cards paid for the arriving products. */
  readonly spent: readonly Cell[]
  /** The choices it makes. */
  readonly line: readonly string[]
}

/** The tools available now. */
export function toolsFor(seen: Seen, position: Position): Tool[] {
  const asked = isAsked(seen) ? askedOf(seen) : null
  switch (asked?.decision) {
    case 'operate':
      return [...tidy(seen, position, asked.frame.seat), ...forTypes(position, asked.frame.seat)]
    case 'pay':
      return autoPay(seen, position, asked.frame)
    case 'putProduct':
    case 'rescue':
      return autoPlace(position, incomingIn(seen))
    default:
      return []
  }
}

/** Pays the rest with the products the seat needs least. */
function autoPay({ choices }: Seen, position: Position, frame: Frames['pay']): Tool[] {
  const { seat } = frame
  const paid = paymentFor(position, seat, frame, null) ?? []
  const line = paid.map(cell => NOTATION.write('pay', cell))
  if (!choices.includes(line[0] ?? '')) return []
  const names = paid.map(({ x, y }) => {
    const product = productIdOn(cardAt(position.floor[seat], x, y))
    return position.box.products[product].name.toLowerCase()
  })
  return [
    {
      thing: { kind: 'tool', seat, tool: 'pay' },
      label: say('payWith', { names: counted(names).join(` ${say('and')} `) }),
      brief: counted(names).join(` ${say('and')} `),
      ways: [],
      spent: [...frame.paid, ...paid],
      line,
    },
  ]
}

function tidy({ view }: Seen, position: Position, seat: Seat): Tool[] {
  const carries = tidyOn(position.box, position.floor[seat])
  if (carries.length === 0) return []
  const ways = waysOf(position.floor[seat], carries)
  const { able, unable } = ifRearranged(position, seat, ways)
  const before = view.glance.factories[seat].filter(({ ready }) => ready).length
  const after = before + able.length - unable.length
  return [
    {
      thing: { kind: 'tool', seat, tool: 'tidy' },
      label: say('tidyUp', { before, after }),
      brief: say('tidy'),
      ways,
      spent: [],
      line: lineFor(position, seat, carries),
    },
  ]
}

/** Types that could run more often after moving products, largest gain first; then types whose outputs can be cleared. */
function forTypes(position: Position, seat: Seat): Tool[] {
  const { box } = position
  const floor = position.floor[seat]
  const supplies = suppliesOn(box, floor)
    .toSorted((a, b) => b.after - b.before - (a.after - a.before) || a.carries.length - b.carries.length)
    .map(({ type, before, after, carries }) => ({
      kind: 'supply' as const,
      factory: FACTORY_IDS[type] as FactoryId,
      say: (name: string) => say('supplyFor', { name, before, after }),
      brief: say('supplied', { before, after }),
      carries,
    }))
  const clearings = clearingsOn(box, floor)
    // Supplying a type also clears its outputs.
    .filter(({ factory }) => !supplies.some(one => one.factory === factory))
    .map(({ factory, carries }) => ({
      kind: 'clear' as const,
      factory,
      say: (name: string) => say('clearFor', { name, count: carries.length }),
      brief: say('cleared', { count: carries.length }),
      carries,
    }))
  return [...supplies, ...clearings].map(one => ({
    thing: { kind: 'tool', factory: one.factory, seat, tool: one.kind },
    label: one.say(box.factories[one.factory].name),
    brief: one.brief,
    ways: waysOf(floor, one.carries),
    spent: [],
    line: lineFor(position, seat, one.carries),
  }))
}

const lineFor = (position: Position, seat: Seat, carries: readonly Carry[]): string[] => {
  const floor = position.floor[seat]
  const carriages = carries.map(([from, to]) => ({ from: cellAt(floor, from), to: cellAt(floor, to) }))
  return carryLine(position, seat, carriages)
}

/** Where each product starts and ends. A product that is only moved aside for a moment appears once, with its final place. */
function waysOf(floor: Floor, carries: readonly Carry[]): Way[] {
  const ways: { product: ProductId; from: Cell; to: Cell }[] = []
  for (const [start, end] of carries) {
    const [from, to] = [cellAt(floor, start), cellAt(floor, end)]
    const earlier = ways.find(way => sameCell(way.to, from))
    if (earlier === undefined) ways.push({ product: productIdOn(cardOn(floor, start)), from, to })
    else earlier.to = to
  }
  return ways
}

interface Incoming {
  readonly decision: 'putProduct' | 'rescue'
  readonly seat: Seat
  readonly products: readonly ProductId[]
  readonly spent: readonly Cell[]
}

/** New products the deciding seat has to place, one by one; null if it's moving one of its own. */
export function incomingIn(seen: Seen): Incoming | null {
  const asked = isAsked(seen) ? askedOf(seen) : null
  if (asked?.decision !== 'putProduct' && asked?.decision !== 'rescue') return null
  if (asked.decision === 'putProduct' && asked.frame.from !== null) return null
  const { seat, product } = asked.frame
  const below = seen.frames.at(-2)
  const queue: readonly Pick<Stranded, 'seat' | 'product'>[] =
    below?.step === 'receive' || below?.step === 'relocate' ? below.frame.queue : []
  const isOthers = queue.findIndex(next => next.seat !== seat)
  const mine = isOthers < 0 ? queue : queue.slice(0, isOthers)
  return {
    decision: asked.decision,
    seat,
    products: [product, ...mine.map(next => next.product)],
    spent: asked.decision === 'putProduct' ? asked.frame.spent : [],
  }
}

function autoPlace({ box, floor }: Position, incoming: Incoming | null): Tool[] {
  if (incoming === null) return []
  const { decision, seat, products, spent } = incoming
  const homes = homesFor(box, floor[seat], products, spent)?.map(spot => cellAt(floor[seat], spot))
  if (homes === undefined) return []
  return [
    {
      thing: { kind: 'tool', seat, tool: 'place' },
      label: say('autoPlaceAll', { count: products.length }),
      brief: say('autoPlace'),
      ways: products.map((product, i) => ({ product, from: null, to: homes[i] as Cell })),
      spent,
      line: homes.map(to => NOTATION.write(decision, to)),
    },
  ]
}
