// Three people play a slow game over simulated days: clocks that stop at night, e-mails, time away, a prepared move, a vote about
// someone who stays away, and a bot for someone whose time runs out.

import { type Browser, expect, type Page, test } from '@playwright/test'
import { startSmtpSink, textOf } from '../apps/server/tests/smtp-sink.ts'
import { axeFindsNothing } from './axe.ts'
import { KillableServer } from './killable-server.ts'
import { personAt } from './people.ts'

test.use({ serviceWorkers: 'block', timezoneId: 'UTC' })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let server: KillableServer
let sink: Awaited<ReturnType<typeof startSmtpSink>>
test.beforeAll(async () => {
  sink = await startSmtpSink()
  server = await KillableServer.start('e2e/days-server.ts', {
    TABLEWORKS_ADDRESS: 'https://play.example',
    TABLEWORKS_SMTP: sink.address,
    TABLEWORKS_MAIL_FROM: 'play@play.example',
  })
})
test.afterAll(async () => {
  await server.remove()
  await sink.close()
})

const pages: Page[] = []
let now = Date.now()

async function personCalled(browser: Browser, name: string): Promise<Page> {
  const page = await personAt(server.address, browser, name)
  pages.push(page)
  return page
}

/** Skips time on the server and in every browser. */
async function skip(ms: number): Promise<void> {
  now += ms
  server.skip(ms)
  for (const page of pages) await page.clock.setSystemTime(now)
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.waitForURL(/\/table\/on-[0-9a-f]{20}$/)
}

const offered = (page: Page) => page.locator('button[data-choice]')

/** Makes the first move that is offered, once it's this player's turn. */
async function move(page: Page): Promise<void> {
  await offered(page).first().click()
  await expect(offered(page)).toHaveCount(0)
}

const clockOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Clocks' }).getByRole('listitem').filter({ hasText: name })
const card = (page: Page, kind: string) => page.locator(`[data-message=${kind}]`)
const subjects = () => sink.mails.map(mail => /^Subject: (.*)$/m.exec(textOf(mail))?.[1]?.trim())

test('three people play a slow game over days', async ({ browser }) => {
  test.slow()
  const [ann, ben, cat] = [
    await personCalled(browser, 'Ann'),
    await personCalled(browser, 'Ben'),
    await personCalled(browser, 'Cat'),
  ]
  // now it's ten in the evening
  await skip(22 * HOUR_MS - (now % DAY_MS) + (now % DAY_MS > 22 * HOUR_MS ? DAY_MS : 0))

  await ann.goto('/new/salt-and-timber?with=friends')
  await ann.getByLabel('3', { exact: true }).check()
  await ann.getByLabel('Pace').selectOption('3 days per move')
  await ann.getByLabel('Nights don’t count').check()
  await ann.getByLabel('If a player stays away').selectOption('Vote for a bot after 1 day')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.waitForURL(/\/table\/on-/)
  const table = ann.url()
  const link = await ann.getByLabel('Link to the table').inputValue()
  await ann.getByRole('button', { name: 'Close' }).click()

  await test.step('Ben asks for e-mails', async () => {
    await expect(card(ann, 'notify')).toContainText('We can e-mail you')
    await ben.goto('/notifications')
    await axeFindsNothing(ben)
    await ben.getByLabel('E-mail address').fill('ben@example.org')
    await ben.getByRole('button', { name: 'Send code' }).click()
    await expect.poll(() => sink.mails.length).toBe(1)
    const [, code = ''] = /Your code: ([\w-]+)/.exec(sink.mails[0]?.source ?? '') ?? []
    await ben.getByLabel('Code').fill(code)
    await ben.getByRole('button', { name: 'Confirm' }).click()
    await expect(ben.getByRole('button', { name: 'Send a test' })).toBeVisible()
    sink.mails.length = 0
  })
  await sitDown(ben, link)
  await sitDown(cat, link)

  await test.step('he gets one when it’s his turn, but not while he looks at the table', async () => {
    await move(ann)
    await expect(offered(ben).first()).toBeVisible()
    await skip(10 * MINUTE_MS)
    await move(ben)
    await ben.goto('/about')
    await move(cat)
    await move(ann)
    await skip(10 * MINUTE_MS)
    await expect.poll(subjects).toEqual(['Your turn: Salt and Timber'])
  })

  await test.step('the night doesn’t count', async () => {
    await skip(10 * HOUR_MS)
    await ann.reload()
    await expect(clockOf(ann, 'Ben')).toContainText('2 d 21 h')
  })

  await test.step('time away doesn’t count either', async () => {
    await ben.goto('/you')
    await ben.getByRole('button', { name: 'I’ll be away' }).click()
    await expect(ben.getByText(/^Away until/)).toBeVisible()
    await axeFindsNothing(ben)
    await expect(clockOf(ann, 'Ben')).toContainText('Away until')
    await skip(5 * DAY_MS)
    await ben.reload()
    await ben.getByRole('button', { name: 'I’m back' }).click()
    await expect(clockOf(ann, 'Ben')).toContainText('2 d 21 h')
  })

  await test.step('a prepared move is played', async () => {
    await cat.reload()
    await cat.getByRole('button', { name: 'Prepare a move' }).click()
    const dialog = cat.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Harvest timber/i }).click()
    await expect(dialog.getByRole('list', { name: 'Prepared moves' })).toBeVisible()
    await axeFindsNothing(cat, '[role=dialog], dialog')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await ben.goto(
      /https:\/\/play\.example(\/table\/\S+)/.exec(textOf(sink.mails[0] ?? { to: '', source: '' }))?.[1] ?? '',
    )
    await move(ben)
    await expect(offered(ann).first()).toBeVisible()
    await expect(cat.getByText(/^Played for you: harvest timber/i)).toBeVisible()
    await cat.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(cat.getByText(/^Played for you/)).toHaveCount(0)
  })

  await test.step('the others vote for a bot when Cat stays away, and she comes back', async () => {
    await move(ann)
    await move(ben)
    await cat.goto('about:blank')
    await skip(2 * DAY_MS)
    // Both have been away as long as Cat. Ben counts as back once his page shows the table.
    await ben.reload()
    await expect(clockOf(ben, 'Cat')).toBeVisible()
    await ann.reload()
    await expect(card(ann, 'absent')).toContainText('Cat is away')
    await ann.getByRole('button', { name: 'Propose a bot' }).click()
    await expect(card(ann, 'voteWaiting')).toContainText('1 of 2 agree.')
    await ben.getByRole('button', { name: 'Let a bot play', exact: true }).click()
    for (const one of [ann, ben])
      await expect(card(one, 'news').filter({ hasText: 'The table voted for a bot to play for Cat' })).toBeVisible()
    await expect(offered(ann).first()).toBeVisible()
    await cat.goto(table)
    await expect(card(cat, 'standIn')).toContainText('when the others voted for it')
    await cat.goto('/games')
    await cat.getByRole('button', { name: /^Take my seat back/ }).click()
    await cat.waitForURL(table)
    await expect(card(cat, 'standIn')).toHaveCount(0)
  })

  await test.step('a bot plays on when Ben’s time runs out, until he is back', async () => {
    await ben.goto('/about')
    await expect(card(ann, 'news').first()).toBeVisible()
    await move(ann)
    await expect(card(ann, 'news'), 'a player who goes on playing has seen the news').toHaveCount(0)
    sink.mails.length = 0
    await skip(10 * MINUTE_MS)
    await expect.poll(subjects).toEqual(['Your turn: Salt and Timber'])
    await skip(5 * DAY_MS)
    await expect(offered(cat).first()).toBeVisible()
    await skip(10 * MINUTE_MS)
    await expect.poll(subjects).toEqual(['Your turn: Salt and Timber', 'A bot plays for you: Salt and Timber'])
    await ben.goto(table)
    await expect(card(ben, 'standIn')).toContainText('when your time ran out')
    await ben.getByRole('button', { name: 'Take my seat back' }).click()
    await move(cat)
    await move(ann)
    await expect(offered(ben).first()).toBeVisible()
    await expect(clockOf(ben, 'Ben')).toContainText('2 d 23 h')
  })
  for (const one of pages) await one.context().close()
})
