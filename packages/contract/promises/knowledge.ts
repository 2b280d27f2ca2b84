// What seats may know: they learn nothing new without a draw, and nothing hidden.

import { fingerprint, same, type Seat, type Setting, type State, viewOf } from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'
import type { Walk } from '../walk.ts'
import { openPart } from '../twins.ts'
import { called, imaginedBy, worldsOf } from '../worlds.ts'

export const learnsByDraws = promise('no seat learns anything without a draw', walk =>
  firstFault(walk.sampled(), table =>
    firstFault(walk.seats, seat => {
      const from = table.freeUndo(seat)
      return from === table.step ? null : learnedSince(walk, seat, from)
    }),
  ),
)

/** A seat that may undo alone sees the same choices, from `from` on, in every possible world. */
function learnedSince(walk: Walk, seat: Seat, from: number): string | null {
  const { table } = walk
  const { referee } = table
  return firstFault(worldsOf(walk, table.at(from), [seat]), ({ world }) => {
    const real = table.at(from)
    return firstFault(table.line.slice(from), ({ option, text }) => {
      const learned = `learned without a draw: from '${text}', which can be undone freely, seat ${seat} learns`
      if (referee.listed(world, option) === undefined) return `${learned} what it may choose`
      for (const state of [real, world]) referee.choose(state, option)
      const fault = difference(viewOf(referee, real, seat), viewOf(referee, world, seat))
      return fault === null ? null : `${learned} ${fault}`
    })
  })
}

export const imaginesAnew = promise(
  'exactly what is hidden is imagined anew',
  walk => {
    let imaginedAnew = 0
    const { hidden } = walk.game
    const fault = firstFault(walk.sampled(), ({ referee, state }) =>
      firstFault(imaginedBy(walk), ({ viewer, world }) => {
        const [real, imagined] = [state, world].map(one => openPart(referee, one, viewer))
        const other = same(real, imagined) ? null : difference(real, imagined)
        if (other !== null) return `${called(viewer)} changes visible things when it imagines: ${other}`
        if (gameHash(world) !== gameHash(state)) imaginedAnew += 1
        return null
      }),
    )
    if (fault !== null || hidden === undefined || imaginedAnew > 0) return fault
    return 'every imagined table equals the real one, although the game says that something is hidden'
  },
  { ofWholeGames: true },
)

const gameHash = ({ g }: State): string => fingerprint({ ...(g as Setting), box: null })
