// What a step of a lesson marks, what to press, and what "Show me" draws are in sight at every size: not beyond an edge, and not
// under the prompt, the coach or a bar.

import { expect, type Page, test } from '@playwright/test'

test.use({ serviceWorkers: 'block' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const steps = (page: Page) => page.locator('li[data-state=now][aria-current=step]')
const finished = (page: Page) => page.locator('[role=status][data-done]')

/** The marked things that nobody can see, with the reason. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-tone="scene"]')].flatMap(layer => {
      const frames = [...layer.querySelectorAll<HTMLElement>('[data-marked]')]
      return frames.flatMap(frame => {
        const { left, top, width, height } = frame.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const hit = document.elementFromPoint(x, y)
        if (hit === null) return [`${frame.dataset['marked']} is off screen`]
        const cover = hit.closest('[data-covers],[data-prompt],[role=dialog]')
        return cover === null ? [] : [`${frame.dataset['marked']} is covered by "${cover.textContent.slice(0, 40)}"`]
      })
    }),
  )

const marked = (page: Page) => page.locator('[data-tone="scene"] [data-marked]')

/** How many of the marked things are in sight. A small phone can't always show a whole plan, but shows what to press first. */
const seenCount = async (page: Page): Promise<number> => (await marked(page).count()) - (await unseen(page)).length

/** Whether something to press is in sight, if anything on the board is highlighted. */
const canPress = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const lit = [...document.querySelectorAll('[data-place][data-state="lit"]')].filter(place =>
      place.checkVisibility(),
    )
    return (
      lit.length === 0 ||
      lit.some(place => {
        const { left, top, width, height } = place.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && hit.closest('[data-covers]')?.contains(place) !== false
      })
    )
  })

/** Plays a lesson by "Next" and "Show me". */
async function walk(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(steps(page)).toBeVisible()
  while ((await finished(page).count()) === 0) {
    const task = await steps(page).textContent()
    if ((await button(page, 'Next').count()) > 0) {
      await expect.poll(() => unseen(page)).toEqual([])
      await button(page, 'Next').click()
    } else {
      await expect.poll(() => canPress(page)).toBe(true)
      await button(page, 'Show me').click()
      await expect.poll(() => seenCount(page)).toBeGreaterThan(0)
      await button(page, 'Play it for me').click()
    }
    await expect(finished(page).or(steps(page).filter({ hasNotText: task ?? '' }))).toBeVisible()
  }
}

const LESSONS = [
  '/lesson/age-of-industry/1',
  '/lesson/age-of-industry/4',
  '/lesson/age-of-industry/7',
  '/lesson/empire-planner/4',
  '/lesson/titan/4',
  '/lesson/titans-of-industry/3',
  '/lesson/victory-through-industry/2',
]

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  for (const address of LESSONS) test(`${address} shows what it is about`, ({ page }) => walk(page, address))
})

test.describe('on a small phone, by hand', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a port comes into sight once its mill is picked', async ({ page }) => {
    await page.goto('/lesson/age-of-industry/4')
    await button(page, 'Next').click()
    await button(page, 'Show me').click()
    await button(page, 'Play it for me').click()
    await expect(steps(page)).toContainText('Sell your cotton')
    await button(page, 'Sell').click()
    await page.locator('[data-place="site-tokyo/1"]').tap()
    await expect(page.locator('[data-place="site-yokohama/1"]')).toHaveAttribute('data-state', 'lit')
    await expect.poll(() => canPress(page)).toBe(true)
  })

  test('the bar of sections names the one that a step is about', async ({ page }) => {
    await page.goto('/lesson/titan/1')
    await expect(page.locator('[data-jump] [aria-current]')).toHaveText('Orders')
  })
})

test.describe('on an upright tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true })
  for (const address of LESSONS.slice(1, 2))
    test(`${address} shows what it is about`, ({ page }) => walk(page, address))
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('/lesson/age-of-industry/4 shows what it is about, and the page does not scroll', async ({ page }) => {
    await walk(page, '/lesson/age-of-industry/4')
    const { high, window } = await page.evaluate(() => ({
      high: document.documentElement.scrollHeight,
      window: innerHeight,
    }))
    expect(high).toBe(window)
  })
})
