// Lessons on the real board: by mouse, finger, keyboard and in text mode. Progress is stored, and every text fits on a
// small phone.

import { expect, type Page, test } from '@playwright/test'
import { MOST_LETTERS } from '@tableworks/lessons'
import { axeFindsNothing } from './axe.ts'
import { complaintsOf } from './complaints.ts'

test.use({ serviceWorkers: 'block' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const now = (page: Page) => page.locator('[aria-current=step]')
const coach = (page: Page) => page.getByRole('status').filter({ hasText: /^(Why\?|Well done)|works too|lies idle/ })

async function showMe(page: Page): Promise<void> {
  await button(page, 'Show me').click()
  await button(page, 'Play it for me').click()
}

test('a lesson is played on the board, comments on other moves, and stores its progress', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/learn')
  await page.getByRole('link', { name: 'Start: Salt and Timber' }).click()
  await expect(now(page)).toContainText('Read your order')
  await button(page, 'Next').click()

  // The coach comments on another legal move first, and then lets the player make it.
  await expect(page.locator('[data-place=heap-timber]')).toHaveAttribute('data-state', 'dim')
  await page.locator('[data-place=heap-timber]').click()
  await expect(coach(page)).toContainText('That works too')
  await button(page, 'Play it anyway').click()
  await expect(page.locator('[data-place=piece-timber-2-0]')).toBeAttached()

  // "Show me" goes back to the beginning of the step, because the learner has strayed from it.
  await showMe(page)
  await expect(now(page)).toContainText('Take timber too')
  await expect(page.locator('[data-place=piece-salt-2-0]')).toBeAttached()

  // An undo reopens a step.
  await button(page, 'Undo').click()
  await expect(now(page)).toContainText('Take two salt')
  await page.locator('[data-place=heap-salt]').click()
  await page.locator('[data-place=heap-timber]').click()
  await expect(now(page)).toContainText('Deliver your order')

  // A reload continues after the finished steps.
  await page.reload()
  await expect(now(page)).toContainText('Deliver your order')
  await axeFindsNothing(page, '[data-lesson]')
  await page.locator('[data-place=order-0]').click()
  await expect(coach(page)).toContainText('Well done')

  await page.getByRole('link', { name: 'Next: Sell at the right time' }).click()
  await expect(now(page)).toContainText('Look at the salt price')
  await page.getByRole('link', { name: 'Leave the lesson' }).click()
  await expect(page.getByText('1 of 2 lessons done')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a lesson works by keyboard alone, on the board and in text mode', async ({ page }) => {
  await page.goto('/lesson/salt-and-timber/1')
  await button(page, 'Next').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-place=heap-salt]').focus()
  await page.keyboard.press('Enter')
  await expect(now(page)).toContainText('Take timber too')

  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: 'Choices' })).toBeVisible()
  const field = page.getByRole('searchbox')
  await field.fill('sell 1 salt')
  await field.press('Enter')
  await expect(page.getByText('You’d get $3 each now.', { exact: false })).toBeVisible()
  await field.fill('harvest timber')
  await field.press('Enter')
  await expect(now(page)).toContainText('Deliver your order')
  await field.fill('deliver')
  await field.press('Enter')
  await expect(coach(page)).toContainText('Well done')
})

test('a question moves nothing, a move that misses the step is answered, and a rail just laid isn’t refused', async ({
  page,
}) => {
  await page.goto('/lesson/age-of-industry/4')
  await button(page, 'Next').click()
  await button(page, 'Why not elsewhere?').click()
  await expect(button(page, 'Undo it')).toHaveCount(0)
  await button(page, 'Got it').click()
  await page.getByRole('button', { name: 'Rail', exact: true }).click()
  await page.locator('[data-place=link-tokyo-yokohama]').click()
  await expect(page.getByText('10 rails left')).toBeVisible()
  await expect(page.getByText('That link belongs to Ann')).toHaveCount(0)

  // The coach's words come first, so a turn's end plays its scene only when it's opened from the journal.
  await page.goto('/lesson/age-of-industry/6')
  await button(page, 'Next').click()
  await showMe(page)
  await expect(now(page)).toContainText('End your turn without spending')
  await showMe(page)
  await expect(now(page)).toContainText('Build twice')
  await expect(page.locator('[data-scene]')).toHaveCount(0)

  // This lesson's last step highlights everything, so the coach answers after a move that doesn't finish the step.
  await page.goto('/lesson/salt-and-timber/1')
  await button(page, 'Next').click()
  await showMe(page)
  await showMe(page)
  await expect(now(page)).toContainText('Deliver your order')
  await page.locator('[data-place=heap-salt]').click()
  await button(page, 'Undo it').click()
  await expect(button(page, 'Undo it')).toHaveCount(0)
  await page.locator('[data-place=order-0]').click()
  await expect(coach(page)).toContainText('Well done')
})

test('a step that only shows something asks for nothing, and its button is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/lesson/age-of-industry/1')
  await expect(page.getByRole('heading', { name: 'Look at the board, then press Next' })).toBeVisible()
  await expect(page.getByText('Choose an action')).toHaveCount(0)
  await expect(page.locator('[data-place][data-state=lit]')).toHaveCount(0)
  await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 })
})

/** Whether the note can hold the longest texts, and leaves room for the board above it. */
async function withLongestTexts(page: Page): Promise<{ isCut: boolean; isRoomy: boolean }> {
  const note = page.getByRole('region', { name: 'Lesson' })
  await expect(note).toBeVisible()
  return note.evaluate((element, most) => {
    const words = 'A text with words of a usual length, as in a lesson about coal and iron. '
    const fill = (selector: string, letters: number) => {
      const target = element.querySelector(selector)
      if (target === null) throw new Error(selector)
      target.textContent = words.repeat(9).slice(0, letters)
    }
    fill('[aria-current=step] > span:nth-child(2)', most.task)
    fill('[role=status] p', Math.max(most.why, most.answer, most.learned))
    return {
      isCut: element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      isRoomy: element.getBoundingClientRect().top > 300,
    }
  }, MOST_LETTERS)
}

test.describe('on an upright tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('the longest texts fit, with room for the board', async ({ page }) => {
    await page.goto('/lesson/age-of-industry/2')
    expect(await withLongestTexts(page)).toEqual({ isCut: false, isRoomy: true })
  })

  test('a board keeps its height above the note, and scrolls to what a step is about', async ({ page }) => {
    await page.goto('/lesson/titans-of-industry/2')
    await expect(now(page)).toContainText('Build a Lumber Camp')
    const board = page.locator('[data-frame]')
    expect(await board.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
    await expect(page.locator('[data-place][data-state=lit]').first()).toBeInViewport({ ratio: 1 })
    const quarters = page.getByRole('region', { name: /quarter$/ })
    await expect(quarters).toHaveCount(4)
    const over = await quarters.evaluateAll(all =>
      all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    )
    expect(over.filter(by => by > 1)).toEqual([])
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the longest texts fit, with room for the board', async ({ page }) => {
    await page.goto('/lesson/age-of-industry/2')
    expect(await withLongestTexts(page)).toEqual({ isCut: false, isRoomy: true })
  })

  test('the page scrolls to what a step is about, clear of the note', async ({ page }) => {
    await page.goto('/lesson/salt-and-timber/1')
    const note = page.getByRole('region', { name: 'Lesson' })
    const gap = async () => {
      const [order, cover] = await Promise.all([page.locator('[data-place=order-0]').boundingBox(), note.boundingBox()])
      return (cover?.y ?? 0) - ((order?.y ?? 0) + (order?.height ?? 0))
    }
    await expect(now(page)).toContainText('Read your order')
    await expect.poll(gap).toBeGreaterThan(0)
    await expect(page.locator('[data-place=order-0]')).toBeInViewport()
  })

  test('a lesson of Age of Industry is played by "Show me", and leads to the next', async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto('/lesson/age-of-industry/2')
    await expect(now(page)).toContainText('Build a port in Niigata')
    await showMe(page)
    await expect(now(page)).toContainText('Build a cotton mill')
    await showMe(page)
    await expect(now(page)).toContainText('See what the loan costs')
    await button(page, 'Next').click()
    await expect(coach(page)).toContainText('Well done')

    // A finished lesson leads straight to the next one.
    await page.getByRole('link', { name: /^Next: Where coal/ }).click()
    await button(page, 'Next').click()
    await showMe(page)
    await showMe(page)
    await expect(coach(page)).toContainText('Well done')
    await expect(page.locator('[data-scene]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Next: Flip/ })).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test('a challenge shows its score, awards stars and stores them', async ({ page }) => {
  await page.goto('/challenge/salt-and-timber/1')
  const best = ['heap-salt', 'heap-timber', 'piece-timber-2-0', 'heap-salt', 'heap-salt', 'piece-salt-6-0']
  for (const place of best) {
    await expect(page.locator(`[data-place=${place}]`)).toHaveAttribute('data-state', 'lit')
    await page.locator(`[data-place=${place}]`).click()
  }
  const panel = page.locator('[data-challenge]')
  await expect(panel.getByRole('img', { name: '3 stars' }).first()).toBeVisible()
  await expect(panel).toContainText('$39')
  await button(page, 'Try again').click()
  await expect(panel).toContainText('$3')
  await expect(panel.getByRole('link', { name: /Six turns/ }).getByRole('img', { name: '3 stars' })).toBeVisible()
})

test('a guided game gives its advice once, and its coach can be switched off', async ({ page }) => {
  await page.goto('/learn/salt-and-timber')
  await page.getByRole('button', { name: /^Guided first game \(Salt and Timber\)/ }).click()
  const guide = page.getByRole('region', { name: 'Coach' })
  await expect(guide).toContainText('Look at your order first')
  await page.locator('[data-place=heap-salt]').click()
  await expect(page.locator('[data-place=piece-salt-2-0]')).toHaveAttribute('data-state', 'lit')
  await expect(guide).toHaveCount(0)

  await page.goto('/learn/salt-and-timber')
  await page.getByRole('button', { name: /^Guided first game \(Salt and Timber\)/ }).click()
  await button(page, 'Switch the coach off').click()
  await expect(guide).toHaveCount(0)
})
