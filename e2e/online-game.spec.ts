// A heavy game between two browsers and a bot, with a spectator: pages reload, networks fail, the server is killed mid-game. `npm
// test` plays a recorded game's last rounds; `WHOLE_GAMES=1 npm test -- browser online-game` plays a whole one.

import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import {
  gameFileOf,
  keepsPosition,
  readGameFile,
  type Seat,
  Table,
  verifyGameFile,
  writeGameFile,
} from '@tableworks/kernel'
import { KillableServer } from './killable-server.ts'
import { fromMore } from './sitting.ts'

// A trace of a whole game would be larger than the game.
test.use({ serviceWorkers: 'block', trace: 'off' })

const game = GAMES['titans-of-industry']
if (game === undefined) throw new Error('Titans of Industry is missing')
const [ANN, BEN, BOT] = [0, 1, 2] as const satisfies Seat[]

let server: KillableServer
test.beforeAll(async () => void (server = await KillableServer.start()))
test.afterAll(() => server.remove())

/** A recorded three-player game up to a step. */
function recorded(step: number): Table {
  const file = readGameFile(readFileSync('games/titans-of-industry/tests/games/every-rule-three.json', 'utf8'))
  if (file.seed.secret === null || game === undefined) throw new Error('the game cannot be played')
  const seed = { ...file.seed, secret: file.seed.secret }
  const table = new Table(game, { seatNames: file.seats, seed, variants: file.variants })
  for (const [seat, text] of file.log.slice(0, step)) table.say(seat as Seat, text)
  return table
}

async function atTheBoard(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' })
  return context.newPage()
}

/** Opens a page in text mode, without scenes. */
async function inTextMode(browser: Browser): Promise<Page> {
  const page = await atTheBoard(browser)
  await page.addInitScript(() =>
    localStorage.setItem('tableworks settings', JSON.stringify({ textMode: true, skippedScenes: ['*'] })),
  )
  return page
}

/** Takes a table online and takes its first seat. */
async function takeOnline(page: Page, table: Table): Promise<void> {
  await page.goto('/')
  const id = await page.evaluate(
    async ({ source, bots, mine }) => {
      await fetch('/api/guest', { method: 'POST' })
      const body = JSON.stringify({ create: null, set: null, file: { source, bots, mine } })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/table', { method: 'POST', headers, body })
      return ((await answer.json()) as { table: string }).table
    },
    {
      source: writeGameFile(gameFileOf(table)),
      bots: [ANN, BEN, BOT].map(seat => (seat === BOT ? 'easy' : null)),
      mine: [ANN],
    },
  )
  await page.goto(`/table/${id}`)
}

/** The invitation link, which a new table shows right away. */
async function linkAt(page: Page): Promise<string> {
  const link = await page.getByLabel('Link to the table').inputValue()
  await page.getByRole('button', { name: 'Close' }).click()
  return link
}

/** What goes wrong just before a choice. With `away`, it happens while others choose. */
type Upset = 'reload' | 'offline' | 'away' | 'kill'
type UpsetAt = (choice: number) => Upset | undefined

/** Plays a seat to the end of the game; returns its choices. */
async function play(page: Page, upsetAt: UpsetAt): Promise<string[]> {
  const made: string[] = []
  for (let last = ''; ;) {
    const upset = upsetAt(made.length)
    if (upset === 'away') await offline(page, async () => undefined)
    const asked = await page.waitForFunction(stepIfAsked, last, { timeout: 0 }) // uses the test's own timeout
    last = String(await asked.jsonValue())
    if (last === 'over') return made
    if (upset === 'reload') {
      await page.reload()
      await page.waitForFunction(stepIfAsked, '')
    }
    const choose = async () => void made.push(await page.evaluate(chooseQuickly))
    if (upset === 'offline') await offline(page, choose)
    else if (upset === 'kill') await withoutServer(page, choose)
    else await choose()
  }
}

const lost = (page: Page) => page.locator('[data-message=lost]')

/** While offline, the page keeps a choice and sends it later. */
async function offline(page: Page, work: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true)
  await expect(lost(page)).toBeVisible()
  await work()
  await page.context().setOffline(false)
  await expect(lost(page)).toHaveCount(0)
}

async function withoutServer(page: Page, work: () => Promise<void>): Promise<void> {
  await server.kill('SIGKILL')
  await expect(lost(page)).toBeVisible()
  await work()
  await server.start()
}

/** Runs in the page: returns the current step, if it has changed and it's this player's turn. */
function stepIfAsked(last: string): string | false {
  if (document.querySelector('[data-over]') !== null) return 'over'
  const step = document.querySelector('section[aria-label="Replay"]')?.textContent ?? 'the first'
  return step !== last && document.querySelector('button[data-choice]') !== null && step
}

/** Runs in the page: makes a choice that ends the game sooner, or else the first. */
function chooseQuickly(): string {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-choice]')]
  const quick = buttons.find(button => /^(estate|done)/.test(button.dataset['choice'] ?? '')) ?? buttons[0]
  quick?.click()
  return quick?.dataset['choice'] ?? ''
}

/** Ann and Ben play to the end, and Zoe watches. */
async function playToTheEnd(browser: Browser, start: Table, upsets: { ann: UpsetAt; ben: UpsetAt }) {
  const [ann, ben, zoe] = [await inTextMode(browser), await inTextMode(browser), await inTextMode(browser)]
  await takeOnline(ann, start)
  await ben.goto(await linkAt(ann))
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Take a seat' }).click()
  await zoe.goto(ann.url())
  // Waits until the page has loaded, because a client that loses the network earlier has no table to return to.
  for (const one of [ben, zoe])
    await expect(one.getByRole('heading', { name: 'Titans of Industry', exact: true })).toBeVisible()
  await expect(zoe.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)

  const [annMade, benMade] = await Promise.all([play(ann, upsets.ann), play(ben, upsets.ben)])
  const everybody = [ann, ben, zoe]
  for (const one of everybody) await expect(one.locator('[data-over]')).toHaveCount(1)
  const files = await Promise.all(
    everybody.map(async one => {
      const saving = one.waitForEvent('download', { timeout: 0 }) // uses the test's own timeout
      await fromMore(one, 'Save as a file')
      return readFileSync(await (await saving).path(), 'utf8')
    }),
  )
  for (const [one, says] of [
    [ann, 'This file’s commitments match the ones your browser recorded.'],
    [zoe, 'your browser had no secret number at the table yet'],
  ] as const) {
    await one.goto('/verify')
    await one.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(files[0] ?? ''),
    })
    await expect(one.getByText(says)).toBeVisible()
  }
  for (const one of everybody) await one.context().close()

  // All files are the same, and replaying them here reaches every recorded state.
  expect(new Set(files).size).toBe(1)
  const file = readGameFile(files[0] ?? '')
  const verdict = verifyGameFile(start.game, file)
  expect([verdict.problems, verdict.isOver, verdict.diceUnproven]).toEqual([[], true, null])
  // Nothing is lost or duplicated: each player's lines are exactly what they pressed, in order.
  const said = (by: Seat) => file.log.flatMap(([seat, text]) => (seat === by && !keepsPosition(text) ? [text] : []))
  expect(said(ANN)).toEqual(annMade)
  expect(said(BEN)).toEqual(benMade)
  expect(said(BOT).length).toBeGreaterThan(0)
  return file
}

test('a heavy game survives reloads, lost networks and a killed server; nothing is lost or duplicated', async ({
  browser,
}) => {
  const ann: Upset[] = ['reload', 'offline', 'kill']
  const ben: Upset[] = ['away', 'reload']
  await playToTheEnd(browser, recorded(NEAR_THE_END), { ann: nth => ann[nth], ben: nth => ben[nth] })
})

test('a finished game is shown as it ended although the rules have changed since', async ({ browser }) => {
  const ann = await atTheBoard(browser)
  const whole = recorded(WHOLE)
  await takeOnline(ann, whole)
  await expect(ann.locator('[data-over]')).toHaveCount(1)
  await server.kill('SIGTERM')
  asIfOfEarlierRules(server.tables, ann.url().split('/').at(-1) ?? '')
  await server.start()
  await ann.reload()
  await expect(ann.getByText('Played under earlier rules')).toBeVisible()
  await expect(ann.getByRole('table', { name: 'Score sheet' })).toContainText(String(whole.result?.scores[ANN]))
  await expect(ann.locator('[data-board]').getByRole('region', { name: 'The exchange' })).toBeVisible()
  await ann.getByText('Journal', { exact: true }).click()
  await expect(ann.locator('details li').last()).not.toBeEmpty()
  const saving = ann.waitForEvent('download')
  await ann.getByRole('button', { name: 'Save as a file' }).click()
  expect(readGameFile(readFileSync(await (await saving).path(), 'utf8')).log).toHaveLength(WHOLE)
  await ann.context().close()
})

const WHOLE = 492

/** Changes the stored hashes, as if the game had been played under earlier rules. */
function asIfOfEarlierRules(file: string, table: string): void {
  const db = new DatabaseSync(file)
  db.prepare(`update lines set hash = 'another' where table_id = ?`).run(table)
  db.prepare(
    `update tables set record = json_set(record, '$.rules', 0), news = json_set(news, '$.rules', 0) where id = ?`,
  ).run(table)
  const { memory } = db.prepare('select memory from memories where table_id = ?').get(table) ?? {}
  const kept = JSON.parse(zstdDecompressSync(memory as Uint8Array).toString()) as object
  const before = zstdCompressSync(JSON.stringify({ ...kept, rules: 0 }))
  db.prepare('update memories set memory = ? where table_id = ?').run(before, table)
  db.close()
}

/** The bot is to move, then Ann, then Ben, and the last building opens soon. */
const NEAR_THE_END = 472

const every =
  (choices: number, upsets: readonly Upset[]): UpsetAt =>
  nth =>
    nth % choices === choices - 1 ? upsets[Math.floor(nth / choices) % upsets.length] : undefined

const playWhole = async ({ browser }: { browser: Browser }) => {
  test.setTimeout(3_600_000)
  const all: Upset[] = ['reload', 'offline', 'away', 'kill']
  const upsets = { ann: every(10, all), ben: every(14, all.toReversed()) }
  const file = await playToTheEnd(browser, recorded(0), upsets)
  console.log(`${file.log.length} choices`)
}
if (process.env['WHOLE_GAMES'] === '1') test('plays a whole heavy game from the set-up', playWhole)
