import { expect, test } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { findField, playNow } from './sitting.ts'

// Caching the page for offline use in every test would take longer than the tests.
test.use({ serviceWorkers: 'block' })

test('the home page shows five games without console errors', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')

  await expect(page).toHaveTitle('Tableworks')
  const games = page.getByRole('region', { name: 'Five heavy games about industry' })
  await expect(games.getByRole('heading', { level: 2 })).toHaveCount(5)
  for (const game of await games.locator('li:has(h2)').all())
    await expect(game).toContainText(/Players: \d–\d.*about \d+–\d+ min.*(Medium|Heavy)/)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('the title font is ours and has loaded', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  expect(await page.evaluate(() => document.fonts.check('1em "Besley Variable"'))).toBe(true)
})

test('an unknown address says so, and links back', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')

  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('the About page shows the version', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible()
})

test('the page has a strict content policy', async ({ page }) => {
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

for (const size of [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
])
  test(`five boards and their buttons are above the fold at ${size.width}x${size.height}, and don't move`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    const cards = page.locator('li:has(h2)')
    await expect(cards).toHaveCount(5)
    const before = await cards.last().boundingBox()
    await page.waitForLoadState('networkidle')
    expect(await cards.last().boundingBox()).toEqual(before)
    for (const card of await cards.all()) {
      const picture = card.getByRole('presentation').first()
      await expect(picture).toBeInViewport({ ratio: 0.99 })
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expect(card.getByRole('button', { name: /^Play against bots/ })).toBeInViewport({ ratio: 0.99 })
    }
  })

test('on a phone a row opens the game’s sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'More about Age of Industry' }).click()
  const sheet = page.getByRole('dialog', { name: 'Age of Industry' })
  await expect(sheet).toContainText('Heavy')
  await axeFindsNothing(page, 'dialog')
  await sheet.getByRole('link', { name: 'Invite friends' }).click()
  await expect(page).toHaveURL('/new/age-of-industry?with=friends')
  await expect(page.getByLabel('Online', { exact: true })).toBeChecked()
})

test('a returning player sees the tables waiting for them first', async ({ page }) => {
  await playNow(page)
  await page.goto('/settings')
  await page.getByLabel('Your name').fill('Ann')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your move, Ann')
  await expect(page.getByText('1 table is waiting for you.')).toBeVisible()
  await axeFindsNothing(page)
  await page.getByRole('link', { name: 'Take your turn in Salt and Timber: Player, Ada' }).click()
  await expect(findField(page)).toBeVisible()
})

test('no button moves when the tables of a returning player have loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await playNow(page)
  let letGo = (): void => undefined
  const held = new Promise<void>(done => (letGo = done))
  await page.route('**/assets/host-worker*', async route => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play against bots: Titan', exact: true })
  await play.scrollIntoViewIfNeeded()
  const before = await play.boundingBox()
  await expect(page.getByRole('link', { name: /^Take your turn/ })).toHaveCount(0)
  letGo()
  await expect(page.getByRole('link', { name: /^Take your turn/ })).toBeVisible()
  expect(await play.boundingBox()).toEqual(before)
})
