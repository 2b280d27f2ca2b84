import { keepsThePromises } from '@tableworks/contract/vitest'
import { empirePlanner } from '../index.ts'

keepsThePromises(empirePlanner, { games: 12, openInformation: true })
