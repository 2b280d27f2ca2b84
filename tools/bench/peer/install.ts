// boardgame.io brings some 150 packages that nobody needs to play, so they are installed here, when the benchmark is first
// run, and never with Tableworks itself.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'

const HERE = import.meta.dirname
const isInstalled = () => existsSync(path.join(HERE, 'node_modules/.package-lock.json'))

/** Makes sure that it is there. Where several processes ask at once, one installs and the others wait. */
export function installPeer(): void {
  const lock = path.join(HERE, '.installing')
  while (!isInstalled()) {
    if (!claimed(lock)) pause(200)
    else
      try {
        install()
      } finally {
        rmdirSync(lock)
      }
  }
}

function install(): void {
  if (isInstalled()) return
  console.error('Installing what the benchmark measures us against (once) ...')
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', flags, {
    cwd: HERE,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`boardgame.io could not be installed for the benchmark: ${stderr}`)
}

function claimed(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
