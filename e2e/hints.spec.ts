// A strong bot says what it would do and why; a finished game is looked at again.

import { expect, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { Chance, gameFileOf, seedFrom, swiftChance, Table, writeGameFile } from '@tableworks/kernel'
import { complaintsOf } from './complaints.ts'
import { expectStep } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

test('a hint names a choice with its reasons, frames it on the board, and goes when it was made', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now against bots: Salt and Timber' }).click()
  await expect(page.locator('[data-place="heap-salt"]')).toHaveAttribute('data-state', 'lit')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()

  const hint = page.getByRole('region', { name: 'Hint' })
  await expect(hint).toContainText('A strong bot would:')
  await expect(hint.locator('[aria-current=step]')).toHaveText(/^harvest (salt|timber)$/)
  await expect(hint).toContainText(/Better than|About as good as|No better than|Slightly better/)
  const place = await page.locator('[data-tone=scene] [data-marked]').getAttribute('data-marked')
  expect(place).toMatch(/^heap-/)

  await page.keyboard.press('h')
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(hint).toContainText('A strong bot would:')
  await page.locator(`[data-place="${place}"]`).click()
  await expectStep(page, 2)
  await expect(hint).toHaveCount(0)
  expect(complaints).toEqual([])
})

/** A game of random players in which Ann throws the last round away. */
function evening(): string {
  const game = GAMES['salt-and-timber']
  if (game === undefined) throw new Error('Salt and Timber is not here')
  const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('an evening to review') })
  const chance = new Chance(swiftChance('an evening to review'))
  while (table.actor !== null) table.say(table.actor, chance.pick(table.view(table.actor).choices))
  return writeGameFile(gameFileOf(table))
}

test('a finished game is reviewed: chances, what cost most, and the way to it; the next visit finds it there', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/games')
  const file = { name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(evening()) }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await page.waitForURL(/\/table\//)

  const review = page.locator('[data-review]')
  await expect(review).toHaveAttribute('data-review', 'ready', { timeout: 30_000 })
  await expect(review).toContainText('Winning chances in percent')
  await expect(review).toContainText('Ann’s costliest moves')
  await expect(review).toContainText('quick bots played 12 rollouts')

  const kept = await page.evaluate(() => localStorage.getItem('tableworks reviews'))
  expect(JSON.parse(kept ?? '[]')).toEqual([page.url().split('/').at(-1)])
  await page.reload()
  await expect(review).toHaveAttribute('data-review', 'ready')
  const way = review.getByRole('button', { name: /^Show move/ }).first()
  const step = /\d+/.exec(await way.innerText())?.[0] ?? ''
  await way.click()
  await expect(page.getByText(`You’re viewing move ${step}.`)).toBeVisible()
  expect(complaints).toEqual([])
})
