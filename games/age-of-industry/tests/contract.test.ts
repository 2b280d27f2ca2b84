import { keepsThePromises } from '@tableworks/contract/vitest'
import { game } from '../index.ts'

// Its variants at every seat count would be 52 tables.
keepsThePromises(game, { tables: 'fewest' })
