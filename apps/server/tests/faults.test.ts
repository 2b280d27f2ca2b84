import { expect, it } from 'vitest'
import { faults } from './faults.ts'
import { findPostgres, startPostgres, withPostgres } from './postgres.ts'

const bin = findPostgres()

it('a server killed under load loses nothing it acknowledged, and stores nothing twice or in part', async () => {
  const outcome = await faults(4, { tablesAtOnce: 3 })
  expect(outcome).toMatchObject({ kills: 4, lost: 0, half: 0, doubled: 0 })
  expect(outcome.acknowledged).toBeGreaterThan(0)
})

it.skipIf(bin === null)(
  withPostgres('a server on PostgreSQL, killed under load, loses nothing either', bin),
  async () => {
    const postgres = await startPostgres(bin ?? '')
    try {
      const outcome = await faults(4, { tablesAtOnce: 3, database: await postgres.database('faults') })
      expect(outcome).toMatchObject({ kills: 4, lost: 0, half: 0, doubled: 0 })
      expect(outcome.acknowledged).toBeGreaterThan(0)
    } finally {
      await postgres.stop()
    }
  },
)
