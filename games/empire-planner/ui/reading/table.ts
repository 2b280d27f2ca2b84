// The position as a board reads it: what a seat sees, together with the box and the switches of the table.

import type { SeatView } from '@tableworks/kernel'
import type { Box } from '../../data/box.ts'
import { otherSide, type Side } from '../../data/pieces.ts'
import { NOTATION, type Options } from '../../notation.ts'
import type { Dice, Frames, State } from '../../state.ts'
import type { View } from '../../view.ts'

export type Seen = SeatView<View>

export const positionOf = (seen: Seen, box: unknown): State => ({
  ...seen.view,
  seats: seen.seats,
  variants: seen.variants as State['variants'],
  box: box as Box,
})

/** The decision on top, with what it is about. */
export type Asked = { [K in keyof Options]: { decision: K; frame: Frames[K] } }[keyof Options]

export function askedOf(seen: Seen): Asked | null {
  const top = seen.frames.at(-1)
  return top === undefined || seen.decision === null ? null : ({ decision: seen.decision, frame: top.frame } as Asked)
}

/** What is offered at a decision; nothing when another decision waits. */
export function offered<K extends keyof Options>(seen: Seen, decision: K): Options[K][] {
  if (seen.decision !== decision) return []
  return seen.choices.flatMap(name => {
    const reading = NOTATION.read(decision, name)
    return 'option' in reading ? [reading.option] : []
  })
}

/** The three dice on the table; null when they are not rolled. */
export function diceOf(asked: Asked | null): Dice | null {
  if (asked?.decision === 'build.reroll' || asked?.decision === 'build.assign') return asked.frame.dice
  return null
}

export type Phase = 'building' | 'actions' | 'over'

export function phaseOf(asked: Asked | null): Phase {
  if (asked === null) return 'over'
  return asked.decision.startsWith('build.') ? 'building' : 'actions'
}

/** Whose claim an action belongs to, 1 to 4; a claim that is being carried out counts as taken. */
export function claimNumber(g: State, asked: Asked | null): number | null {
  if (phaseOf(asked) !== 'actions') return null
  return asked?.decision === 'action.claim' ? g.claims.length + 1 : Math.max(1, g.claims.length)
}

export const claimSide = (g: State, claim: number): Side => (claim % 2 === 1 ? g.first : otherSide(g.first))
