// `npm run bench:memory` plays a very long game at one open table, and prints at intervals how much memory the page and the workers
// behind it use after garbage collection. Ann presses random buttons and places on the board, and bots answer at once. The log
// itself grows with every move. Everything else should stay flat.

import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { buildWebIfChanged, PAGE } from '../scripts/build-web.ts'
import { findChromium } from './chromium.ts'
import { served } from './measuring.ts'
import { withoutTips } from './sitting.ts'

const HELP = `npm run bench:memory -- [GAME] [--moves 4000] [--every 500]   memory of an open table over a long game
  GAME     ${Object.keys(GAMES).join(', ')}; victory-through-industry when none is named
  --moves  how long the game is, or until it's over
  --every  how many moves lie between two lines of the table`

const PATIENCE_MS = 120_000

/** Sends commands to the workers of a page, which Playwright can't measure. */
class Workers {
  private readonly cdp: CDPSession
  private readonly answers = new Map<number, (result: unknown) => void>()
  private sent = 0

  private constructor(cdp: CDPSession) {
    this.cdp = cdp
    cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: unknown }
      if (id !== undefined) this.answers.get(id)?.(result)
    })
  }

  static async of(browser: Browser): Promise<Workers> {
    return new Workers(await browser.newBrowserCDPSession())
  }

  private ask(sessionId: string, method: string): Promise<unknown> {
    const id = (this.sent += 1)
    const answer = new Promise<unknown>(done => this.answers.set(id, done))
    void this.cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    return answer
  }

  /** The memory used by each kind of worker, such as `host-worker`. */
  async heaps(): Promise<Map<string, number>> {
    const { targetInfos } = await this.cdp.send('Target.getTargets', { filter: [{ type: 'worker' }] })
    const heaps = new Map<string, number>()
    for (const { targetId, url } of targetInfos) {
      const { sessionId } = await this.cdp.send('Target.attachToTarget', { targetId, flatten: false })
      await this.ask(sessionId, 'HeapProfiler.collectGarbage')
      const { usedSize } = (await this.ask(sessionId, 'Runtime.getHeapUsage')) as { usedSize: number }
      await this.cdp.send('Target.detachFromTarget', { sessionId })
      heaps.set(/([a-z]+-worker)/.exec(url)?.[1] ?? url, usedSize)
    }
    return heaps
  }
}

/** Ann against bots that answer at once. */
async function sitDown(page: Page, id: string): Promise<void> {
  await withoutTips(page, id)
  await page.addInitScript(() => {
    const key = 'tableworks settings'
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), pace: 'atOnce' }))
  })
  await page.goto(`/new/${id}`)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('[data-prompt]').waitFor()
}

/** Runs in the page: presses until the table has this many moves, or the game is over. Returns the number of moves. */
async function playTo(wanted: number): Promise<number> {
  const movesSoFar = () => Number(document.querySelector('input[type=range]')?.getAttribute('max') ?? 0)
  const isOver = () => document.querySelector('[data-over]') !== null
  const pressables = () => [
    ...document.querySelectorAll('[data-choice]:not([data-closed])'),
    ...document.querySelectorAll('[data-place][data-state="lit"]'),
  ]
  let seed = wanted
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  while (movesSoFar() < wanted && !isOver()) {
    const all = pressables()
    const target = all[random(all.length)]
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  }
  return movesSoFar()
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      moves: { type: 'string', default: '4000' },
      every: { type: 'string', default: '500' },
    },
  })
  if (values.help === true) return (console.log(HELP), 0)
  const [id = 'victory-through-industry'] = positionals
  const [moves, every] = [Number(values.moves), Number(values.every)]
  if (GAMES[id] === undefined || !(moves > 0) || !(every > 0)) return (console.error(HELP), 1)

  await buildWebIfChanged()
  const { address, close } = await served(PAGE)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await sitDown(page, id)
    const cdp = await context.newCDPSession(page)
    const workers = await Workers.of(browser)
    console.log('| move | page | elements | listeners | host | bots |\n|---|---|---|---|---|---|')
    for (let wanted = every; wanted <= moves; wanted += every) {
      const made = await page.evaluate(playTo, wanted)
      await cdp.send('HeapProfiler.collectGarbage')
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
      const heaps = await workers.heaps()
      const worker = (kind: string) => `${megabytes(heaps.get(kind) ?? 0)} MB`
      const figures = [
        `${megabytes(usedSize)} MB`,
        nodes,
        jsEventListeners,
        worker('host-worker'),
        worker('bot-worker'),
      ]
      console.log(`| ${[made, ...figures].join(' | ')} |`)
      if (made < wanted) break
    }
  } finally {
    await browser.close()
    await close()
  }
  return 0
}
