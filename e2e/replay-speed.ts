// `npm run bench:replay` measures how long a page takes to show another step of a very long game, in a real browser. In addition
// to the wall time, it reads the main thread's CPU time, which doesn't depend on other load, and compares a step with opening the
// table at that step.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { gameFileOf, seedFrom, Table, writeGameFile } from '@tableworks/kernel'
import { serve, settingsFrom } from '@tableworks/server'
import manifest from '../package.json' with { type: 'json' }
import { buildWebIfChanged, PAGE } from '../scripts/build-web.ts'
import { findChromium } from './chromium.ts'

const STEPS = 2000

/** A far longer game than any real one: no real estate is built before the requested step, and the rule against that is off. */
function longGame(): string {
  const game = GAMES['titans-of-industry']
  if (game === undefined) throw new Error('Titans of Industry is missing')
  const variants = { stallGuardRounds: 'off' }
  const table = new Table(game, { seatNames: ['Ann', 'Ben', 'Cas', 'Dot'], seed: seedFrom('a long evening'), variants })
  for (let actor = table.actor, turn = 0; actor !== null; actor = table.actor, turn++) {
    const { choices } = table
    const dull = table.step < STEPS ? choices.filter(name => !name.includes('estate')) : choices
    table.say(actor, dull[(turn * 7) % dull.length] ?? choices[0] ?? '')
  }
  return writeGameFile(gameFileOf(table))
}

interface Taken {
  /** Wall time until the page shows the step. */
  readonly shown: number
  /** The main thread's CPU time until the paint. */
  readonly busy: number
  /** The part of that time spent on our script, styles and layout. */
  readonly own: number
}

class Stopwatch {
  private readonly cdp: CDPSession
  private constructor(cdp: CDPSession) {
    this.cdp = cdp
  }

  static async on(page: Page): Promise<Stopwatch> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new Stopwatch(cdp)
  }

  private async reading(): Promise<(name: string) => number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics')
    return name => (metrics.find(metric => metric.name === name)?.value ?? 0) * 1000
  }

  async time(work: () => Promise<number>): Promise<Taken> {
    const before = await this.reading()
    const shown = await work()
    const after = await this.reading()
    const spent = (name: string) => after(name) - before(name)
    const own = spent('ScriptDuration') + spent('RecalcStyleDuration') + spent('LayoutDuration')
    return { shown, busy: spent('TaskDuration'), own }
  }
}

/** Moves the slider and waits until the page has rendered the step; returns the time. */
async function seek(page: Page, step: number): Promise<number> {
  return page.evaluate(async wanted => {
    const input = document.querySelector('input[type=range]')
    const isShown = () => document.querySelector('output')?.textContent?.includes(`Move ${wanted} of`) === true
    const began = performance.now()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(wanted))
    input?.dispatchEvent(new Event('input', { bubbles: true }))
    if (!isShown())
      await new Promise<void>(done => {
        const watch = new MutationObserver(() => isShown() && (watch.disconnect(), done()))
        watch.observe(document.body, { subtree: true, childList: true, characterData: true })
      })
    const shown = performance.now() - began
    await new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))
    return shown
  }, step)
}

async function openAnew(page: Page, address: string): Promise<number> {
  const began = performance.now()
  await page.goto(address)
  await page.locator('input[type=range]').waitFor()
  return performance.now() - began
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function report(name: string, taken: readonly Taken[], anew: number): void {
  const of = (pick: (one: Taken) => number) => median(taken.map(pick))
  const [own, busy, shown] = [of(one => one.own), of(one => one.busy), of(one => one.shown)]
  const figures = [own, busy, shown].map(value => value.toFixed(1).padStart(8)).join('')
  console.log(`${name.padEnd(14)}${figures}${(anew / shown).toFixed(0).padStart(8)} x`)
}

await buildWebIfChanged()
const data = mkdtempSync(path.join(tmpdir(), 'tableworks-replay-'))
const settings = settingsFrom({ PORT: '0', TABLEWORKS_DATA: data })
const served = await serve({ ...settings, page: PAGE, version: manifest.version })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(new URL('/games', served.address).href)
  const buffer = Buffer.from(longGame())
  await page.getByLabel('Choose a file').setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/\/table\//)
  const slider = page.locator('input[type=range]')
  await slider.waitFor({ state: 'attached' })
  await page.getByRole('tab', { name: 'Replay' }).click()
  const last = Number(await slider.getAttribute('max'))
  const watch = await Stopwatch.on(page)
  const timed = async (steps: readonly number[]) => {
    const taken: Taken[] = []
    for (const step of steps) taken.push(await watch.time(() => seek(page, step)))
    return taken
  }
  const middle = Math.floor(last / 2)
  const far = [0.1, 0.9, 0.3, 0.7, 0.5, 0.2, 0.8, 0.4, 0.6].map(part => Math.floor(last * part))
  const next = Array.from({ length: 40 }, (_, i) => middle + i)

  const table = page.url()
  const openings: number[] = []
  for (const step of far.slice(0, 3)) openings.push(await openAnew(page, `${table}/step/${step}`))
  const anew = median(openings)
  await timed([middle - 2, middle - 1])

  console.log(
    `Titans of Industry, ${last} steps. Medians in milliseconds; opening the table anew takes ${anew.toFixed(0)}.`,
  )
  console.log(
    "script, style and layout; all of the main thread's work; until shown; how much faster than opening the table anew",
  )
  report('next step', await timed(next), anew)
  report('step before', await timed(next.toReversed()), anew)
  report('any step', await timed(far), anew)
} finally {
  await browser.close()
  await served.close()
}
