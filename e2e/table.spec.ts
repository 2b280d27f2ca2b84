// A table on this device: choosing by mouse, touch and keys, continuing after a reload, two tabs, the gate between people.

import { readFileSync } from 'node:fs'
import { expect, type Locator, test, type Page } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { cutAt } from '../apps/web/bench/positions.ts'
import { complaintsOf } from './complaints.ts'
import { choice, expectStep, findField, fromMore, inText, playNow, sitTogether, tabTo, playButton } from './sitting.ts'

// Caching the page for offline use in every test would take longer than the tests.
test.use({ serviceWorkers: 'block' })

test('one click on the home page opens a table: the score sheet, a preview, a move and a bot’s reply', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await playNow(page)
  await expect(page).toHaveTitle(/Salt and Timber: Player, Ada/)

  await page.getByRole('button', { name: 'Score sheet' }).click()
  const sheet = page.getByRole('dialog', { name: 'Score sheet' })
  await expect(sheet.getByRole('row', { name: /Money/ })).toContainText('3')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await choice(page, 'harvest timber').hover()
  await expect(page.getByText('Player harvests 2 timber.')).toBeVisible()
  await expectStep(page, 0)
  await choice(page, 'harvest salt').click()

  await expect(page.getByRole('log')).toContainText('Player harvests 2 salt.')
  await expectStep(page, 2)
  await expect(page.getByRole('log')).toContainText('Ada')
  expect(complaints).toEqual([])
})

test('the Back button leads back, and the table is on the list', async ({ page }) => {
  await playNow(page)
  await choice(page, 'harvest salt').click()
  await expectStep(page, 2)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'My tables' }).click()
  await page.getByRole('link', { name: /Open the Salt and Timber table/ }).click()
  await expectStep(page, 2)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })

  test('turns are played by tapping, and nothing overflows', async ({ page }) => {
    await inText(page)
    await page.goto('/')
    await playButton(page).tap()
    await choice(page, 'harvest salt').tap()
    await expectStep(page, 2)
    await choice(page, 'sell 1 salt').tap()
    await expectStep(page, 4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('a table has a name on the list, and can be deleted by name and restored', async ({ page }) => {
  await page.goto('/new/salt-and-timber')
  await page.getByLabel('Table name').fill('Friday evening')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page).toHaveTitle(/Salt and Timber: Friday evening/)
  await page.goto('/games')
  const list = page.getByRole('region', { name: 'Running' })
  await expect(list.getByRole('heading', { name: 'Friday evening' })).toBeVisible()
  await expect(list).toContainText('Your turn')
  await page.getByRole('button', { name: 'Delete Friday evening' }).click()
  await page
    .getByRole('dialog', { name: 'Delete Friday evening' })
    .getByRole('button', { name: 'Delete table' })
    .click()
  await expect(list).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('heading', { name: 'Friday evening' })).toBeVisible()
})

test('play continues after a reload', async ({ page }) => {
  await playNow(page)
  for (const [i, name] of ['harvest salt', 'sell 2 salt'].entries()) {
    await choice(page, name).click()
    await expectStep(page, 2 * i + 2)
  }
  const before = await page.getByRole('main').innerText()
  await page.reload()
  await expectStep(page, 4)
  expect(await page.getByRole('main').innerText()).toBe(before)
})

test('a crash right after a choice loses nothing', async ({ page, context }) => {
  await sitTogether(page, ['Ann', 'Ben'])
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await choice(page, 'harvest salt').click()
  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeVisible()
  const address = page.url()
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await again.goto(address)
  await again.getByRole('button', { name: 'I am Ben' }).click()
  await expectStep(again, 1)
})

test('two tabs show one table: each sees the other’s choices, and the slower one gets a message', async ({
  page,
  context,
}) => {
  await inText(page)
  await page.goto('/new/salt-and-timber')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(findField(page)).toBeVisible()
  await fromMore(page, 'Pause the bots')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(findField(other)).toBeVisible()

  // Both tabs press at the same time: one line is written, and both show it.
  const press = (tab: Page, name: string) => choice(tab, name).evaluate(button => (button as HTMLElement).click())
  await Promise.all([press(page, 'harvest salt'), press(other, 'harvest timber')])
  await expectStep(page, 1)
  await expectStep(other, 1)
  const told = async (tab: Page) => (await tab.getByRole('log').innerText()).trim()
  expect(await told(page)).toBe(await told(other))
})

test('while the device is handed over, no secret is on the page', async ({ page }) => {
  await sitTogether(page, ['Ann', 'Ben'])
  await expect(page.getByRole('heading', { name: 'Pass the device to Ann' })).toBeVisible()
  const secrets = async () => [...(await page.content()).matchAll(/\bO\d+\b/g)].map(String)
  expect(await secrets()).toEqual([])

  await page.getByRole('button', { name: 'I am Ann' }).click()
  await expect(page.getByText('Own order')).toBeVisible()
  const [anns] = await secrets()
  expect(anns).toMatch(/^O\d+$/)

  await choice(page, 'harvest salt').click()
  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeFocused()
  expect(await secrets()).toEqual([])
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\bO\d+\b/)

  await page.getByRole('button', { name: 'I am Ben' }).click()
  await expect(page.getByText('Own order')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Harvest two of a good/ })).toBeFocused()
  expect((await secrets()).includes(anns ?? '')).toBe(false)
})

test('the gate covers only secrets: the public board stays visible, but nothing can be chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await sitTogether(page, ['Ann', 'Ben'])
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await expect(findField(page)).toBeVisible()
  await page.keyboard.press('t')
  const heap = page.locator('[data-place="heap-salt"]')
  await expect(heap).toHaveAttribute('data-state', 'lit')
  const store = page.locator('[data-near="store-0"]')
  const before = await store.boundingBox()
  await heap.dblclick()
  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeVisible()
  await expect(store).toContainText('Ann')
  await expect(heap).toHaveAttribute('data-state', 'quiet')
  expect(await store.boundingBox()).toEqual(before)
  expect(await page.content()).not.toMatch(/\bO\d+\b/)
  await page.getByRole('button', { name: 'I am Ben' }).click()
  await expect(heap).toHaveAttribute('data-state', 'lit')
  await expect(page.getByRole('log').getByText('harvests')).toHaveCount(1)
})

/** The teaching game's board, with bots that move at once. */
async function quickBots(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    localStorage.setItem('tableworks settings', '{"pace":"atOnce"}')
    localStorage.setItem('tableworks tour salt-and-timber', '["*"]')
  })
  await page.goto('/')
  await playButton(page).click()
  const heap = page.locator('[data-place="heap-salt"]')
  await expect(heap).toHaveAttribute('data-state', 'lit')
  return heap
}

test('a double click makes one choice', async ({ page }) => {
  const heap = await quickBots(page)
  const stored = page.locator('[data-place^="piece-salt"][data-place$="-0"]')
  await heap.dblclick()
  await page.waitForTimeout(700)
  await expect(stored).toHaveCount(2)
  await heap.click()
  await expect(stored).toHaveCount(4)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('two quick taps make one choice', async ({ page }) => {
    const heap = await quickBots(page)
    const stored = page.locator('[data-place^="piece-salt"][data-place$="-0"]')
    const tap = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await heap.boundingBox()) ?? {}
      await page.touchscreen.tap(x + width / 2, y + height / 2)
    }
    const told = page.locator('[data-at="foot"]')
    /** Previews with a first tap and chooses with a second one after a pause. */
    const look = async () => {
      await tap()
      await expect(told).toBeVisible()
      await page.waitForTimeout(600)
    }
    await look()
    await tap()
    await tap()
    await page.waitForTimeout(600)
    await expect(stored).toHaveCount(2)
    await look()
    await tap()
    await expect(stored).toHaveCount(4)
  })
})

test('at the gate the last choice can still be undone', async ({ page }) => {
  await sitTogether(page, ['Ann', 'Ben'])
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await choice(page, 'harvest salt').click()
  await page.getByRole('button', { name: 'Undo the last move' }).click()
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await expect(choice(page, 'harvest salt')).toBeVisible()
})

test('undo and redo by key and by button; against bots, undo goes straight back to the player’s own choice', async ({
  page,
}) => {
  await playNow(page)
  await fromMore(page, 'Pause the bots')
  await choice(page, 'harvest salt').click()
  await expectStep(page, 1)
  await page.keyboard.press('Control+z')
  await expectStep(page, 0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expectStep(page, 1)
  await page.keyboard.press('u')
  await expectStep(page, 0)
  await page.keyboard.press('Shift+U')
  await expectStep(page, 1)

  await fromMore(page, 'Resume the bots')
  await expectStep(page, 2)
  await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('u')
  await expectStep(page, 0)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
})

test('the end of a turn is confirmed if the player wants it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tableworks settings', '{"confirmTurn":true}'))
  await playNow(page)
  await choice(page, 'harvest salt').click()
  const question = page.getByRole('region', { name: 'End your turn?' })
  await expect(question).toContainText('harvest salt')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expectStep(page, 0)
  await choice(page, 'harvest timber').click()
  await question.getByRole('button', { name: 'End turn' }).click()
  await expectStep(page, 2)
})

test('plays a whole game in text mode, by keyboard and accessible names alone', async ({ page }) => {
  await inText(page)
  await page.goto('/')
  await tabTo(page, playButton(page))
  await page.keyboard.press('Enter')
  for (let turn = 0; turn < 6; turn++) {
    await expect(page.getByRole('heading', { name: /Harvest two of a good/ })).toBeVisible()
    await expect(findField(page)).toBeVisible()
    await tabTo(page, findField(page))
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expectStep(page, turn * 2 + 2)
  }
  await expect(page.getByText('The game is over', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Line chart/ })).toBeVisible()
  // Tabs from the last choice through the score sheet to the journal.
  await tabTo(page, page.getByRole('button', { name: 'Play again' }), 100)
  await page.keyboard.press('Enter')
  await expect(findField(page)).toBeVisible()
})

/** Settings by keyboard: tables open as text, and bots move at once. */
async function setTextMode(page: Page): Promise<void> {
  await page.goto('/settings')
  await tabTo(page, page.getByRole('radio', { name: 'Instant' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked()
  await tabTo(page, page.getByRole('checkbox', { name: /text mode/i }))
  await page.keyboard.press('Space')
}

/** Takes the first option until the game is over; returns the total number of choices. */
async function playOn(page: Page): Promise<number> {
  const over = page.getByRole('button', { name: 'Play again' })
  const scene = page.getByRole('dialog', { name: /./ }).and(page.locator('[data-scene]'))
  for (;;) {
    const step = await stepOf(page)
    await expect(findField(page).or(over).or(scene)).toBeVisible()
    if (await scene.isVisible()) {
      await page.keyboard.press('Escape') // Escape closes the scene's steps and shows its table …
      await page.keyboard.press('Escape') // … and pressed again, goes back to the game.
      await expect(scene).toBeHidden()
      continue
    }
    if (await over.isVisible()) return stepOf(page)
    await tabTo(page, findField(page))
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await over.isVisible()) || (await stepOf(page)) > step, { intervals: [15] })
      .toBe(true)
  }
}

async function stepOf(page: Page): Promise<number> {
  const replay = page.locator('input[aria-label="Move"]')
  return (await replay.count()) === 0 ? 0 : Number(await replay.inputValue())
}

test('sets up a heavy game and plays it to its end in text mode', async ({ page }) => {
  await setTextMode(page)
  await page.goto('/new')
  await tabTo(page, page.getByRole('link', { name: 'Empire Planner', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible()
  const seats = page.getByRole('group', { name: 'How many seats' })
  await tabTo(page, seats.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowLeft')
  await expect(seats.getByRole('radio', { name: '1', exact: true })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Open the table' }), 80)
  await page.keyboard.press('Enter')
  expect(await playOn(page)).toBeGreaterThanOrEqual(60)
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Line chart/ })).toBeVisible()
})

/** Ann's last turns; the last building opens soon. */
const NEAR_THE_END = 460

test('plays the end of a heavy game with scenes against bots in text mode', async ({ page }) => {
  const game = GAMES['titans-of-industry']
  if (game === undefined) throw new Error('Titans of Industry is missing')
  const recorded = readFileSync('games/titans-of-industry/tests/games/every-rule-three.json', 'utf8')
  const file = cutAt(game, recorded, ({ step, actor }) => step >= NEAR_THE_END && actor === 0)
  await setTextMode(page)
  await page.goto('/games')
  const buffer = Buffer.from(file)
  await page.getByLabel('Choose a file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  const dialog = page.getByRole('dialog', { name: 'Who plays?' })
  for (const name of ['Ben', 'Cat']) await dialog.getByLabel(name).selectOption('Bot, easy')
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\//)
  expect(await playOn(page)).toBeGreaterThan(NEAR_THE_END)
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Line chart/ })).toBeVisible()
})
