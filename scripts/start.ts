// `npm start`: builds the page if its sources changed, then serves it.

import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'
import manifest from '../package.json' with { type: 'json' }

// Caching compiled code halves the start time, so everything else is imported after this.
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/compiled'))
const { CannotStart, prepareData, serve, settingsFrom, ownProcess } = await import('@tableworks/server')
const { buildWebIfChanged, PAGE } = await import('./build-web.ts')

try {
  if (process.argv.length > 2)
    throw new CannotStart(
      'npm start takes no flags: its settings are in the environment (docs/hosting.md). npm run tw serve -- --help names the flags of the same server.',
    )
  const settings = settingsFrom(process.env)
  await prepareData(settings.data)
  await buildWebIfChanged()
  const served = await serve({ ...settings, page: PAGE, version: manifest.version })
  ownProcess(served)
  console.log(await served.greeting())
  flushCompileCache() // written now, because the process may be killed without a normal exit
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exitCode = 1
}
