// Nothing that was pressed goes without an answer: what failed is told there, with what to do.

import { expect, type Page, test } from '@playwright/test'
import { choice, expectStep, findField, playNow } from './sitting.ts'

// Fetching the offline copy for every test would take longer than the tests.
test.use({ serviceWorkers: 'block' })

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('a game that cannot be loaded says so beside its button, and can be tried again', async ({ page, context }) => {
  await context.route(/salt-and-timber-.*\.js/, route => route.abort())
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play now against bots: Salt and Timber' })
  await play.click()
  await expect(alert(page, 'could not be loaded')).toBeInViewport()
  await expect(alert(page, 'Check your connection')).toBeVisible()

  await context.unroute(/salt-and-timber-.*\.js/)
  await page.reload()
  await play.click()
  await page.waitForURL(/\/table\//)
})

test('at a table that was deleted in another tab every press says so', async ({ page, context }) => {
  await playNow(page)
  const other = await context.newPage()
  await other.goto('/games')
  await other.getByRole('button', { name: 'Delete' }).click()
  await other.getByRole('button', { name: 'Delete for good' }).click()
  await expect(other.getByText('No table yet')).toBeVisible()

  await page.getByRole('button', { name: 'Save as a file' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This table is not here' })).toBeVisible()
})

test('a link that cannot be copied is shown instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await playNow(page)
  await choice(page, 'harvest salt').click()
  await expectStep(page, 2)
  await page.getByRole('button', { name: 'Link to this step' }).click()
  await expect(alert(page, 'Copy it from here')).toContainText(/\/table\/\w+\/step\/2/)
})

test('what no part of the page has told is told at the top', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    void Promise.reject(new Error('the lamp went out'))
  })
  await expect(alert(page, 'the lamp went out')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(alert(page, 'the lamp went out')).toHaveCount(0)
})

test('a worker that breaks leaves no question open', async ({ page }) => {
  await playNow(page)
  await page.getByRole('button', { name: 'Pause the bots' }).click()
  await expect(page.getByText('The bots are paused')).toBeVisible()
  const [host] = page.workers()
  // The next message is swallowed, and the worker breaks instead of answering.
  await host?.evaluate(() => {
    addEventListener(
      'message',
      event => {
        event.stopImmediatePropagation()
        throw new Error('out of memory')
      },
      { capture: true },
    )
    MessagePort.prototype.postMessage = () => {
      setTimeout(() => {
        throw new Error('out of memory')
      })
    }
  })
  await choice(page, 'harvest salt').click()
  await expect(alert(page, 'out of memory')).toBeVisible()
  await expect(findField(page)).toBeVisible()
})
