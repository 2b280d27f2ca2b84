// Bots that stand in for people at an online table: who may start them, when they pause, and how players get their seat back.

import { type Browser, expect, type Page, test } from '@playwright/test'
import { KillableServer } from './killable-server.ts'
import { choice, expectStep, fromMore, inText } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

let server: KillableServer
test.beforeAll(async () => void (server = await KillableServer.start()))
test.afterAll(() => server.remove())

async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' })
  const page = await context.newPage()
  await inText(page)
  return page
}

async function annAndBen(browser: Browser): Promise<[Page, Page]> {
  const [ann, ben] = [await somebody(browser), await somebody(browser)]
  await ann.goto('/new/salt-and-timber')
  await ann.getByLabel('Online', { exact: true }).check()
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.waitForURL(/\/table\/on-/)
  await ben.goto(await ann.getByLabel('Link to the table').inputValue())
  await ann.getByRole('button', { name: 'Close' }).click()
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Take a seat' }).click()
  await ben.waitForURL(/\/table\/on-[0-9a-f]{20}$/)
  for (const [i, one] of [ann, ben].entries()) {
    await choice(one, 'harvest salt').first().click()
    for (const page of [ann, ben]) await expectStep(page, i + 1)
  }
  return [ann, ben]
}

async function letBotPlay(page: Page): Promise<void> {
  await fromMore(page, 'Seats and links')
  await page.getByRole('button', { name: 'Let a bot play' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
}

test('a stand-in doesn’t answer requests, and its player takes the seat back with one press', async ({ browser }) => {
  const [ann, ben] = await annAndBen(browser)
  await ann.getByRole('button', { name: 'Undo' }).click({ force: true })
  await ann.getByRole('button', { name: /^Ask/ }).click()
  await ben.getByRole('button', { name: 'Decline' }).click()
  await ben.getByLabel('Reason (optional)').fill('I have planned')
  await fromMore(ben, 'Text mode') // Switches from text mode to the board, then to a phone, so that the layout changes each time.
  await ben.setViewportSize({ width: 360, height: 740 })
  await expect(ben.getByLabel('Reason (optional)')).toHaveValue('I have planned')
  await ben.keyboard.press('Enter')
  await expect(ben.locator('[data-home]')).toBeFocused()
  await expect(ann.locator('[data-message=declined]')).toContainText('“I have planned”')
  await ben.setViewportSize({ width: 1280, height: 720 })
  await fromMore(ben, 'Text mode')

  await ann.getByRole('button', { name: 'Undo' }).click({ force: true })
  await ann.getByRole('button', { name: /^Ask/ }).click()
  await letBotPlay(ben)
  await expect(ann.getByText('A bot is playing for Ben, so the next move cancels this request.')).toBeVisible()
  await expectStep(ann, 2)
  await ann.getByRole('button', { name: 'Cancel' }).click()
  await expect(ann.getByText('Waiting for answers')).toHaveCount(0)

  await ann.getByRole('button', { name: 'Undo' }).click({ force: true })
  await expect(ann.getByRole('status').filter({ hasText: 'Ben is away and can’t agree' })).toBeVisible()
  await expect(ann.getByRole('button', { name: /^Ask/ })).toHaveCount(0)
  // Ann may not change Ben's seat.
  await fromMore(ann, 'Seats and links')
  await expect(ann.getByText('Ben (a bot is playing for them)')).toBeVisible()
  await expect(ann.getByRole('button', { name: 'Open the seat' })).toHaveCount(0)
  await ann.getByRole('button', { name: 'Close' }).click()

  await ben.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(ben.getByText('A bot plays for you')).toHaveCount(0)
  await choice(ann, 'harvest salt').first().click()
  await choice(ben, 'harvest salt').first().click()
  await expectStep(ann, 4)
  for (const one of [ann, ben]) await one.context().close()
})

test('when only bots are left the game is paused, until someone at the table resumes it', async ({ browser }) => {
  const [ann, ben] = await annAndBen(browser)
  const zoe = await somebody(browser)
  await zoe.goto(ann.url())
  await letBotPlay(ben)
  await letBotPlay(ann)
  for (const one of [ann, ben, zoe])
    await expect(one.getByText('Only bots are left at this table, so the game is paused.')).toBeVisible()
  await expect(zoe.getByRole('button', { name: 'Let the bots play on' })).toHaveCount(0)
  await expectStep(zoe, 2)
  await ben.getByRole('button', { name: 'Let the bots play on' }).click()
  await expect(zoe.getByText('so the game is paused')).toHaveCount(0)
  await expect(zoe.getByRole('heading', { name: /wins|share/ })).toBeVisible()

  // In the rematch, people play in their seats again.
  await ann.getByRole('button', { name: 'Play again' }).click()
  await ann.waitForURL(url => url.href !== zoe.url())
  await expectStep(ann, 0)
  await ben.getByRole('link', { name: 'Go to the next table' }).click()
  await choice(ben, 'harvest salt').first().click()
  await choice(ann, 'harvest salt').first().click()
  await expectStep(ben, 2)
  for (const one of [ann, ben, zoe]) await one.context().close()
})
