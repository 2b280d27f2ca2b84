import { expect, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { type SittingStart, startsFor } from '@tableworks/contract'
import {
  type AnyGame,
  Chance,
  type FileLine,
  gameFileOf,
  seatsOf,
  seedFrom,
  swiftChance,
  Table,
  writeGameFile,
} from '@tableworks/kernel'
import { axeFindsNothing, axeFindsNothingNow } from './axe.ts'

// Caching the page for offline use in every test would take longer than the tests.
test.use({ serviceWorkers: 'block' })

function gameOf(id: string): AnyGame {
  const game = GAMES[id]
  if (game === undefined) throw new Error(`${id} is not here`)
  return game
}

/** A whole game in which every choice is the first option. */
function playedGame(): string {
  const game = gameOf('salt-and-timber')
  const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('a secret') })
  for (let actor = table.actor; actor !== null; actor = table.actor) table.say(actor, table.choices[0] ?? '')
  return writeGameFile(gameFileOf(table))
}

/** A log that undoes and redoes one choice again and again. */
function toAndFro(times: number): string {
  const game = gameOf('empire-planner') // a game that replays slowly enough to be caught in the middle
  const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('a secret') })
  table.say(0, table.choices[0] ?? '')
  const file = gameFileOf(table)
  const swings = Array.from({ length: times }, (_, i): FileLine => [0, i % 2 === 0 ? '/undo 0' : '/redo', ''])
  return writeGameFile({ ...file, log: [...file.log, ...swings] })
}

/** A whole random game in which seats occasionally undo, alone or by consent, and redo. */
function wanderingGame(game: AnyGame, start: SittingStart): string {
  const { seats, variants, secret } = start
  const seatNames = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'].slice(0, seats)
  const table = new Table(game, { seatNames, variants, seed: seedFrom(secret) })
  const chance = new Chance(swiftChance(`wandering ${secret}`))
  for (let actor = table.actor; actor !== null; actor = table.actor) {
    const { referee, state } = table
    table.say(actor, referee.name(state, referee.pick(state, referee.options(state), chance)))
    if (table.actor !== null && chance.below(10) === 0) goBackAndForth(table, chance)
  }
  return writeGameFile(gameFileOf(table))
}

function goBackAndForth(table: Table, chance: Chance): void {
  const seats = seatsOf(table.seats)
  const by = table.line.at(-1)?.seat ?? 0
  if (chance.below(2) === 0) table.say(by, '/undo')
  else {
    table.say(by, `/ask ${Math.max(0, table.step - 1 - chance.below(4))}`)
    for (const seat of seats) if (table.request !== null) table.say(seat, `/agree ${table.request.id}`)
  }
  while (table.redoSeat !== null && chance.below(3) > 0) table.say(table.redoSeat, '/redo')
}

const upload = (text: string, name = 'evening.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** The page's own message. The frame has another for a lost connection. */
const statusOf = (page: Page) => page.getByRole('main').getByRole('status')

test('a whole game passes, with a list of what it proves', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Check a game file' }).click()
  await page.getByLabel('Choose a file').setInputFiles(upload(playedGame()))

  await expect(statusOf(page)).toContainText('Everything matches')
  await expect(page.getByRole('listitem').filter({ hasText: 'Play began at the set-up.' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await axeFindsNothing(page)
})

// The browser replays games from Node to the same states: random choices with undo and redo, in every game. A few games per run.
// AGREE_GAMES=50 plays more.
const AGREE_GAMES = Number(process.env['AGREE_GAMES'] ?? 2)

for (const game of Object.values(GAMES))
  test(`Node and the browser agree about ${game.name}`, async ({ page }) => {
    test.setTimeout(300_000 + 20_000 * AGREE_GAMES)
    await page.goto('/verify')
    for (const start of startsFor(game, AGREE_GAMES, `agree ${process.env['AGREE_SEED'] ?? ''}`)) {
      await page.getByLabel('Choose a file').setInputFiles(upload(wanderingGame(game, start), `${start.secret}.json`))
      const verdict = statusOf(page)
      await expect(verdict).toContainText(`${start.secret}.json`)
      await expect(verdict.getByRole('heading'), start.secret).toHaveText('Everything matches')
    }
  })

test('a file that leaves something unproven gets its own verdict', async ({ page }) => {
  await page.goto('/verify')
  const file = playedGame().replace('"rules": 1', '"rules": 999')
  await page.getByLabel('Choose a file').setInputFiles(upload(file))

  await expect(statusOf(page)).toContainText('Nothing differs, but not everything can be checked')
  await expect(statusOf(page)).toContainText('Played with rules 999, which are unknown here')
  await axeFindsNothingNow(page)
})

test('a file nested too deeply is refused at once', async ({ page }) => {
  await page.goto('/verify')
  await page.getByLabel('Choose a file').setInputFiles(upload('['.repeat(200_000)))

  await expect(statusOf(page)).toContainText('it is nested more than 64 levels deep')
})

/**
 * Presses Stop from inside the page, because a fast machine would finish before a press from here. Returns the progress at that
 * moment.
 */
const stoppedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        const look = (): void => {
          const bar = document.querySelector('progress')
          const stop = [...document.querySelectorAll('button')].find(button => button.textContent === 'Stop')
          if (bar === null || bar.value === 0 || stop === undefined) return void requestAnimationFrame(look)
          stop.click()
          done(bar.value)
        }
        look()
      }),
  )

test('a very long file keeps the page responsive, shows progress, and can be stopped', async ({ page }) => {
  await page.goto('/verify')
  const stopped = stoppedAt(page)
  await page.getByLabel('Choose a file').setInputFiles(upload(toAndFro(90_000)))

  expect(await stopped).toBeGreaterThan(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByLabel('Choose a file').setInputFiles(upload(playedGame()))
  await expect(statusOf(page)).toContainText('Everything matches')
})

test('a modified file is detected, with the reason', async ({ page }) => {
  await page.goto('/verify')
  await page.getByLabel('Choose a file').setInputFiles(upload(playedGame().replace('"scores":[', '"scores":[1')))

  await expect(statusOf(page)).toContainText('The file doesn’t match')
  await expect(statusOf(page)).toContainText('The result differs')
})

test('a file that isn’t ours is refused', async ({ page }) => {
  await page.goto('/verify')
  await page.getByLabel('Choose a file').setInputFiles(upload('Dear Ann, ...'))

  await expect(statusOf(page)).toContainText('The file can’t be checked')
})
