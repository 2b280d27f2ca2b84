// `npm start`: build the page if its sources changed, then serve it.

import { CannotStart, prepareData, serve, settingsFrom, stopOnSignals } from '@tableworks/server'
import manifest from '../package.json' with { type: 'json' }
import { buildWebIfChanged, PAGE } from './build-web.ts'

try {
  const settings = settingsFrom(process.env)
  await prepareData(settings.data)
  await buildWebIfChanged()
  const served = await serve({ ...settings, page: PAGE, version: manifest.version })
  stopOnSignals(served)
  console.log(`Tableworks is ready at ${served.address}`)
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exitCode = 1
}
