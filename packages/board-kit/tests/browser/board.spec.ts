import { expect, type Page, test } from '@playwright/test'

const prompt = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const turn = (page: Page, name: string) => expect(page.getByText(`Your turn, ${name}`)).toBeVisible()
const place = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('by mouse: legal choices are highlighted, one press chooses, and the journal shows it', async ({ page }) => {
  await page.goto('/?table')
  await turn(page, 'Ann')
  await expect(place(page, 'Salt pans: harvest salt')).toHaveAttribute('data-state', 'lit')
  await place(page, 'Salt pans: harvest salt').click()

  await turn(page, 'Ben')
  await expect(page.getByRole('log')).toContainText('Ann harvests 2 salt.')
})

test('hovering shows a preview', async ({ page }) => {
  await page.goto('/?table')
  await place(page, 'Forest: harvest timber').hover()

  await expect(page.getByRole('tooltip').filter({ hasText: 'Ann harvests 2 timber.' })).toBeVisible()
  await expect(page.getByRole('tooltip').filter({ hasText: 'Score' })).toContainText('+1')
})

test('moving the mouse across a place opens no hint, on the board or outside it', async ({ page }) => {
  await page.goto('/?table')
  const forest = await place(page, 'Forest: harvest timber').boundingBox()
  if (forest === null) throw new Error('the forest is not drawn')
  const heading = await prompt(page).boundingBox()
  for (const { x, y } of [
    { x: 2, y: 2 },
    { x: (heading?.x ?? 0) + 5, y: (heading?.y ?? 0) + 5 },
  ]) {
    await page.mouse.move(forest.x + forest.width / 2, forest.y + forest.height / 2)
    await page.mouse.move(x, y)
    await page.waitForTimeout(400) // Longer than a bubble takes to appear.
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  }
})

test('a bubble closes when the mouse leaves, even if it presses something else right away', async ({ page }) => {
  await page.goto('/?table')
  await place(page, 'Forest: harvest timber').hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await prompt(page).click()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('picks two places in turn and the second choice from a menu; Escape steps back', async ({ page }) => {
  await page.goto('/?table')
  await place(page, /Salt pans/).click()
  await turn(page, 'Ben')
  await place(page, /Forest/).click()
  await turn(page, 'Ann')

  await place(page, /Your store/).click()
  await expect(place(page, /salt market: 2 choices/)).toHaveAttribute('data-state', 'lit')
  await expect(place(page, /Your store, picked/)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-place="market-salt"]')).toHaveAttribute('data-state', 'quiet')

  await place(page, /Your store/).click()
  await place(page, /salt market/).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('button', { name: 'sell 1 salt' })).toBeFocused()
  await expect(menu).toContainText('Ann sells 1 salt for $3.')
  await menu.getByRole('button', { name: 'sell 2 salt' }).click()
  await expect(page.getByRole('log')).toContainText('Ann sells 2 salt for $6.')
})

test('a greyed choice says why not, with a link to the rule', async ({ page }) => {
  await page.goto('/?table')
  const order = place(page, /Your order: deliver \w+, not possible now/)
  await expect(order).toHaveAttribute('data-state', 'greyed')
  await order.click()

  await expect(page.getByText('Your store doesn’t hold your order’s goods yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rule SAT-7' })).toHaveAttribute('href', '#SAT-7')
  await page.mouse.move(300, 20)
  await page.waitForTimeout(400)
  await expect(page.getByRole('link', { name: 'Rule SAT-7' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Rule SAT-7' })).toBeHidden()
  await expect(order).toBeFocused()

  await order.click()
  await place(page, 'Forest: harvest timber').hover()
  await expect(page.getByRole('tooltip').filter({ hasText: 'Ann harvests 2 timber.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rule SAT-7' })).toBeHidden()
})

test('plays a whole game on the board by keyboard alone', async ({ page }) => {
  await page.goto('/?table')
  await expect(prompt(page)).toBeVisible()
  await tabTo(page, '[data-place]')

  const log = page.getByRole('log').getByRole('listitem')
  for (let turns = 0; turns < 12; turns++) {
    await expect(page.getByText('Your turn')).toBeVisible()
    const lit = page.locator('[data-place][data-state="lit"]')
    await expect(lit.first()).toBeVisible()
    await expect(page.locator('[data-place]:focus')).toHaveCount(1)
    await walkToLit(page)
    await page.keyboard.press(turns % 2 === 0 ? 'Enter' : ' ')
    await finishChoice(page)
    await expect.poll(() => log.count()).toBeGreaterThan(turns)
  }

  await expect(prompt(page)).toHaveText('The game is over.')
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Line chart\. Ann from 3 to/ })).toBeVisible()
})

/** Presses Tab until an element matching `selector` has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`the Tab key never comes to ${selector}`)
}

async function walkToLit(page: Page): Promise<void> {
  for (let presses = 0; presses < 8; presses++) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-place][data-state="lit"]'))) return
    await page.keyboard.press('ArrowRight')
  }
}

/** Picks the next place or the menu item until the choice is complete. */
async function finishChoice(page: Page): Promise<void> {
  if (await page.locator('[data-place][data-state="picked"]').count()) {
    await walkToLit(page)
    await page.keyboard.press('Enter')
  }
  if (await page.getByRole('dialog').count()) {
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
  }
}

test('arrow keys move in reading order, Home and End go to the ends', async ({ page }) => {
  await page.goto('/?table')
  await tabTo(page, '[data-place]')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'))
  expect(await focused()).toBe('field-salt')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('field-timber')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('store')
  await page.keyboard.press('End')
  expect(await focused()).toBe('order')
  await page.keyboard.press('Home')
  expect(await focused()).toBe('field-salt')
})

test('keys reach legal choices first: from the prompt, with Shift, and by Tab', async ({ page }) => {
  await page.goto('/?table')
  await turn(page, 'Ann')
  const focused = page.locator('[data-place]:focus')
  await prompt(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAttribute('data-place', 'field-salt')
  await page.keyboard.press('End')
  await expect(focused).toHaveAttribute('data-state', 'greyed')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(focused).toHaveAttribute('data-place', 'field-timber')

  // A greyed place is in the tab order only while it has the focus.
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await place(page, 'Forest: harvest timber').hover()
  await expect(page.locator('[data-place][tabindex="0"]')).toHaveAttribute('data-state', 'lit')
})

test('the map zooms by keys and buttons and pans by drag, and a drag isn’t a choice', async ({ page }) => {
  await page.goto('/?table')
  const drawing = page.locator('[data-board] > svg')
  const before = await drawing.getAttribute('viewBox')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const zoomed = await drawing.getAttribute('viewBox')
  expect(zoomed).not.toBe(before)

  const box = await place(page, /Salt pans/).boundingBox()
  if (!box) throw new Error('the salt pans are not drawn')
  await page.mouse.move(box.x + box.width - 5, box.y + box.height - 5)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 60, box.y + box.height + 40, { steps: 4 })
  await page.mouse.up()
  expect(await drawing.getAttribute('viewBox')).not.toBe(zoomed)
  await turn(page, 'Ann')

  await page.keyboard.press('0')
  await page.getByRole('button', { name: 'Show all' }).click()
  expect(await drawing.getAttribute('viewBox')).toBe(before)
})

test('a thing can be dragged to its destination, and returns if dropped elsewhere', async ({ page }) => {
  await page.goto('/?table')
  await place(page, /Salt pans/).click()
  await turn(page, 'Ben')
  await place(page, /Forest/).click()
  await turn(page, 'Ann')

  const middle = async (id: string) => {
    const box = await page.locator(`[data-place="${id}"]`).boundingBox()
    if (!box) throw new Error(`${id} is not drawn`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const drag = async (to: { x: number; y: number }) => {
    await page.mouse.move(2, 2) // The previous hint may cover other places for a moment.
    await expect(page.locator('[data-kit-overlay]')).toHaveCount(0)
    const from = await middle('store')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
  }
  await drag(await middle('field-timber'))
  await turn(page, 'Ann')
  await expect(page.locator('[data-place="market-salt"]')).toHaveAttribute('data-state', 'quiet')

  await drag(await middle('market-salt'))
  await page.getByRole('dialog').getByRole('button', { name: 'sell 2 salt' }).click()
  await expect(page.getByRole('log')).toContainText('Ann sells 2 salt for $6.')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('two fingers zoom the map about the point between them, and choose nothing', async ({ page }) => {
    await page.goto('/?table')
    const drawing = page.locator('[data-board] > svg')
    const widthOf = async () => Number((await drawing.getAttribute('viewBox'))?.split(' ')[2])
    const whole = await widthOf()
    const box = await drawing.boundingBox()
    if (!box) throw new Error('the map is not drawn')
    const client = await page.context().newCDPSession(page)
    const fingers = async (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) => {
      const y = box.y + box.height / 2
      const x = box.x + box.width / 2
      const touchPoints = type === 'touchEnd' ? [] : [-apart, apart].map((by, id) => ({ x: x + by, y, id }))
      await client.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
    await fingers('touchStart', 20)
    for (const apart of [30, 45, 60, 80]) await fingers('touchMove', apart)
    await fingers('touchEnd', 0)
    const near = await widthOf()
    expect(near).toBeLessThan(whole / 2)

    await fingers('touchStart', 80)
    for (const apart of [60, 40, 20]) await fingers('touchMove', apart)
    await fingers('touchEnd', 0)
    expect(await widthOf()).toBeGreaterThan(near * 1.5)
    await turn(page, 'Ann')
  })

  test('a tap chooses, a tap near a small place chooses that place, a long press only opens a hint', async ({
    page,
  }) => {
    await page.goto('/?table')
    await place(page, /Salt pans/).tap()
    await turn(page, 'Ben')

    const field = await place(page, /Forest/).boundingBox()
    if (!field) throw new Error('the forest is not drawn')
    expect(Math.min(field.width, field.height)).toBeGreaterThan(44)
    const client = await page.context().newCDPSession(page)
    const touchPoints = [{ x: field.x + 20, y: field.y + 20 }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect(page.getByRole('status').filter({ hasText: 'Ben harvests 2 timber.' })).toBeVisible()
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await turn(page, 'Ben')
    await page.getByRole('button', { name: 'harvest timber', exact: true }).tap()
    await turn(page, 'Ann')
  })
})

test('goods move visibly, and the next press ends the animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/?table')
  const client = await page.context().newCDPSession(page)
  await client.send('Animation.enable')
  // At this speed the test catches the animation even on a busy machine.
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
  await place(page, /Salt pans/).click()
  await expect(page.locator('[data-travelling]')).toHaveCount(2)
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-travelling]')).toHaveCount(0)
})

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?table')
  await expect(place(page, /Salt pans/)).toBeVisible()
  await place(page, /Salt pans/).click()
  await turn(page, 'Ben')

  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
