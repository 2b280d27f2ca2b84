// What the board draws: a seat's view, plus the box and the variants.

import { readerFor } from '@tableworks/board-kit'
import type { AskedOf, SeenOf } from '@tableworks/kernel'
import { otherSide, type Side } from '../data/pieces.ts'
import type { Fact } from '../facts.ts'
import type { game } from '../index.ts'
import { NOTATION } from '../notation.ts'
import type { Dice, State } from '../state.ts'

export type Seen = SeenOf<typeof game>
export type Asked = AskedOf<typeof game>
export const { positionOf, askedOf, offered, here } = readerFor<typeof game>(NOTATION)

/** What every part of the board gets. */
export interface Sight {
  readonly g: State
  readonly seen: Seen
  readonly asked: Asked | null
  /** What has just happened. */
  readonly facts: readonly Fact[]
  readonly sideNames: readonly string[]
}

/** The three rolled dice, or null. */
export function diceOf(asked: Asked | null): Dice | null {
  if (asked?.decision === 'build.reroll' || asked?.decision === 'build.assign') return asked.frame.dice
  return null
}

export type Phase = 'building' | 'actions' | 'over'

export function phaseOf(asked: Asked | null): Phase {
  if (asked === null) return 'over'
  return asked.decision.startsWith('build.') ? 'building' : 'actions'
}

/** The number of the current claim, 1 to 4. While a claim is carried out, it counts as made. */
export function claimNumber(g: State, asked: Asked | null): number | null {
  if (phaseOf(asked) !== 'actions') return null
  return asked?.decision === 'action.claim' ? g.claims.length + 1 : Math.max(1, g.claims.length)
}

export const claimSide = (g: State, claim: number): Side => (claim % 2 === 1 ? g.first : otherSide(g.first))
