// The preview of the hovered option: drawn on the floor, and in words.

import { isAsked } from '@tableworks/board-kit'
import type { FactOf, Seat } from '@tableworks/kernel'
import { type Turn, TURNS } from '../../data/box.ts'
import { type FactoryId, typeNumber } from '../../data/factories.ts'
import type { ProductId } from '../../data/products.ts'
import { cardAt, type Cell, factoryIdOn, isFactory, sameCell, spotAt } from '../../readings/floor.ts'
import { builderOf } from '../../readings/paying.ts'
import {
  type Effect,
  ifMoved,
  ifPlaced,
  ifRearranged,
  ifTornDown,
  type Lack,
  lacksOf,
  type Way,
} from '../../readings/previews.ts'
import type { game } from '../../index.ts'
import { hindrancesOf, productionOf, type Run } from '../../readings/running.ts'
import type { Frames, Project } from '../../state.ts'
import type { Carried } from './hands/carrying.ts'
import type { Tool } from './hands/tools.ts'
import { cellName } from './cell-name.ts'
import { askedOf, type Position, type Seen } from '../table.ts'
import type { Thing } from '../things.ts'
import { counted, say } from '../words.ts'

export interface Thought {
  readonly ghost: ({ readonly factory: FactoryId; readonly turn: Turn } & Cell) | null
  readonly crate: ({ readonly product: ProductId } & Cell) | null
  /** Cells whose product would leave, and the products that would appear. */
  readonly uses: readonly Cell[]
  readonly makes: readonly ({ readonly oneOf: readonly ProductId[] } & Cell)[]
  /** Factories that could run after it, and those that no longer could. */
  readonly able: readonly Cell[]
  readonly unable: readonly Cell[]
  /** Products that would move. */
  readonly ways: readonly Way[]
  /** Cells that two factories need, so only one of the two can run. */
  readonly contested: readonly Cell[]
  readonly notes: readonly string[]
}

const NOTHING: Thought = {
  ghost: null,
  crate: null,
  uses: [],
  makes: [],
  able: [],
  unable: [],
  ways: [],
  contested: [],
  notes: [],
}

/** `seat` owns the floor on the stage; `held` is how the player turned the carried factory, if at all. */
export function thoughtOf(
  seen: Seen,
  position: Position,
  seat: Seat,
  near: Thing | null,
  held: Turn | null = null,
): Thought {
  const asked = isAsked(seen) ? askedOf(seen) : null
  // once the factory's site is chosen, the factory stays there, wherever the pointer is
  if (asked?.decision === 'turn')
    return ifTurned(
      position,
      asked.frame,
      (near?.kind === 'turn' ? near.turn : held) ?? bestTurn(position, asked.frame),
    )
  if (asked?.decision === 'answer' && 'factory' in asked.frame.deal) return ifAccepted(position, asked.frame)
  const cell = near?.kind === 'cell' && near.seat === seat ? { x: near.x, y: near.y } : null
  if (asked?.decision === 'produce') return ifRun(position, seat, asked.frame.factory, cell)
  if (near === null) return NOTHING
  if (near.kind === 'ticket') return ifProduced(position, near.seat, near.factory)
  switch (asked?.decision) {
    case 'move':
      return cell === null ? NOTHING : ifPressed(position, seat, cell)
    case 'laySite':
      return cell === null ? NOTHING : ifSited(position, { ...LAYING, ...asked.frame, ...cell }, held)
    case 'site':
      return cell === null ? NOTHING : ifSited(position, { ...asked.frame, ...cell }, held)
    case 'putProduct':
      return cell === null ? NOTHING : ifPut(position, asked.frame, cell)
    case 'pickFactory':
      if (cell !== null && asked.frame.use === 'tear down') return ifGone(position, seat, cell)
      break
    default:
  }
  return cell === null ? NOTHING : { ...NOTHING, notes: lackNotes(position, seat, cell) }
}

/** What would run according to the rules, for the hovered ticket, factory or button. */
export function ifForeseen(facts: readonly FactOf<typeof game>[], seat: Seat): Thought | null {
  const runs = facts.flatMap(fact => (fact.kind === 'ran' && fact.seat === seat ? [fact] : []))
  if (runs.length === 0) return null
  return {
    ...NOTHING,
    able: runs.map(({ x, y }) => ({ x, y })),
    uses: runs.flatMap(({ usedAt }) => usedAt),
    makes: runs.flatMap(({ made, madeAt }) => madeAt.map((cell, i) => ({ ...cell, oneOf: made.slice(i, i + 1) }))),
  }
}

/** What a tool on the bench would do. */
export function ifUsed(position: Position, seat: Seat, { ways, spent }: Tool): Thought {
  // leaves out the obvious: arriving products take up space
  return { ...told(position, seat, { ...ifRearranged(position, seat, ways, spent), room: 0 }), ways, uses: spent }
}

const marked = (runs: readonly Run[]): Pick<Thought, 'uses' | 'makes' | 'able'> => ({
  able: runs.map(({ cell }) => cell),
  uses: runs.flatMap(({ uses }) => uses.map(({ cell }) => cell)),
  makes: runs.flatMap(({ makes }) => makes.map(({ cell, oneOf }) => ({ ...cell, oneOf }))),
})

function ifProduced(position: Position, seat: Seat, factory: FactoryId): Thought {
  const { runs, contested } = productionOf(position, seat, factory)
  return { ...NOTHING, ...marked(runs), contested, notes: contested.length > 0 ? [say('contested')] : [] }
}

/** While factories run one by one: what the hovered one would do, and the cells they compete for. */
function ifRun(position: Position, seat: Seat, factory: FactoryId, cell: Cell | null): Thought {
  const { runs, contested } = productionOf(position, seat, factory)
  const pointed = runs.filter(run => cell !== null && sameCell(run.cell, cell))
  return { ...NOTHING, ...marked(pointed), contested, notes: contested.length > 0 ? [say('contested')] : [] }
}

/** A factory hovered before a move: what its type would do, or what it lacks. */
function ifPressed(position: Position, seat: Seat, cell: Cell): Thought {
  const card = cardAt(position.floor[seat], cell.x, cell.y)
  if (!isFactory(card)) return NOTHING
  const notes = lackNotes(position, seat, cell)
  return notes.length > 0 ? { ...NOTHING, notes } : ifProduced(position, seat, factoryIdOn(card))
}

const LAYING: Pick<Project, 'use' | 'from' | 'partner' | 'paid'> = { use: 'lay', from: null, partner: null, paid: [] }

/** What dropping the carried thing on a cell would do. */
export function ifCarried(position: Position, seat: Seat, { load, over, drop }: Carried, held: Turn | null): Thought {
  if (drop !== null) return { ...NOTHING, uses: load.from === null ? [] : [load.from], notes: [drop.note] }
  if (over === null) return 'product' in load ? { ...NOTHING, uses: [load.from] } : NOTHING
  if ('product' in load) return ifPut(position, { seat, product: load.product, from: load.from, spent: [] }, over)
  const use = load.from === null ? 'build' : 'move'
  return ifSited(position, { seat, use, ...load, partner: null, paid: [], ...over }, held)
}

/** A hovered site: the factory as the player turned it, otherwise in its best turn. */
function ifSited(position: Position, frame: Frames['turn'], held: Turn | null): Thought {
  const builder = builderOf(frame.seat, frame)
  const card = cardAt(position.floor[builder], frame.x, frame.y)
  if (isFactory(card) && frame.use !== 'move') return NOTHING
  return ifTurned(position, frame, held ?? bestTurn(position, frame))
}

/** How the factory should be turned so that most factories can run. */
export function bestTurn(position: Position, frame: Frames['turn']): Turn {
  const gain = (turn: Turn) => {
    const { able, unable } = effectOfTurn(position, frame, turn)
    return able.length - unable.length
  }
  const [best = 0] = (position.box.turns[typeNumber[frame.factory]] ?? TURNS).toSorted((a, b) => gain(b) - gain(a))
  return best
}

function ifTurned(position: Position, frame: Frames['turn'], turn: Turn): Thought {
  const { factory, x, y } = frame
  return {
    ...told(position, builderOf(frame.seat, frame), effectOfTurn(position, frame, turn), frame),
    ghost: { factory, turn, x, y },
  }
}

/** The effect of placing a factory turned like this. */
export function effectOfTurn(position: Position, frame: Frames['turn'], turn: Turn): Effect {
  const { factory, x, y, use, from } = frame
  const builder = builderOf(frame.seat, frame)
  return ifPlaced(position, builder, { factory, x, y, turn, from: use === 'move' ? from : null })
}

/** A factory that was offered or requested is drawn as arriving or leaving before the partner answers. */
function ifAccepted(position: Position, { seat, partner, deal }: Frames['answer']): Thought {
  if (!('factory' in deal)) return NOTHING
  const { use, from, turn } = deal.factory
  if (use === 'give') return ifTurned(position, { ...deal.factory, seat: partner }, turn)
  if (from === null) return NOTHING
  const thought = ifGone(position, seat, from)
  return { ...thought, unable: [...thought.unable, from] }
}

function ifPut(position: Position, { seat, product, from }: Frames['putProduct'], cell: Cell): Thought {
  const crate = { ...cell, product }
  if (from === null || cardAt(position.floor[seat], cell.x, cell.y) !== 0) return { ...NOTHING, crate }
  return { ...told(position, seat, ifMoved(position, seat, from, cell)), crate, uses: [from] }
}

function ifGone(position: Position, seat: Seat, cell: Cell): Thought {
  if (!isFactory(cardAt(position.floor[seat], cell.x, cell.y))) return NOTHING
  const effect = ifTornDown(position, seat, cell)
  const thought = told(position, seat, effect)
  return { ...thought, notes: [...(effect.splits ? [say('splits')] : []), ...thought.notes] }
}

function told(
  position: Position,
  seat: Seat,
  { able, unable, room, stranded }: Effect,
  coming: ({ readonly factory: FactoryId } & Cell) | null = null,
): Thought {
  const name = (cell: Cell) =>
    coming !== null && sameCell(cell, coming)
      ? position.box.factories[coming.factory].name
      : cellName(position, seat, cell)
  return {
    ...NOTHING,
    able,
    unable,
    notes: [
      ...counted(able.map(name)).map(one => say('runs', { name: one })),
      ...counted(unable.map(name)).map(one => say('stops', { name: one })),
      ...counted(stranded.map(name)).map(one => say('strands', { name: one })),
      ...(room === 0 ? [] : [roomNote(room)]),
    ],
  }
}

const roomNote = (room: number): string => say(room > 0 ? 'moreRoom' : 'lessRoom', { count: Math.abs(room) })

/** What stops a factory from running, each with the quickest fix. */
export function lackNotes(position: Position, seat: Seat, cell: Cell): string[] {
  if (!isFactory(cardAt(position.floor[seat], cell.x, cell.y))) return []
  const lacking = lacksOf(position, seat, cell).filter(({ there }) => there === null)
  return [
    ...lacking.map(lack => {
      const [way] = waysTo(position, seat, lack, [])
      return way === undefined ? lackName(position, lack) : `${lackName(position, lack)}: ${way.text}`
    }),
    ...blocksOf(position, seat, cell).map(({ text }) => text),
  ]
}

/** A sentence, and the cells it's about. */
export interface Said {
  readonly text: string
  readonly cells: readonly Cell[]
}

const productName = ({ box }: Position, id: ProductId): string => box.products[id].name.toLowerCase()

export const lackName = (position: Position, { oneOf }: Lack): string =>
  say('lacks', { product: oneOf.map(id => productName(position, id)).join(` ${say('or')} `) })

/** All the ways to get an input, shortest first. */
export function waysTo(position: Position, seat: Seat, lack: Lack, names: readonly string[]): Said[] {
  const { inStock, makers, fromBank, partners } = lack
  const [maker] = makers
  const [kind] = fromBank
  return [
    ...(inStock.length > 0 ? [{ text: say('fromStock'), cells: inStock }] : []),
    ...(maker === undefined
      ? []
      : [{ text: say('fromMaker', { name: cellName(position, seat, maker).toLowerCase() }), cells: makers }]),
    ...(kind === undefined ? [] : [{ text: say('fromBank', { product: productName(position, kind) }), cells: [] }]),
    ...(partners.length === 0 || names.length === 0
      ? []
      : [{ text: say('fromPartners', { names: partners.map(one => names[one] ?? '').join(', ') }), cells: [] }]),
  ]
}

/** What blocks a factory's output cells. */
export const blocksOf = (position: Position, seat: Seat, { x, y }: Cell): Said[] =>
  hindrancesOf(position, seat, spotAt(position.floor[seat], x, y)).flatMap(one =>
    'lacks' in one ? [] : [{ text: say('blocked', { name: cellName(position, seat, one) }), cells: [one] }],
  )
