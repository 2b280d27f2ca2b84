// tw backup, tw restore, tw check: copy a server's tables and verify them.

import { verb, Wrong } from '../verb.ts'
import { pathFrom } from '../wanted.ts'

export const DATA = {
  type: 'string',
  value: 'DIR',
  help: "the server's data folder (default: TABLEWORKS_DATA, or data)",
} as const

export const DATABASE = {
  type: 'string',
  value: 'URL',
  help: 'a PostgreSQL database instead (default: TABLEWORKS_DATABASE, without --data)',
} as const

export const databaseFrom = (given: { data?: string | undefined; database?: string | undefined }): string | null =>
  given.database ?? (given.data === undefined ? process.env['TABLEWORKS_DATABASE'] || null : null)

export const folderFrom = (given: string | undefined): string =>
  pathFrom(given ?? process.env['TABLEWORKS_DATA'] ?? 'data')

export const backup = verb({
  name: 'backup',
  summary: "copy a server's tables into a file, while it runs",
  takes: 'FILE',
  about:
    "Copies a server's tables into FILE, even while the server runs. Every table in the copy is replayed before the\n" +
    'file gets its name. A backup contains the secrets of running games: only its owner may read it.',
  flags: { data: DATA, database: DATABASE },
  examples: ['tw backup tables-monday.db', 'tw backup /mnt/disk/tables.db --data /var/lib/tableworks'],
  run: (word, given) =>
    copied(server => {
      const [database, file] = [databaseFrom(given), pathFrom(word ?? '')]
      return database === null ? server.backUp(folderFrom(given.data), file) : server.backUpPostgres(database, file)
    }),
})

export const restore = verb({
  name: 'restore',
  summary: 'restore a backup into an empty data folder',
  takes: 'FILE',
  about:
    'Checks FILE, replays every table in it and restores it into a data folder or PostgreSQL database that has no tables yet.',
  flags: { data: DATA, database: DATABASE },
  examples: ['tw restore tables-monday.db --data /var/lib/tableworks'],
  run: (word, given) =>
    copied(server => {
      const [database, file] = [databaseFrom(given), pathFrom(word ?? '')]
      return database === null ? server.restore(file, folderFrom(given.data)) : server.restorePostgres(file, database)
    }),
})

export const check = verb({
  name: 'check',
  summary: 'replay every table on a server and compare all states',
  about: 'Replays every table in a data folder and compares all states with its log. Exit code 1 if any differs.',
  flags: { data: DATA },
  examples: ['tw check --data /var/lib/tableworks'],
  run: (_word, { data }) => copied(async server => server.checkTables(server.tablesIn(folderFrom(data)))),
})

type Server = typeof import('@tableworks/server')

async function copied(work: (server: Server) => Promise<Awaited<ReturnType<Server['backUp']>>>): Promise<number> {
  const server = await import('@tableworks/server') // imported late, because it loads slowly
  try {
    const { tables, lines, problems } = await work(server)
    for (const { table, problem } of problems) console.error(`${table}: ${problem}`)
    console.log(
      `${tables} tables, ${lines} lines; ${problems.length === 0 ? 'every state agrees' : `${problems.length} differ`}.`,
    )
    return problems.length === 0 ? 0 : 1
  } catch (error) {
    throw error instanceof server.CannotCopy ? new Wrong(error.message) : error
  }
}
