// `npm run lighthouse` opens the pages as a phone on a slow network would, several times each, and prints the medians. The scores
// depend on the machine as much as on the page, so run it on an idle one.

import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@tableworks/server'
import { findChromium } from './chromium.ts'
import manifest from '../package.json' with { type: 'json' }
import { buildWebIfChanged, PAGE } from '../scripts/build-web.ts'
import { median, type Report, row, TITLES, weigh } from '../tools/lighthouse/weights.ts'

const PAGES: Readonly<Record<string, string>> = {
  home: '',
  setup: 'new/titans-of-industry',
  tables: 'games',
  rules: 'rules/titans-of-industry',
  settings: 'settings',
  components: 'components/titans-of-industry',
}

const HELP = `npm run lighthouse -- [PAGE...] [--runs 3]   performance and accessibility of the pages, as a phone feels them
  PAGE     ${Object.keys(PAGES).join(', ')}; all of them when none is named
  --runs   how often each is opened; the medians are printed`

const FLAGS = '--headless=new --no-sandbox --disable-gpu --no-first-run'
const ROOT = path.dirname(import.meta.dirname)
const TOOL = path.join(ROOT, 'tools/lighthouse')

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) return (console.log(HELP), 0)
  const at = args.indexOf('--runs')
  const runs = at < 0 ? 3 : Number(args[at + 1])
  const names = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  const pages = names.length > 0 ? names : Object.keys(PAGES)
  if (!Number.isInteger(runs) || runs < 1 || pages.some(name => !(name in PAGES))) return (console.error(HELP), 1)

  execFileSync(process.execPath, [path.join(ROOT, 'scripts/install-aside.ts'), TOOL], { stdio: 'inherit' })
  await buildWebIfChanged()
  const data = mkdtempSync(path.join(tmpdir(), 'tableworks-data-'))
  const served = await serve({ host: '127.0.0.1', port: 0, data, page: PAGE, version: manifest.version })
  try {
    console.log(`Load before: ${loadavg()[0]!.toFixed(1)}\n\n${TITLES}`)
    for (const name of pages) console.log(row(name, await weighed(`${served.address}${PAGES[name]}`, runs)))
  } finally {
    await served.close()
    rmSync(data, { recursive: true, force: true })
  }
  return 0
}

async function weighed(address: string, runs: number) {
  const all = []
  for (let run = 0; run < runs; run++) all.push(weigh(await report(address)))
  return median(all)
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
