// Backs up a real PostgreSQL during play, and restores the backup to PostgreSQL and to a file.

import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { game } from '@tableworks/salt-and-timber'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUpPostgres, CannotCopy, restore, restorePostgres, serve, type Served } from '../index.ts'
import { LOOK, originOf, planOf, TestPage } from './page.ts'
import { findPostgres, type Postgres, startPostgres, withPostgres } from './postgres.ts'

const bin = findPostgres()

describe.skipIf(bin === null)(withPostgres('a backup of a PostgreSQL', bin), () => {
  let postgres: Postgres
  let folder: string
  const at = (name: string) => path.join(folder, name)
  const start = (data: string, database: string | null): Promise<Served> =>
    serve({ host: '127.0.0.1', port: 0, data, database, page: folder, version: '1', logLevel: 'silent' })

  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
    folder = mkdtempSync(path.join(tmpdir(), 'pg-backup-'))
  })
  afterAll(async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  })

  it('is one file, taken while the server runs, and can be restored to both kinds of server with the same seats', async () => {
    const url = await postgres.database('first')
    const served = await start(at('one'), url)
    const page = await TestPage.open(served.address)
    const tables = { ...game.components.tables, O1: { salt: 3, timber: 0, pays: 12 } }
    const set = { name: 'Dearer', tables }
    const { table } = (await (
      await fetch(`${served.address}api/table`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: originOf(served.address), cookie: page.cookie },
        body: JSON.stringify({ create: planOf({ mine: [0, 1] }), set, file: null }),
      })
    ).json()) as { table: string }
    const say = (one: TestPage, lines: number) =>
      one.ask('say', { table, seat: (lines % 2) as 0 | 1, text: 'harvest salt', lines, look: LOOK })
    for (const lines of [0, 1, 2]) await say(page, lines)
    await page.ask('chat', { table, text: 'see you on Friday', word: '0123456789abcdef' })
    expect(await backUpPostgres(url, at('copy.db'))).toEqual({ tables: 1, lines: 3, problems: [] })
    expect(statSync(at('copy.db')).mode & 0o077).toBe(0)
    await say(page, 3) // this move is after the backup
    await page.close()
    await served.close()

    const again = await postgres.database('again')
    expect(await restorePostgres(at('copy.db'), again)).toEqual({ tables: 1, lines: 3, problems: [] })
    await restore(at('copy.db'), at('file'))
    for (const [data, database] of [
      [at('two'), again],
      [at('file'), null],
    ] as const) {
      const back = await start(data, database)
      const one = await TestPage.open(back.address, page.cookie)
      expect(await one.ask('card', { table })).toMatchObject({ steps: 3, online: { mine: [0, 1] } })
      expect(await one.ask('componentsOf', { table })).toEqual(set)
      expect(await one.ask('chatSince', { table, from: 0 })).toMatchObject([
        { text: 'see you on Friday', isMine: true },
      ])
      expect(await say(one, 3)).toHaveProperty('sight')
      await one.close()
      await back.close()
    }
    await expect(restorePostgres(at('copy.db'), again)).rejects.toThrow('Restore the backup into an empty one')
  })

  it('from or to a missing database fails without printing the URL', async () => {
    const nowhere = 'postgres://me:secret@127.0.0.1:1/nothing'
    for (const work of [() => backUpPostgres(nowhere, at('none.db')), () => restorePostgres(at('copy.db'), nowhere)]) {
      const error = await work().catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(CannotCopy)
      expect(String(error)).not.toContain('secret')
    }
    expect(existsSync(at('none.db'))).toBe(false)
    await expect(backUpPostgres(nowhere, at('copy.db'))).rejects.toThrow('already exists')
  })
})
