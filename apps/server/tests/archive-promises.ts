// What every store must do with the archive. `open` opens a store on the database of that name, as another process could.

import type { LogLine } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { archive } from '../online/archive.ts'
import { packedLog } from '../store/archived-log.ts'
import type { ServerStore } from '../store/server-store.ts'

type Open = (name: string) => Promise<ServerStore>

const line = (n: number): LogLine => ({
  seat: (n % 3) as 0 | 1 | 2,
  text: `move ${n}`,
  hash: `${n}`.repeat(64).slice(0, 64),
  secret: n % 4 === 1,
})
const log = (length: number): LogLine[] => Array.from({ length }, (_, n) => line(n))
const news = (steps: number, isOver: boolean, updated = steps) =>
  ({ steps, updated, actor: null, result: isOver ? { places: [], scores: [], sheet: [], ties: [] } : null }) as never
const MEMORY = { lines: 5 }

/** A finished game with five lines. The last one is from time 5. */
async function finished(store: ServerStore, id: string): Promise<void> {
  await store.addTable({ id, game: 'g', seats: [], news: news(4, false) } as never, log(4))
  await store.addLine(id, 4, line(4), news(5, true))
  await store.keepMemory(id, MEMORY)
}

const archived = (store: ServerStore, id: string, updated = 5) => archive(store, id, updated)
const due = async (store: ServerStore, before = 100) =>
  (await store.tablesToArchive('', before, 9)).map(({ table }) => table)

/** These tests run on every database. */
export const archivePromises = (open: Open) =>
  describe('the archive', () => {
    it('is for finished games, once they have been quiet for a while', async () => {
      const store = await open('archive_due')
      await finished(store, 't1')
      await store.addTable({ id: 't2', game: 'g', seats: [], news: news(2, false) } as never, log(2))
      await finished(store, 't3')
      expect([await due(store), await due(store, 5)]).toEqual([['t1', 't3'], []])
      expect(await store.tablesToArchive('t1', 100, 9)).toEqual([{ table: 't3', updated: 5 }])
      expect([await archived(store, 't1'), await archived(store, 't2')]).toEqual([true, false])
      expect(await due(store)).toEqual(['t3'])
    })

    it('returns the log from any line, with its secrets and hashes, and the last snapshot', async () => {
      const store = await open('archive_read')
      await finished(store, 't')
      const raw = JSON.stringify(await store.raw('t'))
      expect(await archived(store, 't')).toBe(true)
      for (const from of [0, 3, 5, 7]) expect(await store.lines('t', from)).toEqual(log(5).slice(from))
      expect(await store.memory('t')).toEqual(MEMORY)
      expect(JSON.stringify(await store.raw('t'))).toBe(raw)
    })

    it('lets a game continue, and adds the lines that follow', async () => {
      const store = await open('archive_on')
      await finished(store, 't')
      await archived(store, 't')
      // A snapshot of an archived game would only take space.
      await store.keepMemory('t', { lines: 99 })
      expect(await store.memory('t')).toEqual(MEMORY)
      for (const seq of [0, 4, 6]) expect(await store.addLine('t', seq, line(9), news(6, false))).toBe(false)
      expect(await store.addLine('t', 5, line(5), news(4, false))).toBe(true)
      expect(await due(store)).toEqual([])
      expect(await store.addLine('t', 6, line(6), news(6, true))).toBe(true)
      await store.keepMemory('t', { lines: 7 })
      for (const from of [0, 4, 5, 6]) expect(await store.lines('t', from)).toEqual(log(7).slice(from))
      expect(await store.memory('t')).toEqual({ lines: 7 })
      expect(await archived(store, 't', 6)).toBe(true)
      for (const from of [0, 4, 6]) expect(await store.lines('t', from)).toEqual(log(7).slice(from))
      expect([await due(store), await store.memory('t')]).toEqual([[], { lines: 7 }])
    })

    it('archives a game once, no matter which server is first', async () => {
      const [one, two] = [await open('archive_twice'), await open('archive_twice')]
      await finished(one, 't')
      expect((await Promise.all([archived(one, 't'), archived(two, 't')])).toSorted()).toEqual([false, true])
      expect(await two.lines('t', 0)).toEqual(log(5))
    })

    it('takes no game that has continued since, and always the whole log', async () => {
      const store = await open('archive_late')
      await finished(store, 't')
      const packed = await packedLog(log(5))
      await expect(store.archiveLog('t', 5, 6, packed, null)).rejects.toThrow('6')
      expect(await store.lines('t', 0)).toEqual(log(5))
      await store.addLine('t', 5, line(5), news(6, true))
      expect(await store.archiveLog('t', 5, 5, packed, null)).toBe(false)
      expect([await store.lines('t', 0), await due(store)]).toEqual([log(6), ['t']])
      expect(await store.archiveLog('gone', 5, 5, packed, null)).toBe(false)
    })

    it('forgets a game with its table', async () => {
      const store = await open('archive_gone')
      await finished(store, 't')
      await archived(store, 't')
      await store.removeTable('t')
      await finished(store, 't')
      expect([await store.lines('t', 0), await due(store)]).toEqual([log(5), ['t']])
    })
  })
