// `npm run bench:dev` measures how long `npm run dev` takes to show a saved change. It edits a few files in this checkout, waits
// for the new text in a real browser or a server's response, and restores the files.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { freePort } from '../scripts/free-port.ts'
import { playButton } from './sitting.ts'
import { findChromium } from './chromium.ts'

const ROOT = path.dirname(import.meta.dirname)
const RUNS = 5
/** A reloaded page can't see the next change before its socket has reconnected. */
const LISTENING_AFTER_MS = 2000

interface Change {
  readonly what: string
  readonly file: string
  /** The text after which a marker is inserted. */
  readonly after: string
  /** Opens the page that shows it. */
  readonly open: (page: Page, home: string) => Promise<unknown>
  /** Waits until the marker appears. */
  readonly shown?: (home: string, mark: string) => Promise<unknown>
}

const aboutPage = (page: Page, home: string) => page.goto(`${home}about`)

async function smallTable(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await playButton(page).click()
  await page.locator('[data-prompt][data-mine]').waitFor()
}

const CHANGES: readonly Change[] = [
  { what: 'a page', file: 'apps/web/about/about.tsx', after: "<h1>{t('about.title')}", open: aboutPage },
  { what: 'a text', file: 'apps/web/words/en.ts', after: "about: {\n    title: '", open: aboutPage },
  {
    what: 'a board',
    file: 'games/salt-and-timber/ui/board.tsx',
    after: "<p className={css['round']}>",
    open: smallTable,
  },
  { what: 'a game’s words', file: 'games/salt-and-timber/words.ts', after: "prompts: { turn: '", open: smallTable },
  {
    what: 'RULES.md',
    file: 'games/salt-and-timber/RULES.md',
    after: '# Salt and Timber\n\n',
    open: (page, home) => page.goto(`${home}rules/salt-and-timber`),
  },
  {
    what: 'the server',
    file: 'apps/server/app.ts',
    after: "code: 'other-site', message: '",
    open: aboutPage,
    async shown(home, mark) {
      while (!(await (await fetch(`${home}api/guest`, { method: 'POST' })).text()).includes(mark));
    },
  },
]

/** Restores the edited file, no matter how the run ends. */
let putBack = (): void => undefined
process.on('exit', () => putBack())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

async function measure(browser: Browser, home: string, { what, file, after, open, shown }: Change): Promise<void> {
  const page = await browser.newPage()
  const absolute = path.join(ROOT, file)
  const original = readFileSync(absolute, 'utf8')
  if (!original.includes(after)) throw new Error(`${file} has no ${after}`)
  putBack = () => writeFileSync(absolute, original)
  const took: number[] = []
  try {
    await open(page, home)
    for (let run = 0; run <= RUNS; run++) {
      const mark = `saved ${run} `
      const began = performance.now()
      writeFileSync(absolute, original.replace(after, `${after}${mark}`))
      await (shown?.(home, mark) ?? page.getByText(mark).first().waitFor())
      if (run > 0) took.push(Math.round(performance.now() - began)) // ignores the first run, which fills caches
      await page.waitForTimeout(LISTENING_AFTER_MS)
    }
  } finally {
    putBack()
    await page.close()
  }
  const sorted = took.toSorted((a, b) => a - b)
  console.log(`${what.padEnd(16)} median ${String(sorted[RUNS >> 1]).padStart(5)} ms   ${sorted.join(' ')}`)
}

const port = String(await freePort())
const data = mkdtempSync(path.join(tmpdir(), 'tableworks-dev-'))
const dev = spawn(process.execPath, ['scripts/dev.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: port, TABLEWORKS_DATA: data },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await new Promise<void>(done => {
    dev.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('is ready') && done())
  })
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const [wanted = ''] = process.argv.slice(2) // An argument selects the changes whose names contain it.
  for (const change of CHANGES.filter(({ what }) => what.includes(wanted)))
    await measure(browser, `http://127.0.0.1:${port}/`, change)
  await browser.close()
} finally {
  dev.kill()
  if (dev.exitCode === null) await once(dev, 'exit')
  rmSync(data, { recursive: true, force: true })
}
