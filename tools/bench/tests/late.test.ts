import { MemoryStore } from '@tableworks/host'
import { expect, it } from 'vitest'
import { hostedTable } from '../late.ts'

it('a host stores fewer snapshots as a log grows, because each is as long as the log', async () => {
  class Counting extends MemoryStore {
    snapshots = 0
    override keepMemory(...kept: Parameters<MemoryStore['keepMemory']>) {
      this.snapshots += 1
      return super.keepMemory(...kept)
    }
  }
  const store = new Counting()
  const play = await hostedTable('snapshots', store)
  const during = async (upTo: number) => {
    const before = store.snapshots
    await play(upTo)
    return store.snapshots - before
  }
  expect(await during(512)).toBe(8)
  await during(3_000)
  expect(await during(3_512)).toBeLessThan(4)
})
