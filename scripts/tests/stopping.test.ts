// Real processes: no matter how `npm` is stopped, its server stops and frees its port.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

let npm: ChildProcess | null = null
afterEach(() => {
  // kills the whole process group, so a failing test leaves nothing behind
  if (npm?.pid !== undefined) tryTo(() => process.kill(-(npm?.pid ?? 0), 'SIGKILL'))
})

function tryTo(act: () => unknown): void {
  try {
    act()
  } catch {
    // it has already exited
  }
}

/** Starts the server like `npm start`, with a page that needs no build. */
async function started(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stopping-'))
  writeFileSync(path.join(folder, 'index.html'), '<title>a page</title>')
  const words = ['run', '--silent', 'tw', '--', 'serve', '--port', '0', '--data', folder, '--page', folder]
  npm = spawn('npm', words, { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  for await (const chunk of npm.stdout ?? []) {
    out += String(chunk)
    const address = /ready at (\S+)/.exec(out)?.[1]
    if (address !== undefined) return address
  }
  throw new Error(`the server did not start: ${out}`)
}

const answers = (address: string): Promise<boolean> =>
  fetch(new URL('/health', address)).then(
    () => true,
    () => false,
  )

async function isFree(address: string): Promise<boolean> {
  const end = Date.now() + 10_000
  while (Date.now() < end) {
    if (!(await answers(address))) return true
    await new Promise(done => setTimeout(done, 50))
  }
  return false
}

describe.skipIf(process.platform === 'win32')('A server that npm started stops and frees its port,', () => {
  it.each([
    ['when npm gets a signal to stop', 'SIGTERM', 1],
    ['when npm is killed', 'SIGKILL', 1],
    ['with Ctrl-C in the terminal', 'SIGINT', -1],
    ['when the terminal is closed', 'SIGHUP', -1],
  ] as const)('%s', async (_how, signal, whom) => {
    const address = await started()
    expect(await answers(address)).toBe(true)
    process.kill(whom * (npm?.pid ?? 0), signal)
    expect(await isFree(address)).toBe(true)
  })
})
