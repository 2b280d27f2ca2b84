// People far apart: two browsers and somebody who watches, over a server of their own that is killed in mid-game.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { readGameFile, verifyGameFile } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { choice, expectStep, fromMore, inText } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

/** A server that can be killed and started again at the same address. */
class KillableServer {
  readonly port: number
  private readonly data = mkdtempSync(path.join(tmpdir(), 'online-'))
  private process: ChildProcess | null = null

  private constructor(port: number) {
    this.port = port
  }

  static async start(): Promise<KillableServer> {
    const port = await new Promise<number>(done => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const found = (probe.address() as AddressInfo).port
        probe.close(() => done(found))
      })
    })
    const server = new KillableServer(port)
    await server.start()
    return server
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const env = { ...process.env, PORT: String(this.port), TABLEWORKS_DATA: this.data }
    const child = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.process = child
    await new Promise<void>((done, fail) => {
      child.stdout?.on('data', (text: Buffer) => text.toString().includes('is ready') && done())
      child.once('exit', code => fail(new Error(`the server ended with ${code}`)))
    })
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.process
    if (child === null) return
    const ended = new Promise(done => child.once('exit', done))
    child.removeAllListeners('exit')
    child.once('exit', () => undefined)
    child.kill(signal)
    await (child.exitCode === null && child.signalCode === null ? Promise.race([ended, exited(child)]) : null)
    this.process = null
  }

  async remove(): Promise<void> {
    await this.kill('SIGTERM')
    rmSync(this.data, { recursive: true, force: true })
  }
}

const exited = (child: ChildProcess) => new Promise(done => child.once('exit', done))

let server: KillableServer
test.beforeAll(async () => void (server = await KillableServer.start()))
test.afterAll(() => server.remove())

const somebody = async (browser: Browser): Promise<Page> => {
  const page = await atTheBoard(browser)
  await inText(page)
  return page
}

/** Somebody who does not play in text mode. */
async function atTheBoard(browser: Browser, baseURL = server.address): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  return context.newPage()
}

/** From the first page to a seat in three presses; gives the link for others. */
async function makeTable(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Set up a table of Salt and Timber' }).click()
  await page.getByLabel('Online', { exact: true }).check()
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

const anything = (page: Page) =>
  page
    .getByRole('button', { name: /^(harvest|sell|deliver) / })
    .first()
    .click()

const harvest = (page: Page, good = 'salt') => choice(page, `harvest ${good}`).first().click()

test('two people play a whole game: reload, lost network, killed server; nothing is lost or doubled', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const [ann, ben, zoe] = [await somebody(browser), await somebody(browser), await somebody(browser)]
  const link = await makeTable(ann)
  await sitDown(ben, link, 'Ben')
  await zoe.goto(ann.url())
  await expect(ann.getByText('Ben').first()).toBeVisible()

  // Everybody sees a choice, and only whoever is asked has one.
  await harvest(ann)
  for (const one of [ann, ben, zoe]) await expectStep(one, 1)
  await expect(choice(ann, 'harvest salt')).toHaveCount(0)
  await expect(choice(zoe, 'harvest salt')).toHaveCount(0)
  await harvest(ben)
  await expectStep(ann, 2)

  // A reload changes nothing.
  await ann.reload()
  await harvest(ann, 'timber')
  await expectStep(ben, 3)

  // The network goes: it is said. What happens meanwhile is there when it comes back, without a reload.
  await ann.context().setOffline(true)
  await expect(ann.getByText('Connection lost')).toBeVisible()
  await harvest(ben, 'timber')
  await expectStep(zoe, 4)
  await expectStep(ann, 3)
  await ann.context().setOffline(false)
  await expectStep(ann, 4)
  await expect(ann.getByText('Connection lost')).toHaveCount(0)

  // The server is killed; a choice made meanwhile waits and is heard once.
  await server.kill('SIGKILL')
  await expect(ann.getByText('Connection lost')).toBeVisible()
  await harvest(ann)
  await server.start()
  for (const one of [ann, ben, zoe]) await expectStep(one, 5)
  await harvest(ben)
  for (const one of [ann, ben, zoe]) await expectStep(one, 6)

  for (let step = 7; step <= 12; step++) {
    await anything(step % 2 === 1 ? ann : ben)
    for (const one of [ann, ben]) await expectStep(one, step)
  }
  for (const one of [ann, ben, zoe])
    await expect(one.getByRole('heading', { name: /won|win|draw/i }).first()).toBeVisible()

  // The file of the game proves every state, from whichever side it is saved.
  const files = await Promise.all(
    [ann, zoe].map(async one => {
      const saving = one.waitForEvent('download')
      await fromMore(one, 'Save as a file')
      return readFileSync(await (await saving).path(), 'utf8')
    }),
  )
  expect(files[0]).toBe(files[1])
  const verdict = verifyGameFile(game, readGameFile(files[0] ?? ''))
  expect([verdict.problems, verdict.isOver, verdict.diceUnproven]).toEqual([[], true, null])
  expect(readGameFile(files[0] ?? '').log).toHaveLength(12)

  // One asks for another game, the other is told of it and comes along.
  await ann.getByRole('button', { name: 'Play again' }).click()
  await ann.waitForURL(url => !zoe.url().endsWith(url.pathname))
  await ben.getByRole('link', { name: 'To the next table' }).click()
  await expect(ben).toHaveURL(ann.url())
  await harvest(ben)
  await expectStep(ann, 1)
  for (const one of [ann, ben, zoe]) await one.context().close()
})

test('going back further is a question to the other side', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)]
  await sitDown(ben, await makeTable(ann), 'Ben')
  await harvest(ann)
  await harvest(ben)
  await expectStep(ann, 2)
  await ann.getByRole('button', { name: 'Undo' }).click({ force: true }) // greyed, and says why
  await ann.getByRole('button', { name: /^Ask/ }).click()
  await ben.getByRole('button', { name: /agrees/ }).click()
  for (const one of [ann, ben]) await expectStep(one, 0)
  for (const one of [ann, ben]) await one.context().close()
})

test('one’s tables are in one list, here and online, and an online one is left', async ({ browser }) => {
  const ann = await somebody(browser)
  await makeTable(ann)
  await ann.goto('/')
  await ann.getByRole('button', { name: 'Play now against bots: Salt and Timber' }).click()
  await ann.waitForURL(/\/table\//)
  await ann.goto('/games')
  await expect(ann.getByRole('link', { name: /^Open the table of Salt and Timber/ })).toHaveCount(2)
  const online = ann.getByRole('listitem').filter({ hasText: 'Online · 0 choices' })
  await expect(online.getByText('Salt and Timber · Your turn')).toBeVisible()
  await online.getByRole('button', { name: /^Leave / }).click()
  await ann.getByRole('button', { name: 'Leave the table' }).click()
  await expect(ann.getByRole('link', { name: /^Open the table of Salt and Timber/ })).toHaveCount(1)
  await ann.context().close()
})

test('people talk beside the board: what is new is marked, kept, and text and nothing else', async ({ browser }) => {
  const [ann, ben, zoe] = [await somebody(browser), await atTheBoard(browser), await atTheBoard(browser)]
  await sitDown(ben, await makeTable(ann), 'Ben')
  await zoe.goto(ann.url())
  await ann.getByRole('textbox', { name: 'Say something' }).fill('Hello <b>Ben</b>')
  await ann.keyboard.press('Enter')
  await ann.getByRole('textbox', { name: 'Your notes' }).fill('Ben likes salt')
  await expect(ann.getByText('Saved. Only you')).toBeVisible()

  await expect(ben.getByRole('tab', { name: 'Chat 1 new message' })).toBeVisible()
  await ben.locator('body').press('c')
  await expect(ben.getByText('Hello <b>Ben</b>')).toBeVisible()
  await expect(ben.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible()
  await ben.getByRole('textbox', { name: 'Say something' }).fill('Good luck')
  await ben.getByRole('button', { name: 'Send' }).click()

  await zoe.getByRole('tab', { name: 'Chat 2 new messages' }).click()
  await expect(zoe.getByRole('log').getByRole('listitem')).toHaveText([/Hello <b>Ben<\/b>/, /Ben.*Good luck/])
  await expect(zoe.getByRole('textbox', { name: 'Say something' })).toHaveCount(0)

  await server.kill('SIGKILL')
  await server.start()
  await ann.reload()
  await expect(ann.getByRole('log').getByText('Good luck')).toBeVisible()
  await expect(ann.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Ben likes salt')
  for (const one of [ann, ben, zoe]) await one.context().close()
})

test('one is the same player on another device, by a code or by a passkey', async ({ browser }) => {
  const localhost = `http://localhost:${server.port}` // a passkey belongs to a name, not to a number
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
  await expect(phone.getByText('Salt and Timber · Your turn')).toBeVisible()

  await desk.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(desk.getByText('You have 1 passkey here.')).toBeVisible()
  await tabletKeys.take(await deskKeys.all()) // as a phone maker's cloud would
  await tablet.goto('/settings')
  await tablet.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(tablet).toHaveURL(/\/games$/)
  await expect(tablet.getByText('Salt and Timber · Your turn')).toBeVisible()

  // A device that is lost is signed out and has no seat any more.
  await desk.reload()
  const devices = desk.getByRole('list', { name: 'Your devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await devices.nth(1).getByRole('button', { name: 'Sign out' }).click()
  await expect(devices).toHaveCount(2)
  await phone.reload()
  await expect(phone.getByText('Salt and Timber · Your turn')).toHaveCount(0)
  for (const one of [desk, phone, tablet]) await one.context().close()
})

/** A page whose browser keeps passkeys. */
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

test('a table of this device goes online with all that was played', async ({ browser }) => {
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
  await expectStep(ann, 1)
  await fromMore(ann, 'Seats and links')
  const link = await ann.getByLabel('Link to the table').inputValue()
  await ann.getByRole('button', { name: 'Close' }).click()
  await sitDown(ben, link, 'Ben')
  await harvest(ben)
  await expectStep(ann, 2)
  for (const one of [ann, ben]) await one.context().close()
})

test('a link that leads nowhere says so', async ({ browser }) => {
  const ann = await somebody(browser)
  for (const key of ['', '#nonsense', `#${'0'.repeat(16)}.${'0'.repeat(64)}`]) {
    await ann.goto(`/join${key}`)
    await expect(ann.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
    await ann.goto('/about')
  }
  await ann.context().close()
})
