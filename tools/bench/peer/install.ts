// boardgame.io brings some 150 packages that nobody needs to play, so they are installed here, when the benchmark is first
// run.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const HERE = import.meta.dirname
const SCRIPT = path.resolve(HERE, '../../../scripts/install-aside.ts')

/** Makes sure that it is there. */
export function installPeer(): void {
  if (existsSync(path.join(HERE, 'node_modules/.package-lock.json'))) return
  console.error('Installing what the benchmark measures us against (once) ...')
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, HERE], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`boardgame.io could not be installed for the benchmark: ${stderr}`)
}
