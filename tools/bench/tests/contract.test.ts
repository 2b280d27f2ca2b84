import { keepsThePromises } from '@tableworks/contract/vitest'
import { millrace } from '../millrace/index.ts'

keepsThePromises(millrace)
