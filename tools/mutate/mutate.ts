// `npm run mutate -- GAME [FILE...]` mutates a game's rules one small change at a time, and runs its rule tests on each. A mutation
// that no test notices is an untested rule.

import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Equivalent, read, type Report, told } from './report.ts'

const HELP = `npm run mutate -- GAME [FILE...]   mutates a game's rules and lists the mutations its tests don't notice
  FILE       only these files of its rules/ and readings/, for example buying.ts
  --fresh    forget what earlier runs found

A game passes with a score of 93, and 88 in each file. Mutations that can't be noticed because they change nothing are listed,
with the reason, in games/GAME/tests/equivalent-mutants.json.`

const HERE = import.meta.dirname
const ROOT = path.resolve(HERE, '../..')

// The run takes a long time, so other work on the machine gets priority.
os.setPriority(os.constants.priority.PRIORITY_LOW)

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const [game, ...files] = args.filter(arg => !arg.startsWith('--'))
  if (game === undefined || args.includes('--help')) return (console.log(HELP), game === undefined ? 1 : 0)
  const folder = path.join(ROOT, 'games', game)
  if (!existsSync(folder)) return (console.error(`There is no game '${game}' in games/.`), 1)

  const cache = path.join(ROOT, '.cache/mutate', game)
  mkdirSync(cache, { recursive: true })
  const wanted = rulesOf(game, files)
  if (wanted.length === 0) return (console.error(`${game} has no rules in ${files.join(', ')}.`), 1)
  await install()
  const config = path.join(cache, 'stryker.config.json')
  writeFileSync(config, JSON.stringify(settings(wanted, cache, args.includes('--fresh')), null, 2))
  const program = path.join(HERE, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const code = await run(process.execPath, [program, 'run', config], { MUTATE_GAME: game })
  const report = path.join(cache, 'report.json')
  if (code !== 0 || !existsSync(report)) return (console.error('The run did not finish.'), 1)
  const { text, passed } = told(read(JSON.parse(readFileSync(report, 'utf8')) as Report, equivalents(folder)))
  console.log(text)
  return passed ? 0 : 1
}

/** The rule files, or those requested by name. */
function rulesOf(game: string, names: readonly string[]): string[] {
  const all = globSync(`games/${game}/{rules.ts,{rules,readings}/**/*.ts}`, { cwd: ROOT }).toSorted()
  if (names.length === 0) return all
  const wanted = new Set(names.map(name => path.basename(name, '.ts')))
  return all.filter(file => wanted.has(path.basename(file, '.ts')))
}

/** The mutation tools are many packages that no player needs, so they are installed on first use. */
async function install(): Promise<void> {
  if (existsSync(path.join(HERE, 'node_modules/@stryker-mutator/core'))) return
  console.log('Installing the mutation tools (once) ...')
  if ((await run('npm', ['ci', '--no-audit', '--no-fund'], {}, HERE)) !== 0) throw new Error('npm ci failed')
}

function settings(files: readonly string[], cache: string, fresh: boolean): object {
  return {
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: true },
    plugins: [
      path.join(HERE, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'),
      path.join(HERE, 'step-names.mjs'),
    ],
    ignorers: ['step-names'],
    mutate: files,
    ignorePatterns: ['.cache', 'dist', '/data', 'test-results', 'docs', 'e2e', 'tools/mutate/node_modules'],
    coverageAnalysis: 'perTest',
    incremental: !fresh,
    incrementalFile: path.join(cache, 'incremental.json'),
    tempDirName: '.cache/mutate/sandbox',
    concurrency: 2,
    // Much longer than the tests take, so that slow mutants on a busy machine don't count as detected
    timeoutMS: 60_000,
    timeoutFactor: 10,
    // A file that doesn't exist, which Stryker ignores. It would read an existing one with an API that TypeScript 7 no longer has.
    tsconfigFile: 'no-tsconfig.json',
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: path.join(cache, 'report.json') },
    thresholds: { high: 93, low: 88, break: null },
    allowConsoleColors: false,
  }
}

function equivalents(folder: string): readonly Equivalent[] {
  const file = path.join(folder, 'tests/equivalent-mutants.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Equivalent[]) : []
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd = ROOT): Promise<number> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  return new Promise(done => {
    child.on('error', error => {
      console.error(error.message)
      done(1)
    })
    child.on('close', code => done(code ?? 1))
  })
}
