// The floor of Victory Through Industry: a type is run by its ticket or by pressing a factory, a factory is built from
// stack to turn, what is lacking is said, and it can be played on a phone.

import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { gameFileOf, readGameFile, type Seat, Table, writeGameFile } from '@tableworks/kernel'
import { complaintsOf } from './complaints.ts'
import { expectStep, replayOf } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

const GAME = 'victory-through-industry'

/** A recorded game up to the first such decision after a step. */
function tableAt(name: 'typical' | 'every-rule', decision: string, after = 0): Table {
  const game = GAMES[GAME]
  const file = readGameFile(readFileSync(`games/${GAME}/tests/games/${name}.json`, 'utf8'))
  if (game === undefined || file.seed.secret === null) throw new Error(`${name} cannot be played`)
  const seed = { ...file.seed, secret: file.seed.secret }
  const table = new Table(game, { seatNames: file.seats, seed, variants: file.variants })
  for (const [seat, text] of file.log) {
    if (table.step >= after && table.view(table.actor).decision === decision) return table
    table.say(seat as Seat, text)
  }
  throw new Error(`${decision} is not asked after step ${after} of ${name}`)
}

/** Brings the table in as a file. Nothing is secret, so nobody is asked who they are. */
async function sitDownAt(page: Page, table: Table): Promise<void> {
  await page.addInitScript(game => localStorage.setItem(`tableworks tour ${game}`, '["*"]'), GAME)
  await page.goto('/games')
  const buffer = Buffer.from(writeGameFile(gameFileOf(table)))
  await page.getByLabel('Choose a file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('region', { name: 'Contracts' }).first()).toBeVisible()
}

const at = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]`)
const lit = (page: Page, kind: string): Locator => page.locator(`[data-place^="${kind}-"][data-state="lit"]`)

test('a ticket runs every factory of its type; a factory on the floor does the same', async ({ page }) => {
  const complaints = complaintsOf(page)
  const table = tableAt('typical', 'move', 150)
  await sitDownAt(page, table)
  await at(page, 'ticket-forest').click()
  await page.getByRole('button', { name: 'Run all' }).click()
  await expectStep(page, table.step + 2)
  await expect(page.getByRole('log')).toContainText('× forest')

  const well = page
    .locator('[data-near^="cell-"]')
    .filter({ has: page.locator('[class*=runs]') })
    .first()
  await well.locator('[class*=runs]').click()
  await expect(replayOf(page)).not.toContainText(`Step ${table.step + 2} of`)
  expect(complaints).toEqual([])
})

test('a factory is built by pressing stack, payment, site and turn', async ({ page }) => {
  const complaints = complaintsOf(page)
  const table = tableAt('typical', 'buildWhat', 200)
  await sitDownAt(page, table)
  await lit(page, 'stack').first().click()
  await lit(page, 'cell').first().click()
  await lit(page, 'cell').first().click()
  await lit(page, 'cell').first().click()
  await lit(page, 'turn').first().click()
  await expect(page.getByRole('log')).toContainText(/builds an? /)
  expect(complaints).toEqual([])
})

test('the board has no fault axe could find, light and dark', async ({ page }) => {
  await sitDownAt(page, tableAt('typical', 'operate', 250))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('something to press is in the window, and nothing sticks out', async ({ page }) => {
    const table = tableAt('typical', 'move', 150)
    await sitDownAt(page, table)
    await expect(lit(page, 'ticket').first()).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await lit(page, 'ticket').first().tap()
    await expect(replayOf(page)).not.toContainText(`Step ${table.step} of`)
  })
})
