// Tables for five and six; see contract.test.ts.

import { keepsThePromises } from '@tableworks/contract/vitest'
import { game } from '../index.ts'
import { REASONS } from './reasons.ts'

for (const seats of [5, 6]) keepsThePromises(game, { games: 1, seats: [seats], tables: 'fewest', reasons: REASONS })
