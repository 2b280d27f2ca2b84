import { keepsThePromises } from '@tableworks/contract/vitest'
import { game as empirePlanner } from '../index.ts'

keepsThePromises(empirePlanner, {
  games: 12,
  except: [{ promise: 'the reason of a refusal is true', reason: 'its refusals are still apart from its lists' }],
})
