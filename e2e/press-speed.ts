// `npm run bench:press` measures how long the board takes to answer a press on a slow phone: at a position from the middle of a
// recorded game of each game, with the CPU slowed four times. Other load on the machine doesn't change the main thread's CPU time,
// but it delays what is visible and redrawn.

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { type AnyGame, readGameFile } from '@tableworks/kernel'
import { serve } from '@tableworks/server'
import manifest from '../package.json' with { type: 'json' }
import { buildWebIfChanged, PAGE } from '../scripts/build-web.ts'
import { cutAt } from '../apps/web/bench/positions.ts'
import { findChromium } from './chromium.ts'
import { recordingsOf } from './recordings.ts'
import { settle, withoutTips } from './sitting.ts'

const HELP = `npm run bench:press -- [GAME...] [--presses 7] [--against FOLDER]   how quickly boards answer a press on a slow phone
  GAME       ${Object.keys(GAMES).join(', ')}; all of them when none is named
  --presses  how often a place is pressed; the medians are printed
  --against  another build of the page (a copy of apps/web/dist), pressed in turn with this one`

const SLOWER = 4
/** The longest time that a busy machine may need to open a table. */
const PATIENCE_MS = 120_000
/** A press counts as answered when the board hasn't changed for this long. */
const QUIET_MS = 500
const LIT = '[data-place][data-state="lit"]'
/** A position is worth measuring if it has at least this many choices. */
const MANY = 4

/** A recorded game, cut off near its middle where there is much to choose. */
function middleOf(game: AnyGame): string {
  const [recording = ''] = recordingsOf(game)
  const { length } = readGameFile(recording).log
  return cutAt(game, recording, ({ step, choices }) => step >= length / 2 && choices.length >= MANY)
}

interface Press {
  /** The main thread's CPU time for script, styles and layout. */
  readonly own: number
  /** Time until something changed on the screen. */
  readonly answered: number
  /** Time until the question and the highlighted places had changed for the last time. */
  readonly redrawn: number
}

/** A table at a position, in a browser of its own. */
async function opened(browser: Browser, address: string, game: AnyGame, file: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await withoutTips(page, game.id)
  page.setDefaultTimeout(PATIENCE_MS)
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click()
  const gate = page.getByRole('button', { name: /^I am / })
  await gate.or(page.locator(LIT)).first().waitFor()
  if (await gate.isVisible()) await gate.click()
  await page.locator(LIT).first().waitFor()
  await settle(page)
  return page
}

/** Presses the highlighted place with this number. */
async function pressed(page: Page, nth: number): Promise<Press> {
  const places = await page.locator(LIT).all()
  const place = places[nth % places.length]
  if (place === undefined) throw new Error('no place is highlighted')
  await place.hover({ force: true })
  await page.waitForTimeout(QUIET_MS)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(watchBoard, { lit: LIT, quiet: QUIET_MS })
  const before = await ownTime(cdp)
  await page.mouse.down()
  await page.mouse.up()
  const seen = await page.evaluate(() => (globalThis as unknown as Watched).pressSeen)
  const own = (await ownTime(cdp)) - before
  await cdp.detach()
  return { own, ...seen }
}

async function ownTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find(metric => metric.name === name)?.value ?? 0) * 1000
  return of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration')
}

interface Watched {
  pressSeen: Promise<Pick<Press, 'answered' | 'redrawn'>>
}

/**
 * Runs in the page: from the next press on, records when something first changed, and when the question or the highlighted places
 * last did.
 */
function watchBoard({ lit, quiet }: { lit: string; quiet: number }): void {
  const shown = () =>
    [
      document.querySelector('[data-prompt]')?.textContent,
      ...[...document.querySelectorAll(lit)].map(place => place.getAttribute('data-place')),
    ].join()
  const painted = () =>
    new Promise<number>(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))
  const watched = globalThis as unknown as Watched
  watched.pressSeen = new Promise(done => {
    let [began, last, now] = [0, 0, shown()]
    let answered: Promise<number> | null = null
    let redrawn: Promise<number> | null = null
    const watch = new MutationObserver(() => {
      answered ??= painted()
      last = performance.now()
      const next = shown()
      if (next !== now) redrawn = painted()
      now = next
    })
    const finish = async () => {
      if (performance.now() - last < quiet) return
      clearInterval(timer)
      watch.disconnect()
      const [first, final] = await Promise.all([answered, redrawn])
      done({ answered: (first ?? Number.NaN) - began, redrawn: (final ?? Number.NaN) - began })
    }
    let timer: ReturnType<typeof setInterval>
    addEventListener(
      'pointerdown',
      () => {
        began = last = performance.now()
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        timer = setInterval(() => void finish(), 50)
      },
      { capture: true, once: true },
    )
  })
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.NaN

const TITLES = '| board | script, style, layout | first answer | redrawn |\n|---|---|---|---|'

const row = (name: string, presses: readonly Press[]): string => {
  const of = (pick: (press: Press) => number) => `${median(presses.map(pick).filter(Number.isFinite)).toFixed(0)} ms`
  return `| ${name} | ${of(one => one.own)} | ${of(one => one.answered)} | ${of(one => one.redrawn)} |`
}

async function served(page: string): Promise<{ address: string; close(): Promise<void> }> {
  const data = mkdtempSync(path.join(tmpdir(), 'tableworks-data-'))
  const { address, close } = await serve({ host: '127.0.0.1', port: 0, data, page, version: manifest.version })
  return {
    address,
    async close() {
      await close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Each build is pressed at the same places, in turn. */
async function measured(browser: Browser, addresses: readonly string[], game: AnyGame, presses: number) {
  const file = middleOf(game)
  const all: Press[][] = addresses.map(() => [])
  for (let nth = 0; nth < presses; nth++)
    for (const [at, address] of addresses.entries()) {
      const page = await opened(browser, address, game, file)
      all[at]?.push(await pressed(page, nth))
      await page.context().close()
    }
  return all
}

function wishes(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean' }, presses: { type: 'string', default: '7' }, against: { type: 'string' } },
  })
  return {
    help: values.help === true,
    presses: Number(values.presses),
    games: positionals.length > 0 ? positionals : Object.keys(GAMES),
    against: values.against === undefined ? [] : [path.resolve(values.against)],
  }
}

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const { help, presses, games, against } = wishes(args)
  if (help) return (console.log(HELP), 0)
  const isWrong = games.some(id => GAMES[id] === undefined) || !Number.isInteger(presses) || presses < 1
  if (isWrong || against.some(folder => !existsSync(path.join(folder, 'index.html')))) return (console.error(HELP), 1)

  await buildWebIfChanged()
  const builds = await Promise.all([PAGE, ...against].map(served))
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    console.log(TITLES)
    for (const id of games) {
      const all = await measured(
        browser,
        builds.map(({ address }) => address),
        GAMES[id] as AnyGame,
        presses,
      )
      all.forEach((pressesOf, build) => console.log(row(build === 0 ? id : `${id} before`, pressesOf)))
    }
  } finally {
    await browser.close()
    for (const { close } of builds) await close()
  }
  return 0
}
