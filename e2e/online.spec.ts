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
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' })
  const page = await context.newPage()
  await inText(page)
  return page
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

test('a link that leads nowhere says so', async ({ browser }) => {
  const ann = await somebody(browser)
  for (const key of ['', '#nonsense', `#${'0'.repeat(16)}.${'0'.repeat(64)}`]) {
    await ann.goto(`/join${key}`)
    await expect(ann.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
    await ann.goto('/about')
  }
  await ann.context().close()
})
