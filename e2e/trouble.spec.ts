// Every press gets a response: an error appears where the player pressed, with what to do.

import { expect, type Page, test } from '@playwright/test'
import { choice, expectStep, findField, fromMore, playNow, playButton } from './sitting.ts'

// Caching the page for offline use in every test would take longer than the tests.
test.use({ serviceWorkers: 'block' })

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('a game that fails to load says so beside its button, and can be retried', async ({ page, context }) => {
  await context.route(/salt-and-timber-.*\.js/, route => route.abort())
  await page.goto('/')
  const play = playButton(page)
  await play.click()
  await expect(alert(page, 'didn’t load')).toBeInViewport()
  await expect(alert(page, 'Check your connection')).toBeVisible()

  await context.unroute(/salt-and-timber-.*\.js/)
  await page.reload()
  await play.click()
  await page.waitForURL(/\/table\//)
})

test('at a table deleted in another tab every press says so', async ({ page, context }) => {
  await playNow(page)
  const other = await context.newPage()
  await other.goto('/games')
  await other.getByRole('button', { name: /^Delete / }).click()
  await other.getByRole('button', { name: 'Delete table' }).click()
  await expect(other.getByText('No tables yet')).toBeVisible()

  await fromMore(page, 'Save as a file')
  await expect(page.getByRole('alert').filter({ hasText: 'Table not found' })).toBeVisible()
})

test('a link that can’t be copied is shown instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await playNow(page)
  await choice(page, 'harvest salt').click()
  await expectStep(page, 2)
  await page.getByRole('button', { name: 'Link to this move' }).click()
  await expect(alert(page, 'Copy it yourself')).toContainText(/\/table\/\w+\/step\/2/)
})

test('an unhandled error is shown at the top', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    void Promise.reject(new Error('the lamp went out'))
  })
  await expect(alert(page, 'the lamp went out')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(alert(page, 'the lamp went out')).toHaveCount(0)
})

test('a crashed worker leaves no request open', async ({ page }) => {
  await playNow(page)
  await fromMore(page, 'Pause the bots')
  await expect(page.getByText('The bots are paused')).toBeVisible()
  const [host] = page.workers()
  // Drops the next message and crashes the worker instead of answering.
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

test.describe('a browser that can’t show the page', () => {
  test('says what it lacks if it’s too old', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tableworks needs a newer browser')
    await expect(page.getByText('Yours lacks JavaScript of 2023')).toBeVisible()
  })

  test('says when a part of the page failed to load', async ({ page }) => {
    await page.route(/assets\/index-.*\.js/, route => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tableworks could not be loaded')
  })

  test('says when it has no storage', async ({ page }) => {
    // The store opens in a worker that a test can't reach, so its script is changed in transit.
    await page.route(/assets\/base-.*\.js/, async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('indexedDB', 'noDatabase') })
    })
    await page.goto('/')
    await expect(page.getByText('This browser doesn’t save data for this page')).toBeVisible()
    await playNow(page)
    await choice(page, 'harvest salt').click()
    await expectStep(page, 2)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('says that it needs them', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tableworks needs JavaScript')
    })
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } })

  test('no field is so small that the browser zooms in', async ({ page }) => {
    for (const address of [
      '/settings',
      '/new/salt-and-timber',
      '/rules/salt-and-timber',
      '/components/salt-and-timber',
    ]) {
      await page.goto(address)
      await expect(page.locator('input, select').first()).toBeAttached()
      const sizes = await page
        .locator('input, select, textarea')
        .evaluateAll(fields => fields.map(field => Number.parseFloat(getComputedStyle(field).fontSize)))
      expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(16)
    }
  })
})
