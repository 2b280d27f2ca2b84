// Titan's crater: the end of a game by keyboard, and the preview of each kind of decision.

import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { gameFileOf, readGameFile, type Seat, Table, writeGameFile } from '@tableworks/kernel'
import { axeFindsNothing } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { expectStep, playByEnter, touch } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

/** A recorded game up to the first position that matches. */
function tableAt(name: 'typical' | 'every-rule', isMeant: (table: Table) => boolean): Table {
  const game = GAMES['titan']
  const file = readGameFile(readFileSync(`games/titan/tests/games/${name}.json`, 'utf8'))
  if (game === undefined || file.seed.secret === null) throw new Error(`${name} cannot be played`)
  const seed = { ...file.seed, secret: file.seed.secret }
  const table = new Table(game, { seatNames: file.seats, seed, variants: file.variants })
  for (const [seat, text] of file.log) {
    if (isMeant(table)) return table
    table.say(seat as Seat, text)
  }
  throw new Error(`${name} has no such position`)
}

const asks =
  (decision: string, after = 0, choice = /^/) =>
  (table: Table): boolean => {
    const seen = table.view(table.actor)
    return table.step >= after && seen.decision === decision && seen.choices.some(name => choice.test(name))
  }

/** No tips, no motion, instant bots, and scenes only on request. */
const quietly = (page: Page, skippedScenes = ['*']): Promise<unknown> =>
  page.addInitScript(skipped => {
    localStorage.setItem('tableworks tour titan', '["*"]')
    const settings = { pace: 'atOnce', motion: 'reduce', skippedScenes: skipped }
    localStorage.setItem('tableworks settings', JSON.stringify(settings))
  }, skippedScenes)

/** Opens the table from a file. Titan has no secrets, so no gate appears. */
async function sitDownAt(page: Page, table: Table, skippedScenes?: string[], { tips = false } = {}): Promise<void> {
  await quietly(page, skippedScenes)
  if (tips) await page.addInitScript(() => localStorage.removeItem('tableworks tour titan'))
  await page.goto('/games')
  const buffer = Buffer.from(writeGameFile(gameFileOf(table)))
  await page.getByLabel('Choose a file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click()
  await expect(at(page, 'orders')).toBeVisible()
}

const at = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]`)
const lit = (page: Page, kind: string): Locator => page.locator(`[data-place^="${kind}-"][data-state="lit"]`)
const outcome = (page: Page): Locator => page.getByRole('list', { name: 'Outcome' })

test('plays the last turns of a game by keyboard', async ({ page }) => {
  const complaints = complaintsOf(page)
  await sitDownAt(page, tableAt('typical', asks('turn.start', 360)))
  await playByEnter(page, { asked: 'skip it|stay|what Drone' })
  await expect(page.getByRole('table', { name: 'Score sheet' })).toContainText('Deuterium, 2 each')
  expect(complaints).toEqual([])
})

test('a Pipe shows its outcome for all players before it’s laid, and a press lays it', async ({ page }) => {
  const complaints = complaintsOf(page)
  const table = tableAt('typical', asks('turn.start', 120, /^pipe VUM/))
  await sitDownAt(page, table)
  const slot = page.locator('[data-place^="way-"][data-place*="-VUM"][data-state="lit"]').first()
  await slot.hover()
  await expect(outcome(page)).toContainText(/drilling \+1/)
  await slot.click()
  await expect(page.getByRole('log')).toContainText(/lays a Pipe from U\d+ to M\d+/)
  await expect(outcome(page)).toHaveCount(0)
  // The focus moves to the next choice, but the hold previews nothing until the player points at something.
  await expect(page.locator('[data-part="hold"] h3')).toHaveText(/^Hold\d+ of 30$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectStep(page, table.step)
  expect(complaints).toEqual([])
})

test('the Rock, Saturn, the stages of a turn and the tags of gains have cards', async ({ page }) => {
  await sitDownAt(page, tableAt('typical', asks('turn.start', 120, /^pipe/)))
  const card = page.locator('[data-inspect]')
  const cards = { 'rock-': 'The Rock', saturn: 'Saturn', 'stage-3': 'Stage 4 of 4 in a turn' }
  for (const [place, text] of Object.entries(cards)) {
    await page.locator(`[data-near^="${place}"]`).first().hover()
    await expect(card).toContainText(text)
    // An open card may cover the next thing.
    await page.mouse.move(0, 0)
    await expect(card).toHaveCount(0)
  }
  const tag = page.locator('[data-tag]').locator('visible=true').first()
  await tag.hover()
  await expect(card).toContainText('Lay a Pipe')
  await tag.click()
  await expect(page.getByRole('log')).toContainText(/lays a Pipe/)
})

test('ending a turn names an order that could be fulfilled', async ({ page }) => {
  await sitDownAt(page, tableAt('every-rule', asks('turn.upgrade', 0, /^order/)))
  await expect(page.getByRole('heading', { name: /^End your turn.*, or fulfil an order/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^End turn without / })).toBeVisible()
})

test('highlighted slots and zones show their gains at once, and a Drone says why to fly there', async ({ page }) => {
  await sitDownAt(page, tableAt('typical', asks('turn.start', 120, /^pipe/)))
  const tags = page.locator('[data-tag]').locator('visible=true')
  await expect(tags.filter({ hasText: '+7' }).first()).toBeVisible()

  await sitDownAt(page, tableAt('typical', asks('drone.move', 40)))
  await expect(tags.filter({ hasText: '+1' }).first()).toBeVisible()
  await expect(page.getByText('Dashed: 1 Hydrocarbon')).toBeVisible()
  await page.locator('[data-place="zone-M03"][data-state="lit"]').hover()
  await expect(outcome(page)).toContainText('Docks: the Rig gives you 1 more Titanium')
})

test('another player’s turn shows the Pipe it destroyed and its cost', async ({ page }) => {
  await sitDownAt(page, tableAt('typical', asks('turn.start', 300)))
  await expect(page.locator('[data-marked]').filter({ hasText: '−1 Pipe' })).toBeVisible()
  await expect(page.locator('[data-gone]')).toHaveCount(1)
  // The pill covers no choice, and leaves while the player chooses.
  await expect(page.locator('[data-marked]').getByText('−1 Pipe')).toBeHidden({ timeout: 10_000 })
  await lit(page, 'way').first().click()
  await expect(page.locator('[data-gone]')).toHaveCount(0)
})

test('slots are inactive without a Pipe, and say why', async ({ page }) => {
  const isBare = asks('turn.start', 60)
  await sitDownAt(
    page,
    tableAt('typical', table => isBare(table) && !table.choices.some(choice => choice.startsWith('pipe'))),
  )
  await expect(lit(page, 'way')).toHaveCount(0)
  await expect(lit(page, 'bay').first()).toBeVisible()
  await page.locator('[data-place^="way-"][data-state="greyed"]').first().click()
  await expect(page.getByText('There is no Pipe in your Dropship.')).toBeVisible()
})

test('a zone shows what a Rig would load there', async ({ page }) => {
  await sitDownAt(page, tableAt('typical', asks('deploy.zone', 0, /^on U/)))
  await expect(page.locator('[data-planned]')).toHaveCount(0)
  await page.locator('[data-place^="zone-U"][data-state="lit"]').first().hover()
  await expect(page.locator('[data-planned]')).toBeVisible()
  await page.locator('[data-place^="zone-U"][data-state="lit"]').first().click()
  await expect(page.getByRole('log')).toContainText(/deploys the .* and loads /)
})

test('a Drone flies where it’s sent; an upgrade shows its price and asks for a Module', async ({ page }) => {
  const complaints = complaintsOf(page)
  await sitDownAt(page, tableAt('every-rule', asks('turn.drone', 60)))
  await lit(page, 'drone').click()
  await lit(page, 'zone').first().click()
  await expect(page.getByRole('log')).toContainText(/moves Drone \d/)

  await sitDownAt(page, tableAt('every-rule', asks('turn.upgrade', 60, /^upgrade/)))
  await lit(page, 'zone').first().hover()
  await expect(outcome(page)).toContainText(/\d Silicium \(\d free slots? − \d Drones?\)/)
  await lit(page, 'zone').first().click()
  await lit(page, 'module').first().click()
  await expect(page.getByRole('log')).toContainText(/upgrades the .* for \d Silicium/)
  expect(complaints).toEqual([])
})

test('things that can’t be chosen say what they are and what they mean now', async ({ page }) => {
  await sitDownAt(page, tableAt('typical', asks('turn.start', 150)))
  const card = page.locator('[data-inspect]')
  await page.locator('[data-near^="rig-"]').first().hover()
  await expect(card).toContainText('In orbit')
  await expect(card).toContainText('Rigs are deployed when a cycle starts.')
  await page.locator('[data-near="clock"]').hover()
  await expect(card).toContainText('Foreman')
})

test('fulfilling an order makes room while cubes arrive', async ({ page }) => {
  const complaints = complaintsOf(page)
  await sitDownAt(page, tableAt('typical', asks('overflow', 0, /^order luna/)))
  await expect(page.locator('[data-prompt]')).toContainText('Your hold is full')
  await expect(lit(page, 'cubes').first()).toBeVisible()
  await expect(at(page, 'order-luna')).toHaveAttribute('data-state', 'lit')
  await at(page, 'order-luna').click()
  await expect(page.getByRole('log')).toContainText('fulfils the Luna order (+2 Credits)')
  await expect(page.getByRole('log')).toContainText(/fulfils the Luna order \(\+2 Credits\)(, | and )gains 1/)
  expect(complaints).toEqual([])
})

test('an extraction is shown Rig by Rig, with each player’s gains', async ({ page }) => {
  const ends = (table: Table): boolean => {
    const actor = table.actor
    if (actor === null || !asks('turn.upgrade', 100)(table)) return false
    const answer = table.propose(actor, 'end turn')
    const told = 'told' in answer ? answer.told : []
    return ['extracted', 'becameForeman'].every(kind => told.some(({ fact }) => fact.kind === kind))
  }
  await sitDownAt(page, tableAt('typical', ends), [])
  await page.getByRole('button', { name: 'End turn' }).click()
  const scene = page.getByRole('dialog')
  await expect(scene).toContainText(/extracts from \d Rigs?/)
  await page.getByRole('button', { name: 'Skip to totals' }).click()
  await expect(scene.getByRole('row', { name: /Deuterium In the hold now/ })).toBeVisible()
  await page.getByRole('button', { name: /Continue to cycle/ }).click()
  await expect(page.locator('[data-prompt]')).toContainText('Choose a Rig to deploy')
})

test('axe finds nothing on the board, light and dark', async ({ page }) => {
  await sitDownAt(page, tableAt('typical', asks('turn.start', 150)))
  await axeFindsNothing(page)
})

test.describe('on an upright tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('the crater is as wide as possible beside its explanations', async ({ page }) => {
    await sitDownAt(page, tableAt('typical', asks('turn.start', 300)))
    await expect(page.getByRole('complementary').filter({ hasText: 'Upgrades a Rig' })).toContainText('This turn')
    const crater = await page.getByRole('group', { name: /^The crater/ }).boundingBox()
    expect(crater?.width).toBeGreaterThan(600)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1024)
  })
})

test.describe('on an upright tablet, by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } })

  test('the button that confirms a Rig is whole, however long its preview', async ({ page }) => {
    const table = tableAt('typical', asks('land.rig'))
    await sitDownAt(page, table)
    await lit(page, 'rig').first().tap()
    const card = page.locator('[data-prompt][data-card]')
    const take = card.locator('[data-prompt-detail] button').first()
    await expect(take).toBeVisible()
    const [inner, outer] = [await take.boundingBox(), await card.boundingBox()]
    expect(inner?.height).toBeGreaterThan(40)
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0))
    await page.waitForTimeout(500) // a button that has just appeared under the finger ignores the press
    await take.tap()
    await expectStep(page, table.step + 1)
  })

  test('tips are shown on the Table tab', async ({ page }) => {
    await sitDownAt(page, tableAt('typical', asks('land.pipe')), undefined, { tips: true })
    const tip = page.getByRole('region', { name: 'First turns' })
    const title = (await tip.getByRole('heading').textContent()) ?? ''
    await tip.getByRole('button', { name: 'Got it' }).tap()
    await expect(tip.getByRole('heading', { name: title }), 'another tip may follow').toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('something to press is visible, and nothing overflows', async ({ page }) => {
    const table = tableAt('typical', asks('turn.start', 120, /^pipe/))
    await sitDownAt(page, table)
    await expect(lit(page, 'way').first()).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('with a full hold, removable cubes and a payable order are both visible', async ({ page }) => {
    await sitDownAt(page, tableAt('typical', asks('overflow', 0, /^order luna/)))
    await expect(lit(page, 'cubes').first()).toBeInViewport()
    await expect(at(page, 'order-luna')).toBeInViewport()
    await touch(at(page, 'order-luna'))
    await expect(page.locator('[role=log]')).toContainText('fulfils the Luna order')
  })

  test('by touch, the first tap previews, and the button or a second tap chooses', async ({ page }) => {
    const table = tableAt('typical', asks('turn.start', 120, /^pipe VUM/))
    await sitDownAt(page, table)
    const slots = page.locator('[data-place^="way-"][data-place*="-VUM"][data-state="lit"]')
    const bar = page.getByRole('region', { name: 'Preview' })
    await slots.first().tap()
    await expect(bar).toContainText(/\d left in your Dropship/)
    await expectStep(page, table.step)
    await bar.getByRole('button', { name: 'Next move' }).tap()
    await expect(bar).toContainText(/\d+ of \d+/)
    await bar.getByRole('button', { name: 'Close' }).tap()
    await expect(bar).toHaveCount(0)

    await slots.first().tap()
    await bar.getByRole('button', { name: /^Lay a Pipe from U\d+ to M/ }).tap()
    await expect(page.locator('[role=log]')).toContainText(/lays a Pipe/)
    await expect(bar).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expectStep(page, table.step)

    await slots.first().tap()
    await page.waitForTimeout(500) // waits, because two quick taps count as one preview
    await slots.first().tap()
    await expectStep(page, table.step + 1)
  })
})
