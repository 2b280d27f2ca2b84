// A table's messages: one card at a time, in one place, that never covers the prompt or anything to press, on
// a desktop, an upright tablet and a phone.

import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { KillableServer } from './killable-server.ts'
import { fromMore, settle } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

let server: KillableServer
test.beforeAll(async () => void (server = await KillableServer.start()))
test.afterAll(() => server.remove())

async function somebody(browser: Browser, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.address,
    serviceWorkers: 'block',
    viewport: { width, height },
  })
  await context.addInitScript(() => localStorage.setItem('tableworks tour titans-of-industry', '["*"]'))
  return context.newPage()
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.waitForURL(/\/table\/on-[0-9a-f]{20}$/)
  await expect(page.locator('[data-prompt]')).toBeVisible()
}

const card = (page: Page, kind: string): Locator => page.locator(`[data-message=${kind}]`)

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const boxOf = async (locator: Locator): Promise<Box> =>
  (await locator.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1

/** What the card must never cover. Highlighted places are left out on a phone, where players can scroll to them. */
async function mustStayFree(page: Page): Promise<Box[]> {
  const boxes = [await boxOf(page.locator('[data-prompt]'))]
  for (const tabs of await page.locator('[data-foot], [role=tablist]').all())
    if (await tabs.isVisible()) boxes.push(await boxOf(tabs))
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  if (!isPhone) for (const lit of await page.locator('[data-place][data-state=lit]').all()) boxes.push(await boxOf(lit))
  return boxes
}

test('messages come in one place at every size, and cover nothing a player needs', async ({ browser }) => {
  const [ann, ben, cat] = [
    await somebody(browser, 1366, 768),
    await somebody(browser, 768, 1024),
    await somebody(browser, 360, 740),
  ]
  await ann.goto('/new/titans-of-industry')
  await ann.getByLabel('Online', { exact: true }).check()
  await ann.getByLabel('Pace').selectOption('Live, 45 min')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.waitForURL(/\/table\/on-/)
  const link = await ann.getByLabel('Link to the table').inputValue()
  await ann.setViewportSize({ width: 360, height: 740 })
  await expect(ann.getByLabel('Link to the table')).toBeVisible()
  await ann.setViewportSize({ width: 1366, height: 768 })
  await ann.getByRole('button', { name: 'Close' }).click()
  await sitDown(ben, link, 'Ben')
  await sitDown(cat, link, 'Cat')
  for (const one of [ann, ben]) {
    await expect(card(one, 'newPlayer').first()).toBeVisible()
    while (await card(one, 'newPlayer').isVisible())
      await one.getByRole('button', { name: 'Dismiss this message' }).click()
  }

  // Everyone chooses a Titan card now, so every screen has highlighted cards.
  const before = await Promise.all([ann, cat].map(async one => boxOf(one.locator('[data-board]'))))
  await fromMore(ben, 'Pause the game')
  await expect(card(ben, 'voteWaiting')).toContainText('1 of 3 agree.')
  for (const [i, one] of [ann, cat].entries()) {
    await expect(card(one, 'vote')).toContainText('Pause the game?')
    await settle(one)
    expect(await boxOf(one.locator('[data-board]'))).toEqual(before[i])
  }
  for (const one of [ann, ben, cat]) {
    await settle(one)
    const shown = await boxOf(one.locator('[data-message]'))
    const free = await mustStayFree(one)
    expect(free.length).toBeGreaterThan(2)
    expect(free.filter(box => overlap(box, shown))).toEqual([])
  }
  await axeFindsNothing(ann)
  await ann.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(card(ben, 'voteWaiting')).toContainText('2 of 3 agree.')
  await cat.getByRole('button', { name: 'Keep playing' }).click()
  for (const one of [ann, ben]) {
    await expect(card(one, 'news')).toContainText('Cat wants to keep playing')
    await one.getByRole('button', { name: 'Dismiss this message' }).click()
    await expect(one.locator('[data-message]')).toHaveCount(0)
  }
  for (const one of [ann, ben, cat]) await one.context().close()
})

/** Whether nothing covers the middle of this element. */
const isOnTop = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && element.contains(top)
  })

test('on a phone, the clock, the journal, the chat and a refusal are in sight', async ({ browser }) => {
  const [ann, ben, cat] = [
    await somebody(browser, 1366, 768),
    await somebody(browser, 360, 740),
    await somebody(browser, 1366, 768),
  ]
  await ann.goto('/new/titans-of-industry?with=friends')
  await ann.getByLabel('Pace').selectOption('Live, 45 min')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.waitForURL(/\/table\/on-/)
  const link = await ann.getByLabel('Link to the table').inputValue()
  await ann.getByRole('button', { name: 'Close' }).click()
  await sitDown(ben, link, 'Ben')
  await sitDown(cat, link, 'Cat')
  await expect(ben.locator('[data-prompt]').getByRole('timer')).toBeInViewport()

  const tab = (name: string) =>
    ben.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name })
  await tab('Journal').click()
  await expect(ben.getByText(/^Ben is dealt/)).toBeInViewport({ ratio: 1 })
  await tab('Chat').click()
  for (const part of [ben.getByLabel('Message', { exact: true }), ben.getByRole('button', { name: 'Send' })]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    expect(await isOnTop(part)).toBe(true)
  }

  await fromMore(ann, 'Pause the game')
  for (const one of [ben, cat]) await one.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(card(ben, 'paused')).toBeVisible()
  await tab('Table').click()
  await ben.locator('[data-place][data-state=lit]').first().click()
  const refusal = ben.getByRole('alert').filter({ hasText: 'The game is paused.' })
  await expect(refusal).toBeInViewport({ ratio: 1 })
  expect(await isOnTop(refusal)).toBe(true)
  for (const one of [ann, ben, cat]) await one.context().close()
})
