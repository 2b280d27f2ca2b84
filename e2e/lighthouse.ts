// `npm run lighthouse` opens the pages as a phone on a slow network would, several times each, and prints the medians. The scores
// depend on the machine as much as on the page, so run it on an idle one, or compare with an older build in the same run.

import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { findChromium } from './chromium.ts'
import { served } from './measuring.ts'
import { buildWebIfChanged, PAGE } from '../scripts/build-web.ts'
import { median, type Report, row, TITLES, weigh, type Weights } from '../tools/lighthouse/weights.ts'

const PAGES: Readonly<Record<string, string>> = {
  home: '',
  play: 'play',
  setup: 'new/titans-of-industry',
  tables: 'games',
  learn: 'learn',
  rules: 'rules/titans-of-industry',
  settings: 'settings',
  components: 'components/titans-of-industry',
}

const HELP = `npm run lighthouse -- [PAGE...] [--runs 3] [--against FOLDER]   page speed and accessibility on a simulated phone
  PAGE       ${Object.keys(PAGES).join(', ')}; all of them when none is named
  --runs     how often each is opened; the medians are printed
  --against  another build of the page (a copy of apps/web/dist), opened in turn with this one`

const FLAGS = '--headless=new --no-sandbox --disable-gpu --no-first-run'
const ROOT = path.dirname(import.meta.dirname)
const TOOL = path.join(ROOT, 'tools/lighthouse')

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const wanted = wishes(args)
  if (wanted === null) return (console.error(HELP), 1)
  if (wanted.help) return (console.log(HELP), 0)

  execFileSync(process.execPath, [path.join(ROOT, 'scripts/install-aside.ts'), TOOL], { stdio: 'inherit' })
  await buildWebIfChanged()
  const builds = await Promise.all([PAGE, ...wanted.against].map(served))
  try {
    console.log(`Load before: ${loadavg()[0]!.toFixed(1)}\n\n${TITLES}`)
    for (const page of wanted.pages) {
      const medians = await weighed(
        builds.map(({ address }) => `${address}${PAGES[page]}`),
        wanted.runs,
      )
      medians.forEach((weights, build) => console.log(row(build === 0 ? page : `${page} before`, weights)))
    }
  } finally {
    for (const { close } of builds) await close()
  }
  return 0
}

/** The options from the command line; null if they are invalid. */
function wishes(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean' }, runs: { type: 'string', default: '3' }, against: { type: 'string' } },
    })
    const runs = Number(values.runs)
    const pages = positionals.length > 0 ? positionals : Object.keys(PAGES)
    const against = values.against === undefined ? [] : [path.resolve(values.against)]
    const isComplete = against.every(folder => existsSync(path.join(folder, 'index.html')))
    if (!Number.isInteger(runs) || runs < 1 || !isComplete || pages.some(name => !(name in PAGES))) return null
    return { help: values.help === true, runs, pages, against }
  } catch {
    return null
  }
}

/** The medians for each address. The addresses take turns, so a busy minute affects all of them. */
async function weighed(addresses: readonly string[], runs: number): Promise<Weights[]> {
  const all: Weights[][] = addresses.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [at, address] of addresses.entries()) all[at]?.push(weigh(await report(address)))
  return all.map(median)
}

async function report(address: string): Promise<Report> {
  const program = path.join(TOOL, 'node_modules/lighthouse/cli/index.js')
  const args = [address, '--quiet', '--output=json', '--only-categories=performance,accessibility']
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, `--chrome-flags=${FLAGS}`], {
    env: { ...process.env, CHROME_PATH: await findChromium() },
    maxBuffer: 2 ** 26,
  })
  return JSON.parse(stdout) as Report
}
