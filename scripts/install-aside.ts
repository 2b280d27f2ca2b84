// Installs single commands' dependencies on first use, each in its own folder and never with Tableworks itself: boardgame.io for
// the benchmark, PostgreSQL for tests if the machine has none.
//
// node scripts/install-aside.ts tools/postgres
//
// If several processes run this at once, one installs and the others wait.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'

const FLAGS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']

const folder = path.resolve(process.argv[2] ?? '.')
const lock = path.join(folder, '.installing')
const isInstalled = () => existsSync(path.join(folder, 'node_modules/.package-lock.json'))

while (!isInstalled()) {
  if (!claimed()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  else
    try {
      if (!isInstalled() && install() !== 0) process.exitCode = 1
    } finally {
      rmdirSync(lock)
    }
  if (process.exitCode === 1) break
}

function claimed(): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

function install(): number | null {
  return spawnSync('npm', FLAGS, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  }).status
}
