// The Titans of Industry board: price previews, building and running a facility, secret Titans, certain cards' choices, and a
// phone.

import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { gameFileOf, readGameFile, type Seat, Table, writeGameFile } from '@tableworks/kernel'
import type { GridId } from '../games/titans-of-industry/data/grids.ts'
import { marketIn } from '../games/titans-of-industry/readings/demand.ts'
import { forecastAt } from '../games/titans-of-industry/readings/forecast.ts'
import type { State } from '../games/titans-of-industry/state.ts'
import { complaintsOf } from './complaints.ts'
import { expectStep, sitTogether } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

type Recorded = 'typical' | 'every-rule-three'

function gameOf() {
  const game = GAMES['titans-of-industry']
  if (game === undefined) throw new Error('Titans of Industry is missing')
  return game
}

/** A recorded game up to the first such decision after a step. */
function tableAt(name: Recorded, decision: string, after = 0): Table {
  const file = readGameFile(readFileSync(`games/titans-of-industry/tests/games/${name}.json`, 'utf8'))
  if (file.seed.secret === null) throw new Error(`${name} cannot be played`)
  const seed = { ...file.seed, secret: file.seed.secret }
  const table = new Table(gameOf(), { seatNames: file.seats, seed, variants: file.variants })
  for (const [seat, text] of file.log) {
    if (table.step >= after && table.view(table.actor).decision === decision) return table
    table.say(seat as Seat, text)
  }
  throw new Error(`${decision} is not asked after step ${after} of ${name}`)
}

/** Opens the table from a file and sits down in the active seat. */
async function sitDownAt(page: Page, table: Table): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tableworks tour titans-of-industry', '["*"]'))
  await page.goto('/games')
  const buffer = Buffer.from(writeGameFile(gameFileOf(table)))
  await page.getByLabel('Choose a file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  const dialog = page.getByRole('dialog', { name: 'Who plays?' })
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: `I am ${table.opening.seatNames[table.actor ?? 0]}` }).click()
  await expect(page.getByRole('region', { name: 'The exchange' }).first()).toBeVisible()
}

const lit = (page: Page): Locator => page.locator('[data-place][data-state="lit"]')

test('while a price is set, every square and every line of the slip shows its result', async ({ page }) => {
  const complaints = complaintsOf(page)
  const table = tableAt('typical', 'choosePrice', 230)
  const g = table.state.g as State
  const grid = (table.choices[0]?.split(' ')[1] ?? '') as GridId // as in "price c-industrial 1"
  const market = marketIn(g, grid)
  const ifPriced = g.box.grids[grid].prices.map(price => forecastAt(market, table.actor ?? 0, price))
  const own = market.cubes[table.actor ?? 0]
  expect(new Set(ifPriced.map(({ sells }) => sells)).size).toBeGreaterThan(1)

  await sitDownAt(page, table)
  const slip = page.getByRole('table', { name: /Prices in the/ })
  await expect(slip).toBeVisible()
  const lines = await slip
    .locator('tbody tr')
    .evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent)))
  expect(lines.map(([price, sells, brings]) => [price, sells, brings])).toEqual(
    ifPriced.map(({ price, sells }) => [`$${price}`, `${sells}/${own}`, `$${sells * price}`]),
  )
  await expect(slip.getByRole('img')).toHaveCount(
    ifPriced.reduce((sum, { cheaper, equal }) => sum + cheaper.length + equal.length, 0),
  )
  const squares = page.locator(`[data-grid="${grid}"] [data-place^="price-"]`)
  expect(
    await squares.evaluateAll(all => all.map(one => /→(\d+)/.exec(one.parentElement?.textContent ?? '')?.[1])),
  ).toEqual(ifPriced.map(({ sells }) => String(sells)))

  // Hovering over a square highlights its line. A press sets the price.
  const last = ifPriced.at(-1)?.price ?? 0
  const square = page.getByRole('button', { name: new RegExp(`, \\$${last}[:,].*Ask \\$${last}`) })
  await square.hover()
  await expect(slip.locator('tr[data-pointed]')).toContainText(`$${last}`)
  await square.click()
  await expect(page.getByRole('log')).toContainText(`asks $${last}`)
  await expectStep(page, table.step + 1)
  expect(complaints).toEqual([])
})

test('runs a facility, builds another, and places and prices its cube; illegal choices say why', async ({ page }) => {
  const table = tableAt('typical', 'action', 60)
  const name = table.opening.seatNames[table.actor ?? 0]
  await sitDownAt(page, table)
  const log = page.getByRole('log')
  const desk = page.getByRole('region', { name: 'Your move' })
  await page.locator('[data-place^="space-"][data-state="greyed"]').first().click()
  await expect(page.getByRole('status').getByRole('link', { name: /Rule (TOI|R)-\d+/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await lit(page)
    .and(page.getByRole('button', { name: /two uses/ }))
    .first()
    .click()
  await expect(log).toContainText(`${name} runs the`)
  await expect(desk).toContainText(/Place \d \w+/)
  await page.getByRole('button', { name: 'Undo' }).click()

  await lit(page)
    .and(page.getByRole('button', { name: /next card: Build/ }))
    .first()
    .click()
  await expect(log).toContainText(`${name} builds the`)
  await expect(desk).toContainText(/Place 1 \w+/)
  await expect(desk).toContainText(/sells \d+ at \$\d+|sells nothing/)
  await desk.getByRole('button', { name: /^Place 1 in the/ }).click()
  await expect(page.getByRole('heading', { name: /Pass the device/ })).toBeVisible()
})

test('cubes are placed and priced by pressing the grids, with one confirmation', async ({ page }) => {
  const table = tableAt('typical', 'placeGoods', 60)
  const [, , first = '', , second = ''] = table.choices[1]?.replace(',', '').split(' ') ?? [] // as in "place 1 c-x, 1 d-y"
  await sitDownAt(page, table)
  const desk = page.getByRole('region', { name: 'Your move' })
  for (const grid of [first, second]) await page.locator(`[data-place="price-${grid}-2"]`).click()
  await expect(page.locator('[data-place^="price-"][data-state="picked"]')).toHaveCount(2)
  await expect(page.locator('[data-place^="split-1-"]')).toHaveAttribute('data-state', 'picked')
  await desk.getByRole('button', { name: /in the .* at \$2, .* at \$2/ }).click()
  await expect(page.locator('[role=log], [role=tabpanel]').first()).toContainText('$2')
  await expectStep(page, table.step + 3)
})

test('no Titans are on the page while the device is handed over, nor for the next seat', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tableworks tour titans-of-industry', '["*"]'))
  await sitTogether(page, ['Ann', 'Ben', 'Cas'], 'titans-of-industry')
  const { titans: cards } = gameOf().components.tables as { titans: Record<string, { name: string }> }
  const allTitans = Object.values(cards).map(({ name }) => name)
  expect(allTitans).toHaveLength(24)
  const titans = async () => {
    const content = await page.content()
    return new Set(allTitans.filter(name => content.includes(name)))
  }
  const names: Set<string>[] = []
  for (const name of ['Ann', 'Ben', 'Cas']) {
    await expect(page.getByRole('heading', { name: `Pass the device to ${name}` })).toBeVisible()
    expect(await titans()).toEqual(new Set())
    await page.getByRole('button', { name: `I am ${name}` }).click()
    await expect(lit(page)).toHaveCount(4)
    names.push(await titans())
    await lit(page).first().click()
  }
  expect(names.map(({ size }) => size)).toEqual([4, 4, 4])
  expect(new Set(names.flatMap(seen => [...seen])).size).toBe(12)
})

for (const [decision, place] of [
  ['chooseWaiver', 'waive'],
  ['keepUnsold', 'keep'],
] as const)
  test(`${decision}: each choice is on the board, and a press makes it`, async ({ page }) => {
    const table = tableAt('every-rule-three', decision)
    await sitDownAt(page, table)
    await expect(page.locator(`[data-place^="${place}-"][data-state="lit"]`)).toHaveCount(table.choices.length)
    await lit(page).first().click()
    await expect(page.getByRole('log')).not.toBeEmpty()
    await expect(page.locator('input[aria-label="Move"]')).toHaveAttribute('max', String(table.step + 1))
  })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })

  test('a tap on something that can’t be chosen opens its card, even beside a highlighted place', async ({ page }) => {
    const table = tableAt('every-rule-three', 'action', 31)
    await sitDownAt(page, table)
    await page.locator('[data-near="run-stone-quarry-2-1"]').tap({ position: { x: 8, y: 20 } })
    await expect(page.getByText('Run the Stone Quarry once')).toBeVisible()
    await expectStep(page, table.step)
  })

  // Browsers move a press to the nearest button.
  test('a tap just beside a button for a choice doesn’t make it', async ({ page }) => {
    const table = tableAt('typical', 'action', 60)
    await sitDownAt(page, table)
    await page
      .locator('[data-near^="run-corn-farm-"]')
      .first()
      .tap({ position: { x: 3, y: 14 } })
    await expect(page.getByText('Run the Corn Farm once')).toBeVisible()
    await expectStep(page, table.step)
  })

  test('the map shows the rings and leads to a grid; the next decision scrolls into view', async ({ page }) => {
    await sitDownAt(page, tableAt('typical', 'action', 230))
    await page.getByRole('button', { name: 'Map', exact: true }).tap()
    await page
      .getByRole('group', { name: 'Map of the exchange' })
      .getByRole('button', { name: /^Business energy/ })
      .tap()
    await expect(page.locator('[data-grid="e-southeast"]')).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Quarters' }).tap()
    await lit(page)
      .and(page.getByRole('button', { name: /Build on/ }))
      .first()
      .tap()
    await expect(page.getByRole('region', { name: 'Your move' })).toBeInViewport()
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await sideways()).toBe(360)
    const low = await lit(page).evaluateAll(all => all.filter(one => one.getBoundingClientRect().height < 40).length)
    expect(low).toBe(0)

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await sideways()).toBe(360)
  })
})

test('on an upright tablet, a tip is below the board', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots: Titans of Industry', exact: true }).click()
  const tip = page.getByRole('region', { name: 'First turns' })
  await expect(tip).toBeVisible()
  await expect
    .poll(async () => {
      const board = await page.locator('[data-board]').first().boundingBox()
      return (board?.y ?? 0) + (board?.height ?? 0) - ((await tip.boundingBox())?.y ?? 0)
    })
    .toBeLessThanOrEqual(1)
})
