// tw ratings: recomputes a server's ratings from its finished games and compares them with the stored ones.

import { verb, Wrong } from '../verb.ts'
import { DATA, DATABASE, databaseFrom, folderFrom } from './backup.ts'

export const ratings = verb({
  name: 'ratings',
  summary: "recompute a server's ratings and compare them",
  about:
    'Rates every finished rated game on a server again, in the order they ended, and compares the ratings with the stored\n' +
    'ones. Exit code 1 if any differs.',
  flags: {
    data: DATA,
    database: DATABASE,
    repair: { type: 'boolean', help: 'store the computed ratings first' },
  },
  examples: ['tw ratings', 'tw ratings --repair --data /var/lib/tableworks'],
  run: async (_word, given) => {
    const server = await import('@tableworks/server') // imported late, because it loads slowly
    const place = { data: folderFrom(given.data), database: databaseFrom(given) }
    try {
      const checked = await server.checkRatingsIn(place, given.repair === true)
      for (const { rating, problem } of checked.problems) console.error(`${rating}: ${problem}`)
      const count = checked.problems.length
      console.log(
        `${checked.games} rated games, ${checked.ratings.length} ratings; ${count === 0 ? 'all agree' : `${count} differ`}.`,
      )
      return count === 0 ? 0 : 1
    } catch (error) {
      throw error instanceof server.CannotCopy ? new Wrong(error.message) : error
    }
  },
})
