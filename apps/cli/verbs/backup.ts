// tw backup, tw restore, tw check: copies of a server's tables, and whether they hold.

import { verb, Wrong } from '../verb.ts'
import { pathFrom } from '../wanted.ts'

const DATA = {
  type: 'string',
  value: 'DIR',
  help: 'the data folder of the server; what TABLEWORKS_DATA says, or data',
} as const

const DATABASE = {
  type: 'string',
  value: 'URL',
  help: 'a PostgreSQL instead; what TABLEWORKS_DATABASE says, if no data folder is given',
} as const

/** The PostgreSQL that is meant, if one is. */
const databaseFrom = (given: { data?: string | undefined; database?: string | undefined }): string | null =>
  given.database ?? (given.data === undefined ? process.env['TABLEWORKS_DATABASE'] || null : null)

const folderFrom = (given: string | undefined): string => pathFrom(given ?? process.env['TABLEWORKS_DATA'] ?? 'data')

export const backup = verb({
  name: 'backup',
  summary: 'copies the tables of a server into one file, while it runs',
  takes: 'FILE',
  about:
    'Copies the tables of a server into FILE; the server may be running. The copy is opened and every table in it played\n' +
    'again before it gets its name. It holds the secrets of running games: only its owner may read it.',
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
  summary: 'puts a backup into an empty data folder',
  takes: 'FILE',
  about:
    'Checks FILE, plays every table in it again and puts it into a data folder, or a PostgreSQL, that has no tables yet.',
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
  summary: 'plays every table of a server again and compares all states',
  about: 'Plays every table of a data folder again, to the states its log names. Exit 1 if one does not agree.',
  flags: { data: DATA },
  examples: ['tw check --data /var/lib/tableworks'],
  run: (_word, { data }) => copied(async server => server.checkTables(server.tablesIn(folderFrom(data)))),
})

type Server = typeof import('@tableworks/server')

async function copied(work: (server: Server) => Promise<Awaited<ReturnType<Server['backUp']>>>): Promise<number> {
  const server = await import('@tableworks/server') // slow to load
  try {
    const { tables, lines, problems } = await work(server)
    for (const { table, problem } of problems) console.error(`${table}: ${problem}`)
    console.log(
      `${tables} tables, ${lines} lines; ${problems.length === 0 ? 'every state agrees' : `${problems.length} do not agree`}.`,
    )
    return problems.length === 0 ? 0 : 1
  } catch (error) {
    throw error instanceof server.CannotCopy ? new Wrong(error.message) : error
  }
}
