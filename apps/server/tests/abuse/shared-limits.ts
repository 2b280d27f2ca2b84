// Uses up an hourly limit at one server, then sends the same requests to another server on the same PostgreSQL.

import { withVictim, later } from '../attacker.ts'
import { findPostgres, HOW_TO_GET, startPostgres } from '../postgres.ts'
import type { Attack } from './attack.ts'

/** A request without a key is refused with 403, and counted. */
const ask = async (address: string): Promise<number> =>
  (await fetch(`${address}api/table`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
    .status

const LIMIT = 60
const MOST_S = 25

async function attack(one: string, two: string): Promise<string> {
  for (let i = 0; i < LIMIT; i++) await ask(one)
  if ((await ask(one)) !== 429) throw new Error('the first server has no limit')
  const began = performance.now()
  let more = 0
  for (; (await ask(two)) !== 429; more++) {
    if (performance.now() - began > MOST_S * 1000) throw new Error(`${more} more at the second server in ${MOST_S} s`)
    await later(1000)
  }
  return `${more} more at the second server, refused there after ${Math.round((performance.now() - began) / 1000)} s`
}

export const sharedLimits: Attack = {
  name: 'shared-limits',
  about: 'uses up an hour’s share at one server and goes on at another',
  async run() {
    const bin = findPostgres()
    if (bin === null) return `skipped: ${HOW_TO_GET}`
    const postgres = await startPostgres(bin)
    try {
      const url = await postgres.database('limits')
      return await withVictim(one => withVictim(two => attack(one.address, two.address), url), url)
    } finally {
      await postgres.stop()
    }
  },
}
