// tw serve: the server, with flags in the place of the environment.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { verb, whole, Wrong } from '../verb.ts'
import { pathFrom, ROOT } from '../wanted.ts'

export const serve = verb({
  name: 'serve',
  summary: 'the server, as npm start runs it',
  about:
    'Builds the page if its sources changed, serves it and prints the address. Ctrl-C stops it.\n' +
    'What is not given comes from the environment, as docs/hosting.md says: PORT, HOST, TABLEWORKS_DATA, and what has no\n' +
    'flag, such as the PostgreSQL of TABLEWORKS_DATABASE.',
  flags: {
    port: { type: 'string', value: 'N', help: 'the port; 8080 if nothing says otherwise, 0 for any free one' },
    host: { type: 'string', value: 'NAME', help: 'the address to listen on; 127.0.0.1 if nothing says otherwise' },
    data: { type: 'string', value: 'DIR', help: 'the folder for what must survive a restart' },
    page: { type: 'string', value: 'DIR', help: 'a page built elsewhere; nothing is built then' },
  },
  examples: ['tw serve --port 3000', 'tw serve --host 0.0.0.0 --data /var/lib/tableworks'],
  async run(_word, { port, host, data, page }) {
    const server = await import('@tableworks/server') // slow to load, and no other verb needs it
    try {
      const settings = server.settingsFrom({
        ...process.env,
        ...(port === undefined ? {} : { PORT: String(whole('port', port, 0, 65_535)) }),
        ...(host === undefined ? {} : { HOST: host }),
        ...(data === undefined ? {} : { TABLEWORKS_DATA: pathFrom(data) }),
      })
      await server.prepareData(settings.data)
      const served = await server.serve({ ...settings, page: pageFrom(page), version: version() })
      server.ownProcess(served)
      console.log(`Tableworks is ready at ${served.address}`)
      return 0
    } catch (error) {
      throw error instanceof server.CannotStart ? new Wrong(error.message) : error
    }
  },
})

function pageFrom(given: string | undefined): string {
  if (given === undefined) return builtPage()
  if (existsSync(path.join(pathFrom(given), 'index.html'))) return pathFrom(given)
  throw new Wrong(`There is no built page in ${given}: it has no index.html.`)
}

function builtPage(): string {
  const built = spawnSync(process.execPath, [path.join(ROOT, 'scripts/build-web.ts')], { encoding: 'utf8' })
  if (built.status !== 0) throw new Wrong('The page could not be built; npm run build says why.')
  process.stderr.write(built.stderr)
  return path.join(ROOT, 'apps/web/dist')
}

function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  return manifest.version
}
