// Age of Industry's map workshop: move a town, draw a link, save the map as a set and play it.

import { expect, test } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { complaintsOf } from './complaints.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1366, height: 768 } })

test('a map is edited, saved as a set and played', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/components/age-of-industry')
  await page.getByRole('link', { name: 'Map workshop' }).click()
  await expect(page.getByRole('heading', { name: 'Map workshop' })).toBeVisible()
  const at = (thing: string) => page.locator(`[data-thing="${thing}"]`)
  const field = (name: string) => page.getByRole('spinbutton', { name, exact: true })

  // Moves a town by mouse, then by key. Each is one undo step.
  const kobe = await at('place kobe').boundingBox()
  if (kobe === null) throw new Error('Kobe is not on the map')
  const [x, y] = [kobe.x + kobe.width / 2, kobe.y + kobe.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 20, y - 60, { steps: 4 })
  await page.mouse.up()
  await expect(field('y')).not.toHaveValue('681')
  const dragged = Number(await field('x').inputValue())
  await at('place kobe').focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(field('x')).toHaveValue(String(dragged - 9))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field('x')).toHaveValue(String(dragged))
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(field('x')).toHaveValue(String(dragged - 9))

  // Unsaved work is still there after a visit to another page.
  await page.getByRole('link', { name: 'All components' }).click()
  await page.getByRole('link', { name: 'Map workshop' }).click()
  await at('place kobe').focus()
  await expect(field('x')).toHaveValue(String(dragged - 9))

  // A new town counts as an error until a link leads to it.
  await page.getByRole('form', { name: 'Add to the map' }).getByRole('textbox').fill('Nara')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const faults = page.getByRole('region', { name: 'Faults' })
  await expect(faults).toContainText('No link or lane leads from Otaru to Nara')
  await page.getByRole('radio', { name: 'Link' }).check()
  await at('place osaka').click()
  await at('place nara').click()
  await expect(at('link osaka-nara')).toBeVisible()
  await expect(faults).toContainText('No faults')
  await axeFindsNothing(page)

  await page.getByRole('textbox', { name: 'Set name' }).fill('With Nara')
  await page.getByRole('button', { name: 'Save set' }).click()
  await page.getByRole('link', { name: 'Play it' }).click()
  await expect(page.getByRole('combobox', { name: 'Components' })).toContainText('With Nara')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.locator('[data-place="site-nara/1"]')).toBeVisible()
  await expect(page.locator('[data-place="link-osaka-nara"]')).toBeAttached()
  expect(complaints).toEqual([])
})

test('on a phone the workshop asks for a wider screen, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/workshop/age-of-industry')
  await expect(page.getByText('The map workshop needs a wider screen.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a town can be dragged by touch on a tablet', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  await page.goto('/workshop/age-of-industry')
  const kobe = page.locator('[data-thing="place kobe"]')
  const box = await kobe.boundingBox()
  if (box === null) throw new Error('Kobe is not on the map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x, y }])
  for (const part of [10, 20, 30, 40]) await touch('touchMove', [{ x: x - part, y: y - part }])
  await touch('touchEnd', [])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await expect.poll(async () => (await kobe.boundingBox())?.x).toBeCloseTo(box.x - 40, -1)
  await page.close()
})
