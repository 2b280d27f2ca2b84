import { keepsThePromises } from '@tableworks/contract/vitest'
import { game as titansOfIndustry } from '../index.ts'
import { REASONS } from './reasons.ts'

keepsThePromises(titansOfIndustry, { games: 9, reasons: REASONS })
