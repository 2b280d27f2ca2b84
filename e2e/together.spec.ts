// Secret choices that everyone makes at the same time, in real browsers on different devices.

import { type Browser, expect, type Page, test } from '@playwright/test'
import { complaintsOf } from './complaints.ts'
import { KillableServer } from './killable-server.ts'

test.use({ serviceWorkers: 'block' })

let server: KillableServer
test.beforeAll(async () => void (server = await KillableServer.start()))
test.afterAll(() => server.remove())

async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' })
  await context.addInitScript(() => localStorage.setItem('tableworks tour titans-of-industry', '["*"]'))
  return context.newPage()
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.waitForURL(/\/table\/on-[0-9a-f]{20}$/)
}

const prompt = (page: Page) => page.locator('[data-prompt]')
const titans = (page: Page) => page.locator('[data-place][data-state="lit"]')
const seatOf = (page: Page, seat: number) => page.locator(`[data-side="${seat}"]`)

/** Keeps the first Titan offered. */
async function keep(page: Page, nth = 0): Promise<void> {
  await titans(page).nth(nth).click()
}

test('three people choose their Titans in the wrong order, and one changes the choice', async ({ browser }) => {
  const [ann, ben, cat] = [await somebody(browser), await somebody(browser), await somebody(browser)]
  const complaints = [ann, ben, cat].map(complaintsOf)
  await ann.goto('/new/titans-of-industry?with=friends')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.waitForURL(/\/table\/on-/)
  const link = await ann.getByLabel('Link to the table').inputValue()
  await ann.getByRole('button', { name: 'Close' }).click()
  await sitDown(ben, link, 'Ben')
  await sitDown(cat, link, 'Cat')
  for (const one of [ann, ben, cat]) {
    await expect(titans(one)).toHaveCount(4)
    await expect(prompt(one)).toContainText('Everyone chooses secretly.')
    await expect(one).toHaveTitle(/Your turn/)
  }

  await keep(cat)
  await expect(prompt(cat)).toContainText('Waiting for Player and Ben')
  await expect(cat).not.toHaveTitle(/Your turn/)
  for (const one of [ann, ben]) await expect(seatOf(one, 2)).toContainText('chosen')
  await keep(ben)
  await expect(prompt(ben)).toContainText('Waiting for Player')

  await prompt(cat).getByRole('button', { name: 'Change' }).click()
  await expect(titans(cat)).toHaveCount(4)
  await expect(seatOf(ann, 2)).not.toContainText('chosen')
  await expect(seatOf(ann, 1)).toContainText('chosen')
  await keep(cat, 1)

  for (const each of complaints) expect(each).toEqual([])

  await server.kill()
  await server.start()
  await keep(ann)
  for (const one of [ann, ben, cat]) {
    await expect(one.getByText('✓ chosen')).toHaveCount(0)
    await expect(prompt(one)).not.toContainText('Everyone chooses secretly.')
  }
  for (const one of [ann, ben, cat]) await one.context().close()
})
