import { keepsThePromises } from '@tableworks/contract/vitest'
import { game } from '../index.ts'

// with 'fewest', because covering all variants at every seat count would take 52 tables
keepsThePromises(game, { tables: 'fewest' })
