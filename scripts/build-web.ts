// Builds the page into apps/web/dist, but only if its sources have changed.

import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = path.dirname(import.meta.dirname)
const WEB = path.join(ROOT, 'apps/web')
const STAMP = path.join(ROOT, '.cache/web-build.sha256')

export const PAGE = path.join(WEB, 'dist')

/** Compressing smaller files saves less than the extra headers cost. */
const SMALLEST_TO_COMPRESS = 1024

export async function buildWebIfChanged(): Promise<void> {
  const wanted = fingerprint()
  if (existsSync(path.join(PAGE, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return

  console.error('Building the page ...')
  const began = performance.now()
  rmSync(STAMP, { force: true })
  const { build } = await import('vite') // imported late, because it's slow and not needed if nothing has changed
  await build({ root: WEB, logLevel: 'warn' })
  compressPage()
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, wanted)
  console.error(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

/** A hash of every file that can end up in the page. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const sources = globSync(
    ['apps/web/**/*', 'packages/**/*', 'games/**/*', 'package-lock.json', 'scripts/build-web.ts'],
    {
      cwd: ROOT,
      exclude: entry => /(^|\/)(node_modules|dist|tests)$/.test(entry.replaceAll('\\', '/')),
    },
  )
  for (const file of sources.toSorted()) {
    const absolute = path.join(ROOT, file)
    if (!statSync(absolute).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(absolute)).update('\0')
  }
  return hash.digest('hex')
}

/** The server sends these copies unchanged, so the best compression costs only build time. */
function compressPage(): void {
  for (const file of globSync('**/*.{html,js,css,svg,json,webmanifest}', { cwd: PAGE })) {
    const absolute = path.join(PAGE, file)
    const content = readFileSync(absolute)
    if (content.length < SMALLEST_TO_COMPRESS) continue
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${absolute}.br`, brotliCompressSync(content, { params: quality }))
    writeFileSync(`${absolute}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
  }
}

if (import.meta.main) await buildWebIfChanged()
