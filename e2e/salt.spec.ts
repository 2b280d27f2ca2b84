// Salt and Timber's harbour, the first board a new player sees: every move is a press on something visible.

import { expect, type Locator, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { gameFileOf, seedFrom, Table, writeGameFile } from '@tableworks/kernel'
import { axeFindsNothing } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { expectStep, touch, playButton } from './sitting.ts'

// Motion is on here, because presses must also work on a moving board.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'no-preference' } })

const at = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]`)

async function playNow(page: Page): Promise<void> {
  await page.goto('/')
  await playButton(page).click()
  await expect(at(page, 'heap-salt')).toHaveAttribute('data-state', 'lit')
}

test('one click opens the harbour: press a heap to harvest, the second crate to sell two', async ({ page }) => {
  const complaints = complaintsOf(page)
  await playNow(page)
  await at(page, 'heap-salt').click()
  await expectStep(page, 2)
  await expect(page.getByRole('group', { name: 'Player’s store' }).getByRole('button')).toHaveCount(2)

  await at(page, 'piece-salt-2-0').hover()
  await expect(page.getByText(/Player sells 2 salt for \$\d/)).toBeVisible()
  await at(page, 'piece-salt-2-0').click()
  await expectStep(page, 4)
  await expect(page.getByRole('log')).toContainText('Player sells 2 salt')
  expect(complaints).toEqual([])
})

test('an illegal choice says why: the order, the empty store', async ({ page }) => {
  await playNow(page)
  await at(page, 'order-0').click()
  await expect(page.getByText('Your store doesn’t hold your order’s goods yet.')).toBeVisible()
  await at(page, 'price-timber').click()
  await expect(page.getByText('You have 0 timber.')).toBeVisible()
  await expectStep(page, 0)
})

/** The start of a game in which the first seat's order is two salt and two timber. */
function beginning(): string {
  const game = GAMES['salt-and-timber']
  if (game === undefined) throw new Error('Salt and Timber is missing')
  for (let i = 0; ; i++) {
    const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom(`harbour ${i}`) })
    if ((table.view(0).view as { ownOrder: string }).ownOrder === 'O5') return writeGameFile(gameFileOf(table))
  }
}

test('pressing its note delivers an order, and the next one is drawn', async ({ page }) => {
  await page.goto('/games')
  const file = { name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(beginning()) }
  await page.getByLabel('Choose a file').setInputFiles(file)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ben').selectOption('Bot, easy')
  await dialog.getByRole('button', { name: 'Open the table' }).click()

  const wall = page.getByRole('region', { name: 'Orders' })
  await expect(wall).toContainText('Order O5')
  await at(page, 'heap-salt').click()
  await expectStep(page, 2)
  await expect(wall.locator('[data-ready]')).toHaveCount(2)
  await at(page, 'heap-timber').click()
  await expectStep(page, 4)
  await at(page, 'order-0').click()
  await expect(page.getByRole('log')).toContainText('Ann delivers order O5 for $14')
  await expect(wall).not.toContainText('Order O5')
  await expect(wall.getByRole('list', { name: 'Delivered' })).toContainText('O5')
})

test('hovering over anything says what it is and what it means for you now', async ({ page }) => {
  await playNow(page)
  const card = page.locator('[data-inspect]')
  await page.locator('[data-near="bag"]').hover()
  await expect(card).toContainText('Order bag')
  await expect(card).toContainText('For you now')

  // The mouse can reach its link.
  const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + 20, { steps: 20 })
  await card.getByRole('link', { name: 'Rule SAT-7' }).hover()
  await page.waitForTimeout(500)
  await expect(card).toBeVisible()
  // I keeps the card of the thing under the mouse open, and so does a click. Escape closes it.
  await page.mouse.move(2, 2)
  await expect(card).toHaveCount(0)
  await page.locator('[data-near="bag"]').hover()
  await expect(card).toBeVisible()
  await page.keyboard.press('i')
  await expect(card.getByRole('button', { name: 'Close' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await page.locator('[data-near="bag"]').click()
  await page.mouse.move(2, 2)
  await expect(card.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Rule SAT-7' })).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toHaveCount(0)

  await at(page, 'heap-timber').focus()
  await page.keyboard.press('i')
  await expect(card).toContainText('Timber on the quay')
  await page.keyboard.press('ArrowDown')
  await expect(card).toContainText('’s store')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expectStep(page, 0)
})

test('a seat’s card names all its figures', async ({ page }) => {
  await playNow(page)
  await page.locator('[data-near="panel-1"]').hover()
  const card = page.locator('[data-inspect]')
  await expect(card).toContainText('Ada')
  await expect(card).toContainText('Money: $3.')
})

test('a rule opens above the card that links to it', async ({ page }) => {
  await playNow(page)
  await page.locator('[data-near="bag"]').click()
  await page.locator('[data-inspect]').getByRole('link', { name: 'Rule SAT-7' }).click()
  const rule = page.getByRole('dialog', { name: 'Rule SAT-7' })
  await expect(rule).toContainText('SAT-7')
  const isOnTop = await rule.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const points = [0.05, 0.5, 0.95].flatMap(x => [0.05, 0.5, 0.95].map(y => [left + x * width, top + y * height]))
    return points.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)))
  })
  expect(isOnTop).toBe(true)
})

test('a card covers neither its thing nor a highlighted choice, and closes with the next move', async ({ page }) => {
  await playNow(page)
  const card = page.locator('[data-inspect]')
  await page.locator('[data-near="bag"]').click()
  await expect(card).toBeVisible()
  const covered = await card.evaluate(element => {
    const own = element.getBoundingClientRect()
    const kept = document.querySelectorAll(
      '[data-place="bag"], [data-place][data-state="lit"], [data-prompt], [data-side]',
    )
    return [...kept].flatMap(one => {
      const box = one.getBoundingClientRect()
      const isApart = box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom
      return isApart ? [] : [one.getAttribute('data-place') ?? one.tagName]
    })
  })
  expect(covered).toEqual([])
  await at(page, 'heap-salt').click()
  await expectStep(page, 2)
  await expect(card).toHaveCount(0)
})

test('axe finds nothing on the board, light and dark', async ({ page }) => {
  await playNow(page)
  await axeFindsNothing(page)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('turns are played by tapping, targets are large enough, and nothing overflows', async ({ page }) => {
    await page.goto('/')
    await playButton(page).tap()
    await at(page, 'heap-timber').tap()
    // This choice ends the turn, so a preview appears first, in a bar that leaves the heap visible.
    const told = page.locator('[data-at="foot"]')
    await expect(told).toContainText('Timber')
    await expect(at(page, 'heap-timber')).toBeInViewport()
    await told.getByRole('button', { name: 'harvest timber' }).tap()
    await expectStep(page, 2)
    const sizes = await page
      .locator('[data-place][data-state=lit]')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ width, height }) => [width, height]))
    for (const size of sizes.flat()) expect(size).toBeGreaterThanOrEqual(44)
    await touch(at(page, 'piece-timber-1-0'))
    await expectStep(page, 4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
