import { expect, it } from 'vitest'
import { findPostgres, withPostgres } from './postgres.ts'
import { GIVE_UP_MS, restarts } from './restarts.ts'

const bin = findPostgres()

it.skipIf(bin === null)(
  withPostgres(
    'a PostgreSQL that restarts under two busy servers ends neither, loses nothing and doubles nothing',
    bin,
  ),
  async () => {
    const { recoveredMs, usualMs: _usual, ...figures } = await restarts(bin ?? '', 3, { pairs: 2 })
    expect(figures).toMatchObject({ restarts: 3, lost: 0, doubled: 0, dead: 0, unhandled: 0 })
    expect(figures.acknowledged).toBeGreaterThan(10)
    // Tests don't assert times; `npm run test:abuse` does.
    expect(Math.max(...recoveredMs)).toBeLessThan(GIVE_UP_MS)
  },
)
