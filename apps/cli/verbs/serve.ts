// tw serve: runs the server, with flags instead of environment variables.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { verb, whole, Wrong } from '../verb.ts'
import { pathFrom, ROOT } from '../wanted.ts'

export const serve = verb({
  name: 'serve',
  summary: 'run the server, like npm start',
  about:
    'Builds the page if its sources changed, serves it and prints the address. Ctrl-C stops it.\n' +
    'Other settings come from the environment (docs/hosting.md): PORT, HOST, TABLEWORKS_DATA, and those without a flag,\n' +
    'such as TABLEWORKS_DATABASE.',
  flags: {
    port: { type: 'string', value: 'N', help: 'the port (default: PORT, or 8080); 0 for any free port' },
    host: { type: 'string', value: 'NAME', help: 'the address to listen on (default: HOST, or 127.0.0.1)' },
    data: { type: 'string', value: 'DIR', help: 'the data folder (default: TABLEWORKS_DATA, or data)' },
    page: { type: 'string', value: 'DIR', help: 'serve this built page and build nothing' },
  },
  examples: ['tw serve --port 3000', 'tw serve --host 0.0.0.0 --data /var/lib/tableworks'],
  async run(_word, { port, host, data, page }) {
    const server = await import('@tableworks/server') // imported late, because it loads slowly
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
      console.log(await served.greeting())
      return 0
    } catch (error) {
      throw error instanceof server.CannotStart ? new Wrong(error.message) : error
    }
  },
})

function pageFrom(given: string | undefined): string {
  if (given === undefined) return builtPage()
  if (existsSync(path.join(pathFrom(given), 'index.html'))) return pathFrom(given)
  throw new Wrong(`${given} has no built page: index.html is missing.`)
}

function builtPage(): string {
  const built = spawnSync(process.execPath, [path.join(ROOT, 'scripts/build-web.ts')], { encoding: 'utf8' })
  if (built.status !== 0) throw new Wrong("Couldn't build the page. Run npm run build to see why.")
  process.stderr.write(built.stderr)
  return path.join(ROOT, 'apps/web/dist')
}

function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  return manifest.version
}
