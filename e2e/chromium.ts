// Finds a Chromium for the browser tests, if possible without an installation.

import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import packed, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'

const FOLDER = path.resolve(import.meta.dirname, '../.cache/chromium')
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path in CHROMIUM, or else the npm package's (Linux on x64), or else the machine's own. */
export async function findChromium(): Promise<string> {
  const found = process.env['CHROMIUM'] || (await packedChromium()) || installedChromium()
  if (found) return found
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM.')
}

async function packedChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const whole = await unpack()
  if (runs(whole)) return whole

  // A minimal system lacks a few libraries that Chromium needs. The npm package contains them.
  await unpackInto(FOLDER, () => inflate(path.resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br')))
  setupLambdaEnvironment(path.join(FOLDER, 'al2023/lib'))
  if (runs(whole)) return whole

  rmSync(FOLDER, { recursive: true, force: true }) // an interrupted extraction may be the cause, so start over
  const again = await unpack()
  return runs(again) ? again : null
}

const unpack = (): Promise<string> => unpackInto(FOLDER, () => packed.executablePath())

/** The package extracts into the system's temporary folder, but a program we run belongs in ours. */
async function unpackInto<T>(folder: string, unpackAll: () => Promise<T>): Promise<T> {
  const before = process.env['TMPDIR']
  mkdirSync(folder, { recursive: true })
  process.env['TMPDIR'] = folder
  try {
    return await unpackAll()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

const runs = (program: string): boolean => spawnSync(program, ['--version']).status === 0

function installedChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const places = folders.flatMap(folder => NAMES.map(name => path.join(folder, name)))
  return [...places, ...OTHER_PLACES].find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
