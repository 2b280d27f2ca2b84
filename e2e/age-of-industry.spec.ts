// Age of Industry's map: a turn by mouse, prices shown before they are paid, sales across two places, a phone.

import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { gameFileOf, readGameFile, type Seat, type SeatView, seedFrom, Table, writeGameFile } from '@tableworks/kernel'
import { axeFindsNothingNow } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { replayOf } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

const at = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]`)
const lit = (page: Page, kind: string): Locator => page.locator(`[data-place^="${kind}-"][data-state="lit"]`)

function theGame() {
  const game = GAMES['age-of-industry']
  if (game === undefined) throw new Error('Age of Industry is missing')
  return game
}

/** A recorded game at the first position after a step that is wanted. */
function recordedAt(recorded: string, after: number, isWanted: (seen: SeatView) => boolean): Table {
  const game = theGame()
  const file = readGameFile(readFileSync(`games/age-of-industry/tests/games/${recorded}.json`, 'utf8'))
  const { secret } = file.seed
  if (secret === null) throw new Error(`${recorded} was not played to its end`)
  const table = new Table(game, { seatNames: file.seats, seed: { ...file.seed, secret }, variants: file.variants })
  for (const [seat, text] of file.log) {
    if (table.step >= after && isWanted(table.view(table.actor))) break
    table.repeat(seat as Seat, text)
  }
  return table
}

/** Opens a recorded game at the first such decision after a step, with all seats played on this device. */
async function openAt(page: Page, recorded: string, decision: string, after: number): Promise<void> {
  await sitDownAt(
    page,
    recordedAt(recorded, after, seen => seen.decision === decision),
  )
  await page.getByRole('button', { name: /^I am / }).click()
}

async function sitDownAt(page: Page, table: Table, bots: readonly string[] = []): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tableworks tour age-of-industry', '["*"]'))
  await page.goto('/games')
  const buffer = Buffer.from(writeGameFile(gameFileOf(table)))
  await page.getByLabel('Choose a file').setInputFiles({ name: 'evening.json', mimeType: 'application/json', buffer })
  const dialog = page.getByRole('dialog')
  for (const name of bots) await dialog.getByLabel(name).selectOption('Bot, beginner')
  await dialog.getByRole('button', { name: 'Open the table' }).click()
}

test('the ways to build hide no other space, and the question stays on its line', async ({ page }) => {
  await openAt(page, 'typical', 'action', 106)
  const heightOf = async (question: string) => (await page.getByText(question).boundingBox())?.y
  const before = await heightOf('Choose an action (1 left) or a space.')
  await at(page, 'site-otaru/1').click()
  const fan = page.getByRole('region', { name: /^Ways to build/ })
  await expect(fan).toContainText(/\$\d+ in total, then you have \$\d+/)
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  expect(await heightOf('Choose a card to build with.')).toBe(before)
  const box = await fan.boundingBox()
  const hidden = await page.locator('[data-place^="site-"][data-state="other"]').evaluateAll(
    (places, { x, y, width, height }) =>
      places.flatMap(place => {
        const { left, right, top, bottom } = place.getBoundingClientRect()
        const isApart = right <= x || left >= x + width || bottom <= y || top >= y + height
        return isApart ? [] : [place.getAttribute('data-place')]
      }),
    box ?? { x: 0, y: 0, width: 0, height: 0 },
  )
  expect(hidden).toEqual([])
})

test('a counter is built by a space and a card, or by an action, a card and a space, with prices shown first', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openAt(page, 'typical', 'action', 122)
  const log = page.getByRole('log')
  const step = replayOf(page)
  const before = (await step.textContent()) ?? ''
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(step).toHaveText(before)
  }

  // Hovering over a hand card shows the prices of its spaces. A card can be pressed before a space.
  const prices = page.locator('svg text').filter({ hasText: /^\$\d+$/ })
  await expect.poll(() => prices.count()).toBeGreaterThan(30)
  await expect(prices.and(page.locator('[data-loan]')).first()).toBeVisible()
  await lit(page, 'card').first().hover()
  await expect.poll(() => prices.count()).toBeLessThan(30)
  await lit(page, 'card').first().click()
  await lit(page, 'site').first().click()
  await lit(page, 'way').first().click()
  await expect(log).toContainText(/builds a level \d/)
  await undo()

  // A space shows the ways to build there; one undo reverts all of it.
  await at(page, 'site-niigata/2').click()
  await expect(step).toHaveText(before)
  const fan = page.getByRole('region', { name: 'Ways to build in Niigata 2' })
  await expect(fan).toContainText(/\$\d+ in total, then you have \$\d+/)
  await expect(fan).toContainText('other region')
  await lit(page, 'way').first().click()
  await expect(fan).toBeHidden()
  await expect(log).toContainText(/builds a level \d .* in Niigata 2/)
  await undo()
  await expect(at(page, 'site-niigata/2')).toHaveAttribute('data-state', 'lit')

  await lit(page, 'action-build').click()
  await expect(page.locator('[data-home]')).toHaveText('Choose a card to build with.')
  await lit(page, 'card').first().click()
  const space = lit(page, 'site').first()
  await space.hover()
  const card = page.locator('[data-inspect]')
  await expect(card).toContainText(/\$\d+ for a level \d/)
  await expect(card).toContainText(/\$\d+ in total, then you have \$\d+/)
  await space.click()
  if ((await page.locator('[data-state="picked"][data-place]').count()) > 0) await lit(page, 'stack').first().click()
  await expect(log).toContainText(/builds a level \d/)
  expect(complaints).toEqual([])
})

test('a link shows its cost and income, and a press builds it', async ({ page }) => {
  await openAt(page, 'typical', 'rail', 264)
  await at(page, 'link-sendai-maebashi').hover()
  await expect(page.locator('[data-inspect]')).toContainText('pays $5 at the end')
  await at(page, 'link-sendai-maebashi').click()
  await expect(page.getByRole('log')).toContainText('lays Sendai–Maebashi')
})

test('sells goods from a mill to a port, and iron from the display to a market', async ({ page }) => {
  await openAt(page, 'every-rule-japan', 'sell', 176)
  await at(page, 'site-sapporo/1').click()
  await at(page, 'site-muroran/1').click()
  await expect(page.getByRole('log')).toContainText(/sells the cotton mill in Sapporo 1? ?through/)

  await openAt(page, 'typical-minnesota', 'sell', 333)
  await at(page, 'demands').click()
  await at(page, 'market-superior/i').click()
  await expect(page.getByRole('log')).toContainText('sells it to Superior')
})

for (const [recorded, colorScheme] of [
  ['typical', 'light'],
  ['typical-minnesota', 'dark'],
] as const)
  test(`axe finds nothing on the board: ${recorded}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openAt(page, recorded, 'action', 150)
    await axeFindsNothingNow(page)
  })

/** Focuses what a keyboard player would press next to use up the deck; returns its name. */
function focusNext(): string | null {
  const wanted = [
    '[data-place="deck"]',
    '[data-place^="slot-"]',
    '[data-place^="action-take cards-"]',
    '[data-place^="action-pass-"]',
    '[data-place^="card-"]',
  ]
  const buttons = Array.from(document.querySelectorAll('button')).filter(button => button.checkVisibility())
  const gate = buttons.find(({ textContent }) => /^(I am |Continue|See the scores)/.test(textContent.trim()))
  const place = wanted.flatMap(one => document.querySelector<SVGElement>(`${one}[data-state="lit"]`) ?? [])[0]
  const next = gate ?? place
  next?.focus()
  return next === undefined ? null : (next.getAttribute('data-place') ?? next.textContent)
}

test('plays a whole short game by keyboard alone', async ({ page }) => {
  const variants = { map: 'minnesota', twoPlayerTrim: true }
  await sitDownAt(page, new Table(theGame(), { seatNames: ['Ann', 'Ben'], seed: seedFrom('by keys'), variants }))
  const over = page.getByRole('heading', { name: /wins$|draw/ })
  for (let pressed = 0; pressed < 600 && !(await over.isVisible()); pressed++)
    if ((await page.evaluate(focusNext)) === null) await page.waitForTimeout(20)
    else await page.keyboard.press('Enter')
  await expect(over).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a space opens its cards at the bottom of the screen', async ({ page }) => {
    await openAt(page, 'typical', 'action', 122)
    await lit(page, 'site').first().tap()
    const fan = page.getByRole('region', { name: /^Ways to build/ })
    await expect(fan).toBeVisible()
    await lit(page, 'way').first().tap()
    const bar = page.getByRole('region', { name: 'Preview' })
    await bar.getByRole('button', { name: /^Build / }).tap()
    await expect(page.locator('[role=log]')).toContainText(/builds a level \d/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('the whole map fits, and a tap on it looks there without choosing', async ({ page }) => {
    await openAt(page, 'typical', 'action', 122)
    const sites = lit(page, 'site')
    const far = sites.last()
    await page.getByRole('button', { name: 'Whole map' }).tap()
    for (const site of await sites.all()) await expect(site).toBeInViewport()
    const box = await far.boundingBox()
    if (box === null) throw new Error('no place')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page.getByRole('button', { name: 'Whole map' })).toBeVisible()
    await expect(far).toBeInViewport()
    await expect(page.getByRole('region', { name: /^Ways to build/ })).toHaveCount(0)
  })

  test('the map scrolls to what can be chosen, and nothing overflows', async ({ page }) => {
    await openAt(page, 'typical', 'build', 232)
    const inSight = () =>
      lit(page, 'site').evaluateAll(
        all =>
          all.filter(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            const map = one.closest('[data-cut]')?.getBoundingClientRect()
            return left > 0 && right < innerWidth && top > (map?.top ?? 0) && bottom < innerHeight
          }).length,
      )
    await expect.poll(inSight).toBeGreaterThan(0)
    await lit(page, 'site').last().tap()
    const bar = page.getByRole('region', { name: 'Preview' })
    await expect(bar).toContainText(/then you have \$\d+/)
    const prompt = page.locator('[data-prompt]')
    await expect(prompt).toContainText('Choose what to build')
    await bar.getByRole('button', { name: /^Build / }).tap()
    await expect(prompt).not.toContainText('Choose what to build')
    await expect(page.locator('[role=log]')).toContainText('Kagoshima')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('set-up offers the levels that make a difference at the table', async ({ page }) => {
  await page.goto('/new/age-of-industry')
  const rival = page.getByLabel('Who plays seat 2')
  await rival.selectOption('Bot, hard')
  await page.getByRole('group', { name: 'Map' }).getByText('Minnesota', { exact: true }).click()
  await expect(rival.locator('option')).toHaveText([/^Player/, /beginner$/, /easy$/, /normal$/, /expert$/])
  await expect(rival).toHaveValue('normal')
  await page.getByRole('group', { name: 'How many seats' }).getByText('3', { exact: true }).click()
  await expect(rival).toHaveValue('hard')
})

test('the last move of a turn stays on the board until the player has read it, before the end of the turn', async ({
  page,
}) => {
  const isLast = ({ decision, actor, view }: SeatView) =>
    decision === 'action' && (view as { order: readonly Seat[] }).order.at(-1) === actor
  const table = recordedAt('typical-minnesota', 30, isLast)
  const { seats } = gameFileOf(table)
  const name = seats[table.actor ?? 0] ?? ''
  const others = seats.filter(one => one !== name).slice(1)
  await page.addInitScript(() => localStorage.setItem('tableworks settings', '{"pace":"atOnce"}'))
  await sitDownAt(page, table, [name, ...others])

  const story = page.getByRole('group', { name: 'Since your last turn' })
  const scene = page.locator('[data-scene]')
  const onward = page.getByRole('button', { name: /^The end of turn \d/ })
  await onward.waitFor()
  await expect(scene).toBeHidden()
  await expect(story).toContainText(name)
  await expect(page.locator('[data-marked]').first()).toBeVisible()
  await expect(page.locator('section[data-side]', { hasText: /to move|your turn/ })).toHaveCount(0)

  await onward.click()
  await page.getByRole('button', { name: /Skip to totals/ }).click()
  const money = scene.getByRole('row', { name: /^Money/ }).getByRole('cell')
  for (const [seat, text] of (await money.allTextContents()).entries())
    await expect(page.locator(`section[data-side="${seat}"]`)).toContainText(text)
  await page.getByRole('button', { name: /Continue to turn/ }).click()
  await expect(scene).toBeHidden()
})
