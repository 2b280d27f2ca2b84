// A server process for tests to kill, with its data folder, port and perhaps a PostgreSQL. It prints a line when ready.

import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

// Like scripts/start.ts.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.cache/compiled'))
const { serve, settingsFrom, ownProcess } = await import('../index.ts')

const [data = '', port = '0', database] = process.argv.slice(2)
/** How far the system clock is ahead, as after an outage of that length. */
const ahead = process.env['TEST_AHEAD_MS']
const { notices = null, isBehindProxy = false } = settingsFrom(process.env)
const page = path.join(import.meta.dirname, 'empty-page')
const served = await serve({
  host: '127.0.0.1',
  port: Number(port),
  data,
  database: database || null,
  page,
  version: 'test',
  notices,
  isBehindProxy,
  tellMs: 200,
  ...(ahead === undefined ? {} : { now: () => Date.now() + Number(ahead) }),
  logLevel: process.env['TEST_LOG'] === undefined ? 'silent' : 'warn',
})
ownProcess(served)
process.stdout.write(`${served.address}\n`)
flushCompileCache()
