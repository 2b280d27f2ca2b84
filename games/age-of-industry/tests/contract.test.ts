import { keepsThePromises } from '@tableworks/contract/vitest'
import { game } from '../index.ts'

// with 'fewest', because all variants at every seat count would be 52 tables
keepsThePromises(game, { tables: 'fewest' })
