// The server of `npm start`, for tests that skip days: each message from the parent process is a number of milliseconds.

import { ownProcess, serve, settingsFrom } from '@tableworks/server'
import manifest from '../package.json' with { type: 'json' }
import { PAGE } from '../scripts/build-web.ts'

let skipped = 0
process.on('message', ms => void (skipped += Number(ms)))

const served = await serve({
  ...settingsFrom(process.env),
  page: PAGE,
  version: manifest.version,
  skipped: () => skipped,
  tellMs: 200,
})
ownProcess(served)
console.log(await served.greeting())
