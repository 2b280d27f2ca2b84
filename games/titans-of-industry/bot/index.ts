// The entry for bots: what to look at in Titans of Industry.

import {
  type Advice,
  type BotEntry,
  careless,
  type Explaining,
  GREEDY,
  judging,
  type Rehearsal,
} from '@tableworks/bots'
import { seatsAt } from '../readings/holdings.ts'
import type { State } from '../state.ts'
import { DIFFERENCES } from './explaining.ts'
import { partsOf, valueOf, valuesOf } from './features.ts'
import { learning } from './judge.ts'
import { repriceNext } from './reprice.ts'
import { WEIGHTS } from './weights.ts'

const rehearsal: Rehearsal<State> = {
  at: ['action'],
  // Everybody at the smallest table acts once more.
  actions: 3,
  judge: g => valuesOf(g, WEIGHTS),
}

export const advice: Advice<State> = {
  value: (g, side) => valueOf(g, seatsAt(g)[side] ?? 0, WEIGHTS),
  // Titans are drawn by chance, so an action that draws them ends before one is kept.
  begins: ['telegraph', 'action', 'keepTitan'],
  pauses: ['keepTitan'],
  learning,
  rehearsal,
  narrow: (decision, options, g, side) =>
    decision === 'reprice' ? repriceNext(g, seatsAt(g)[side] ?? 0, options, WEIGHTS) : options,
}

export const explaining: Explaining<State> = {
  parts: (g, side) => partsOf(g, seatsAt(g)[side] ?? 0, WEIGHTS),
  differences: DIFFERENCES,
}

const greedy = judging(advice, GREEDY)

export const levels: BotEntry['levels'] = {
  easy: careless(greedy, 1, 3),
  normal: greedy,
}
