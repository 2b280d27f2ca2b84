// Empire Planner's board: what it shows first, and what players can do there.

import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { cutAt } from '../apps/web/bench/positions.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1366, height: 768 } })

/** Opens a recorded game at the first such decision, after this many moves. */
async function sitAt(page: Page, decision: string, after = 0, recording = 'typical'): Promise<void> {
  const game = GAMES['empire-planner']
  if (game === undefined) throw new Error('Empire Planner is missing')
  const recorded = readFileSync(`games/empire-planner/tests/games/${recording}.json`, 'utf8')
  const file = cutAt(game, recorded, table => table.step >= after && table.decision === decision)
  await page.addInitScript(() => localStorage.setItem('tableworks tour empire-planner', '["*"]'))
  await page.goto('/games')
  const buffer = Buffer.from(file)
  await page.getByLabel('Choose a file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click()
  await page.locator('[data-prompt][data-mine]').waitFor()
}

test('a resting mouse opens no card on a new board until it moves', async ({ page }) => {
  await sitAt(page, 'build.assign')
  const card = page.locator('[data-inspect]')
  await page.waitForTimeout(600)
  await expect(card).toHaveCount(0)
  await page.locator('[data-near="market"]').hover()
  await expect(card).toContainText('For you now')
})

test('a press at an icon without effect only says so, and a second one claims it', async ({ page }) => {
  await sitAt(page, 'action.claim')
  const waste = page.locator('[data-place^="icon-"][data-state="dim"]')
  const count = await waste.count()
  await waste.first().click()
  const note = page.getByRole('status').filter({ hasText: 'It has no effect' })
  await expect(note).toBeVisible()
  await expect(waste).toHaveCount(count)
  await note.getByRole('button', { name: 'Do it anyway' }).click()
  await expect(note).toHaveCount(0)
  await expect(waste).not.toHaveCount(count)
})

test('by keyboard, Enter at an icon without effect says so before the next one claims it', async ({ page }) => {
  await sitAt(page, 'action.claim')
  const waste = page.locator('[data-place^="icon-"][data-state="dim"]')
  const count = await waste.count()
  await waste.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Do it anyway' })).toBeVisible()
  await expect(waste).toHaveCount(count)
  await page.keyboard.press('Enter')
  await expect(waste).not.toHaveCount(count)
})

test('a preview beside the question covers neither it nor a line of its own', async ({ page }) => {
  await sitAt(page, 'build.assign')
  await page.locator('[data-prompt] [data-home]').focus()
  await page.keyboard.press('ArrowDown')
  const preview = page.locator('[data-prompt-detail] [role=tooltip]')
  await expect(preview).toBeVisible()
  const { covers, hidden } = await preview.evaluate(element => {
    const around = element.closest('[data-prompt-detail]') ?? element
    const own = around.getBoundingClientRect()
    const question = document.querySelector('[data-prompt] [data-home]')?.getBoundingClientRect()
    return { covers: (question?.right ?? 0) > own.left, hidden: around.scrollHeight - around.clientHeight }
  })
  expect({ covers, hidden }).toEqual({ covers: false, hidden: 0 })
})
