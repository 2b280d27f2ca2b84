// A process for tests to kill. It appends numbered lines to a table and prints each number once it's stored.

import { openSqlite } from '../store/sqlite.ts'

const store = await openSqlite(process.argv[2] ?? '')
if ((await store.table('t')) === undefined)
  await store.addTable({ id: 't', news: { steps: 0, updated: 0, result: null } } as never, [])
for (let seq = (await store.lines('t', 0)).length; ; seq++) {
  await store.addLine('t', seq, { seat: 0, text: `line ${seq}`, hash: '', secret: false }, {
    steps: seq + 1,
    updated: 0,
    result: null,
  } as never)
  process.stdout.write(`${seq}\n`)
}
