import { expect, test } from '@playwright/test'
import { complaintsOf } from './complaints.ts'

// Fetching the offline copy for every test would take longer than the tests.
test.use({ serviceWorkers: 'block' })

test('the first page shows five worlds and complains about nothing', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')

  await expect(page).toHaveTitle('Tableworks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tableworks')
  await expect(page.getByRole('region', { name: 'Five worlds' }).getByRole('heading', { level: 3 })).toHaveCount(5)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('the title face is ours and has arrived', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  expect(await page.evaluate(() => document.fonts.check('1em "Besley Variable"'))).toBe(true)
})

test('an address that leads nowhere says so, and leads back', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')

  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('the About page says which version this is', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible()
})

test('the page comes with a strict content policy', async ({ page }) => {
  const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? ''

  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
})

test('the keyboard reaches the content first', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
