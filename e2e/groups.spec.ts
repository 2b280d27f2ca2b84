// A private group plays a series: a group by link, a table in it, two games, the standings. Strangers can't find any of it.

import { expect, type Page, test } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { KillableServer } from './killable-server.ts'
import { personAt, playToTheEnd } from './people.ts'

test.use({ serviceWorkers: 'block' })

let server: KillableServer
test.beforeAll(async () => void (server = await KillableServer.start()))
test.afterAll(() => server.remove())

const standings = (page: Page) => page.getByRole('region', { name: 'Standings' }).getByRole('row')

test('a group plays a series at its own table, which strangers can’t find', async ({ browser }) => {
  const [ann, ben, zoe] = (await Promise.all(
    ['Ann', 'Ben', 'Zoe'].map(name => personAt(server.address, browser, name)),
  )) as [Page, Page, Page]

  await ann.goto('/play')
  await ann.getByRole('button', { name: 'New group' }).click()
  await ann.getByLabel('Group name').fill('Friday')
  await ann.getByRole('button', { name: 'Make group' }).click()
  await expect(ann.getByRole('heading', { name: 'Friday' })).toBeVisible()
  await expect(ann.getByText('No table right now.')).toBeVisible()
  const group = ann.url()
  await ann.getByRole('button', { name: 'Get a link' }).click()
  await expect(ann.getByRole('img', { name: 'QR code for joining this group' })).toBeVisible()
  await axeFindsNothing(ann)
  const link = await ann.getByLabel('Invitation link').inputValue()

  await ben.goto(link)
  await expect(ben.getByText('a private group with 1 member')).toBeVisible()
  await axeFindsNothing(ben)
  await ben.getByRole('button', { name: 'Join group' }).click()
  await expect(ben.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(2)

  await ann.getByRole('link', { name: 'Open a table' }).click()
  await ann.getByRole('link', { name: 'Salt and Timber', exact: true }).click()
  await expect(ann.getByRole('combobox', { name: /^Group/ })).toHaveValue(/\w{16}/)
  await ann.getByRole('combobox', { name: /^Series/ }).selectOption('Best of 3')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.waitForURL(/\/table\/on-/)
  const table = ann.url()
  await ann.getByRole('button', { name: 'Close' }).click()
  await expect(ann.getByText('Game 1 of 3')).toBeVisible()

  await zoe.goto('/play')
  await expect(zoe.getByRole('heading', { name: 'No open tables right now' })).toBeVisible()
  await zoe.goto(table)
  await expect(zoe.getByRole('heading', { name: 'This table is private' })).toBeVisible()
  await zoe.goto(group)
  await expect(zoe.getByRole('heading', { name: 'No such group' })).toBeVisible()

  await ben.reload()
  await ben.getByRole('button', { name: /^Join Salt and Timber/ }).click()
  await ben.waitForURL(table)
  await Promise.all([playToTheEnd(ann), playToTheEnd(ben)])
  await expect(ann.getByRole('heading', { name: 'Series: 1 of 3 games played' })).toBeVisible()
  await axeFindsNothing(ann)
  await ann.getByRole('button', { name: 'Next game' }).click()
  await expect(ann.getByText('Game 2 of 3')).toBeVisible()
  await ben.getByRole('link', { name: 'Go to the next table' }).click()
  await expect(ben.getByText('Game 2 of 3')).toBeVisible()
  await Promise.all([playToTheEnd(ann), playToTheEnd(ben)])
  await expect(ben.getByRole('heading', { name: /Series: 2 of 3 games played|wins? the best of 3/ })).toBeVisible()

  await ben.getByRole('link', { name: 'Back to Friday' }).click()
  await expect(standings(ben)).toHaveCount(3)
  await expect(ben.getByRole('region', { name: 'Recent games' }).getByRole('listitem')).toHaveCount(2)
  for (const name of ['Ann', 'Ben']) await expect(standings(ben).filter({ hasText: name })).toContainText('2')
  await axeFindsNothing(ben)
  for (const one of [ann, ben, zoe]) await one.context().close()
})
