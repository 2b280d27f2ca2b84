// Stored data may be damaged, or the browser may store nothing. The page says so where it matters.

import { expect, type Page, test } from '@playwright/test'
import { choice, playNow } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

/** Adds invalid records next to ours. */
const spoil = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('tableworks')
      opening.addEventListener('success', () => done(opening.result))
      opening.addEventListener('error', () => fail(opening.error ?? new Error('the storage cannot be opened')))
    })
    const tx = db.transaction('tables', 'readwrite')
    const tables = tx.objectStore('tables')
    for (const odd of [{ id: 'bare' }, { id: 7 }, { id: 'listed', seats: 'Ann', news: null }]) tables.put(odd)
    await new Promise(done => tx.addEventListener('complete', done))
    db.close()
  })

test('unreadable records break nothing else, and can be saved and deleted', async ({ page }) => {
  await playNow(page)
  await page.goto('/games')
  await expect(page.getByRole('link', { name: /^Open the Salt and Timber table/ })).toBeVisible()
  await spoil(page)

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Salt and Timber' }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.goto('/games')
  await expect(page.getByRole('link', { name: /^Open the Salt and Timber table/ })).toBeVisible()
  const odd = page.getByRole('region', { name: 'Unreadable tables' })
  await expect(odd.getByRole('listitem')).toHaveCount(3)
  const saving = page.waitForEvent('download')
  await odd.getByRole('button', { name: 'Save the data' }).first().click()
  await saving
  for (let left = 2; left >= 0; left--) {
    await odd
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Delete table' }).click()
    await expect(odd.getByRole('listitem')).toHaveCount(left)
  }
})

test('a table that lasts only while the tab is open says so', async ({ page, context }) => {
  // The host runs in a worker, so its script gets a browser without storage.
  await context.route(/host-worker[^/]*\.js$/, async route => {
    const answer = await route.fetch()
    const body = `Object.defineProperty(globalThis,'indexedDB',{value:{open(){throw new Error('private')}}});\n`
    await route.fulfill({ response: answer, body: body + (await answer.text()) })
  })
  await playNow(page)
  await expect(page.getByText('the table lasts only while this tab is open')).toBeVisible()
  await expect(choice(page, 'harvest salt').first()).toBeVisible()
})
