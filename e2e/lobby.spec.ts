// Two people who don't know each other find a table in the lobby, play it to the end, and see results and ratings.

import { type Browser, expect, test } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { KillableServer } from './killable-server.ts'
import { personAt, playToTheEnd } from './people.ts'

test.use({ serviceWorkers: 'block' })

let server: KillableServer
test.beforeAll(async () => void (server = await KillableServer.start()))
test.afterAll(() => server.remove())

const personCalled = (browser: Browser, name: string) => personAt(server.address, browser, name)

test('two people find each other, play a rated game and see its result', async ({ browser }) => {
  const [ann, ben] = [await personCalled(browser, 'Ann'), await personCalled(browser, 'Ben')]

  await ben.goto('/play')
  await expect(ben.getByRole('heading', { name: 'No open tables right now' })).toBeVisible()
  await axeFindsNothing(ben)

  await ann.goto('/new/salt-and-timber?with=everyone')
  await ann.getByLabel('Rated').check()
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.waitForURL(/\/table\/on-/)
  await ann.getByRole('button', { name: 'Close' }).click()

  await ben.reload()
  await expect(ben.getByText('Ann · 1 seat left')).toBeVisible()
  const mark = ben.getByRole('listitem').locator('[data-piece] path').first()
  expect(await mark.evaluate(shape => getComputedStyle(shape).fill)).toBe('rgb(5, 94, 172)')
  await axeFindsNothing(ben)
  // Titan has the most levels of bots.
  await ben.locator('fieldset').first().getByLabel('Titan', { exact: true }).check({ force: true })
  const card = await ben.getByRole('heading', { name: 'Play now' }).locator('..').boundingBox()
  const level = await ben.getByText('Expert', { exact: true }).boundingBox()
  expect((level?.x ?? 0) + (level?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))
  await ben.getByLabel('Game', { exact: true }).selectOption('titan')
  await expect(ben.getByRole('heading', { name: 'No Titan tables' })).toBeVisible()
  await ben.getByLabel('Game', { exact: true }).selectOption('salt-and-timber')
  await ben.getByRole('button', { name: /^Join Salt and Timber/ }).click()
  await ben.waitForURL(/\/table\/on-/)

  await Promise.all([playToTheEnd(ann), playToTheEnd(ben)])

  await ann.goto('/you')
  await expect(ann.getByRole('heading', { name: 'Ann', exact: true })).toBeVisible()
  await expect(ann.getByText('provisional')).toBeVisible()
  await expect(ann.getByText('Salt and Timber, with Ben')).toBeVisible()
  await axeFindsNothing(ann)
  await ann.getByRole('link', { name: 'Ben' }).click()
  await expect(ann.getByRole('heading', { name: 'Ben', exact: true })).toBeVisible()
  await expect(ann.getByText('Salt and Timber, with Ann')).toBeVisible()
  await expect(ann.getByRole('heading', { name: 'Head to head' })).toBeHidden()

  await ben.goto('/you')
  const file = ben.waitForEvent('download')
  await ben.getByRole('button', { name: 'Download my data' }).click()
  expect((await file).suggestedFilename()).toMatch(/^tableworks-ben-.*\.json$/)

  await test.step('a program of his may play until he revokes its token', async () => {
    await ben.getByLabel('Token name').fill('Salt bot')
    await ben.getByRole('button', { name: 'Make a token' }).click()
    const shown = ben.getByLabel('Copy it now')
    const authorization = `Bearer ${await shown.inputValue()}`
    const status = async () =>
      (
        await fetch(`${server.address}/api/v1/ask/tables`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: '{}',
        })
      ).status
    expect(await status()).toBe(200)
    await axeFindsNothing(ben)
    await ben.reload()
    await expect(ben.getByText('last used')).toBeVisible()
    await expect(shown).toHaveCount(0)
    await ben.getByRole('button', { name: 'Revoke' }).click()
    await expect(ben.getByRole('button', { name: 'Revoke' })).toHaveCount(0)
    expect(await status()).toBe(401)
  })
  for (const one of [ann, ben]) await one.context().close()
})

test('a short code leads to a friend’s table', async ({ browser }) => {
  const [ann, ben] = [await personCalled(browser, 'Ann'), await personCalled(browser, 'Ben')]
  await ann.goto('/new/salt-and-timber?with=friends')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.getByRole('button', { name: 'Get a code' }).click()
  const code = await ann.getByRole('dialog').locator('output').innerText()
  await ben.goto('/play')
  await expect(ben.getByText(/(person|people) online$/)).toBeVisible()
  await ben.context().setOffline(true)
  await expect(ben.getByText('No connection. Trying again …')).toBeVisible()
  await ben.context().setOffline(false)
  await expect(ben.getByText('No connection. Trying again …')).toHaveCount(0)
  await ben.getByLabel('Table code').fill(code.toLowerCase())
  await ben.getByRole('button', { name: 'Go' }).click()
  await ben.getByRole('button', { name: 'Take a seat' }).click()
  await ben.waitForURL(/\/table\/on-/)
  for (const one of [ann, ben]) await one.context().close()
})

test('a table that starts with bots lets people take them over', async ({ browser }) => {
  const [ann, ben] = [await personCalled(browser, 'Ann'), await personCalled(browser, 'Ben')]
  await ann.goto('/play')
  await ann.getByRole('radio', { name: 'Salt and Timber' }).check()
  await ann.getByRole('button', { name: 'Play now' }).click()
  await ann.waitForURL(/\/table\/on-/)

  await ben.goto('/')
  await expect(ben.getByText('1 person online')).toBeVisible()
  await ben.getByRole('link', { name: 'Find players: Titan', exact: true }).click()
  await ben.getByLabel('Game', { exact: true }).selectOption('')
  await ben.getByRole('button', { name: /^Join Salt and Timber: Ann/ }).click()
  await ben.waitForURL(/\/table\/on-/)
  await expect(ann.locator('[data-message=newPlayer]')).toBeVisible()
  for (const one of [ann, ben]) await one.context().close()
})
