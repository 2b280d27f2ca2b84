import type { AnyGame, State } from '@tableworks/kernel'
import { firstFault } from './promise.ts'

/** The first law that the position breaks, and how. */
export const brokenLaw = ({ laws }: AnyGame, { g, frames }: State): string | null =>
  firstFault(Object.entries(laws), ([law, check]) => {
    const fault = check(g, frames)
    return fault === null ? null : `${law}: ${fault}`
  })
