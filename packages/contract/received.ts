// Everything a viewer receives at a position: the view with its frames and options, the text on the screen, and
// the facts reported on the way there.

import {
  type Candidate,
  heardBy,
  type Refusal,
  sayFact,
  sayOption,
  sayPrompt,
  type SeatView,
  type State,
  type Told,
  viewOf,
} from '@tableworks/kernel'
import type { Walk } from './walk.ts'
import type { Viewer } from './worlds.ts'

export interface Received {
  readonly sight: Sight
  readonly hearing: readonly { readonly fact: Told; readonly says: string }[]
}

interface Sight extends SeatView {
  readonly prompt: string | null
  /** Disabled choices with reasons, and the wording of options. Only the deciding seat has them. */
  readonly candidates: readonly { readonly name: string; readonly refusal: Refusal | null }[]
  readonly spoken: readonly string[]
}

export const received = (walk: Walk, state: State, viewer: Viewer, told: readonly Told[] = []): Received => ({
  sight: sightOf(walk, state, viewer),
  hearing: heardBy(viewer, told).map(fact => ({ fact, says: sayFact(walk.game, fact.fact, walk.seatNames) })),
})

function sightOf({ game, table: { referee }, seatNames }: Walk, state: State, viewer: Viewer): Sight {
  const top = state.frames.at(-1)
  const named = ({ option, refusal }: Candidate) => ({ name: referee.name(state, option), refusal })
  const isAsked = top !== undefined && top.frame['seat'] === viewer
  return {
    ...viewOf(referee, state, viewer),
    prompt: top === undefined ? null : sayPrompt(game, top, seatNames),
    candidates: isAsked ? referee.candidates(state).map(named) : [],
    spoken: isAsked ? referee.options(state).map(option => sayOption(game, top.step, option, seatNames)) : [],
  }
}
