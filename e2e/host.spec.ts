// The host signs in, locks a table that its players see, reads a report, and bans a player.

import { expect, type Page, test } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { KillableServer } from './killable-server.ts'
import { personAt } from './people.ts'

test.use({ serviceWorkers: 'block' })

let server: KillableServer
test.beforeAll(async () => void (server = await KillableServer.start()))
test.afterAll(() => server.remove())

/** Gives a reason and confirms. */
async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  await dialog.getByLabel('Reason').fill('under review')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog.getByLabel('Reason')).toBeHidden()
}

test('a host locks a table, reads a report and bans a player', async ({ browser }) => {
  const [ann, ben, host] = await Promise.all(['Ann', 'Ben', 'Dan'].map(name => personAt(server.address, browser, name)))
  if (ann === undefined || ben === undefined || host === undefined) throw new Error('three people')

  await ann.goto('/new/salt-and-timber?with=everyone')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.waitForURL(/\/table\/on-/)
  await ann.getByRole('button', { name: 'Close' }).click()
  await ben.goto('/play')
  await ben.getByRole('button', { name: /^Join Salt and Timber/ }).click()
  await ben.waitForURL(/\/table\/on-/)

  await test.step('signs in with the code that the server printed', async () => {
    await host.goto('/host')
    await axeFindsNothing(host)
    await host.getByLabel('Code').fill('AAAA-AAAA-AAAA')
    await host.getByRole('button', { name: 'Sign in' }).click()
    await expect(host.getByRole('alert')).toContainText('wrong, expired or already used')
    await host.getByLabel('Code').fill(server.hostCode)
    await host.getByRole('button', { name: 'Sign in' }).click()
    await expect(host.getByText('Running for')).toBeVisible()
    await axeFindsNothing(host)
  })

  await test.step('locks the table, and its players see it', async () => {
    await host.getByRole('button', { name: /^Waiting 1/ }).click()
    await host.getByText('Actions', { exact: true }).click()
    await axeFindsNothing(host)
    await host.getByRole('button', { name: 'Lock the table …' }).click()
    await confirm(host, 'Lock')
    await expect(host.getByText('A host locked it')).toBeVisible()
    await expect(ann.getByText('A host of this server locked it').first()).toBeVisible()
    await host.getByRole('button', { name: 'Unlock', exact: true }).click()
    await confirm(host, 'Unlock')
    await expect(ann.getByText('A host of this server locked it')).toHaveCount(0)
  })

  await test.step('a player reports and blocks another', async () => {
    await ann.getByRole('button', { name: 'More', exact: true }).click()
    await ann.getByRole('button', { name: 'Seats and links' }).click()
    await ann.getByRole('button', { name: 'About Ben' }).click()
    const dialog = ann.getByRole('dialog', { name: 'Ben' })
    await dialog.getByRole('button', { name: 'Block', exact: true }).click()
    await expect(dialog.getByText('Blocked.')).toBeVisible()
    await axeFindsNothing(ann)
    await dialog.getByRole('button', { name: 'Report Ben' }).click()
    await ann.getByLabel('What’s wrong?').fill('rude words')
    await ann.getByRole('button', { name: 'Send the report' }).click()
    await expect(ann.getByText('Report sent')).toBeVisible()
    await dialog
      .or(ann.getByRole('dialog', { name: 'Report Ben' }))
      .getByRole('button', { name: 'Close' })
      .click()
    await expect(ann.getByRole('dialog', { name: 'Seats and links' })).toBeVisible()
    await ann.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await host.reload()
    await expect(host.getByText('Ann reports Ben')).toBeVisible()
  })

  await test.step('bans the player, whose connection closes with the reason', async () => {
    await host.getByRole('button', { name: 'About Ben' }).click()
    await host.getByRole('button', { name: 'Ban …' }).click()
    await confirm(host, 'Ban')
    await expect(ben.getByText('You’re banned from this server').first()).toBeVisible()
    await ben.goto('/play')
    await expect(ben.getByText('under review').first()).toBeVisible()
  })

  await test.step('and everyone finds what concerns them', async () => {
    await ann.goto('/you')
    await expect(ann.getByRole('heading', { name: 'Muted and blocked people' })).toBeVisible()
    await expect(ann.getByRole('button', { name: 'Unblock' })).toBeVisible()
    await axeFindsNothing(ann)
    await ann.getByRole('button', { name: 'Unblock' }).click()
    await expect(ann.getByText('You haven’t muted or blocked anyone')).toBeVisible()
  })
  for (const one of [ann, ben, host]) await one.context().close()
})
