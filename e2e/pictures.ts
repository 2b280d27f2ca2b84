// `npm run pictures`: photographs tables for the home page and the documents. Run it when a board has changed its looks.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import type { AnyGame } from '@tableworks/kernel'
import { serve } from '@tableworks/server'
import { cutAt, playedGame } from '../apps/web/bench/positions.ts'
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
  /** The step of the replay; left out, the table is open for play. */
  readonly step?: number
  /** What the hand points at. */
  readonly near?: string
  /** What of the table the documents show; all of it when nothing is named. */
  readonly docs?: string
  /** Whether the documents show it by day or by night. */
  readonly docsBy?: Scheme
  /** What the home page shows, when it does. */
  readonly home?: string
}

const ALL = 'body'
const LIT = '[data-state="lit"]'

const PHOTOGRAPHS: readonly Photograph[] = [
  { name: 'titans-of-industry', file: typical('titans-of-industry'), step: 400, home: ALL },
  { name: 'empire-planner', file: typical('empire-planner'), step: 140, docsBy: 'dark' },
  { name: 'age-of-industry', file: upTo('age-of-industry', 'build', 238), near: `[data-place^="site-"]${LIT}` },
  {
    name: 'victory-through-industry',
    file: upTo('victory-through-industry', 'move', 300),
    near: `[data-place^="ticket-"]${LIT}`,
  },
  { name: 'titan', file: upTo('titan', 'turn.start', 300), near: `[data-place^="way-"]${LIT}`, docsBy: 'dark' },
  {
    name: 'salt-and-timber',
    file: playedGame(gameOf('salt-and-timber')),
    step: 7,
    docs: '[data-board]',
    home: '[data-board] svg[role=group]',
  },
]

function typical(game: string): string {
  return readFileSync(`games/${game}/tests/games/typical.json`, 'utf8')
}

/** The typical game up to the first such decision after a step. */
function upTo(id: string, decision: string, after: number): string {
  return cutAt(gameOf(id), typical(id), table => table.step >= after && table.decision === decision)
}

function gameOf(id: string): AnyGame {
  const game = GAMES[id]
  if (game === undefined) throw new Error(`there is no game ${id}`)
  return game
}

async function photograph(
  browser: Browser,
  home: string,
  { name, file, step, near, docs = ALL, docsBy = 'light', home: shown }: Photograph,
): Promise<void> {
  for (const colorScheme of shown === undefined ? [docsBy] : (['light', 'dark'] as const)) {
    const page = await browser.newPage({ viewport: SIZE, colorScheme, serviceWorkers: 'block' })
    await page.addInitScript(game => localStorage.setItem(`tableworks tour ${game}`, '["*"]'), name)
    await page.goto(`${home}games`)
    const buffer = Buffer.from(file)
    await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
    if (step === undefined) await sitDown(page)
    await page.waitForURL(/\/table\//)
    if (step !== undefined) await page.goto(`${page.url()}/step/${step}`)
    await page.locator('[data-board] [data-place]').first().waitFor()
    if (near !== undefined) await page.locator(near).first().hover()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(800) // whatever travels has arrived
    const take = (part: string) => (part === ALL ? page.screenshot() : page.locator(part).screenshot())
    if (shown !== undefined) {
      const seen = await take(shown)
      writeFileSync(path.join(HOME, `${name}-${colorScheme}.webp`), await asWebp(browser, seen))
      if (shown === ALL)
        writeFileSync(path.join(HOME, `${name}-${colorScheme}-small.webp`), await asWebp(browser, seen, 0.5))
    }
    if (colorScheme === docsBy) writeFileSync(path.join(DOCS, `${name}.png`), await take(docs))
    await page.close()
  }
}

/** As whoever is asked; tips have been read. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click()
  const gate = page.getByRole('button', { name: /^I am / })
  const prompt = page.locator('[data-prompt][data-mine]')
  await gate.or(prompt).first().waitFor()
  if (await gate.isVisible()) await gate.click()
  await prompt.waitFor()
}

/** The browser itself is the encoder. A whole table is also kept at half its size, for phones. */
async function asWebp(browser: Browser, png: Buffer, scale = 1): Promise<Buffer> {
  const studio = await browser.newPage()
  const address = await studio.evaluate(
    async ([source, by]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width * by, image.height * by)
      const brush = canvas.getContext('2d')
      if (brush !== null) brush.imageSmoothingQuality = 'high'
      brush?.drawImage(image, 0, 0, canvas.width, canvas.height)
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })).arrayBuffer(),
      )
      return btoa(Array.from(bytes, byte => String.fromCodePoint(byte)).join(''))
    },
    [png.toString('base64'), scale] as const,
  )
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
