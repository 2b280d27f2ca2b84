// `tw`: the toolbox. `npm run tw -- VERB ...`, or `node apps/cli/tw.ts VERB ...`.

import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Whoever reads us may have seen enough (`tw show FILE | head`); that is no mistake of anybody.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})

// Turning types into nothing takes most of the time a short command needs, so it is done once and kept.
enableCompileCache(path.resolve(import.meta.dirname, '../../.cache/compile'))
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
