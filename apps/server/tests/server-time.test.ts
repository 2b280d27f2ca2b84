import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { ServerTime } from '../pace/server-time.ts'
import { openSqlite } from '../store/sqlite.ts'

const DAY_MS = 24 * 60 * 60_000

it('the time of day is the database’s, even if the server’s own clock is off by days', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-time-'))
  const store = await openSqlite(path.join(folder, 'tables.db'))
  const real = Date.now()
  const wrong = vi.spyOn(Date, 'now').mockReturnValue(real + 30 * DAY_MS)
  let steady = 0
  const time = await ServerTime.start({ store, steady: () => steady, onProblem: error => expect(error).toBeNull() })
  try {
    const first = time.now()
    expect(Math.abs(first - real)).toBeLessThan(DAY_MS)
    steady += 1000
    expect(time.now() - first).toBe(1000)
    expect(time.instant.wall).toBe(time.now())
  } finally {
    wrong.mockRestore()
    time.stop()
    await store.close()
    rmSync(folder, { recursive: true })
  }
})
