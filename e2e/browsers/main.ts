// `npm run test:browsers` opens and plays every game in every browser engine on this machine. If an engine is missing, it prints
// how to install it. `npm run test:browsers -- webkit titans` runs a part.

import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { styleText } from 'node:util'
import { GAMES } from '@tableworks/games'
import {
  type AnyGame,
  gameFileOf,
  readGameFile,
  seedFrom,
  Table,
  verifyGameFile,
  writeGameFile,
} from '@tableworks/kernel'
import { serve } from '@tableworks/server'
import { t as ofHome } from '../../apps/web/home/words.ts'
import { t } from '../../apps/web/table/words.ts'
import manifest from '../../package.json' with { type: 'json' }
import { buildWebIfChanged, PAGE } from '../../scripts/build-web.ts'
import { Chromium } from './chromium.ts'
import { type Engine, until } from './engine.ts'
import { Firefox } from './firefox.ts'
import { Guest } from './guest.ts'
import { WebKit } from './webkit.ts'

const ENGINES: readonly Engine[] = [Chromium, Firefox, WebKit]

/** A game is on the page if it has a board. */
const ON_PAGE = Object.values(GAMES).filter(({ id }) => existsSync(`games/${id}/ui/index.ts`))

/** The teaching game has its own card on the home page. */
const TEACHING_GAME = 'salt-and-timber'
const sayPlayIn = (game: string): string => ofHome('home.playIn', { game })

/**
 * How many choices a person makes on the board, and again in text mode: a few rounds of a heavy game, or half of the teaching game.
 */
const choicesIn = (game: AnyGame): number => CHOICES[game.id] ?? 5
/** For Victory Through Industry, enough to lay out all factories. */
const CHOICES: Readonly<Record<string, number>> = { [TEACHING_GAME]: 2, 'victory-through-industry': 9 }

/** The "I am Ann" button between people who share a device. */
const GATE = '[data-gate] button:last-child'

interface Part {
  readonly name: string
  play(guest: Guest): Promise<void>
}

/** Files saved on the way. Every engine verifies the previous engines' files. */
const written: { readonly from: string; readonly text: string }[] = []

const partsOf = (engine: Engine): Part[] => [
  ...ON_PAGE.map(game => ({
    name: game.name,
    play: (guest: Guest) => playGame(guest, game, engine.name),
  })),
  { name: 'the same hashes everywhere', play: checkAll },
]

async function playGame(guest: Guest, game: AnyGame, engine: string): Promise<void> {
  await guest.goto('/')
  await guest.press(
    game.id === TEACHING_GAME ? 'main button:has(strong)' : `button[aria-label="${sayPlayIn(game.name)}"]`,
  )
  await until('the table', async () => (await guest.address()).startsWith('/table/'))

  for (let made = 0; made < choicesIn(game); made++) await guest.chooseOnBoard()
  const before = await guest.turn()
  const address = await guest.address()
  await guest.goto(address)
  assert.equal(await guest.turn(), before, 'after a reload play goes on where it was')
  assert.equal(await guest.scrollbarOf('[data-board]'), 0, 'no scrollbar takes room from the board')

  if (!(await guest.isText())) await guest.fromMore(t('table.textMode'))
  for (let made = 0; made < choicesIn(game); made++) await guest.chooseInText()
  await takeBack(guest)
  await leaf(guest)
  assert.deepEqual(await guest.complaints(), [])

  const file = await guest.saved(t('table.save'))
  const checked = verifyGameFile(game, readGameFile(file))
  assert.deepEqual(checked.problems, [], 'the saved file agrees with the rules in Node')
  written.push({ from: `${engine}, ${game.name}`, text: file })

  await guest.goto('/games')
  await guest.chooseFile(file)
  await guest.press('dialog button[type=submit]')
  await until('the opened file', async () => (await guest.address()).startsWith('/table/'))
  assert.notEqual(await guest.address(), address)
  const { last } = await until('its replay', async () => {
    if (await guest.has(GATE)) await guest.press(GATE)
    return guest.step().then(at => at.last > 0 && at)
  })
  assert.equal(last, checked.table?.step, 'the opened file is at the step it was saved at')
  assert.deepEqual(await guest.complaints(), [])
}

/** While the bots are paused, undoes and redoes a choice: the first one that draws nothing. */
async function takeBack(guest: Guest): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    await guest.turn()
    await guest.fromMore(t('table.pause'))
    const step = await guest.chooseInText()
    const may = await guest.mayTakeBack()
    if (may) {
      await guest.button(t('table.undo'))
      await until('one step less', async () => (await guest.step()).last === step - 1)
      await guest.button(t('table.redo'))
      await until('the step again', async () => (await guest.step()).last === step)
    }
    await guest.fromMore(t('table.goOn'))
    if (may) return void (await guest.turn())
  }
  throw new Error('no choice could be taken back')
}

async function leaf(guest: Guest): Promise<void> {
  const { last } = await guest.step()
  const isAt = (step: number) => until(`step ${step}`, async () => (await guest.step()).step === step)
  await guest.button(t('table.first'))
  await isAt(0)
  await guest.button(t('table.next'))
  await isAt(1)
  await guest.button(t('table.now'))
  await isAt(last)
}

/** Verifies whole games played in Node, and the other engines' files, on the page that checks files. */
async function checkAll(guest: Guest): Promise<void> {
  const whole = ON_PAGE.map(game => ({ from: `Node, ${game.name}`, text: wholeGame(game) }))
  for (const { from, text } of [...whole, ...written]) {
    await guest.goto('/verify')
    await guest.chooseFile(text)
    await until(`a verdict on the file of ${from}`, async () => guest.has('[data-verdict]'))
    // An unfinished game agrees with its file, but its result is open.
    const good = from.startsWith('Node') ? '[data-verdict=agrees]' : '[data-verdict=open]'
    assert.ok(await guest.has(good), `${from}: ${await guest.seesText('[data-verdict]')}`)
  }
}

function wholeGame(game: AnyGame): string {
  const seatNames = ['Ann', 'Ben', 'Cas', 'Dot'].slice(0, Math.max(2, game.seats[0] ?? 2))
  const table = new Table(game, { seatNames, seed: seedFrom('every engine') })
  for (let actor = table.actor; actor !== null; actor = table.actor)
    table.say(actor, table.choices[(table.step * 7) % table.choices.length] ?? '')
  return writeGameFile(gameFileOf(table))
}

/** Plays the requested parts in one engine. Returns the number of failures, or null if it isn't installed. */
async function runIn(engine: Engine, home: string, wanted: (name: string) => boolean): Promise<number | null> {
  const driver = await engine.start()
  if (driver === null) {
    console.log(styleText('yellow', `MISSING ${engine.name}: ${engine.howToGet}`))
    return null
  }
  console.log(driver.name)
  let failed = 0
  try {
    await driver.resize(1280, 800)
    await driver.goto(home)
    await driver.evaluate(`localStorage.setItem('tableworks settings', '{"pace":"atOnce"}')`)
    const guest = new Guest(driver, home)
    for (const part of partsOf(engine).filter(({ name }) => wanted(name))) {
      const began = performance.now()
      const error = await part.play(guest).then(
        () => null,
        (cause: unknown) => cause,
      )
      const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(8)
      console.log(
        `  ${error === null ? styleText('green', 'ok    ') : styleText('red', 'FAILED')} ${part.name}${seconds}`,
      )
      if (error === null) continue
      failed += 1
      console.log(error instanceof Error ? error.stack : error)
      console.log(await guest.seesText('main').catch(() => 'the page does not answer'))
    }
  } finally {
    await driver.close()
  }
  return failed
}

async function main(args: readonly string[]): Promise<number> {
  const words = args.map(arg => arg.toLowerCase())
  const engines = ENGINES.filter(({ name }) => words.includes(name.toLowerCase()))
  const filters = words.filter(word => !ENGINES.some(({ name }) => name.toLowerCase() === word))
  const wanted = (name: string) => filters.length === 0 || filters.some(word => name.toLowerCase().includes(word))

  await buildWebIfChanged()
  const data = mkdtempSync(path.join(tmpdir(), 'tableworks-data-'))
  const served = await serve({ host: '127.0.0.1', port: 0, data, page: PAGE, version: manifest.version })
  const results: { engine: Engine; failed: number | null }[] = []
  try {
    for (const engine of engines.length > 0 ? engines : ENGINES)
      results.push({ engine, failed: await runIn(engine, served.address, wanted) })
  } finally {
    await served.close()
    rmSync(data, { recursive: true, force: true })
  }

  const failed = results.reduce((sum, result) => sum + (result.failed ?? 0), 0)
  const missing = results.filter(result => result.failed === null).map(({ engine }) => engine.name)
  console.log(`\n${failed === 0 ? 'All played.' : `${failed} failed.`}`)
  if (missing.length > 0) console.log(styleText('yellow', `NOT TRIED: ${missing.join(', ')}`))
  return failed > 0 ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))
