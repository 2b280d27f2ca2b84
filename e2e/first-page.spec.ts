import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const PAGES = ['/', '/verify', '/no-such-page']

/** Everything the browser complains about, a broken content policy included. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  page.on('requestfailed', request => complaints.push(`failed: ${request.url()}`))
  return complaints
}

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing on this bench')

  await page.getByRole('link', { name: 'Back to the workshop' }).click()
  await expect(page).toHaveURL('/')
})

test('the page comes with a strict content policy', async ({ page }) => {
  const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? ''

  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
})

test('the keyboard reaches the content first', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const address of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing on ${address}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })

  for (const width of [360, 768, 1440])
    test(`nothing on ${address} sticks out at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
}
