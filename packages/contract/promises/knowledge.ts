// What seats know: nothing new without a draw, and nothing of what is hidden.

import { fingerprint, type Seat, type Setting, type State, viewOf } from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'
import type { Walk } from '../walk.ts'
import { called, worldsOf } from '../worlds.ts'

export const learnsByDraws = promise('nobody learns anything without a draw', walk =>
  firstFault(walk.sampled(), table =>
    firstFault(walk.seats, seat => {
      const from = table.freeUndo(seat)
      return from === table.step ? null : learnedSince(walk, seat, from)
    }),
  ),
)

/** Where a seat may go back alone, the way from there looks the same to it in every world it could have been in. */
function learnedSince(walk: Walk, seat: Seat, from: number): string | null {
  const { table } = walk
  const { referee } = table
  return firstFault(worldsOf(walk, table.at(from), [seat]), ({ world }) => {
    const real = table.at(from)
    return firstFault(table.line.slice(from), ({ option, text }) => {
      const learned = `learned without a draw: by '${text}', free to be taken back, seat ${seat} finds out`
      if (referee.listed(world, option) === undefined) return `${learned} what it may choose`
      for (const state of [real, world]) referee.choose(state, option)
      const fault = difference(viewOf(referee, real, seat), viewOf(referee, world, seat))
      return fault === null ? null : `${learned} ${fault}`
    })
  })
}

export const imaginesAnew = promise(
  'what is hidden is imagined anew',
  walk => {
    const { openInformation } = walk.look
    if (openInformation === undefined) return null
    let imaginedAnew = 0
    const fault = firstFault(walk.sampled(), ({ state }) =>
      firstFault(worldsOf(walk), ({ viewer, world }) => {
        if (gameHash(world) === gameHash(state)) return null
        imaginedAnew += 1
        return openInformation ? `the game hides nothing, yet ${called(viewer)} imagines another table` : null
      }),
    )
    if (fault !== null || openInformation || imaginedAnew > 0) return fault
    return 'every imagined table is the real one: either the view tells all, or the game has open information'
  },
  { ofWholeGames: true },
)

const gameHash = ({ g }: State): string => fingerprint({ ...(g as Setting), box: null })
