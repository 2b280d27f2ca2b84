// The lockfile must install the same packages everywhere: exact versions, native parts for every platform, and no registry
// addresses.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Locked {
  version?: string
  resolved?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, Locked>
}

export interface Manifest {
  name: string
  license?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, string>
}

const LICENCE = 'MIT'
const PUBLIC_REGISTRY = 'https://registry.npmjs.org/'

/** Problems with the lockfile or the requested versions, one sentence each. */
export function lockFaults(lock: Lockfile, manifests: readonly Manifest[]): string[] {
  return [
    ...manifests.flatMap(inexactVersions),
    ...manifests.flatMap(missingLicence),
    ...missingParts(lock),
    ...strangeHosts(lock),
  ]
}

/** `npm start` must not install packages that are only for benchmarks or tests. Those have their own lockfiles. */
export function asideFaults({ packages }: Lockfile, aside: readonly Manifest[]): string[] {
  return aside.flatMap(({ name, dependencies = {}, optionalDependencies = {} }) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(dependency => Object.hasOwn(packages, `node_modules/${dependency}`))
      .map(dependency => `${dependency} belongs to ${name} alone; npm start should not install it`),
  )
}

const missingLicence = ({ name, license }: Manifest): string[] =>
  license === LICENCE ? [] : [`${name} should name its licence: "license": "${LICENCE}"`]

function inexactVersions(manifest: Manifest): string[] {
  const { name, dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const asked = Object.entries({ ...overrides, ...dependencies, ...devDependencies, ...optionalDependencies })
  return asked
    .filter(([dependency, version]) => !isExact(dependency, version))
    .map(([dependency, version]) => `${name} asks for ${dependency} "${version}"; name one exact version`)
}

/** Our own packages come from the tree, so their version is always "*". */
const isExact = (dependency: string, version: string): boolean =>
  dependency.startsWith('@tableworks/') ? version === '*' : /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)

/** npm may write a lockfile without the parts it couldn't find, and then `npm ci` rejects it on another machine. */
function missingParts({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(part => !isLocked(packages, where, part))
      .map(part => `${where || 'the root'} names the optional package ${part}, which isn’t in the lockfile`),
  )
}

/** Looks where Node would: in node_modules here, and in every parent folder. */
function isLocked(packages: Lockfile['packages'], where: string, name: string): boolean {
  for (let folder = where; ; folder = path.posix.dirname(folder)) {
    const top = folder === '' || folder === '.'
    if (packages[top ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true
    if (top) return false
  }
}

function strangeHosts({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link && !resolved.startsWith(PUBLIC_REGISTRY))
    .map(([where]) => `${where} is locked to another registry; remove its "resolved" line`)
}

/** Tools that install their dependencies on first use. */
const ASIDE = ['tools/bench/peer', 'tools/mutate', 'tools/postgres']

if (import.meta.main) {
  const root = path.dirname(import.meta.dirname)
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  const manifests = globSync(['package.json', 'games/package.json', '{packages,games,apps,tools}/*/package.json'], {
    cwd: root,
  })
  const main = lockFaults(read('package-lock.json'), manifests.map(read))
  const aside = ASIDE.map(folder => ({
    manifest: read(`${folder}/package.json`) as Manifest,
    lock: read(`${folder}/package-lock.json`) as Lockfile,
  }))
  const faults = [
    ...main,
    ...aside.flatMap(({ manifest, lock }) => lockFaults(lock, [manifest])),
    ...asideFaults(
      read('package-lock.json'),
      aside.map(({ manifest }) => manifest),
    ),
  ]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
