// The entry point for `tw`: `npm run tw -- COMMAND ...`, or `node apps/cli/tw.ts COMMAND ...`.

import { enableCompileCache } from 'node:module'
import path from 'node:path'

// A closed pipe, as in `tw show FILE | head`, is no error.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})

// Stripping types takes up most of a short command's time, so the result is cached.
enableCompileCache(path.resolve(import.meta.dirname, '../../.cache/compile'))
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
