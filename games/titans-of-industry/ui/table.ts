// What the board draws: a seat's view, the box, and the current decision.

import { isAsked, readerFor } from '@tableworks/board-kit'
import { type AskedOf, type PositionOf, type Seat, SEATS, type SeenOf } from '@tableworks/kernel'
import type { Box } from '../data/box.ts'
import type { game } from '../index.ts'
import { NOTATION } from '../notation.ts'
import { type Bills, billsOf } from '../readings/bills.ts'

export type Seen = SeenOf<typeof game>
export type Asked = AskedOf<typeof game>
export const { askedOf, offered, positionOf } = readerFor<typeof game>(NOTATION)

/** What every part of the board needs. */
export interface Table {
  readonly seen: Seen
  /** The position, as the game's readings expect it. */
  readonly view: PositionOf<typeof game>
  readonly box: Box
  readonly names: readonly string[]
  readonly seats: readonly Seat[]
  readonly asked: Asked | null
  /** What everything costs the viewer; null for a spectator. */
  readonly bills: Bills | null
}

const tables = new WeakMap<Seen, Table>()

/** Computed once per position, no matter how many parts and cards need it. */
export function tableOf(seen: Seen, box: Box, names: readonly string[]): Table {
  const known = tables.get(seen)
  if (known !== undefined && known.box === box && known.names === names) return known
  const view = positionOf(seen, box)
  const table = {
    seen,
    view,
    box,
    names,
    seats: SEATS.slice(0, seen.seats),
    asked: askedOf(seen),
    bills: view.seat === null ? null : billsOf(view, view.seat),
  }
  tables.set(seen, table)
  return table
}

export const nameOf = ({ names }: Pick<Table, 'names'>, seat: Seat): string => names[seat] ?? ''

/** Whether it's the viewer's decision. */
export const isMine = ({ seen }: Pick<Table, 'seen'>): boolean => isAsked(seen)

/** The active seat, and the seats still to act this round. */
export function roundOf({ seen }: Pick<Table, 'seen'>): { turn: Seat | null; queue: readonly Seat[] } {
  let turn: Seat | null = null
  let queue: readonly Seat[] = []
  for (const { step, frame } of seen.frames) {
    if (step === 'round') queue = frame.queue
    if (step !== 'keepTitan' && 'seat' in frame) turn = frame.seat
  }
  return { turn, queue }
}
