import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

for (const address of ['/', '/?table', '/?text'])
  test(`axe finds nothing on ${address}, light and dark, in both contrasts`, async ({ page }) => {
    for (const contrast of ['', 'contrast=more']) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}${contrast}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // Only colours differ from the first run.
        const isFirst = contrast === '' && colorScheme === 'light'
        const axe = isFirst ? new AxeBuilder({ page }) : new AxeBuilder({ page }).withRules('color-contrast')
        expect([contrast, colorScheme, (await axe.analyze()).violations]).toEqual([contrast, colorScheme, []])
      }
    }
  })

test('axe finds nothing with a bubble and a menu open, nor at the end of the game', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?table')
  await page.getByRole('button', { name: /Your order/ }).click()
  await expect(page.getByRole('link', { name: 'Rule SAT-7' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  for (const name of [/Salt pans/, /Forest/, /Your store/, /salt market/])
    await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

for (const address of ['/', '/?table', '/?text'])
  test(`nothing on ${address} overflows at 360 px, nor with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
