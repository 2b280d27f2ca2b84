// `npm run whole-games` plays whole games in the page against bots, by keyboard and at random, and takes a screenshot every few moves. It
// reports everything a decision needs that isn't visible, as e2e/sizes.spec.ts does for recorded positions.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { serve } from '@tableworks/server'
import manifest from '../package.json' with { type: 'json' }
import { buildWebIfChanged, PAGE } from '../scripts/build-web.ts'
import { findChromium } from './chromium.ts'
import { playButton, settle } from './sitting.ts'
import { lookAround } from './walk.ts'

const OPTIONS = { sizes: '1366x768,360x740', every: '12', most: '1000', out: '.cache/whole-games' }

const HELP = `npm run whole-games -- [GAME...] [--sizes 1366x768,360x740] [--every 12] [--most 1000] [--out FOLDER]
  GAME     all five if none is named
  --sizes  window sizes; add "dark" for dark mode: 360x740dark
  --every  how many moves between two screenshots
  --most   stops a game after this many moves
  --out    where the screenshots go, default ${OPTIONS.out}`

/** How long bots may think before the script gives up. */
const LONGEST_WAIT = 120_000

interface Window {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly isDark: boolean
}

interface Plan extends Record<keyof typeof OPTIONS, string> {
  readonly games: readonly string[]
}

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) return (console.log(HELP), 0)
  const plan = planOf(args)
  if (plan === null) return (console.error(HELP), 1)
  mkdirSync(plan.out, { recursive: true })
  await buildWebIfChanged()
  const data = mkdtempSync(path.join(tmpdir(), 'tableworks-data-'))
  const served = await serve({ host: '127.0.0.1', port: 0, data, page: PAGE, version: manifest.version })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    let found = 0
    for (const game of plan.games)
      for (const size of plan.sizes.split(',')) found += await play(browser, served.address, game, windowOf(size), plan)
    return found > 0 ? 1 : 0
  } finally {
    await browser.close()
    await served.close()
    rmSync(data, { recursive: true, force: true })
  }
}

function planOf(args: readonly string[]): Plan | null {
  const options: Record<string, string> = { ...OPTIONS }
  const games: string[] = []
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (!arg.startsWith('--')) games.push(arg)
    else if (arg.slice(2) in OPTIONS && args[i + 1] !== undefined) options[arg.slice(2)] = args[++i] ?? ''
    else return null
  }
  if (games.some(game => !Object.hasOwn(GAMES, game))) return null
  const all = Object.keys(GAMES).filter(game => game !== 'salt-and-timber')
  return { ...(options as typeof OPTIONS), games: games.length > 0 ? games : all }
}

function windowOf(name: string): Window {
  const [width = 1366, height = 768] = name.replace('dark', '').split('x').map(Number)
  return { name, width, height, isDark: name.endsWith('dark') }
}

/** Plays one game to its end and returns the number of findings. */
async function play(browser: Browser, address: string, game: string, size: Window, plan: Plan): Promise<number> {
  const { width, height } = size
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: size.isDark ? 'dark' : 'light',
    hasTouch: width < 640,
    baseURL: address,
  })
  await context.addInitScript(id => {
    localStorage.setItem(`tableworks tour ${id}`, '["*"]')
    localStorage.setItem('tableworks settings', JSON.stringify({ pace: 'atOnce' }))
  }, game)
  const page = await context.newPage()
  await page.goto('/', { timeout: LONGEST_WAIT })
  await playButton(page, GAMES[game]?.name ?? game).click({ timeout: LONGEST_WAIT })
  const shoot = (name: string) => page.screenshot({ path: path.join(plan.out, `${game}-${size.name}-${name}.png`) })
  const found = new Set<string>()
  let last = ''
  let moves = 0
  for (; moves < Number(plan.most); moves++) {
    const next = await (await page.waitForFunction(nextIn, last, { timeout: LONGEST_WAIT })).jsonValue()
    if (next === false || next.what === 'over') break
    last = next.step
    await settle(page)
    const faults = next.what === 'choice' ? await faultsOf(page, size) : []
    for (const fault of faults) found.add(`move ${moves}, ${next.asked} ${fault}`)
    if (moves % Number(plan.every) === 0 || next.what === 'scene' || faults.length > 0)
      await shoot(String(moves).padStart(4, '0'))
    await page.evaluate(focusOne, Math.random())
    await page.keyboard.press('Enter')
  }
  await settle(page)
  await shoot('end')
  await context.close()
  console.log(`${game} at ${size.name}: ${moves} moves, ${found.size} findings`)
  for (const one of found) console.log(`  ${one}`)
  return found.size
}

async function faultsOf(page: Page, { width }: Window): Promise<string[]> {
  await page.evaluate(focusNothing)
  await settle(page)
  const { faults } = await page.evaluate(lookAround, { isPhone: width < 640, isTextMeasured: false })
  return faults.map(({ promise, detail }) => `${promise}: ${detail}`)
}

interface Next {
  readonly what: 'over' | 'scene' | 'choice'
  /** Tells this decision from the one before. */
  readonly step: string
  readonly asked: string
}

/** Runs in the page: waits for the next decision or scene. */
function nextIn(last: string): Next | false {
  if (document.querySelector('[data-over]') !== null) return { what: 'over', step: '', asked: '' }
  const asked = document.querySelector('[data-home]')?.textContent ?? ''
  const scene = document.querySelector('[data-scene], [data-onward]')
  if (scene !== null) return { what: 'scene', step: `scene ${scene.textContent}`, asked }
  if (document.querySelector('[data-prompt][data-mine]') === null) return false
  const picked = [...document.querySelectorAll('[data-state="picked"]')].map(one => one.getAttribute('data-place'))
  const step = `${document.querySelector('section[aria-label="Replay"]')?.textContent ?? ''} ${asked} ${picked.join()}`
  return step !== last && { what: 'choice', step, asked }
}

/** Runs in the page: focuses a random choice, or the button that continues a scene. */
function focusOne(dice: number): void {
  const onward = [...document.querySelectorAll<HTMLElement>('[data-onward], [data-scene] button')].at(-1)
  const choices = [
    ...document.querySelectorAll<HTMLElement>('[data-prompt] [data-choice]:not([data-closed])'),
    ...document.querySelectorAll<HTMLElement | SVGElement>('[data-place][data-state="lit"]'),
  ].filter(one => one.checkVisibility())
  const target = onward ?? choices[Math.floor(dice * choices.length)]
  target?.focus()
}

/** Runs in the page. Closes the focused choice's preview, because on a phone it covers other choices. */
function focusNothing(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur()
}
