// The sample bots of docs/samples finish a game, and all languages the same one.

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ROOT } from '../wanted.ts'

const run = (program: string, file: string) =>
  spawnSync(program, [`docs/samples/${file}`, 'salt-and-timber'], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 })

const SAID = /^After \d+ choices: \d+ to \d+, place [12]\.$/m
const hasPython = spawnSync('python3', ['--version']).status === 0

it('the bot in TypeScript finishes a game', { timeout: 90_000 }, () => {
  const { stdout, stderr } = run(process.execPath, 'engine-bot.ts')

  expect(stderr.replaceAll(/^npm warn.*\n/gm, '')).toBe('')
  expect(stdout).toMatch(SAID)
})

it.skipIf(!hasPython)(
  `the bot in Python plays the same game${hasPython ? '' : ' (no python3 here)'}`,
  { timeout: 90_000 },
  () => {
    expect(run('python3', 'engine_bot.py').stdout).toBe(run(process.execPath, 'engine-bot.ts').stdout)
  },
)
