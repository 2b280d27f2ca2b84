import { keepsThePromises } from '@tableworks/contract/vitest'
import { game } from '../index.ts'
import { REASONS } from './reasons.ts'

// Random games are long (12 choices a turn, 100 rounds), so the seat counts alternate. Five and six seats have their own file, so
// that another worker can run them.
for (const seats of [2, 3, 4]) keepsThePromises(game, { games: 1, seats: [seats], tables: 'fewest', reasons: REASONS })
