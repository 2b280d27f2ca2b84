// Walks through recorded games on every board at every window size. Everything that the decision involves must be visible and
// pressable, must stay in place, and must be usable by keyboard alone. `GAME=titan npx playwright test e2e/sizes.spec.ts` checks
// one game; `WALK=all` checks every position at every size, which takes twice as long.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import type { AnyGame } from '@tableworks/kernel'
import { cutAt, type BenchPosition, positionsIn } from '../apps/web/bench/positions.ts'
import { type Counted, lookForSmall, type Small } from './readable.ts'
import { recordingsOf } from './recordings.ts'
import { openFile, settle, withoutTips } from './sitting.ts'
import { KNOWN } from './sizes.known.ts'
import { type Fault, lookAround } from './walk.ts'

test.use({ serviceWorkers: 'block', colorScheme: 'light' })

const SIZES = ['1280x720', '1366x768', '1440x900', '1920x1080', '2560x1440', '768x1024', '820x1180', '360x740'] as const
const PHONE = '360x740'
const SMALLEST = '1280x720'
const UPRIGHT = ['768x1024', '820x1180'] as const
const LARGER = ['1366x768', '1440x900', '1920x1080', '2560x1440'] as const
/** Where text is measured. */
const DESK = '1440x900'
/** Where small things are counted, and the minimum text size there, in pixels. */
const READ_AT = { [SMALLEST]: 11, [PHONE]: 12 } as const

/** A position in a recorded game, as a file. */
interface Wanted extends BenchPosition {
  readonly file: string
}

/** Each kind of decision in the recorded games once, at the position with the most options. */
function positionsOf(game: AnyGame): Wanted[] {
  const most = new Map<string, BenchPosition & { recording: string }>()
  for (const recording of recordingsOf(game))
    for (const position of positionsIn(game, recording))
      if (position.choices > (most.get(position.decision)?.choices ?? 0))
        most.set(position.decision, { ...position, recording })
  return [...most.values()]
    .toSorted((a, b) => a.decision.localeCompare(b.decision))
    .map(({ recording, ...position }) => ({
      ...position,
      file: cutAt(game, recording, ({ step }) => step === position.step),
    }))
}

/** Checks the tightest sizes for every position, and the other sizes in turn. */
const sizesFor = (nth: number): readonly (typeof SIZES)[number][] =>
  process.env['WALK'] === 'all'
    ? SIZES
    : [SMALLEST, LARGER[nth % LARGER.length] ?? SMALLEST, UPRIGHT[nth % UPRIGHT.length] ?? UPRIGHT[0], PHONE]

interface Walked {
  readonly found: ReadonlyMap<string, readonly string[]>
  /** The most of each kind in any position, by window size. */
  readonly small: Record<string, Small>
}

async function walk(page: Page, game: AnyGame): Promise<Walked> {
  const small: Record<string, Small> = {}
  const found = new Map<string, string[]>()
  const note = (size: string, decision: string, { promise, detail }: Fault) => {
    const key = `${promise} at ${size}`
    found.set(key, [...(found.get(key) ?? []), `${decision}: ${detail}`])
  }
  const boards = new Map<string, string>()
  await withoutTips(page, game.id)
  await resize(page, SMALLEST)
  for (const [nth, position] of positionsOf(game).entries()) {
    await openFile(page, position.file)
    for (const size of sizesFor(nth)) {
      await resize(page, size)
      await settle(page)
      const { faults, board } = await page.evaluate(lookAround, {
        isPhone: size === PHONE,
        isTextMeasured: size === DESK,
      })
      if (size === SMALLEST || size === PHONE)
        small[size] = most(small[size], await page.evaluate(lookForSmall, READ_AT[size]))
      for (const fault of faults) note(size, position.decision, fault)
      const before = boards.get(size) ?? board
      if (before !== board) note(size, position.decision, { promise: 'board stays', detail: `${before} → ${board}` })
      boards.set(size, before)
    }
    await resize(page, SMALLEST)
    await chooseByKey(page, position.decision)
  }
  return { found, small }
}

function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return page.setViewportSize({ width, height })
}

/** Enter makes a choice, or picks its first part. */
async function chooseByKey(page: Page, decision: string): Promise<void> {
  const isAsked = '[data-prompt] [data-choice]:not([data-closed])'
  const first = page.locator(`[data-place][data-state="lit"], ${isAsked}`).locator('visible=true').first()
  const before = await page.evaluate(whatIsChosen)
  await first.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(whatIsChosen), { message: `${decision} by keyboard` }).not.toBe(before)
}

/** Runs in the page: the step, the question, what is picked, and any menu. A secret choice adds no step. */
function whatIsChosen(): string {
  const texts = ['section[aria-label="Replay"]', '[data-home]', 'h1, h2', '[role=dialog]'].map(
    selector => document.querySelector(selector)?.textContent,
  )
  const picked = [...document.querySelectorAll<HTMLElement>('[data-place][data-state="picked"]')]
  return [...texts, ...picked.map(one => one.dataset['place'])].join()
}

const most = (a: Small | undefined, b: Small): Small =>
  a === undefined ? b : { texts: mostOf(a.texts, b.texts), targets: mostOf(a.targets, b.targets) }

const mostOf = (a: Counted, b: Counted): Counted =>
  Object.fromEntries(
    Object.keys({ ...a, ...b })
      .toSorted()
      .map(kind => [kind, Math.max(a[kind] ?? 0, b[kind] ?? 0)]),
  )

/** How many texts and targets of a game are known to be too small. `SMALL=write` records the current numbers. */
function knownSmall(game: string, now: Walked['small']): Walked['small'] {
  const file = `e2e/small/${game}.json`
  if (process.env['SMALL'] === 'write') {
    mkdirSync('e2e/small', { recursive: true })
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Walked['small']
}

const isKnown = (game: string, finding: string): boolean =>
  KNOWN.some(one => one.game === game && matches(one, finding))

const matches = ({ promise, size }: { promise: string; size?: string }, finding: string): boolean =>
  size === undefined ? finding.startsWith(`${promise} at `) : finding === `${promise} at ${size}`

const walked = Object.values(GAMES).filter(
  ({ id }) => existsSync(`games/${id}/ui/index.ts`) && (process.env['GAME'] ?? id) === id,
)

for (const game of walked)
  test(`${game.id}: everything a decision needs is visible at every size, and the board doesn't move`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const { found, small } = await walk(page, game)
    const news = [...found].filter(([finding]) => !isKnown(game.id, finding))
    const said = news.map(([finding, details]) => `${finding} (${details.length}): ${details.slice(0, 4).join('; ')}`)
    expect.soft(said, 'the walk finds').toEqual([])
    expect.soft(small, 'too small to read or press; see e2e/small').toEqual(knownSmall(game.id, small))
    const mended = KNOWN.filter(
      one => one.game === game.id && ![...found.keys()].some(finding => matches(one, finding)),
    )
    expect(mended, 'listed in sizes.known.ts, and holds again').toEqual([])
  })
