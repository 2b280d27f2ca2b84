import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, CannotCopy, checkTables, restore, serve, tablesIn, type Served } from '../index.ts'
import { LOOK, planOf, TestPage } from './page.ts'

let folder: string
const at = (name: string) => path.join(folder, name)
const settings = (data: string) => ({
  host: '127.0.0.1',
  port: 0,
  data,
  page: folder,
  version: '1',
  logLevel: 'silent' as const,
})

beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'backup-'))))
afterAll(() => rmSync(folder, { recursive: true }))

async function playSome(served: Served): Promise<{ page: TestPage; table: string }> {
  const page = await TestPage.open(served.address)
  const { table } = await page.ask('create', planOf({ mine: [0, 1] }))
  for (const lines of [0, 1, 2])
    await page.ask('say', { table, seat: (lines % 2) as 0 | 1, text: 'harvest salt', lines, look: LOOK })
  return { page, table }
}

describe('a backup', () => {
  it('is taken while the server runs, and a server restored from it has the same seats', async () => {
    const served = await serve(settings(at('data')))
    const { page, table } = await playSome(served)
    expect(await backUp(at('data'), at('copy.db'))).toEqual({ tables: 1, lines: 3, problems: [] })
    expect(statSync(at('copy.db')).mode & 0o077).toBe(0)
    // This move is after the backup.
    await page.ask('say', { table, seat: 1, text: 'harvest timber', lines: 3, look: LOOK })
    await page.close()
    await served.close()

    expect(await restore(at('copy.db'), at('again'))).toEqual({ tables: 1, lines: 3, problems: [] })
    const again = await serve(settings(at('again')))
    const back = await TestPage.open(again.address, page.cookie)
    expect(await back.ask('card', { table })).toMatchObject({ steps: 3, online: { mine: [0, 1] } })
    expect(await back.ask('say', { table, seat: 1, text: 'harvest salt', lines: 3, look: LOOK })).toHaveProperty(
      'sight',
    )
    await back.close()
    await again.close()
  })

  it('never overwrites a file', async () => {
    await expect(backUp(at('data'), at('copy.db'))).rejects.toThrow(CannotCopy)
    await expect(restore(at('copy.db'), at('data'))).rejects.toThrow('Move it away first')
    await expect(backUp(at('nowhere'), at('other.db'))).rejects.toThrow('There are no tables')
    await expect(restore(at('nothing.db'), at('new'))).rejects.toThrow('There is no file')
  })

  it('is not restored if it is damaged or not ours', async () => {
    writeFileSync(at('text.db'), 'not a database')
    await expect(restore(at('text.db'), at('new'))).rejects.toThrow('Can’t read')
    new DatabaseSync(at('empty.db')).exec('create table a (b)')
    await expect(restore(at('empty.db'), at('new'))).rejects.toThrow('isn’t a Tableworks database')
    expect(existsSync(tablesIn(at('new')))).toBe(false)
  })

  it('names a table whose log doesn’t replay', async () => {
    const db = new DatabaseSync(tablesIn(at('data')))
    db.exec("update lines set text = 'harvest timber' where seq = 1")
    db.close()
    const { problems } = await checkTables(tablesIn(at('data')))
    expect(problems).toEqual([{ table: expect.stringMatching(/^on-/), problem: expect.stringContaining('line 2') }])
  })
})
