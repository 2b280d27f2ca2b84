import { describe, it } from 'vitest'
import { MemoryStore } from '../index.ts'
import { STORE_PROMISES } from '../testing/index.ts'

describe('a store in memory fulfils:', () => {
  const store = new MemoryStore()
  it.each(STORE_PROMISES)('$name', ({ holds }) => holds(async () => store))
})
