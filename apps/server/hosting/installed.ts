// The version of the code on the disk, which is newer than the running one after an update without a restart.

import { readFile } from 'node:fs/promises'
import path from 'node:path'

const MANIFEST = path.resolve(import.meta.dirname, '../../../package.json')

export async function installedVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(MANIFEST, 'utf8')) as { version: string }
  return version
}
