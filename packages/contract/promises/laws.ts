// What is never created or lost, in the real world and in every imagined one.

import type { AnyGame, State } from '@tableworks/kernel'
import { firstFault, promise } from '../promise.ts'
import { called, worldsOf } from '../worlds.ts'

export const keepsItsLaws = promise('nothing is created or lost', walk =>
  firstFault(walk, ({ game, state }) => brokenLaw(game, state)),
)

export const imaginesByTheLaws = promise('an imagined table keeps the laws too', walk =>
  firstFault(walk.sampled(), ({ game }) =>
    firstFault(worldsOf(walk), ({ viewer, world }) => {
      const fault = brokenLaw(game, world)
      return fault === null ? null : `imagined by ${called(viewer)}: ${fault}`
    }),
  ),
)

const brokenLaw = ({ laws }: AnyGame, { g }: State): string | null =>
  firstFault(Object.entries(laws), ([law, check]) => {
    const fault = check(g)
    return fault === null ? null : `${law}: ${fault}`
  })
