// Several commands on a fresh clone: one installs, the others wait. A fake npm takes half a second and detects a second copy
// running at the same time.

import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const BOOTSTRAP = path.resolve(import.meta.dirname, '../bootstrap.mjs')

const NPM = `
const fs = require('fs')
fs.appendFileSync('runs', 'x')
try { fs.mkdirSync('busy') } catch { console.error('npm error syscall rmdir'); process.exit(1) }
setTimeout(() => {
  fs.rmdirSync('busy')
  if (fs.existsSync('no-network')) { fs.rmSync('no-network'); console.error('npm error ENOTFOUND'); process.exit(1) }
  fs.rmSync('node_modules', { recursive: true, force: true })
  fs.mkdirSync('node_modules/.bin', { recursive: true })
  fs.symlinkSync(process.execPath, 'node_modules/.bin/node')
  fs.writeFileSync('node_modules/.package-lock.json', '{}')
}, 500)
`

let root: string
const at = (file: string) => path.join(root, file)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tableworks-clone-'))
  mkdirSync(at('scripts'))
  mkdirSync(at('tools/node-runtime'), { recursive: true })
  cpSync(BOOTSTRAP, at('scripts/bootstrap.mjs'))
  writeFileSync(at('package-lock.json'), '{}')
  const optionalDependencies = { [`node-bin-${process.platform}-${process.arch}`]: '1.0.0' }
  writeFileSync(at('tools/node-runtime/package.json'), JSON.stringify({ optionalDependencies }))
  writeFileSync(at('npm-cli.js'), NPM)
  writeFileSync(at('hello.mjs'), "console.log('hello')")
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const env = () => ({ ...process.env, npm_execpath: at('npm-cli.js'), npm_node_execpath: process.execPath })

function start(): Promise<{ code: number | null; said: string; warned: string }> {
  const child = spawn(process.execPath, [at('scripts/bootstrap.mjs'), 'hello.mjs'], { cwd: root, env: env() })
  let [said, warned] = ['', '']
  child.stdout.on('data', chunk => (said += String(chunk)))
  child.stderr.on('data', chunk => (warned += String(chunk)))
  return new Promise(done => child.on('close', code => done({ code, said, warned })))
}

const installations = () => readFileSync(at('runs'), 'utf8').length

/** The id of a process that has just exited. */
const deadPid = () => spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).stdout.trim()

describe('the bootstrap', () => {
  it('installs once when several commands start at the same time, and the waiting ones say so', async () => {
    const all = await Promise.all([start(), start(), start()])
    for (const { code, said } of all) expect([code, said]).toEqual([0, 'hello\n'])
    expect(installations()).toBe(1)
    expect(all.filter(({ warned }) => /Another command \(process \d+\) is installing/.test(warned))).toHaveLength(2)
    expect(existsSync(at('.tableworks-installing'))).toBe(false)
  })

  it('takes over the lock of a process that has died', async () => {
    writeFileSync(at('.tableworks-installing'), `${deadPid()} ${deadPid()}\n`)
    const all = await Promise.all([start(), start()])
    for (const { code, said } of all) expect([code, said]).toEqual([0, 'hello\n'])
    expect(installations()).toBe(1)
  })

  it('lets a waiting command try when the first one fails', async () => {
    writeFileSync(at('no-network'), '')
    const all = await Promise.all([start(), start()])
    expect(all.map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(all.find(({ code }) => code === 1)?.warned).toContain("can't reach the npm registry")
    expect(installations()).toBe(2)
  })

  it.each(['node_modules/.bin/node', 'node_modules/.package-lock.json'])(
    'trusts no stamp when %s is missing',
    async missing => {
      await start()
      rmSync(at(missing))
      expect((await start()).said).toBe('hello\n')
      expect(installations()).toBe(2)
      await start()
      expect(installations()).toBe(2)
    },
  )
})
