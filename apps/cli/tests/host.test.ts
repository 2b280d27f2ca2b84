import { serve } from '@tableworks/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { here } from './here.ts'
import { folder } from './tw.ts'

const data = folder()

beforeAll(async () => {
  // Creates the database.
  const settings = { host: '127.0.0.1', port: 0, page: folder(), version: 'test', logLevel: 'silent' as const }
  await (await serve({ ...settings, data })).close()
})

describe('tw host', () => {
  it('prints a code to sign in with', async () => {
    const { code, out } = await here(`tw host code --data ${data}`)
    expect([code, out]).toEqual([0, expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\n$/)])
  })

  it('bans and lifts a ban, and shows both in the log', async () => {
    const ban = `tw host ban --network 203.0.113.0/24 --days 7 --reason spam --as Dan --data ${data}`
    expect(await here(ban)).toEqual({ code: 0, out: 'Done.\n', err: '' })
    const status = JSON.parse((await here(`tw host status --data ${data}`)).out) as { bans: unknown[] }
    expect(status.bans).toMatchObject([{ n: 1, network: '203.0.113.0/24', reason: 'spam' }])
    expect((await here(`tw host unban --ban 1 --reason mistake --as Dan --data ${data}`)).code).toBe(0)
    expect(JSON.parse((await here(`tw host log --data ${data}`)).out)).toMatchObject([
      { host: 'Dan', action: 'unban', detail: '203.0.113.0/24', reason: 'mistake' },
      { host: 'Dan', action: 'ban', detail: '203.0.113.0/24', reason: 'spam' },
    ])
  })

  it.each([
    ['tw host ban --days 7', 'ban.reason'],
    ['tw host lock --reason noise', 'lock.table should be'],
    ['tw host unlok', "tw host has no action 'unlok'; did you mean 'unlock'?"],
    ['tw host tables --list all', '--list must be one of playing, waiting, quiet, locked, over'],
  ])('%s explains what is wrong', async (line, sentence) => {
    const { code, err } = await here(`${line} --data ${data}`)
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)])
  })

  it('fails in one sentence when something isn’t there', async () => {
    const table = `on-${'0'.repeat(20)}`
    const { code, err } = await here(`tw host lock --table ${table} --reason noise --data ${data}`)
    expect([code, err]).toEqual([1, expect.stringContaining('There is no such table')])
    expect((await here(`tw host status --data ${folder()}`)).err).toContain('There are no tables in')
  })
})
