// People who play online, each in their own browser profile.

import type { Browser, Page } from '@playwright/test'
import { inText } from './sitting.ts'

/** A person with their own browser at a server. */
export async function personAt(baseURL: string, browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await inText(page)
  await page.addInitScript(called => {
    const kept = JSON.parse(localStorage.getItem('tableworks settings') ?? '{}') as object
    localStorage.setItem('tableworks settings', JSON.stringify({ ...kept, name: called }))
  }, name)
  return page
}

/** Makes the first choice of every turn until the game is over. */
export async function playToTheEnd(page: Page): Promise<void> {
  for (let last = ''; last !== 'over';) {
    const chosen = await page.waitForFunction(chooseFirst, last, { timeout: 0 }) // uses the test's own timeout
    last = String(await chosen.jsonValue())
  }
}

/** Runs in the page: chooses once it's this player's turn at a new step. */
function chooseFirst(last: string): string | false {
  if (document.querySelector('[data-over]') !== null) return 'over'
  const step = document.querySelector('section[aria-label="Replay"]')?.textContent ?? 'the first'
  const button = document.querySelector<HTMLElement>('button[data-choice]')
  if (step === last || button === null) return false
  button.click()
  return step
}
