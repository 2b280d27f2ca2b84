// tw serve: the server, with flags in the place of the environment.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { verb, whole, Wrong } from '../verb.ts'
import { pathFrom, ROOT } from '../wanted.ts'

const PAGE = path.join(ROOT, 'apps/web/dist')

export const serve = verb({
  name: 'serve',
  summary: 'the server, as npm start runs it',
  about:
    'Builds the page if its sources changed, serves it and prints the address. Ctrl-C stops it.\n' +
    'What is not given comes from the environment: PORT, HOST, TABLEWORKS_DATA.',
  flags: {
    port: { type: 'string', value: 'N', help: 'the port; 8080 if nothing says otherwise, 0 for any free one' },
    host: { type: 'string', value: 'NAME', help: 'the address to listen on; 127.0.0.1 if nothing says otherwise' },
    data: { type: 'string', value: 'DIR', help: 'the folder for what must survive a restart' },
  },
  examples: ['tw serve --port 3000', 'tw serve --host 0.0.0.0 --data /var/lib/tableworks'],
  async run(_word, { port, host, data }) {
    const server = await import('@tableworks/server') // slow to load, and no other verb needs it
    try {
      const settings = server.settingsFrom({
        PORT: port === undefined ? process.env['PORT'] : String(whole('port', port, 0, 65_535)),
        HOST: host ?? process.env['HOST'],
        TABLEWORKS_DATA: data === undefined ? process.env['TABLEWORKS_DATA'] : pathFrom(data),
      })
      buildPage()
      const served = await server.serve({ ...settings, page: PAGE, version: version() })
      server.stopOnSignals(served)
      console.log(`Tableworks is ready at ${served.address}`)
      return 0
    } catch (error) {
      throw error instanceof server.CannotStart ? new Wrong(error.message) : error
    }
  },
})

function buildPage(): void {
  const built = spawnSync(process.execPath, [path.join(ROOT, 'scripts/build-web.ts')], { stdio: ['ignore', 2, 2] })
  if (built.status !== 0) throw new Wrong('The page could not be built; npm run build says why.')
}

function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  return manifest.version
}
