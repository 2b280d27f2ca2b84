// boardgame.io needs about 150 packages that no player needs, so they are installed here when the benchmark first runs.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const HERE = import.meta.dirname
const SCRIPT = path.resolve(HERE, '../../../scripts/install-aside.ts')

/** Installs it if it's missing. */
export function installPeer(): void {
  if (existsSync(path.join(HERE, 'node_modules/.package-lock.json'))) return
  console.error('Installing boardgame.io for the benchmark (once) ...')
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, HERE], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`boardgame.io could not be installed for the benchmark: ${stderr}`)
}
