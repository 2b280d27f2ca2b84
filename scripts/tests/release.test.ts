import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkVersion, datedChangelog, release, withVersion } from '../release.ts'

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n'

describe('a release', () => {
  it('needs a version greater than the last one', () => {
    for (const next of ['0.1.1', '0.2.0', '1.0.0', '0.10.0']) expect(() => checkVersion(next, '0.1.0')).not.toThrow()
    for (const next of ['0.1.0', '0.0.9']) expect(() => checkVersion(next, '0.1.0')).toThrow('must be greater')
    expect(() => checkVersion('v1', '0.1.0')).toThrow('X.Y.Z')
  })

  it('dates the unreleased section and adds an empty one', () => {
    expect(datedChangelog(CHANGELOG, '0.2.0', '2026-11-18')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-18)\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n',
    )
    expect(() => datedChangelog('## Unreleased\n\n## 0.1.0\n', '0.2.0', '')).toThrow('is empty')
    expect(() => datedChangelog('## 0.1.0\n', '0.2.0', '')).toThrow('no section')
  })

  it('changes our version and no other', () => {
    const lock = '{\n  "name": "tableworks",\n  "version": "0.1.0",\n  "x": { "version": "0.1.0" }\n}\n'
    expect(withVersion(lock, '0.1.0', '0.2.0')).toBe(lock.replace('"0.1.0"', '"0.2.0"'))
    expect(() => withVersion(lock, '0.3.0', '0.4.0')).toThrow('not found')
  })

  it('names the details after its version', () => {
    const { root, git } = repository()
    const file = (name: string) => path.join(root, name)
    mkdirSync(file('docs/changes'), { recursive: true })
    writeFileSync(file('docs/changes/unreleased.md'), '# Unreleased changes, in detail\n\n- New, and how.\n')
    const link = '[Everything in detail](docs/changes/unreleased.md).'
    writeFileSync(file('CHANGELOG.md'), CHANGELOG.replace('- New.', `${link}\n\n- New.`))
    git('add', '.')
    git('commit', '-qm', 'details')

    release(root, '0.2.0', '2026-11-18', () => true)
    expect(existsSync(file('docs/changes/unreleased.md'))).toBe(false)
    expect(readFileSync(file('docs/changes/0.2.0.md'), 'utf8')).toBe(
      '# Changes in 0.2.0, in detail\n\n- New, and how.\n',
    )
    expect(readFileSync(file('CHANGELOG.md'), 'utf8')).toContain(
      '## 0.2.0 (2026-11-18)\n\n[Everything in detail](docs/changes/0.2.0.md)',
    )
    expect(git('status', '--porcelain')).toBe('')
  })

  it('is a commit and a tag, or nothing if tests fail or something isn’t committed', () => {
    const { root, git } = repository()
    expect(() => release(root, '0.2.0', '2026-11-18', () => false)).toThrow('tests failed')
    writeFileSync(path.join(root, 'new.txt'), 'x')
    expect(() => release(root, '0.2.0', '2026-11-18', () => true)).toThrow('uncommitted')
    git('add', '.')
    git('commit', '-qm', 'more')
    expect(git('tag')).toBe('')

    expect(release(root, '0.2.0', '2026-11-18', () => true)).toContain('Released 0.2.0')
    expect(git('log', '-1', '--format=%s %D')).toContain('tag: v0.2.0')
    expect(git('status', '--porcelain')).toBe('')
    expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toContain('"version": "0.2.0"')
    expect(() => release(root, '0.2.0', '2026-11-18', () => true)).toThrow('must be greater')
  })
})

function repository() {
  const root = mkdtempSync(path.join(tmpdir(), 'release-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  git('init', '-q')
  git('config', 'user.name', 'Ann')
  git('config', 'user.email', 'ann@example.org')
  writeFileSync(path.join(root, 'CHANGELOG.md'), CHANGELOG)
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(path.join(root, name), '{\n  "name": "tableworks",\n  "version": "0.1.0"\n}\n')
  git('add', '.')
  git('commit', '-qm', 'first')
  return { root, git }
}
