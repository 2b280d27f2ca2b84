// What people on different devices do apart from playing: join, undo, chat, move to another device. `online-game.spec.ts` has a
// whole game.

import { type Browser, expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import { SLOW_DOWN } from '@tableworks/protocol'
import { axeFindsNothing } from './axe.ts'
import { KillableServer } from './killable-server.ts'
import { choice, expectStep, fromMore, inText, playButton } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

let server: KillableServer
test.beforeAll(async () => void (server = await KillableServer.start()))
test.afterAll(() => server.remove())

const somebody = async (browser: Browser): Promise<Page> => {
  const page = await atTheBoard(browser)
  await inText(page)
  return page
}

/** A page that isn't in text mode. */
async function atTheBoard(browser: Browser, baseURL = server.address): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  return context.newPage()
}

/** Opens a table with "Invite friends" in one press and returns the invitation link. */
async function makeTable(page: Page, pace = 'No clock'): Promise<string> {
  await page.goto('/new/salt-and-timber?with=friends')
  await page.getByLabel('Pace').selectOption(pace)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\/on-/)
  const link = await page.getByLabel('Link to the table').inputValue()
  await page.getByRole('button', { name: 'Close' }).click()
  return link
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.waitForURL(/\/table\/on-[0-9a-f]{20}$/)
}

const harvest = (page: Page, good = 'salt') => choice(page, `harvest ${good}`).first().click()

test('clocks start when all seats are taken and run for the player who must decide', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)]
  const link = await makeTable(ann, 'Live, 20 min')
  await expect(ann.getByRole('timer', { name: /running$/ })).toHaveCount(0) // a seat is still open, so no clock runs
  await sitDown(ben, link, 'Ben')
  for (const one of [ann, ben]) {
    await expect(one.getByRole('timer').nth(0)).toHaveAccessibleName(/running$/)
    await expect(one.getByRole('timer').nth(1)).toHaveText('20:00')
  }
  await expect(ann.getByRole('timer').nth(0)).not.toHaveText('20:00')
  await harvest(ann)
  for (const one of [ann, ben]) {
    await expect(one.getByRole('timer').nth(1)).toHaveAccessibleName(/running$/)
    await expect(one.getByRole('timer').nth(0)).not.toHaveAccessibleName(/running$/)
  }
  await axeFindsNothing(ann)
  for (const one of [ann, ben]) await one.context().close()
})

test('both browsers contribute to the dice, and undoing further needs the other player’s consent', async ({
  browser,
}) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)]
  await sitDown(ben, await makeTable(ann), 'Ben')
  await harvest(ann)
  await harvest(ben)
  await expectStep(ann, 2)
  await fromMore(ann, 'About this table')
  await expect(ann.getByText('random numbers from Player and Ben. No one could choose them.')).toBeVisible()
  await ann.keyboard.press('Escape')
  await ann.getByRole('button', { name: 'Undo' }).click({ force: true }) // Disabled, and says why.
  await ann.getByRole('button', { name: /^Ask/ }).click()
  await expect(ben.locator('[data-message=undoAsked]')).toContainText('Player asks to undo')
  await ben.getByRole('button', { name: 'Allow' }).click()
  await expect(ann.locator('[data-message=undone]')).toContainText('Everyone agreed.')
  for (const one of [ann, ben]) await expectStep(one, 0)
  for (const one of [ann, ben]) await one.context().close()
})

/** Holds back the server's responses to choices until the test releases them. */
async function withLateAnswers(page: Page) {
  const choices = new Set<number>()
  let late: (() => void)[] | null = []
  let line: WebSocketRoute | undefined
  await page.routeWebSocket(/socket/, here => {
    line = here
    const there = here.connectToServer()
    here.onMessage(asked => {
      const { id, ask } = JSON.parse(String(asked)) as { id: number; ask: string }
      if (ask === 'say') choices.add(id)
      there.send(asked)
    })
    there.onMessage(said => {
      const { id = -1 } = JSON.parse(String(said)) as { id?: number }
      if (late !== null && choices.has(id)) late.push(() => here.send(said))
      else here.send(said)
    })
  })
  return {
    /** Drops the connection and all messages in transit. */
    async loseLine(): Promise<void> {
      late = []
      await line?.close()
    },
    letThrough(): void {
      for (const send of late ?? []) send()
      late = null
    },
  }
}

test('a choice counts even if the response to the one before is still on its way', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)]
  const answers = await withLateAnswers(ann)
  await sitDown(ben, await makeTable(ann), 'Ben')
  await harvest(ann)
  await harvest(ben)
  await answers.loseLine()
  await expectStep(ann, 2)
  await harvest(ann)
  answers.letThrough()
  for (const one of [ann, ben]) await expectStep(one, 3)
  for (const one of [ann, ben]) await one.context().close()
})

test('local and online tables are in one list, and an online one can be left', async ({ browser }) => {
  const ann = await somebody(browser)
  await makeTable(ann)
  await ann.goto('/')
  await playButton(ann).click()
  await ann.waitForURL(/\/table\//)
  await ann.goto('/games')
  await expect(ann.getByRole('link', { name: /^Open the Salt and Timber table/ })).toHaveCount(2)
  const online = ann.getByRole('listitem').filter({ hasText: 'Online · Opened' })
  await expect(online.getByRole('heading', { name: 'Salt and Timber Your turn' })).toBeVisible()
  await online.getByRole('button', { name: /^Leave / }).click()
  await ann.getByRole('button', { name: 'Leave the table' }).click()
  await expect(ann.getByRole('link', { name: /^Open the Salt and Timber table/ })).toHaveCount(1)
  await ann.context().close()
})

test('players chat beside the board: new messages are marked and stored, and shown as plain text', async ({
  browser,
}) => {
  const [ann, ben, zoe] = [await somebody(browser), await atTheBoard(browser), await atTheBoard(browser)]
  await sitDown(ben, await makeTable(ann), 'Ben')
  await zoe.goto(ann.url())
  await ann.getByRole('textbox', { name: 'Message' }).fill('Hello <b>Ben</b>')
  await ann.keyboard.press('Enter')
  await ann.getByRole('textbox', { name: 'Your notes' }).fill('Ben likes salt')
  await expect(ann.getByText('Saved. Only you')).toBeVisible()

  await expect(ben.getByRole('tab', { name: 'Chat 1 new message' })).toBeVisible()
  await ben.locator('body').press('c')
  await expect(ben.getByText('Hello <b>Ben</b>')).toBeVisible()
  await expect(ben.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible()
  await ben.getByRole('textbox', { name: 'Message' }).fill('Good luck')
  await ben.getByRole('button', { name: 'Send' }).click()

  await zoe.getByRole('tab', { name: 'Chat 2 new messages' }).click()
  await expect(zoe.getByRole('log').getByRole('listitem')).toHaveText([/Hello <b>Ben<\/b>/, /Ben.*Good luck/])
  await expect(zoe.getByRole('textbox', { name: 'Message' })).toHaveCount(0)

  await server.kill('SIGKILL')
  await server.start()
  await ann.reload()
  await expect(ann.getByRole('log').getByText('Good luck')).toBeVisible()
  await expect(ann.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Ben likes salt')
  for (const one of [ann, ben, zoe]) await one.context().close()
})

test('a player signs in on another device by a code or a passkey', async ({ browser }) => {
  const localhost = `http://localhost:${server.port}` // A passkey needs a host name, not an IP address.
  const [desk, phone, tablet] = [
    await atTheBoard(browser, localhost),
    await atTheBoard(browser, localhost),
    await atTheBoard(browser, localhost),
  ]
  const [deskKeys, tabletKeys] = [await passkeysOf(desk), await passkeysOf(tablet)]
  await makeTable(desk)
  await desk.goto('/settings')
  await desk.getByRole('button', { name: 'Make a code' }).click()
  const code = await desk.locator('output').innerText()

  await phone.goto('/settings')
  await phone.getByLabel('Code from your other device').fill(code.toLowerCase())
  await phone.getByRole('button', { name: 'Use this code' }).click()
  await expect(phone).toHaveURL(/\/games$/)
  await expect(phone.getByRole('heading', { name: 'Salt and Timber Your turn' })).toBeVisible()

  await desk.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(desk.getByText('You have 1 passkey here.')).toBeVisible()
  await tabletKeys.take(await deskKeys.all()) // Copies the passkey to another device, as a phone maker's cloud does.
  await tablet.goto('/settings')
  await tablet.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(tablet).toHaveURL(/\/games$/)
  await expect(tablet.getByRole('heading', { name: 'Salt and Timber Your turn' })).toBeVisible()

  // The lost device is signed out and no longer has a seat.
  await desk.reload()
  const devices = desk.getByRole('list', { name: 'Your devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await devices.nth(1).getByRole('button', { name: 'Sign out' }).click()
  await expect(devices).toHaveCount(2)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Salt and Timber Your turn' })).toHaveCount(0)
  for (const one of [desk, phone, tablet]) await one.context().close()
})

/** Gives the page's browser a passkey device. */
async function passkeysOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  type Credentials = Awaited<ReturnType<typeof all>>
  const all = async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    all,
    async take(credentials: Credentials) {
      for (const credential of credentials)
        await devtools.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}

test('a local table goes online, and shows where it came from', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)]
  await ann.goto('/new/salt-and-timber')
  await ann.getByLabel('Who plays seat 2').selectOption('Player on this device')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.waitForURL(/\/table\//)
  await ann.getByRole('button', { name: /^I am / }).click()
  await harvest(ann)
  await expectStep(ann, 1)
  await fromMore(ann, 'Take online')
  await ann.getByRole('dialog').getByRole('button', { name: 'Take online' }).click()
  await ann.waitForURL(/\/table\/on-/)
  const link = await ann.getByLabel('Link to the table').inputValue()
  await ann.getByRole('button', { name: 'Close' }).click()
  const origin = /came from a file after 1 move\. Dice and hidden cards were dealt again/
  await expect(ann.getByText(origin)).toBeVisible()
  await ben.goto(link)
  await expect(ben.getByText(origin)).toBeVisible()
  await sitDown(ben, link, 'Ben')
  await harvest(ben)
  await expectStep(ann, 1)
  for (const one of [ann, ben]) await one.context().close()
})

test('an invalid link says so', async ({ browser }) => {
  const ann = await somebody(browser)
  for (const key of ['', '#nonsense', `#${'0'.repeat(16)}.${'0'.repeat(64)}`]) {
    await ann.goto(`/join${key}`)
    await expect(ann.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await ann.goto('/about')
  }
  await ann.context().close()
})

test('a page that floods the server shows a note, waits, and reconnects', async ({ browser }) => {
  const ann = await somebody(browser)
  await ann.addInitScript(() => {
    const send = Reflect.get(WebSocket.prototype, 'send')
    WebSocket.prototype.send = function (this: WebSocket, data) {
      Object.assign(globalThis, { line: this })
      send.call(this, data)
    }
  })
  await makeTable(ann)
  /** Sends requests without a pause on the page's socket, until the server disconnects. */
  const flood = () =>
    ann.evaluate(() => {
      const { line } = globalThis as unknown as { line: WebSocket }
      const closed = new Promise<number>(done => line.addEventListener('close', ({ code }) => done(code)))
      for (let id = 1e6; id < 1e6 + 300; id++) line.send(`{"id":${id},"ask":"here","with":{}}`)
      return closed
    })
  const note = ann.getByText('Too many open pages, or too many requests at once.')
  // The pause is one second at first, then two, four and eight, which is long enough to see on a busy machine.
  for (let time = 0; time < 4; time++) {
    await harvest(ann)
    await expectStep(ann, 1)
    await ann.getByRole('button', { name: 'Undo' }).click()
    await expectStep(ann, 0)
    expect(await flood()).toBe(SLOW_DOWN)
  }
  await expect(note).toBeVisible()
  await harvest(ann)
  await expectStep(ann, 1)
  await expect(note).toBeHidden()
  await ann.context().close()
})

test('the tab shows when it’s your turn, and the table links to the next one that waits', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)]
  await sitDown(ben, await makeTable(ann), 'Ben')
  const first = new URL(ann.url()).pathname
  await expect(ann).toHaveTitle(/^\(1\) Your turn · /)
  await expect(ann.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg')
  await expect(ben).not.toHaveTitle(/Your turn/)
  await harvest(ann)
  await expect(ann).not.toHaveTitle(/Your turn/)
  await expect(ann.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg')
  await expect(ben).toHaveTitle(/^\(1\) Your turn · /)

  await sitDown(ben, await makeTable(ann), 'Ben')
  await harvest(ann)
  await expect(ben).toHaveTitle(/^\(2\) Your turn · /)
  await ben.getByRole('link', { name: 'Next table (1)' }).click()
  await expect(ben).toHaveURL(new RegExp(`${first}$`))
  await harvest(ben)
  await expect(ben).toHaveTitle(/^\(1\) Player’s turn · Salt and Timber/)
  for (const one of [ann, ben]) await one.context().close()
})

test('an invitation shows the game, its players and how to play, and its link is also a QR code', async ({
  browser,
}) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)]
  await ann.goto('/new/salt-and-timber?with=friends')
  await expect(ann.getByRole('term').filter({ hasText: '1 open seat' })).toBeVisible()
  await ann.getByLabel('Name of seat 1').fill('Ann')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await expect(ann.getByRole('img', { name: 'QR code for this link, for a phone’s camera' })).toBeVisible()
  const link = await ann.getByLabel('Link to the table').inputValue()

  await ben.goto(link)
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('You’re invited to Salt and Timber')
  await expect(ben.getByRole('listitem').filter({ hasText: /^Ann$/ })).toBeVisible()
  await expect(ben.getByRole('listitem').filter({ hasText: /^Open seat$/ })).toBeVisible()
  await expect(ben.getByText('about 10–15 min')).toBeVisible()
  await axeFindsNothing(ben)
  await ben.getByRole('link', { name: 'How to play' }).click()
  await expect(ben).toHaveURL(/\/how-to-play\/salt-and-timber$/)
  await ann.goto('/new/titan?with=friends')
  await expect(ann.getByLabel('Name of seat 1')).toHaveValue('Ann')
  for (const one of [ann, ben]) await one.context().close()
})
