// Helpers for table tests: sit down, choose, look.

import { expect, type Locator, type Page } from '@playwright/test'

const SMALL_GAME = 'Salt and Timber'

/** Opens tables as text, in every tab. Tests that work with any game use the teaching game. */
export const inText = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    const key = 'tableworks settings'
    localStorage.setItem(key, JSON.stringify({ textMode: true, ...JSON.parse(localStorage.getItem(key) ?? '{}') }))
  })

/** On the home page: opens a table against bots. */
export const playButton = (page: Page, game = SMALL_GAME): Locator =>
  game === SMALL_GAME
    ? page.getByRole('button', { name: 'New to heavy games?' })
    : page.getByRole('button', { name: `Play against bots: ${game}`, exact: true })

/** From the home page to a table against bots in one click. */
export async function playNow(page: Page, game = SMALL_GAME): Promise<void> {
  if (game === SMALL_GAME) await inText(page)
  await page.goto('/')
  await playButton(page, game).click()
  await expect(findField(page)).toBeVisible()
}

/** A table for several people on this device. */
export async function sitTogether(page: Page, names: readonly string[], game = 'salt-and-timber'): Promise<void> {
  if (game === 'salt-and-timber') await inText(page)
  await page.goto(`/new/${game}`)
  if (names.length > 2) await page.getByLabel(String(names.length), { exact: true }).check()
  for (const [i, name] of names.entries()) {
    await page.getByLabel(`Name of seat ${i + 1}`).fill(name)
    await page.getByLabel(`Who plays seat ${i + 1}`).selectOption('Player on this device')
  }
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\//)
}

export const findField = (page: Page): Locator => page.getByRole('searchbox', { name: 'Find a move' })

export const choice = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Expects this many choices in the replay. */
export async function expectStep(page: Page, step: number, last = step): Promise<void> {
  if (last === 0) await expect(replayOf(page)).toHaveCount(0)
  else await expect(replayOf(page)).toContainText(`Move ${step} of ${last}`)
}

/** The replay, visible or behind its tab. */
export const replayOf = (page: Page): Locator => page.locator('section[aria-label="Replay"]')

/** The replay is a tab next to a board. */
export const toReplay = (page: Page): Promise<void> => page.getByRole('tab', { name: 'Replay' }).click()

/** Less common tools are in the menu under More. */
export async function fromMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Presses Tab until the requested element has the focus. */
export async function tabTo(page: Page, wanted: Locator, most = 40): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

/** By touch: the first tap previews a move that can't be undone, and the second makes it. */
export async function touch(place: Locator): Promise<void> {
  const page = place.page()
  const take = page.locator('[data-at="foot"] button').first()
  await place.tap()
  await expect(take).toBeVisible()
  // A button that has just appeared under the finger ignores the press.
  await expect(async () => {
    if (await take.isVisible()) await take.tap({ timeout: 5000 })
    await expect(take).toBeHidden({ timeout: 500 })
  }).toPass()
}

/** More choices than a game takes in a hurry. */
const MOST_CHOICES = 600

/** What to press first to keep a game short, as patterns: a button with this text, or the first button at that prompt. */
interface Hurry {
  readonly button?: string
  readonly asked?: string
}

/** Plays to the end of the game with only the Enter key. */
export async function playByEnter(page: Page, hurry: Hurry): Promise<void> {
  let last = ''
  for (let made = 0; made < MOST_CHOICES; made++) {
    const now = await (await page.waitForFunction(standAtNextChoice, { last, hurry })).jsonValue()
    if (now === 'over') return
    last = String(now)
    await page.keyboard.press('Enter')
  }
  throw new Error(`the game is not over after ${MOST_CHOICES} choices`)
}

/**
 * Waits in the page until the table has changed and it's this player's turn. Focuses the button that ends the game sooner, or else
 * the first highlighted place. Returns the step, or that the game is over.
 */
function standAtNextChoice({ last, hurry }: { last: string; hurry: Hurry }): string | false {
  if (document.querySelector('[data-over]') !== null) return 'over'
  const prompt = document.querySelector('[data-prompt][data-mine]')
  // A secret choice adds no step until everyone has chosen, so this compares the question too.
  const asked = document.querySelector('[data-home]')?.textContent ?? ''
  const step = `${document.querySelector('section[aria-label="Replay"]')?.textContent ?? 'the first'} ${asked}`
  if (prompt === null || step === last) return false
  const says = (element: Element, pattern?: string) =>
    pattern !== undefined && new RegExp(pattern).test(element.ariaLabel ?? element.textContent ?? '')
  const buttons = [...prompt.querySelectorAll<HTMLElement>('[data-choice]:not([data-closed])')]
  const places = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-place][data-state="lit"]')]
  const quick = says(prompt, hurry.asked) ? buttons[0] : [...buttons, ...places].find(one => says(one, hurry.button))
  const target = quick ?? places[0] ?? buttons[0] ?? null
  target?.focus()
  return target === null || document.activeElement !== target ? false : step
}

/** On the list of tables: turns off all of the game's tips and scenes. */
export async function withoutTips(page: Page, game: string): Promise<void> {
  await page.addInitScript(id => {
    localStorage.setItem(`tableworks tour ${id}`, '["*"]')
    localStorage.setItem('tableworks settings', JSON.stringify({ skippedScenes: ['*'] }))
  }, game)
  await page.goto('/games')
}

/** Opens a game file in the active seat. */
export async function openFile(page: Page, file: string): Promise<void> {
  await page.getByRole('link', { name: 'My tables' }).click()
  const buffer = Buffer.from(file)
  await page.getByLabel('Choose a file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click()
  const gate = page.getByRole('button', { name: /^I am / })
  const prompt = page.locator('[data-prompt][data-mine]')
  await expect(gate.or(prompt).first()).toBeVisible()
  if (await gate.isVisible()) await gate.click()
  await expect(prompt).toBeVisible()
}

/** Waits two frames, until the new layout is final. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(), 30))),
      ),
  )
