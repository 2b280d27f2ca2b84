// What people need around an online table: a name before they sit down, lists that stay up to date, and a way back.

import { type Browser, expect, type Page, test } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { KillableServer } from './killable-server.ts'
import { personAt } from './people.ts'
import { fromMore } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

let server: KillableServer
test.beforeAll(async () => void (server = await KillableServer.start()))
test.afterAll(() => server.remove())

const personCalled = (browser: Browser, name: string) => personAt(server.address, browser, name)

async function openFor(page: Page, whom: 'friends' | 'everyone', name = ''): Promise<void> {
  await page.goto(`/new/salt-and-timber?with=${whom}`)
  if (name !== '') await page.getByLabel('Table name').fill(name)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\/on-/)
}

/** Asks for the lists at once, as when the player looks at the page again. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('someone without a name is asked for one, once, and may change it later', async ({ browser }) => {
  const [ann, ben] = [await personCalled(browser, 'Ann'), await personCalled(browser, '')]
  await openFor(ann, 'everyone', 'Friday salt')
  await ann.getByRole('button', { name: 'Close' }).click()

  await ben.goto('/play')
  await expect(ben.getByText('Friday salt')).toBeVisible()
  await ben.getByLabel('Game', { exact: true }).selectOption('titan')
  await expect(ben.getByRole('heading', { name: 'No Titan tables' })).toBeVisible()
  await ben.getByRole('button', { name: 'Show all (1)' }).click()
  const join = ben.getByRole('button', { name: /^Join Salt and Timber/ })
  await join.click()
  await expect(ben.getByRole('dialog', { name: 'What’s your name?' })).toBeVisible()
  await axeFindsNothing(ben)
  await ben.keyboard.press('Escape')
  await expect(ben.getByRole('dialog')).toHaveCount(0)
  await join.click()
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await ben.getByRole('button', { name: 'Continue' }).click()
  await ben.waitForURL(/\/table\/on-/)

  await ben.goto('/you')
  await ben.getByRole('button', { name: 'change name' }).click()
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Save' }).click()
  await expect(ben.getByRole('heading', { name: 'Ben', exact: true })).toBeVisible()
  await expect(ann.locator('[data-message=news]').filter({ hasText: 'Ann 2 is now Ben' })).toBeVisible()
  for (const one of [ann, ben]) await one.context().close()
})

test('Home and My tables change as the others play', async ({ browser }) => {
  const [ann, ben] = [await personCalled(browser, 'Ann'), await personCalled(browser, 'Ben')]
  await openFor(ann, 'friends')
  const link = await ann.getByLabel('Link to the table').inputValue()
  await ann.getByRole('button', { name: 'Close' }).click()
  await ben.goto(link)
  await ben.getByRole('button', { name: 'Take a seat' }).click()
  await ben.waitForURL(/\/table\/on-/)
  await ben.getByRole('link', { name: 'Tableworks' }).click()
  await expect(ben.getByRole('heading', { name: 'Nothing to do right now, Ben' })).toBeVisible()

  await ann.locator('button[data-choice]').first().click()
  await expect(ann.locator('button[data-choice]')).toHaveCount(0)
  await lookAgain(ben)
  await expect(ben.getByRole('heading', { name: 'Your move, Ben' })).toBeVisible()
  await ben.getByRole('link', { name: 'My tables' }).first().click()
  await expect(ben.getByRole('listitem').getByText('Your turn')).toBeVisible()
  await ann.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(ann.locator('button[data-choice]').first()).toBeVisible()
  await lookAgain(ben)
  await expect(ben.getByRole('listitem').getByText('Ann’s turn')).toBeVisible()
  for (const one of [ann, ben]) await one.context().close()
})

test('whoever leaves finds back, and the others can fill the seat', async ({ browser }) => {
  const [ann, ben] = [await personCalled(browser, 'Ann'), await personCalled(browser, 'Ben')]
  await openFor(ann, 'friends')
  const table = ann.url()
  const link = await ann.getByLabel('Link to the table').inputValue()
  await ann.getByRole('button', { name: 'Close' }).click()
  await ben.goto(link)
  await ben.getByRole('button', { name: 'Take a seat' }).click()
  await ben.waitForURL(/\/table\/on-/)
  await ann.locator('button[data-choice]').first().click()
  await expect(ann.locator('button[data-choice]')).toHaveCount(0)

  await fromMore(ann, 'About this table')
  await expect(ann.getByRole('dialog').getByText('Vote for a bot after 3 days')).toBeVisible()
  await ann.getByRole('button', { name: 'Close' }).click()
  await fromMore(ann, 'Seats and links')
  await ann.getByRole('button', { name: 'Leave …' }).click()
  await ann.getByRole('button', { name: 'Leave the table' }).click()
  await ann.waitForURL(/\/games$/)
  const open = ben.locator('[data-message=seatOpen]')
  await expect(open.getByRole('button', { name: 'Let a bot play' })).toBeVisible()
  await open.getByRole('button', { name: 'Invite' }).click()
  await expect(ben.getByLabel('Link to the table')).toBeVisible()
  await ben.getByRole('button', { name: 'Close' }).click()

  await ann.goto(table)
  await ann.locator('[data-message=seatFree]').getByRole('button', { name: 'Take Seat 1' }).click()
  await expect(ann.locator('[data-message=seatFree]')).toHaveCount(0)
  await expect(open).toHaveCount(0)
  for (const one of [ann, ben]) await one.context().close()
})
