import { expect, it } from 'vitest'
import { manyServers } from './many/many-servers.ts'
import { findPostgres, withPostgres } from './postgres.ts'

const bin = findPostgres()

it.skipIf(bin === null)(
  withPostgres('three servers that fail under load keep every promise to people, spectators and bots', bin),
  async () => {
    const { problems, acknowledged, botMoves, views } = await manyServers(bin ?? '', {
      faults: 6,
      seed: 'short',
      isShort: true,
    })
    expect(problems).toEqual([])
    for (const count of [acknowledged, botMoves, views]) expect(count).toBeGreaterThan(0)
  },
)
