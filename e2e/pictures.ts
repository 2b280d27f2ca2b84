// `npm run pictures`: photographs tables for the home page and the documents. Run it when a board has changed its looks.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { gameFileOf, seedFrom, Table, writeGameFile } from '@tableworks/kernel'
import { serve } from '@tableworks/server'
import manifest from '../package.json' with { type: 'json' }
import { buildWebIfChanged, PAGE } from '../scripts/build-web.ts'
import { findChromium } from './chromium.ts'

const HOME = path.resolve(import.meta.dirname, '../apps/web/home/photographs')
const DOCS = path.resolve(import.meta.dirname, '../docs/pictures')
const SIZE = { width: 1440, height: 900 }

type Scheme = 'light' | 'dark'

interface Photograph {
  readonly name: string
  readonly file: string
  readonly step: number
  /** What of the table the documents show; all of it when nothing is named. */
  readonly docs?: string
  /** Whether the documents show it by day or by night. */
  readonly docsBy?: Scheme
  /** What the home page shows, when it does. */
  readonly home?: string
}

const ALL = 'body'
const typical = (game: string): string => readFileSync(`games/${game}/tests/games/typical.json`, 'utf8')

const PHOTOGRAPHS: readonly Photograph[] = [
  { name: 'titans-of-industry', file: typical('titans-of-industry'), step: 400, home: ALL },
  { name: 'empire-planner', file: typical('empire-planner'), step: 140, docsBy: 'dark' },
  { name: 'age-of-industry', file: typical('age-of-industry'), step: 240 },
  { name: 'victory-through-industry', file: typical('victory-through-industry'), step: 395 },
  { name: 'titan', file: typical('titan'), step: 330 },
  { name: 'salt-and-timber', file: smallGame(), step: 7, docs: '[data-board]', home: '[data-board] svg[role=group]' },
]

function smallGame(): string {
  const game = GAMES['salt-and-timber']
  if (game === undefined) throw new Error('Salt and Timber is not here')
  const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('a picture') })
  for (let actor = table.actor; actor !== null; actor = table.actor)
    table.say(actor, table.choices[(table.step * 3) % table.choices.length] ?? '')
  return writeGameFile(gameFileOf(table))
}

async function photograph(
  browser: Browser,
  home: string,
  { name, file, step, docs = ALL, docsBy = 'light', home: shown }: Photograph,
): Promise<void> {
  for (const colorScheme of shown === undefined ? [docsBy] : (['light', 'dark'] as const)) {
    const page = await browser.newPage({ viewport: SIZE, colorScheme, serviceWorkers: 'block' })
    await page.goto(`${home}games`)
    const buffer = Buffer.from(file)
    await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
    await page.waitForURL(/\/table\//)
    await page.goto(`${page.url()}/step/${step}`)
    await page.locator('[data-board] [data-place]').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(800) // whatever travels has arrived
    const take = (part: string) => (part === ALL ? page.screenshot() : page.locator(part).screenshot())
    if (shown !== undefined)
      writeFileSync(path.join(HOME, `${name}-${colorScheme}.webp`), await asWebp(browser, await take(shown)))
    if (colorScheme === docsBy) writeFileSync(path.join(DOCS, `${name}.png`), await take(docs))
    await page.close()
  }
}

/** The browser itself is the encoder. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const studio = await browser.newPage()
  const address = await studio.evaluate(async source => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })).arrayBuffer(),
    )
    return btoa(Array.from(bytes, byte => String.fromCodePoint(byte)).join(''))
  }, png.toString('base64'))
  await studio.close()
  return Buffer.from(address, 'base64')
}

/** `npm run pictures -- titan` takes those of one game. */
const wanted = process.argv.slice(2)

mkdirSync(HOME, { recursive: true })
await buildWebIfChanged()
const data = mkdtempSync(path.join(tmpdir(), 'tableworks-data-'))
const served = await serve({ host: '127.0.0.1', port: 0, data, page: PAGE, version: manifest.version })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const one of PHOTOGRAPHS)
    if (wanted.length === 0 || wanted.includes(one.name)) await photograph(browser, served.address, one)
} finally {
  await browser.close()
  await served.close()
  rmSync(data, { recursive: true, force: true })
}
