import { describe, expect, it } from 'vitest'
import { asideFaults, lockFaults, type Lockfile } from '../lock-check.ts'

const lock = (packages: Lockfile['packages']): Lockfile => ({ packages })

describe('The lockfile', () => {
  it('passes if every part is there, here or further up, and no host is named', () => {
    const sound = lock({
      'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } },
      'node_modules/tool-linux': { version: '1.0.0' },
      'node_modules/tool/node_modules/tool-mac': {
        version: '1.0.0',
        resolved: 'https://registry.npmjs.org/tool-mac.tgz',
      },
      'node_modules/@tableworks/kernel': { resolved: 'packages/kernel', link: true },
    })

    expect(
      lockFaults(sound, [{ name: 'root', license: 'MIT', dependencies: { tool: '1.0.0', '@tableworks/kernel': '*' } }]),
    ).toEqual([])
  })

  it('names the native part that npm left out', () => {
    const torn = lock({ 'node_modules/tool': { optionalDependencies: { 'tool-mac': '1.0.0' } } })

    expect(lockFaults(torn, [])).toEqual([
      'node_modules/tool names the optional package tool-mac, which isn’t in the lockfile',
    ])
  })

  it.each(['^1.0.0', '~1.0.0', '1.x', 'latest', '*', 'git+https://example.org/tool.git'])(
    'refuses version "%s"',
    version => {
      expect(lockFaults(lock({}), [{ name: 'root', license: 'MIT', devDependencies: { tool: version } }])).toEqual([
        `root asks for tool "${version}"; name one exact version`,
      ])
    },
  )

  it('requires every package to name its licence', () => {
    expect(lockFaults(lock({}), [{ name: 'kit' }, { name: 'door', license: 'MIT' }])).toEqual([
      'kit should name its licence: "license": "MIT"',
    ])
  })

  it('keeps a tool’s dependencies out of the main installation', () => {
    const aside = [{ name: 'bench', dependencies: { 'old-server': '1.0.0' } }]

    expect(asideFaults(lock({ 'node_modules/other': { version: '1.0.0' } }), aside)).toEqual([])
    expect(asideFaults(lock({ 'node_modules/old-server': { version: '1.0.0' } }), aside)).toEqual([
      'old-server belongs to bench alone; npm start should not install it',
    ])
  })

  it('refuses any host’s address except the public registry’s', () => {
    const mirrored = lock({ 'node_modules/tool': { resolved: 'https://mirror.example.org/tool.tgz' } })

    expect(lockFaults(mirrored, [])).toEqual([
      'node_modules/tool is locked to another registry; remove its "resolved" line',
    ])
  })
})
