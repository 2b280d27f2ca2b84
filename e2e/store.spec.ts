// The page's store on a real IndexedDB must fulfil the same promises as the server's.

import path from 'node:path'
import { expect, test } from '@playwright/test'
import { STORE_PROMISES } from '@tableworks/host/testing'
import { build } from 'vite'

test.use({ serviceWorkers: 'block' })

/** The promises and the store in one script. */
async function script(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.resolve('apps/web/tests/store-in-browser.ts'), formats: ['es'], fileName: 'store' },
    },
  })
  const [first] = Array.isArray(made) ? made : [made]
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined
  if (chunk === undefined) throw new Error('nothing was built')
  return chunk.code
}

test('IndexedDB does what every store must', async ({ page }) => {
  const body = await script()
  await page.route('**/store.js', route => route.fulfill({ contentType: 'text/javascript', body }))
  await page.route('**/store.html', route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>store</title>' }),
  )
  await page.goto('/store.html')
  await page.addScriptTag({ url: '/store.js', type: 'module' })
  await page.waitForFunction(() => 'broken' in globalThis)
  const found = await page.evaluate(() =>
    (globalThis as unknown as { broken(): Promise<Record<string, string | null>> }).broken(),
  )
  expect(found).toEqual(Object.fromEntries(STORE_PROMISES.map(({ name }) => [name, null])))
})
