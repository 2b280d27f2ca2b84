// `npm run bench:bots` measures how long a bot's turn takes in a browser: in the page's own worker, and with the same script on a
// page's main thread that is slowed four times, because a browser can't slow a worker. The pause between two moves, which the page
// adds so that people can follow, isn't included.

import { globSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { LEVELS } from '@tableworks/bots'
import { GAMES } from '@tableworks/games'
import type { BotQuestion } from '@tableworks/host'
import { type AnyGame, beginsTurn, readGameFile, type Table } from '@tableworks/kernel'
import { movesOf } from '../apps/web/bench/positions.ts'
import { buildWebIfChanged, PAGE } from '../scripts/build-web.ts'
import { findChromium } from './chromium.ts'
import { median, served } from './measuring.ts'
import { recordingsOf } from './recordings.ts'

const HELP = `npm run bench:bots -- [GAME...] [--turns 3]   how long a bot's turn takes in a browser
  GAME     ${Object.keys(GAMES).join(', ')}; all of them when none is named
  --turns  how many turns are played from the middle of a recorded game; the medians are printed`

const SLOWER = 4

interface Asking {
  ask(question: BotQuestion): Promise<{ name: string; ms: number }>
}

/** Asks a bot in the page's worker or, slowed, on the page's main thread. */
async function asking(browser: Browser, address: string, isSlowed: boolean): Promise<Asking & { page: Page }> {
  const page = await browser.newPage({ baseURL: address, serviceWorkers: 'block' })
  await page.goto('/about')
  const [script = ''] = globSync('assets/bot-worker-*.js', { cwd: PAGE }).map(file => `/${file}`)
  await page.evaluate(startRoom, { script: path.posix.normalize(script), isSlowed })
  if (isSlowed) {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  }
  return { page, ask: question => page.evaluate(asked => (globalThis as unknown as Room).askBot(asked), question) }
}

interface Room {
  askBot(question: BotQuestion): Promise<{ name: string; ms: number }>
}

/** Runs in the page: loads the bots' script, and sends it requests as Comlink does. */
async function startRoom({ script, isSlowed }: { script: string; isSlowed: boolean }): Promise<void> {
  const room = isSlowed ? window : new Worker(script, { type: 'module' })
  if (isSlowed) await import(script)
  let last = 0
  ;(globalThis as unknown as Room).askBot = question =>
    new Promise((done, fail) => {
      const id = `ask ${(last += 1)}`
      const began = performance.now()
      const hear = (event: Event) => {
        const { data } = event as MessageEvent<{ id?: string; type?: string; value?: string }>
        if (data.id !== id || data.type === 'APPLY') return
        room.removeEventListener('message', hear)
        if (data.type === 'RAW') done({ name: data.value ?? '', ms: performance.now() - began })
        else fail(new Error(JSON.stringify(data)))
      }
      room.addEventListener('message', hear)
      room.postMessage({ id, type: 'APPLY', path: ['choose'], argumentList: [{ type: 'RAW', value: question }] })
    })
}

/** A recorded game in the middle, where a turn begins. */
function middleOf(game: AnyGame): Table {
  const [recording = ''] = recordingsOf(game)
  const half = readGameFile(recording).log.length / 2
  for (const table of movesOf(game, recording)) if (table.step >= half && isTurnStart(game, table)) return table
  throw new Error(`${game.name} never reaches its middle`)
}

const isTurnStart = (game: AnyGame, { line, actor, decision, choices }: Table): boolean =>
  actor !== null && choices.length > 1 && beginsTurn(game, line, { seat: actor, decision: decision ?? '' })

/** The time of each of the next turns, played by bots of this level, in milliseconds. */
async function turnsOf(game: AnyGame, level: string, turns: number, { ask }: Asking): Promise<number[]> {
  const table = middleOf(game)
  const question = (): BotQuestion => ({
    game: game.id,
    components: null,
    level,
    seen: table.view(table.actor),
    dice: `${level} ${table.step}`,
  })
  await ask(question()) // loads the game and its bots
  const taken: number[] = []
  while (table.actor !== null) {
    if (isTurnStart(game, table)) {
      if (taken.length === turns) break
      taken.push(0)
    }
    const { name, ms } = await ask(question())
    taken[taken.length - 1] = (taken.at(-1) ?? 0) + ms
    table.say(table.actor, name)
  }
  return taken
}

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean' }, turns: { type: 'string', default: '3' } },
  })
  if (values.help === true) return (console.log(HELP), 0)
  const games = positionals.length > 0 ? positionals : Object.keys(GAMES)
  const turns = Number(values.turns)
  if (games.some(id => GAMES[id] === undefined) || !Number.isInteger(turns) || turns < 1)
    return (console.error(HELP), 1)

  await buildWebIfChanged()
  const { address, close } = await served(PAGE)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    console.log(`| game | ${LEVELS.join(' | ')} |\n|---|${'---|'.repeat(LEVELS.length)}`)
    for (const id of games) {
      const cells: string[] = []
      for (const level of LEVELS) {
        const both: string[] = []
        for (const isSlowed of [false, true]) {
          const room = await asking(browser, address, isSlowed)
          const taken = await turnsOf(GAMES[id] as AnyGame, level, turns, room)
          both.push((median(taken) / 1000).toFixed(2))
          await room.page.close()
        }
        cells.push(`${both.join(', ')} s`)
      }
      console.log(`| ${id} | ${cells.join(' | ')} |`)
    }
  } finally {
    await browser.close()
    await close()
  }
  return 0
}
