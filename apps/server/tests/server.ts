// A server process for tests to kill, with its data folder, port and perhaps a PostgreSQL. It prints a line when ready.

import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

// Like scripts/start.ts.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.cache/compiled'))
const { serve, ownProcess } = await import('../index.ts')

const [data = '', port = '0', database] = process.argv.slice(2)
const page = path.join(import.meta.dirname, 'empty-page')
const served = await serve({
  host: '127.0.0.1',
  port: Number(port),
  data,
  database: database || null,
  page,
  version: 'test',
  logLevel: process.env['TEST_LOG'] === undefined ? 'silent' : 'warn',
})
ownProcess(served)
process.stdout.write(`${served.address}\n`)
flushCompileCache()
