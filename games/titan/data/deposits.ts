// The Deposit tokens (TTN-3). Seed: 36 in total, 4 of them with ice. Reconstructed: the even split of the other 32.

import { Problem, shape } from '@tableworks/kernel'
import { from, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { COMMON, type Common } from './cubes.ts'
import { DEPOSITS_PER_SEAT } from './pieces.ts'

export type DepositTable = Readonly<Record<Common, Sourced & { readonly count: number }>>

export const DEPOSITS: DepositTable = {
  silicium: { count: 8, ...from('reconstructed') },
  water: { count: 8, ...from('reconstructed') },
  hydrocarbons: { count: 8, ...from('reconstructed') },
  titanium: { count: 8, ...from('reconstructed') },
}

/** Enough for four players. */
const FEWEST = 4 * DEPOSITS_PER_SEAT

const someDeposits = tableOf(COMMON, shape.record({ count: wholeFrom(0, 99), ...sourceShape }))
export const aDepositTable = (value: unknown, path: string): DepositTable => {
  const found = someDeposits(value, path)
  const count = COMMON.reduce((sum, resource) => sum + found[resource].count, 0)
  if (count >= FEWEST) return found
  throw new Problem(`${path} should have at least ${FEWEST} tokens in total, not ${count}`)
}
