import { expect, test } from '@playwright/test'
import { choice, expectStep, playNow } from './sitting.ts'

test('after the first visit everything on this device works offline', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise(done => setTimeout(done, 20))
  })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five heavy games about industry')

  await playNow(page)
  await choice(page, 'harvest salt').click()
  await expectStep(page, 2)
  await page.reload()
  await expectStep(page, 2)
  for (const [address, heading] of [
    ['/rules/salt-and-timber', 'Salt and Timber rules'],
    ['/components/empire-planner', 'Empire Planner components'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('the page can be installed', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(address ?? '')).json()) as { icons: { src: string }[]; start_url: string }
  expect(manifest.start_url).toBe('/')
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)
})
