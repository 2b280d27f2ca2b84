import { keepsThePromises } from '@tableworks/contract/vitest'
import { game as saltAndTimber } from '../index.ts'

keepsThePromises(saltAndTimber, { games: 30 })
