// Following play: a scene at the end of an age, another player's turn as a story with marks on the board, and replay.

import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { gameFileOf, readGameFile, type Seat, Table, writeGameFile } from '@tableworks/kernel'
import { complaintsOf } from './complaints.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 720 } })

/** A recorded game up to a step, and the choice that comes next. */
function recordedUpTo(step: number, of = 'titans-of-industry'): { table: Table; next: string } {
  const game = GAMES[of]
  const file = readGameFile(readFileSync(`games/${of}/tests/games/typical.json`, 'utf8'))
  if (game === undefined || file.seed.secret === null) throw new Error('the recorded game cannot be played')
  const seed = { ...file.seed, secret: file.seed.secret }
  const table = new Table(game, { seatNames: file.seats, seed, variants: file.variants })
  for (const [seat, text] of file.log.slice(0, step)) table.say(seat as Seat, text)
  return { table, next: file.log[step]?.[1] ?? '' }
}

/** Takes the first option until such a decision comes up. */
function playTo(table: Table, decision: string): Table {
  while (table.decision !== decision) table.say(table.actor ?? 0, table.choices[0] ?? '')
  return table
}

/** The last choice of the first age. */
const LAST_OF_AGE = 211

async function bringIn(page: Page, table: Table): Promise<void> {
  const { id } = table.game
  await page.addInitScript(game => localStorage.setItem(`tableworks tour ${game}`, '["*"]'), id)
  await page.goto('/games')
  const buffer = Buffer.from(writeGameFile(gameFileOf(table)))
  await page.getByLabel('Choose a file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog', { name: 'Who plays?' }).getByRole('button', { name: 'Open the table' }).click()
  if (id === 'titans-of-industry') await page.getByRole('button', { name: /^I am / }).click()
  await page.locator('[data-prompt][data-mine]').waitFor()
}

test('the end of an age plays grid by grid beside the board, waits, and can be replayed', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.emulateMedia({ reducedMotion: 'reduce' }) // without motion, the scene waits for a press at each step
  const { table, next } = recordedUpTo(LAST_OF_AGE)
  await bringIn(page, table)
  await page.locator(`[data-place="card-${next.split(' ')[1]}"]`).click()

  const scene = page.locator('[data-scene]')
  await expect(scene).toContainText('The end of Age I')
  await expect(scene.getByRole('heading', { name: 'Lumber market' })).toBeVisible()
  await expect(page.locator('[data-marked="grid-c-residential"]')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(scene.getByRole('heading', { name: 'Corn market' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(scene.getByRole('heading', { name: 'Lumber market' })).toBeVisible()
  await scene.getByRole('button', { name: /Skip to totals/ }).click()
  await expect(scene.getByRole('row', { name: /Market share now 11 15 8 21/ })).toBeVisible()
  await scene.getByRole('button', { name: 'Continue to Age II' }).click()
  await expect(scene).toBeHidden()

  await page.getByRole('button', { name: 'How the age ended' }).click()
  await expect(scene.getByRole('row', { name: /Money now \$50 \$47 \$28 \$19/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(scene).toBeHidden()
  expect(complaints).toEqual([])
})

/** A step where a Factory card can be paid for in six ways. */
const PAYMENT = 69

test('the prompt’s buttons stay in place when one shows its preview', async ({ page }) => {
  await bringIn(page, recordedUpTo(PAYMENT, 'empire-planner').table)
  const buttons = page.locator('[data-prompt] [data-choice]')
  await expect(buttons).toHaveCount(6)
  const boxes = () => buttons.evaluateAll(all => all.map(one => JSON.stringify(one.getBoundingClientRect())))
  const before = await boxes()
  await buttons.nth(2).hover()
  await expect(page.locator('[data-prompt-detail]')).toContainText('Capital')
  expect(await boxes()).toEqual(before)
})

test('other players’ turns are shown in a line, marked on the board until the next choice, and can be replayed', async ({
  page,
}) => {
  await bringIn(page, playTo(recordedUpTo(160).table, 'action'))
  const board = page.locator('[data-board]')
  const line = page.getByRole('group', { name: 'Since your last turn' })
  await expect(line.locator(':scope > [aria-pressed]')).toHaveCount(3)
  await expect(line).toContainText(/(asks|runs|puts|builds|opens|draws)/)
  await expect(board.locator('[data-marked]').first()).toBeVisible()
  const before = await board.boundingBox()
  // Checks that only whole steps are shown, that changes appear next to the seats, and that the viewer's own seat is marked.
  const isCut = (step: Element) =>
    step.getBoundingClientRect().bottom > (step.parentElement?.getBoundingClientRect().bottom ?? 0) + 1
  expect(await line.locator('[data-step]').first().evaluate(isCut)).toBe(false)
  await expect(page.locator('[data-change]').first()).toHaveText(/^[+−]\$?\d+$/)
  await expect(page.locator('section[data-side]', { hasText: 'your turn' })).toHaveCount(1)

  await line.getByRole('button', { name: 'Replay turn' }).click()
  await expect(page.getByText(/You’re viewing move/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(line.getByRole('button', { name: 'Replay turn' })).toBeVisible()
  expect(await board.boundingBox()).toEqual(before)

  await page.locator('[data-place^="run-"][data-state="lit"]').first().click()
  await expect(line).toBeHidden()
  await expect(board.locator('[data-marked]')).toHaveCount(0)
})

test('a choice’s effects are shown at its place, and match the result', async ({ page }) => {
  const table = playTo(recordedUpTo(205).table, 'chooseCard')
  const panel = page.locator(`section[data-side="${table.actor}"]`)
  await bringIn(page, table)
  await expect(panel).toContainText('+$0')
  const card = page.locator('[data-place^="card-"][data-state="lit"]').first()
  await expect(page.locator('[data-effect]').first()).toContainText('+$2 rent')
  await card.click()
  await expect(panel).toContainText('+$2')
})

test('the same on an icon of another game', async ({ page }) => {
  const table = playTo(recordedUpTo(62, 'empire-planner').table, 'action.claim')
  await bringIn(page, table)
  const pays = page.locator(`[data-board] section[data-side="${table.actor}"] svg text`, { hasText: '$9' })
  await expect(page.locator('[data-effect]', { hasText: '$9 in 3 links' }).first()).toBeVisible()
  await expect(pays).toHaveCount(0)
  await page
    .getByRole('button', { name: /Add a passenger/ })
    .first()
    .click()
  await expect(pays).toHaveCount(1)
})
