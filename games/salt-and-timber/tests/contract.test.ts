import { keepsThePromises } from '@tableworks/contract/vitest'
import { saltAndTimber } from '../index.ts'

keepsThePromises(saltAndTimber, { games: 30 })
