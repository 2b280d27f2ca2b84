// "Why not?" is never cut off: the longest reason in a recorded game, with its rule, in the tightest and
// the widest window.

import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { type AnyGame, sayRefusal, type Table } from '@tableworks/kernel'
import { cutAt } from '../apps/web/bench/positions.ts'
import { openFile, settle, withoutTips } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

const SIZES = ['1280x720', '2560x1440', '768x1024', '360x740'] as const

/** The length of the longest refusal in a position; 0 if there is none. */
const longestReason = (game: AnyGame, { referee, state }: Table): number =>
  Math.max(
    0,
    ...referee.candidates(state).map(({ refusal }) => (refusal === null ? 0 : sayRefusal(game, refusal, []).length)),
  )

function positionWithLongestReason(game: AnyGame): string {
  const recording = readFileSync(`games/${game.id}/tests/games/typical.json`, 'utf8')
  const longest = { step: 0, letters: 0 }
  cutAt(game, recording, table => {
    const letters = table.actor === null ? 0 : longestReason(game, table)
    if (letters > longest.letters) Object.assign(longest, { letters, step: table.step })
    return table.actor === null
  })
  return cutAt(game, recording, ({ step }) => step === longest.step)
}

const why = (page: Page) => page.locator('[data-prompt-detail] [role=status], [data-at="foot"][role=status]')

/** How much of the reason is hidden, and whether the link to the rule is visible. */
const measured = (page: Page) =>
  why(page).evaluate(element => {
    const around = element.closest('[data-prompt-detail]') ?? element
    const box = element.querySelector('a')?.getBoundingClientRect()
    const isLinkSeen = box === undefined || (box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth)
    return { hidden: Math.max(0, around.scrollHeight - around.clientHeight - 1), isLinkSeen }
  })

for (const id of ['titans-of-industry', 'titan', 'age-of-industry', 'victory-through-industry', 'empire-planner'])
  test(`${id}: a reason is shown in full, with its rule`, async ({ page }) => {
    const game = GAMES[id]
    if (game === undefined) throw new Error(`there is no ${id}`)
    await withoutTips(page, id)
    await openFile(page, positionWithLongestReason(game))
    for (const size of SIZES) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      await settle(page)
      const greyed = page.locator('[data-place][data-state="greyed"]:visible, [data-prompt] [data-closed]:visible')
      const count = Math.min(await greyed.count(), 6)
      for (let nth = 0; nth < count; nth++) {
        await greyed.nth(nth).dispatchEvent('click')
        await expect(why(page), `${size}, ${nth}`).toBeVisible()
        expect(await measured(page), `${size}, ${nth}`).toEqual({ hidden: 0, isLinkSeen: true })
        await page.keyboard.press('Escape')
      }
    }
  })
