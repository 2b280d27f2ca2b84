// A strong bot's hints with reasons, and the review of a finished game.

import { expect, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { Chance, gameFileOf, seedFrom, swiftChance, Table, writeGameFile } from '@tableworks/kernel'
import { complaintsOf } from './complaints.ts'
import { expectStep, playButton } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

test('a hint draws its plan with reasons, offers an alternative, plays the next step, and closes when done', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await playButton(page).click()
  await expect(page.locator('[data-place="heap-salt"]')).toHaveAttribute('data-state', 'lit')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()

  const hint = page.getByRole('region', { name: 'Hint' })
  await expect(hint).toContainText('A strong bot’s plan')
  await expect(hint.getByRole('listitem').first()).toHaveText(/^1harvests 2 (salt|timber)$/)
  await expect(hint).toContainText(/Better than|About as good as|No better than|Slightly better/)
  const place = await page.locator('[data-tone=scene] [data-marked]').getAttribute('data-marked')
  expect(place).toMatch(/^heap-/)

  await page.keyboard.press('h')
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(hint).toContainText('A strong bot’s plan')
  await hint.getByRole('button', { name: 'Next idea' }).click()
  await expect(hint).toContainText('Another idea')
  await expect(page.locator('[data-tone=scene] [data-marked]')).not.toHaveAttribute('data-marked', place ?? '')
  await hint.getByRole('button', { name: 'First idea' }).click()
  await hint.getByRole('button', { name: 'Do it' }).click()
  await expectStep(page, 2)
  await expect(hint).toHaveCount(0)
  expect(complaints).toEqual([])
})

/** A random game in which Ann happens to waste the last round. */
function evening(): string {
  const game = GAMES['salt-and-timber']
  if (game === undefined) throw new Error('Salt and Timber is missing')
  const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('an evening to review') })
  const chance = new Chance(swiftChance('an evening to review'))
  while (table.actor !== null) table.say(table.actor, chance.pick(table.view(table.actor).choices))
  return writeGameFile(gameFileOf(table))
}

test('a review shows the costliest move, keeps its advice in the replay, and is stored for the next visit', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/games')
  const file = { name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(evening()) }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await page.waitForURL(/\/table\//)

  const review = page.locator('[data-review]')
  await expect(review).toHaveAttribute('data-review', 'ready')
  await expect(review.getByRole('article').first()).toContainText(/costliest move|cost Ann the game|cost Ben the game/)
  await expect(review.getByRole('img', { name: 'The board after the better move' }).first()).toBeVisible()
  await expect(review).toContainText('Quick bots finished 96 games from each move')

  const kept = await page.evaluate(() => localStorage.getItem('tableworks reviews'))
  expect(JSON.parse(kept ?? '[]')).toEqual([page.url().split('/').at(-1)])
  await page.reload()
  await expect(review).toHaveAttribute('data-review', 'ready')
  await review.getByRole('button', { name: 'Show in replay' }).first().click()
  const advice = page.locator('[data-advice]')
  const step = await advice.getAttribute('data-advice')
  await expect(page.getByText(`You’re viewing move ${step}.`)).toBeVisible()
  await expect(advice).toContainText('Better:')
  await expect(page.locator('[data-tone=scene] [data-marked]').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`You’re viewing move ${Number(step) + 1}.`)).toBeVisible()
  await expect(advice).toBeVisible()

  await advice.getByRole('button', { name: 'Back to the review' }).click()
  await review.getByRole('button', { name: 'Play on from here' }).first().click()
  await expect(page.getByText(`What-if from move ${step}.`)).toBeVisible()
  expect(complaints).toEqual([])
})
