import { keepsThePromises } from '@tableworks/contract/vitest'
import { game as empirePlanner } from '../index.ts'
import { REASONS } from './reasons.ts'

keepsThePromises(empirePlanner, { games: 12, reasons: REASONS })
