// `npm run bench:press` measures how long the board takes to answer a press on a slow phone: at a position from the middle of a
// recorded game of each game, with the main thread slowed four times. A browser can't slow its workers, so the host's part is also
// shown alone. Other load on the machine doesn't change the main thread's CPU time, but it delays everything that is visible.

import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { type AnyGame, readGameFile } from '@tableworks/kernel'
import { buildWebIfChanged, PAGE } from '../scripts/build-web.ts'
import { cutAt } from '../apps/web/bench/positions.ts'
import { findChromium } from './chromium.ts'
import { median, served } from './measuring.ts'
import { recordingsOf } from './recordings.ts'
import { settle, withoutTips } from './sitting.ts'

const HELP = `npm run bench:press -- [GAME...] [--presses 7] [--against FOLDER]   how quickly boards answer a press on a slow phone
  GAME       ${Object.keys(GAMES).join(', ')}; all of them when none is named
  --presses  how often a place is pressed; the medians are printed
  --against  another build of the page (a copy of apps/web/dist), pressed in turn with this one`

const SLOWER = 4
/** The longest time that a busy machine may need to open a table. */
const PATIENCE_MS = 120_000
/** A press is over when the board hasn't changed for this long. */
const QUIET_MS = 500
/** How many buttons are pressed at most to get to a highlighted place. */
const MOST_BUTTONS = 12
/** How long a person holds a button down. */
const HOLD_MS = 80
const LIT = '[data-place][data-state="lit"]'
/** A position is worth measuring if it has at least this many choices. */
const MANY = 4

/** A recorded game, cut off near its middle where there is much to choose. */
function middleOf(game: AnyGame): string {
  const [recording = ''] = recordingsOf(game)
  const { length } = readGameFile(recording).log
  return cutAt(game, recording, ({ step, choices }) => step >= length / 2 && choices.length >= MANY)
}

interface Seen {
  /** From the press until the pressed place looked different, or something else had changed on the screen. */
  readonly answered: number
  /** From the release, which makes the move, until the host's answer arrived; none for a press that only picks something. */
  readonly hosted: number
  /** From the release until the question, its buttons and the highlighted places had changed for the last time. */
  readonly redrawn: number
}

interface Press extends Seen {
  /** The main thread's CPU time for script, and for styles and layout, from the press until everything was quiet. */
  readonly script: number
  readonly layout: number
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
  await page.addInitScript(watchHost)
  await withoutTips(page, game.id)
  page.setDefaultTimeout(PATIENCE_MS)
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click()
  await untilLit(page)
  return page
}

/** Passes the device and presses buttons until a place is highlighted. */
async function untilLit(page: Page): Promise<void> {
  const gate = page.getByRole('button', { name: /^I am / })
  const button = page.locator('[data-prompt] [data-choice]:not([data-closed])')
  const place = page.locator(LIT)
  for (let tries = 0; tries < MOST_BUTTONS; tries++) {
    await gate.or(place).or(button).first().waitFor()
    await settle(page)
    if (await place.first().isVisible()) return
    await gate.or(button).first().click()
    await page.waitForTimeout(QUIET_MS)
  }
  throw new Error('no place is highlighted')
}

/** The first press of a page is slower, because its scripts aren't compiled yet. In the middle of a game they are. */
async function warmUp(page: Page, nth: number): Promise<void> {
  const places = await page.locator(LIT).all()
  await places[nth % places.length]?.click({ force: true })
  await page.waitForTimeout(2 * QUIET_MS)
  await untilLit(page)
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
  const before = await spentOn(cdp)
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
  const seen = await page.evaluate(() => (globalThis as unknown as Watched).pressSeen)
  const after = await spentOn(cdp)
  await cdp.detach()
  return { script: after.script - before.script, layout: after.layout - before.layout, ...seen }
}

async function spentOn(cdp: CDPSession): Promise<Pick<Press, 'script' | 'layout'>> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find(metric => metric.name === name)?.value ?? 0) * 1000
  return { script: of('ScriptDuration'), layout: of('RecalcStyleDuration') + of('LayoutDuration') }
}

interface Watched {
  pressSeen: Promise<Seen>
  /** When the last message of the host arrived. */
  lastMessage: number
}

/** Runs before the page's own scripts: records when the host's answers arrive. */
function watchHost(): void {
  const watched = globalThis as unknown as Watched
  const listen = MessagePort.prototype.addEventListener
  MessagePort.prototype.addEventListener = function (this: MessagePort, ...given: Parameters<typeof listen>) {
    if (given[0] === 'message') listen.call(this, 'message', () => (watched.lastMessage = performance.now()))
    listen.apply(this, given)
  } as typeof listen
}

/**
 * Runs in the page: from the next press on, records when something first changed, and when the question or the highlighted places
 * last did. Previews on buttons, which come later, don't count.
 */
function watchBoard({ lit, quiet }: { lit: string; quiet: number }): void {
  const watched = globalThis as unknown as Watched
  const namesOf = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map(element => element.getAttribute(name))
  const shown = () =>
    [
      document.querySelector('[data-home]')?.textContent,
      ...namesOf('[data-prompt] [data-choice]', 'data-choice'),
      ...namesOf(lit, 'data-place'),
    ].join()
  // The browser marks the place as pressed before it tells the page, so this remembers what it looked like under the resting mouse.
  const hovered = [...document.querySelectorAll('[data-place]:hover')].at(-1)
  const looksNow = () => {
    if (hovered === undefined) return ''
    const { boxShadow, stroke, strokeWidth } = getComputedStyle(hovered)
    return [boxShadow, stroke, strokeWidth].join()
  }
  const looks = looksNow()
  /** When the next frame has been painted; null if `isNew` says that it shows nothing new. */
  const painted = (isNew = () => true) =>
    new Promise<number | null>(done =>
      requestAnimationFrame(() => (isNew() ? setTimeout(() => done(performance.now())) : done(null))),
    )
  watched.pressSeen = new Promise(done => {
    let [down, up, last, now, hosted] = [0, 0, 0, shown(), Number.NaN]
    const answers: Promise<number | null>[] = []
    let redrawn: Promise<number | null> | null = null
    const watch = new MutationObserver(() => {
      answers.push(painted())
      last = performance.now()
      const next = shown()
      if (next !== now) {
        redrawn = painted()
        if (Number.isNaN(hosted) && watched.lastMessage > up) hosted = watched.lastMessage - up
      }
      now = next
    })
    const finish = async () => {
      if (up === 0 || performance.now() - Math.max(last, up) < quiet) return
      clearInterval(timer)
      watch.disconnect()
      const [first] = (await Promise.all(answers)).filter(time => time !== null).toSorted((a, b) => a - b)
      done({ answered: (first ?? Number.NaN) - down, hosted, redrawn: ((await redrawn) ?? Number.NaN) - up })
    }
    let timer: ReturnType<typeof setInterval>
    const once = { capture: true, once: true }
    const onDown = ({ timeStamp }: PointerEvent) => {
      down = timeStamp
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      timer = setInterval(() => void finish(), 50)
      answers.push(painted(() => looksNow() !== looks))
    }
    addEventListener('pointerdown', onDown, once)
    addEventListener('pointerup', ({ timeStamp }) => (up = timeStamp), once)
  })
}

const TITLES = '| board | script | style, layout | answers | host | redrawn |\n|---|---|---|---|---|---|'

const FIGURES = ['script', 'layout', 'answered', 'hosted', 'redrawn'] as const

const row = (name: string, presses: readonly Press[]): string => {
  const of = (figure: keyof Press) => {
    const found = presses.map(press => press[figure]).filter(Number.isFinite)
    return found.length === 0 ? '-' : `${median(found).toFixed(0)} ms`
  }
  return `| ${[name, ...FIGURES.map(of)].join(' | ')} |`
}

/** Each build is pressed at the same places, in turn. */
async function measured(browser: Browser, addresses: readonly string[], game: AnyGame, presses: number) {
  const file = middleOf(game)
  const all: Press[][] = addresses.map(() => [])
  for (let nth = 0; nth < presses; nth++)
    for (const [at, address] of addresses.entries()) {
      const page = await opened(browser, address, game, file)
      await warmUp(page, nth)
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
