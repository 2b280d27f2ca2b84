// The position as the board reads it: what a seat sees, the box, and what is being asked.

import { type Seat, SEATS, type SeatView } from '@tableworks/kernel'
import type { Box } from '../../data/box.ts'
import { NOTATION, type Options } from '../../notation.ts'
import type { Frames } from '../../state.ts'
import type { View } from '../../view.ts'

export type Seen = SeatView<View>

/** What every part of the board needs. */
export interface Table {
  readonly seen: Seen
  readonly view: View
  readonly box: Box
  readonly names: readonly string[]
  readonly seats: readonly Seat[]
  readonly asked: Asked | null
}

export const tableOf = (seen: Seen, box: unknown, names: readonly string[]): Table => ({
  seen,
  view: seen.view,
  box: box as Box,
  names,
  seats: SEATS.slice(0, seen.seats),
  asked: askedOf(seen),
})

/** The decision on top, with what it is about. */
export type Asked = { [K in keyof Options]: { decision: K; frame: Frames[K] } }[keyof Options]

export function askedOf(seen: Seen): Asked | null {
  const top = seen.frames.at(-1)
  return top === undefined || seen.decision === null ? null : ({ decision: seen.decision, frame: top.frame } as Asked)
}

/** Whether the seat that looks on is the one to choose. */
export const isMine = ({ seen }: Pick<Table, 'seen'>): boolean => seen.choices.length > 0

/** What is offered at a decision; nothing when another decision waits. */
export function offered<K extends keyof Options>(seen: Seen, decision: K): Options[K][] {
  if (seen.decision !== decision) return []
  return seen.choices.flatMap(name => {
    const reading = NOTATION.read(decision, name)
    return 'option' in reading ? [reading.option] : []
  })
}

/** Whose turn it is, and who is still to act in this round. */
export function roundOf({ seen }: Pick<Table, 'seen'>): { turn: Seat | null; queue: readonly Seat[] } {
  let turn: Seat | null = null
  let queue: readonly Seat[] = []
  for (const { step, frame } of seen.frames as readonly { step: string; frame: unknown }[]) {
    if (step === 'round') queue = (frame as Frames['round']).queue
    if ('seat' in (frame as object) && step !== 'keepTitan') turn = (frame as { seat: Seat }).seat
  }
  return { turn, queue }
}
