import { expect, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'

test('the bench opens a position in every game, even with a hovered space', async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto('/bench?sizes=1280x720&schemes=dark&state=hover')
  for (const { id, name } of Object.values(GAMES)) {
    await page.getByRole('combobox', { name: 'Game' }).selectOption(id)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('[data-bench]')).toHaveAttribute('data-note', 'shown')
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
})

test('the bench reports games and recordings that don’t exist', async ({ page }) => {
  await page.goto('/bench?game=titan&recording=none')
  await expect(page.getByRole('alert')).toContainText('Titan has no recording none')
  await page.goto('/bench?game=salt-and-timber&step=0&state=scene&sizes=360x740&schemes=light')
  await expect(page.getByRole('status').filter({ hasText: 'This position can’t show: scene' })).toBeVisible()
  await page.getByRole('group', { name: 'Sizes' }).getByLabel('360 × 740').uncheck()
  await expect(page.getByText('Choose a size and a colour scheme.')).toBeVisible()
})
