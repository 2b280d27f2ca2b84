// The files in deploy/ may name only settings that the server reads, programs and folders of this repository, and one port.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingsFrom } from '../index.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const deploy = path.join(root, 'deploy')
const read = (name: string) => readFileSync(path.join(deploy, name), 'utf8')
const inHosting = readFileSync(path.join(root, 'docs/hosting.md'), 'utf8')

/** The settings that the server reads from its environment. */
function known(): Set<string> {
  const asked = new Set<string>()
  settingsFrom(new Proxy({}, { get: (_env, name) => void asked.add(String(name)) }))
  return asked
}

describe('the files in deploy/', () => {
  it('name only settings the server reads, and hosting.md explains each of them', () => {
    for (const name of known()) expect(inHosting).toContain(`\`${name}\``)
    const ofProxy = 'TABLEWORKS_SITE'
    for (const name of readdirSync(deploy))
      for (const [setting] of read(name).matchAll(/\bTABLEWORKS_[A-Z]+\b/g))
        expect([name, setting, known().has(setting) || setting === ofProxy]).toEqual([name, setting, true])
  })

  it('start a program that exists', () => {
    const unit = /^ExecStart=\/srv\/tableworks\/node_modules\/\.bin\/node (\S+)$/m.exec(read('tableworks.service'))?.[1]
    const image = /^CMD \["node_modules\/\.bin\/node", "(\S+)"\]$/m.exec(read('Dockerfile'))?.[1]
    for (const program of [unit, image]) expect(existsSync(path.join(root, program ?? 'nothing'))).toBe(true)
    const scripts = (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts
    for (const [, script] of read('Dockerfile').matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(script ?? '')
  })

  it('agree on the port and on the data folder', () => {
    const { port } = settingsFrom({})
    for (const name of ['Caddyfile', 'nginx.conf', 'Dockerfile'])
      for (const [, said] of read(name).matchAll(/127\.0\.0\.1:(\d+)/g)) expect([name, said]).toEqual([name, `${port}`])
    const compose = read('compose.yaml')
    expect(compose).toContain('dockerfile: deploy/Dockerfile')
    expect(read('Dockerfile')).toContain('TABLEWORKS_DATA=/data')
    expect(compose).toMatch(/^ {6}- tables:\/data$/m)
    expect(read('tableworks.service')).toMatch(
      /TABLEWORKS_DATA=\/var\/lib\/tableworks\b[^]*^StateDirectory=tableworks$/m,
    )
  })
})
