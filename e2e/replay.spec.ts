// Replay, files, what-if tables, component sets and rules.

import { readFileSync } from 'node:fs'
import { GAMES } from '@tableworks/games'
import { gameFileOf, seedFrom, Table, writeGameFile } from '@tableworks/kernel'
import { expect, test, type Page } from '@playwright/test'
import { choice, expectStep, findField, fromMore, playNow, toReplay } from './sitting.ts'

// Caching the page for offline use in every test would take longer than the tests.
test.use({ serviceWorkers: 'block' })

/** A finished game in which every choice is the first option. */
function playedGame(id: string): { text: string; steps: number } {
  const game = GAMES[id]
  if (game === undefined) throw new Error(`there is no ${id}`)
  const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('a secret') })
  for (let actor = table.actor; actor !== null; actor = table.actor) table.say(actor, table.choices[0] ?? '')
  return { text: writeGameFile(gameFileOf(table)), steps: table.step }
}

async function open(page: Page, text: string): Promise<void> {
  await page.goto('/games')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

test('a table saved as a file opens unchanged', async ({ page }) => {
  await playNow(page)
  await choice(page, 'harvest salt').click()
  await expectStep(page, 2)
  const saving = page.waitForEvent('download')
  await fromMore(page, 'Save as a file')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^salt-and-timber-player-ada-.*\.json$/)

  await open(page, readFileSync(await file.path(), 'utf8'))
  const dialog = page.getByRole('dialog', { name: 'Who plays?' })
  await dialog.getByLabel('Ada').selectOption('Bot, easy')
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\//)
  await expectStep(page, 2)
  await choice(page, 'harvest timber').click()
  await expectStep(page, 4)
})

test('a modified file is refused with a message', async ({ page }) => {
  await open(page, playedGame('salt-and-timber').text.replace('harvest salt', 'harvest gold'))
  await expect(page.getByRole('alert')).toContainText('gold is not a valid crop')
})

test('a finished game shows every seat’s view, step by step, with its sheet and chart', async ({ page }) => {
  const { text, steps } = playedGame('salt-and-timber')
  await open(page, text)
  await expect(page.getByText('The game is over', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Line chart/ })).toBeVisible()

  await toReplay(page)
  await page.getByRole('button', { name: 'Back one move' }).click()
  await expect(page).toHaveURL(new RegExp(`/step/${steps - 1}$`))
  await expectStep(page, steps - 1, steps)
  for (const name of ['Ann', 'Ben']) {
    await page.getByLabel('View as').selectOption(name)
    await expect(page.getByText(/^Order O\d+$/).first()).toBeVisible()
  }

  const address = page.url()
  await page.goto('/')
  await page.goto(address)
  await expectStep(page, steps - 1, steps)
  await toReplay(page)
  await page.getByRole('button', { name: 'What if? Play from here' }).click()
  await expect(page).not.toHaveURL(address)
  await expectStep(page, 0)
})

test('the slider goes to any step of a long game, and the address follows', async ({ page }) => {
  const { text, steps } = playedGame('empire-planner')
  await open(page, text)
  await expect(page.getByText('The game is over', { exact: true })).toBeVisible()
  await toReplay(page)
  const slider = page.locator('input[aria-label="Move"]')
  for (const part of [0.1, 0.9, 0.3]) {
    const step = Math.round(steps * part)
    await slider.fill(String(step))
    await expectStep(page, step, steps)
  }
  // Holding an arrow key passes more steps than a browser lets a page change its address.
  const from = Math.round(steps * 0.3)
  await slider.focus()
  for (let i = 0; i < 25; i++) await page.keyboard.press('ArrowRight')
  await expectStep(page, from + 25, steps)
  await expect(page).toHaveURL(new RegExp(`/step/${from + 25}$`))
  await page.goBack()
  await expectStep(page, steps)
})

test('an unfinished game is replayed from the player’s own view, and continues', async ({ page }) => {
  await playNow(page)
  await choice(page, 'harvest salt').click()
  await expectStep(page, 2)
  await page.keyboard.press('[')
  await expectStep(page, 1, 2)
  await expect(page.getByText('You’re viewing move 1.')).toBeVisible()
  await expect(findField(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(findField(page)).toBeVisible()
})

test('a component set is edited, refused with the field’s name, saved, and played with', async ({ page }) => {
  await page.goto('/components/salt-and-timber')
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  await page.getByLabel('Set name').fill('Rich orders')
  const pays = page.getByRole('group', { name: 'o1', exact: true }).getByLabel('pays')
  await pays.fill('many')
  await page.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByRole('alert')).toContainText('O1.pays should be a whole number')
  await expect(pays).toBeFocused()
  await pays.fill('40')
  await page.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Saved.')
  await page.getByRole('link', { name: 'Play with this set' }).click()
  await expect(page.getByRole('combobox', { name: 'Components' }).locator('option:checked')).toHaveText('Rich orders')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('group', { name: 'The quay' })).toBeVisible()
  await page.getByRole('link', { name: 'My tables' }).click()
  await expect(page.getByText('Component set “Rich orders”')).toBeVisible()
})

test('the rules can be searched, and every clause has an address', async ({ page }) => {
  await page.goto('/rules/salt-and-timber#SAT-5')
  await expect(page.locator('#SAT-5')).toBeInViewport()
  await page.getByLabel('Search the rules').fill('bag empty')
  await expect(page.getByRole('status').first()).toContainText('2 passages')
  await page.getByLabel('Search the rules').fill('xylophone')
  await expect(page.getByText('No rule contains “xylophone”.')).toBeVisible()
})
