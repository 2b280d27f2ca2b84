import { keepsThePromises } from '@tableworks/contract/vitest'
import { game } from '../index.ts'

keepsThePromises(game, { games: 9 })
