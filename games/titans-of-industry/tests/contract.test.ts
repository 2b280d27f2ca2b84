import { keepsThePromises } from '@tableworks/contract/vitest'
import { game as titansOfIndustry } from '../index.ts'

keepsThePromises(titansOfIndustry, {
  games: 9,
  except: [{ promise: 'the reason of a refusal is true', reason: 'its refusals are still apart from its lists' }],
})
