import { keepsThePromises } from '../vitest.ts'
import { pebbles } from './pebbles.ts'

keepsThePromises(pebbles)
