// Step constructors bound to this game's types.

import { type Flow as AnyFlow, stepsFor } from '@tableworks/kernel'
import type { Fact } from './facts.ts'
import type { Options } from './notation.ts'
import type { Frames, State } from './state.ts'

export const { decide, passage, sequence } = stepsFor<State, Frames, Options, Fact>()
export type Flow = AnyFlow<Frames, Fact>
