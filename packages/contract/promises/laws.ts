// The laws hold in the real world and in every sampled one.

import { brokenLaw } from '../law.ts'
import { firstFault, promise } from '../promise.ts'
import { called, imaginedBy } from '../worlds.ts'

export const keepsItsLaws = promise('nothing is created or lost', walk =>
  firstFault(walk, ({ game, state }) => brokenLaw(game, state)),
)

export const imaginesByTheLaws = promise('an imagined table keeps the laws too', walk =>
  firstFault(walk.sampled(), ({ game }) =>
    firstFault(imaginedBy(walk), ({ viewer, world }) => {
      const fault = brokenLaw(game, world)
      return fault === null ? null : `imagined by ${called(viewer)}: ${fault}`
    }),
  ),
)
