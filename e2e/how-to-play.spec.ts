// "How to play": every screen of every game shows what its text is about, wherever it's opened.

import { expect, type Page, test } from '@playwright/test'
import { axeFindsNothingNow } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { fromMore, playNow } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

const GAMES = ['salt-and-timber', 'titans-of-industry', 'empire-planner']

/** The numbers in the picture must be inside it and not overlap. */
async function expectNumbers(page: Page): Promise<void> {
  const picture = page.locator('[role=img][data-ready]')
  await expect(picture).toBeVisible()
  const found = await picture.evaluate(element => {
    const frame = element.getBoundingClientRect()
    const numbers = [...element.children].filter(child => /^\d$/.test(child.textContent ?? ''))
    const middles = numbers.map(number => {
      const { left, top, width, height } = number.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    return {
      count: numbers.length,
      outside: middles.filter(({ x, y }) => x < frame.left || x > frame.right || y < frame.top || y > frame.bottom),
      covered: middles.filter(({ x, y }, i) =>
        middles.slice(0, i).some(other => Math.hypot(other.x - x, other.y - y) < 20),
      ),
    }
  })
  expect(found).toEqual({ count: await page.locator('li > button[aria-pressed]').count(), outside: [], covered: [] })
}

for (const game of GAMES)
  test(`how to play ${game}: every picture shows what its text is about`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(`/how-to-play/${game}`)
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expectNumbers(page)
    await axeFindsNothingNow(page)
    while (await next.isVisible()) {
      const title = await page.getByRole('heading', { level: 2 }).textContent()
      await next.click()
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(title ?? '')
      await expectNumbers(page)
    }
    await expect(page.getByRole('link', { name: 'Set up a table' })).toBeVisible()

    // On a phone, the picture starts zoomed in on the first place, and a press moves to another place.
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    const [first, second] = [page.locator('li > button').nth(0), page.locator('li > button').nth(1)]
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await second.click()
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(complaints).toEqual([])
  })

test('how to play opens over the table, which stays as it was', async ({ page }) => {
  await playNow(page)
  const table = page.url()
  await page.keyboard.press('t')
  await fromMore(page, 'How to play')
  const dialog = page.getByRole('dialog', { name: 'How to play Salt and Timber' })
  await expect(dialog.getByRole('img').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await dialog.getByRole('button', { name: 'Back to the table' }).click()
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(table)
})
