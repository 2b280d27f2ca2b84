// `npm test`: every check and every test, one after another, with one summary line at the end.

import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { styleText } from 'node:util'
import { freePort } from './free-port.ts'
import { failures, fromPlaywright, fromVitest, secondTries, sum, summary, type Tally } from './tally.ts'

const HELP = `npm test                      everything
npm test -- STAGE...          only these stages: types lint format unused lock arrows unit build browser
npm test -- unit kernel       only the unit tests whose path contains "kernel" (the same for browser)
AGREE_GAMES=50 npm test -- browser verify
                              how many random games of each the browser replays to the states that Node reached
WHOLE_GAMES=1 npm test -- browser online-game
                              a whole heavy game online, with lost networks and a killed server`

const ROOT = path.dirname(import.meta.dirname)
const REPORTS = path.join(ROOT, '.cache/reports', String(process.pid))

interface Stage {
  name: string
  command: readonly string[]
  /** Reads the report if the runner counts its tests. Any other stage counts as one. */
  count?: (report: never) => Tally
  /** Lines to print before a runner's own output. */
  remarks?: (report: never) => readonly string[]
}

const tool = (name: string, program: string, ...args: string[]) => [path.join('node_modules', name, program), ...args]

const STAGES: readonly Stage[] = [
  { name: 'types', command: tool('typescript', 'bin/tsc', '-b') },
  { name: 'lint', command: tool('oxlint', 'bin/oxlint', '--type-aware', '--deny-warnings') },
  { name: 'format', command: tool('oxfmt', 'bin/oxfmt', '--check', '.') },
  { name: 'unused', command: tool('knip', 'bin/knip.js') },
  { name: 'lock', command: ['scripts/lock-check.ts'] },
  { name: 'arrows', command: ['scripts/arrows.ts'] },
  {
    name: 'unit',
    command: tool(
      'vitest',
      'vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(REPORTS, 'unit.json')}`,
    ),
    count: fromVitest,
    remarks: report => failures(report, ROOT),
  },
  { name: 'build', command: ['scripts/build-web.ts'] },
  {
    name: 'browser',
    command: tool('@playwright/test', 'cli.js', 'test', '--reporter=list,json'),
    count: fromPlaywright,
    remarks: secondTries,
  },
]

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) return (console.log(HELP), 0)
  const named = STAGES.filter(({ name }) => args.includes(name))
  const filters = args.filter(arg => !STAGES.some(({ name }) => name === arg))
  if (filters.length > 0 && !named.some(({ count }) => count)) return (console.error(HELP), 1)

  mkdirSync(REPORTS, { recursive: true })
  const env = {
    ...process.env,
    // Runners see a pipe instead of our terminal, so colours must be turned on.
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }),
    // The browser tests start a server of their own, even if one is already running.
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(REPORTS, 'browser.json'),
  }

  const tallies: Tally[] = []
  for (const stage of named.length > 0 ? named : STAGES) tallies.push(await runStage(stage, filters, env))

  rmSync(REPORTS, { recursive: true })

  const total = sum(tallies)
  console.log(`\n${summary(total)}`)
  return total.failed > 0 ? 1 : 0
}

async function runStage(stage: Stage, filters: readonly string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  const began = performance.now()
  const { code, output } = await run([...stage.command, ...(stage.count ? filters : [])], env)
  const report = stage.count && readReport(stage.name)
  const tally = stage.count ? countReport(stage.count, report, code) : sum([{ [code === 0 ? 'passed' : 'failed']: 1 }])

  const ok = tally.failed === 0
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(8)
  const mark = ok ? styleText('green', 'ok    ') : styleText('red', 'FAILED')
  console.log(`${mark} ${stage.name.padEnd(8)}${seconds}${stage.count ? `   ${summary(tally)}` : ''}`)
  for (const remark of report && stage.remarks ? stage.remarks(report as never) : []) console.log(`       ${remark}`)
  if (!ok) console.log(output.trimEnd())
  return tally
}

/** A runner's report; undefined if it exited before writing one. */
function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(REPORTS, `${name}.json`), 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that fails without naming a failed test, or without a report, counts as one failure. */
function countReport(count: (report: never) => Tally, report: unknown, code: number): Tally {
  if (report === undefined) return sum([{ failed: 1 }])
  const tally = count(report as never)
  return code !== 0 && tally.failed === 0 ? sum([tally, { failed: 1 }]) : tally
}

function run(command: readonly string[], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise(done => {
    child.on('error', error => done({ code: 1, output: error.message }))
    child.on('close', code => done({ code: code ?? 1, output }))
  })
}
