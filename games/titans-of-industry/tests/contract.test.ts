import { keepsThePromises } from '@tableworks/contract/vitest'
import { titansOfIndustry } from '../index.ts'

keepsThePromises(titansOfIndustry, { games: 9 })
