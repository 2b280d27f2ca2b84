// `npm run pictures` takes screenshots of tables for the pages and the documents. Run it when a board has changed.

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

const PAGES = path.resolve(import.meta.dirname, '../apps/web/parts/photographs')
const DOCS = path.resolve(import.meta.dirname, '../docs/pictures')
const SIZE = { width: 1440, height: 900 }

type Scheme = 'light' | 'dark'

interface Photograph {
  readonly name: string
  readonly file: string
  /** The replay step; if omitted, the table is open for play. */
  readonly step?: number
  /** What the mouse hovers over. */
  readonly near?: string
  /** The part of the table that the documents show; if omitted, all of it. */
  readonly docs?: string
  /** Whether the documents show it in light or dark. */
  readonly docsBy?: Scheme
  /** The part of the board that the pages show: its left and top edge and its width, as fractions of the board. */
  readonly look: { readonly left: number; readonly top: number; readonly width: number }
}

const ALL = 'body'
const LIT = '[data-state="lit"]'

/** Twice the width of a card on the home page, for high-density screens; parts/board-picture.tsx has both widths. */
const LOOK = { width: 480, height: 392 }

const PHOTOGRAPHS: readonly Photograph[] = [
  {
    name: 'titans-of-industry',
    file: typical('titans-of-industry'),
    step: 400,
    look: { left: 0.14, top: 0.25, width: 0.42 },
  },
  {
    name: 'empire-planner',
    file: typical('empire-planner'),
    step: 140,
    docsBy: 'dark',
    look: { left: 0, top: 0.05, width: 0.44 },
  },
  {
    name: 'age-of-industry',
    file: upTo('age-of-industry', 'build', 238),
    near: `[data-place^="site-"]${LIT}`,
    look: { left: 0.53, top: 0.02, width: 0.38 },
  },
  {
    name: 'victory-through-industry',
    file: upTo('victory-through-industry', 'move', 300),
    near: `[data-place^="ticket-"]${LIT}`,
    look: { left: 0.18, top: 0.01, width: 0.42 },
  },
  {
    name: 'titan',
    file: upTo('titan', 'turn.start', 300),
    near: `[data-place^="way-"]${LIT}`,
    docsBy: 'dark',
    look: { left: 0.02, top: 0.08, width: 0.5 },
  },
  {
    name: 'salt-and-timber',
    file: playedGame(gameOf('salt-and-timber')),
    step: 7,
    docs: '[data-board]',
    look: { left: 0.02, top: 0.13, width: 0.42 },
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

async function photograph(browser: Browser, home: string, one: Photograph): Promise<void> {
  const { name, near, docs = ALL, docsBy = 'light' } = one
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openTable(browser, home, one, colorScheme)
    const board = await page.locator('[data-board]').first().screenshot()
    for (const [width, ending] of [
      [LOOK.width, ''],
      [LOOK.width / 2, '-small'],
    ] as const)
      writeFileSync(
        path.join(PAGES, `${name}-${colorScheme}${ending}.webp`),
        await closeLook(browser, board, one.look, width),
      )
    if (colorScheme === docsBy) {
      if (near !== undefined) await page.locator(near).first().hover()
      await page.waitForTimeout(800)
      const seen = docs === ALL ? page.screenshot() : page.locator(docs).screenshot()
      writeFileSync(path.join(DOCS, `${name}.png`), await seen)
    }
    await page.close()
  }
}

async function openTable(browser: Browser, home: string, one: Photograph, colorScheme: Scheme): Promise<Page> {
  const { name, file, step } = one
  const page = await browser.newPage({ viewport: SIZE, colorScheme, serviceWorkers: 'block' })
  await page.addInitScript(game => localStorage.setItem(`tableworks tour ${game}`, '["*"]'), name)
  await page.goto(`${home}games`)
  const buffer = Buffer.from(file)
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  if (step === undefined) await sitDown(page)
  await page.waitForURL(/\/table\//)
  if (step !== undefined) await page.goto(`${page.url()}/step/${step}`)
  await page.locator('[data-board] [data-place]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(800) // waits until all animations have ended
  return page
}

/** Sits down in the active seat. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click()
  const gate = page.getByRole('button', { name: /^I am / })
  const prompt = page.locator('[data-prompt][data-mine]')
  await gate.or(prompt).first().waitFor()
  if (await gate.isVisible()) await gate.click()
  await prompt.waitFor()
}

/** Crops part of a board's screenshot. The browser encodes it. */
async function closeLook(browser: Browser, png: Buffer, look: Photograph['look'], width: number): Promise<Buffer> {
  const studio = await browser.newPage()
  const address = await studio.evaluate(
    async ({ source, from, size }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = new OffscreenCanvas(size.width, size.height)
      const brush = canvas.getContext('2d')
      if (brush === null) throw new Error('no canvas')
      brush.imageSmoothingQuality = 'high'
      const across = image.width * from.width
      const down = (across * size.height) / size.width
      brush.drawImage(
        image,
        image.width * from.left,
        image.height * from.top,
        across,
        down,
        0,
        0,
        size.width,
        size.height,
      )
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(bytes, byte => String.fromCodePoint(byte)).join(''))
    },
    { source: png.toString('base64'), from: look, size: { width, height: (width * LOOK.height) / LOOK.width } },
  )
  await studio.close()
  return Buffer.from(address, 'base64')
}

/** `npm run pictures -- titan` takes only that game's pictures. */
const wanted = process.argv.slice(2)

mkdirSync(PAGES, { recursive: true })
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
