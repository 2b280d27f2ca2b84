// A process for tests to kill. It archives every finished game and prints a dot for each.

import { archive } from '../online/archive.ts'
import { openSqlite } from '../store/sqlite.ts'

const store = await openSqlite(process.argv[2] ?? '')
for (const { table, updated } of await store.tablesToArchive('', Number.MAX_SAFE_INTEGER, 1000))
  if (await archive(store, table, updated)) process.stdout.write('.')
await store.close()
