// `npm run release -- X.Y.Z` checks that everything is committed and tested, dates the changelog and its details, sets the version,
// commits and tags. It doesn't push.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

const HELP = `npm run release -- X.Y.Z              tests, then dates the changelog, sets the version, commits and tags
npm run release -- X.Y.Z --no-test    without running the tests, when they have just passed`

const UNRELEASED = '## Unreleased\n'
/** The changes in detail. A release renames it after its version. */
const DETAILS = 'docs/changes/unreleased.md'

export class ReleaseProblem extends Error {}

/** The version must be larger than the last one, and have the form X.Y.Z. */
export function checkVersion(next: string, before: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(next)) throw new ReleaseProblem(`"${next}" isn’t a version. Use the form X.Y.Z.`)
  const [a, b] = [next, before].map(version => version.split('.').map(Number)) as [number[], number[]]
  const at = a.findIndex((part, i) => part !== b[i])
  if (at < 0 || (a[at] ?? 0) < (b[at] ?? 0)) throw new ReleaseProblem(`${next} must be greater than ${before}.`)
}

const detailsOf = (version: string): string => `docs/changes/${version}.md`

/** Turns the unreleased section into a dated one and adds an empty one above it. */
export function datedChangelog(changelog: string, version: string, day: string): string {
  const at = changelog.indexOf(UNRELEASED)
  if (at < 0) throw new ReleaseProblem('CHANGELOG.md has no section "## Unreleased".')
  const after = changelog.slice(at + UNRELEASED.length)
  const next = after.search(/^## /m)
  const section = next < 0 ? after : after.slice(0, next)
  if (section.trim() === '') throw new ReleaseProblem('The section "## Unreleased" in CHANGELOG.md is empty.')
  const dated = section.replace(`(${DETAILS})`, `(${detailsOf(version)})`)
  return `${changelog.slice(0, at)}${UNRELEASED}\n## ${version} (${day})\n${dated}${after.slice(section.length)}`
}

/** Sets the version in the manifest, or in both places in the lockfile. */
export function withVersion(json: string, before: string, version: string): string {
  const changed = json.replaceAll(
    new RegExp(`("name": "tableworks",\\n\\s*"version": )"${before.replaceAll('.', '\\.')}"`, 'g'),
    `$1"${version}"`,
  )
  if (changed === json) throw new ReleaseProblem(`Version ${before} was not found.`)
  return changed
}

/** Names the details of the unreleased changes after the version, if there are any. */
function releaseDetails(root: string, version: string): void {
  const [before, after] = [DETAILS, detailsOf(version)].map(name => path.join(root, name)) as [string, string]
  if (!existsSync(before)) return
  renameSync(before, after)
  writeFileSync(
    after,
    readFileSync(after, 'utf8').replace('# Unreleased changes, in detail', `# Changes in ${version}, in detail`),
  )
}

/** Makes the release in this folder; returns what to do next. */
export function release(root: string, version: string, day: string, test: () => boolean): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const file = (name: string) => path.join(root, name)
  const { version: before } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as { version: string }
  checkVersion(version, before)
  if (git('status', '--porcelain') !== '') throw new ReleaseProblem('There are uncommitted changes.')
  if (git('tag', '--list', `v${version}`) !== '') throw new ReleaseProblem(`The tag v${version} already exists.`)
  const changelog = datedChangelog(readFileSync(file('CHANGELOG.md'), 'utf8'), version, day)
  if (!test()) throw new ReleaseProblem('The tests failed, so nothing was released.')
  writeFileSync(file('CHANGELOG.md'), changelog)
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(file(name), withVersion(readFileSync(file(name), 'utf8'), before, version))
  releaseDetails(root, version)
  git('add', '--all')
  git('commit', '--quiet', '--message', `release: ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Tableworks ${version}`)
  return `Released ${version}. Push it with: git push --follow-tags`
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, 'no-test': { type: 'boolean' } },
  })
  const [version] = positionals
  if (values.help === true || version === undefined) {
    console.log(HELP)
    process.exitCode = values.help === true ? 0 : 2
    return
  }
  const root = path.dirname(import.meta.dirname)
  const day = new Date().toISOString().slice(0, 10)
  const test = () =>
    values['no-test'] === true ||
    spawnSync(process.execPath, [path.join(root, 'scripts/test.ts')], { cwd: root, stdio: 'inherit' }).status === 0
  try {
    console.log(release(root, version, day, test))
  } catch (error) {
    if (!(error instanceof ReleaseProblem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) main()
