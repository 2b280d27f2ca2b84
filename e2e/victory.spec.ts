// Victory Through Industry's board: a whole game by keyboard; running a type by its ticket or by pressing a factory; building,
// moving, tearing down and giving away a factory; trades with all their answers; touch; and a phone.

import { expect, type Locator, type Page, test } from '@playwright/test'
import { gameFileOf, seedFrom, Table, writeGameFile } from '@tableworks/kernel'
import type { ProductId } from '../games/victory-through-industry/data/products.ts'
import { type Position, victoryTable } from '../games/victory-through-industry/tests/table.ts'
import { axeFindsNothing } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { expectStep, playByEnter, replayOf } from './sitting.ts'

test.use({ serviceWorkers: 'block' })

const GAME = 'victory-through-industry'

/** A three-player table in a custom position: Ann's turn, after she has made these choices. */
function annsTurn(position: Position, ...choices: readonly string[]): Table {
  const { state, referee } = victoryTable({ seats: 3, ...position }).at('turns', {})
  const seatNames = ['Ann', 'Ben', 'Cat']
  const table = new Table(referee.game, { seatNames, seed: seedFrom('position'), position: state })
  for (const name of choices) table.say(0, name)
  return table
}

/** The contracts for three players: some are Ann's, the rest are open. */
const CONTRACTS: readonly ProductId[] = [
  'coal',
  'oil',
  'steel',
  'beef',
  'cloth',
  'brass',
  'boots',
  'rifles',
  'jeeps',
  'rubber',
  'copper',
  'knapsacks',
]

/** Ann's steel mill lacks coal, and ore blocks both of her iron mines. Cat has coal and oil. */
const WORKS: Position = {
  open: [...CONTRACTS],
  complexes: [
    {
      factories: [
        ['steel_mill', 0, 0],
        ['forest', -1, 1],
        ['iron_mine', 1, 1],
        ['iron_mine', 2, 2],
      ],
      products: [
        ['wood', 0, -1],
        ['iron_ore', 1, 0],
        ['wood', -1, 2],
        ['iron_ore', 1, 2],
        ['iron_ore', 2, 3],
      ],
    },
    { products: [['wood', 0, -1]] },
    {
      factories: [
        ['forest', 0, 0],
        ['coal_mine', 1, 0],
      ],
      products: [
        ['coal', 0, -1],
        ['oil', 0, 1],
      ],
    },
  ],
}
/** Ann works on the floor. */
const atWork = (...choices: readonly string[]): Table => annsTurn(WORKS, 'operate', ...choices)

/** Opens the table from a file. The game has no secrets, so no gate appears. */
async function sitDownAt(page: Page, table: Table, { tips = false } = {}): Promise<void> {
  if (!tips) await page.addInitScript(game => localStorage.setItem(`tableworks tour ${game}`, '["*"]'), GAME)
  await page.goto('/games')
  const buffer = Buffer.from(writeGameFile(gameFileOf(table)))
  await page.getByLabel('Choose a file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click()
  await expect(page.locator('[data-part="floor"]')).toBeAttached()
}

const at = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]`)
/** A cell's place on Ann's floor. */
const annsCell = (cell: { x: number; y: number } | undefined): string => `cell-0-${cell?.x}-${cell?.y}`
const lit = (page: Page, kind: string): Locator => page.locator(`[data-place^="${kind}-"][data-state="lit"]`)

test('a ticket runs every factory of its type, and so does a factory on the floor', async ({ page }) => {
  const complaints = complaintsOf(page)
  const table = annsTurn({
    open: [...CONTRACTS],
    complexes: [
      {
        factories: [
          ['forest', 0, 0],
          ['forest', 0, 1],
          ['oil_well', 0, 2],
        ],
      },
    ],
  })
  await sitDownAt(page, table)
  await at(page, 'ticket-forest-0').click()
  await page.getByRole('button', { name: 'Run all' }).click()
  await expectStep(page, table.step + 2)
  await expect(page.getByRole('log')).toContainText('Ann runs a forest (×2).')

  const well = page
    .locator('[data-near^="cell-"]')
    .filter({ has: page.locator('[class*=runs]') })
    .first()
  await well.locator('[class*=runs]').click()
  await expect(replayOf(page)).not.toContainText(`Move ${table.step + 2} of`)
  expect(complaints).toEqual([])
})

test('builds a factory by pressing stack, payment, site and turn', async ({ page }) => {
  const complaints = complaintsOf(page)
  const table = atWork('build')
  await sitDownAt(page, table)
  for (const [i, kind] of ['stack', 'cell', 'cell', 'cell', 'turn'].entries()) {
    await expectStep(page, table.step + i)
    await lit(page, kind).first().click()
  }
  await expect(page.getByRole('log')).toContainText(/builds an? /)
  expect(complaints).toEqual([])
})

test('a crate can be dragged to another cell, and returns from an illegal one', async ({ page }) => {
  const complaints = complaintsOf(page)
  const table = atWork()
  await sitDownAt(page, table)
  const { glance } = table.view(table.actor).view as { glance: { products: readonly { x: number; y: number }[][] } }
  const from = glance.products[table.actor ?? 0]?.[0]
  const free = page.locator('[data-place^="cell-"][data-state="quiet"]')
  const target = await freeCell(page, table)
  await carry(page, at(page, annsCell(from)), page.getByRole('region', { name: 'Contracts' }))
  await expect(free.first()).toBeVisible()
  await expectStep(page, table.step)
  await carry(page, at(page, annsCell(from)), at(page, target))
  await expectStep(page, table.step + 3) // Three choices: move a product, which one, and where to.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectStep(page, table.step) // one undo reverts all three

  await carry(page, at(page, annsCell(from)), at(page, 'action-discard-0'))
  await expect(page.getByRole('log')).toContainText('throws away')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectStep(page, table.step)
  await carry(page, at(page, annsCell(from)), at(page, 'player-2'))
  await expect(page.locator('[data-prompt]')).toContainText('Make Cat an offer')
  expect(complaints).toEqual([])
})

/** An empty cell beside a factory, from the rules' list for a moved product. */
async function freeCell(page: Page, table: Table): Promise<string> {
  const cells = await page
    .locator('[data-place^="cell-"]')
    .evaluateAll(all => all.map(one => one.dataset['place'] ?? ''))
  const { referee } = table
  const state = referee.clone(table.state)
  for (const name of ['move product', '']) {
    const options = referee.options(state)
    const option = options.find(one => referee.name(state, one) === name) ?? options[0]
    if (option !== undefined) referee.choose(state, option)
    if (referee.waiting(state)?.decision === 'putProduct') break
  }
  const free = referee.options(state).map(one => annsCell(one as { x: number; y: number }))
  return cells.find(cell => free.includes(cell)) ?? ''
}

async function carry(page: Page, what: Locator, to: Locator): Promise<void> {
  const [a, b] = [await what.boundingBox(), await to.boundingBox()]
  if (a === null || b === null) throw new Error('nothing to carry')
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2)
  await page.mouse.down()
  await page.mouse.move(a.x + a.width / 2 + 12, a.y + a.height / 2 + 12)
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 })
  await page.mouse.up()
}

test('a factory is turned by R, by the wheel and by its handle, and placed in that orientation', async ({ page }) => {
  const table = atWork('build', 'build forest', 'pay 0,-1', 'pay -1,2', 'at 0,2')
  await sitDownAt(page, table)
  const ghost = page.locator('[class*=waiting]')
  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { name: / rules$/ })).toHaveCount(0) // The shortcut R would normally open the rules.
  await page.locator('[class*=stage]').first().hover()
  await page.mouse.wheel(0, 60)
  await ghost.locator('circle').click()
  await ghost.locator('rect').click()
  await expectStep(page, table.step + 1)
})

test('a turn that has the focus gives way to R and the wheel, in the preview and in what is placed', async ({
  page,
}) => {
  const table = atWork('build', 'build forest', 'pay 0,-1', 'pay -1,2', 'at 0,2')
  await sitDownAt(page, table)
  const turns = page.locator('[data-place^="turn-"][data-state="lit"]')
  const preview = page.locator('[data-floor] g[opacity=".92"]')
  await page.keyboard.press('Tab') // Only a focus that was moved by key previews its turn.
  await turns.first().focus()
  const before = await preview.innerHTML()
  await page.keyboard.press('r')
  await expect(turns.last()).toBeFocused()
  expect(await preview.innerHTML()).not.toBe(before)
  await page.locator('[class*=stage]').first().hover()
  await turns.first().focus()
  await page.mouse.wheel(0, 60)
  await expect(turns.last()).toBeFocused()
  expect(await preview.innerHTML()).not.toBe(before)
})

test('a pressed poster is still the goal after the table is opened again', async ({ page }) => {
  await sitDownAt(page, annsTurn(WORKS))
  const way = page.locator('[data-part="way"]')
  await page.locator('[data-near="contract-brass"] button').first().click()
  await expect(way).toContainText('The way to brass')
  await page.reload()
  await expect(way).toContainText('The way to brass')
})

test('makes the last deliveries of a game by keyboard alone, and steps through the ending', async ({ page }) => {
  const table = annsTurn({
    token: 0,
    open: CONTRACTS.slice(5),
    complexes: [
      {
        factories: [
          ['forest', 0, 0],
          ['oil_well', 1, 0],
        ],
        products: [
          ['coal', -1, 0],
          ['oil', 0, -1],
          ['steel', 1, -1],
          ['beef', 0, 1],
          ['cloth', 2, 0],
        ],
        contracts: CONTRACTS.slice(0, 5),
      },
    ],
  })
  await sitDownAt(page, table)
  for (let i = 0; i < 5; i++) {
    await lit(page, 'cell').first().focus()
    await page.keyboard.press('Enter')
    await expectStep(page, table.step + 1 + i)
  }
  await expect(page.getByRole('dialog')).toContainText('The end of the game')
  const onward = page.getByRole('button', { name: 'See the scores' })
  for (let i = 0; i < 6 && !(await onward.isVisible()); i++) await page.getByRole('button', { name: 'Next' }).click()
  await onward.click()
  await expect(page.getByRole('table', { name: 'Score sheet' })).toContainText('Contracts')
  await expect(page.getByRole('region', { name: /wins/ })).toContainText('by fulfilling 5 contracts at once')
})

test('plays a whole game by keyboard against a bot', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(game => {
    localStorage.setItem(`tableworks tour ${game}`, '["*"]')
    const settings = { pace: 'atOnce', motion: 'reduce', skippedScenes: ['*'] }
    localStorage.setItem('tableworks settings', JSON.stringify(settings))
  }, GAME)
  await page.goto(`/new/${GAME}`)
  await page.getByRole('button', { name: 'Open the table' }).focus()
  await page.keyboard.press('Enter')
  await playByEnter(page, { button: 'Run all|Finish|Decline$' })
  await expect(page.getByRole('table', { name: 'Score sheet' })).toContainText('Contracts')
  expect(complaints).toEqual([])
})

test('axe finds nothing on the board, light and dark', async ({ page }) => {
  await sitDownAt(page, atWork())
  await axeFindsNothing(page)
})

const choice = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Pressing Cat's name offers her a factory, unless the page is asking whom to trade with. */
async function tradeWithCat(page: Page): Promise<void> {
  const prompt = page.locator('[data-prompt]')
  await at(page, 'action-trade-0').click()
  await expect(prompt).toContainText('Choose whom to trade with.')
  await at(page, 'player-2').click()
  await expect(prompt).toContainText('Make Cat an offer')
}

/** Places all products until none are left. */
async function placeAll(page: Page): Promise<void> {
  const prompt = page.locator('[data-prompt]')
  await expect(prompt).toContainText(/Choose (a place for|which)/) // waits until the response has arrived
  for (let i = 0; i < 8 && /Choose (a place for|which)/.test((await prompt.textContent()) ?? ''); i++) {
    const before = await prompt.textContent()
    const step = await replayOf(page).textContent()
    const auto = page.getByRole('button', { name: /^Auto-place/ })
    await ((await auto.isVisible()) ? auto : lit(page, 'cell').first()).click()
    await expect(replayOf(page), before ?? '').not.toHaveText(step ?? '')
  }
}

test('an offer grows card by card; it’s withdrawn, declined, improved and accepted, and a player can decline all', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const table = atWork()
  await sitDownAt(page, table)
  const prompt = page.locator('[data-prompt]')
  const offer = async (cell: string, good: string) => {
    await tradeWithCat(page)
    await at(page, `cell-0-${cell}`).click()
    await at(page, `good-${good}-0`).click()
  }

  await offer('0--1', 'coal')
  await choice(page, 'Send offer').click()
  await expect(prompt).toContainText('Ann is making you an offer.')
  await expect(prompt).toContainText('Cat')
  await page.getByRole('button', { name: 'Undo' }).click() // withdrawn before Cat answers
  await choice(page, 'Send offer').click()
  await choice(page, 'Decline').click()
  await expect(page.getByRole('log')).toContainText('declines')

  await offer('-1-2', 'coal') // offers wood for coal again
  await expectStep(page, table.step + 10)
  await expect(prompt.locator('[data-choice="send"]:not([data-closed])')).toHaveCount(0)
  await at(page, 'cell-0-1-0').click()
  await choice(page, 'Send offer').click()
  await choice(page, 'Accept').click()
  await placeAll(page)
  await expect(prompt).toContainText('Take any number of actions')
  await expect(page.getByRole('log')).toContainText('accepts')

  await offer('0--1', 'oil')
  await choice(page, 'Send offer').click()
  await choice(page, 'Decline all until my turn').click()
  await at(page, 'action-trade-0').click()
  await expect(at(page, 'player-2')).not.toHaveAttribute('data-state', 'lit')
  expect(complaints).toEqual([])
})

test('an offer is countered, by mouse and by keyboard', async ({ page }) => {
  const complaints = complaintsOf(page)
  await sitDownAt(page, atWork())
  const prompt = page.locator('[data-prompt]')
  const movesMade = async () => Number(/of (\d+)/.exec((await replayOf(page).textContent()) ?? '')?.[1])
  // Waits for the next button, which renders after the move.
  const press = async (button: Locator) => {
    const before = await movesMade()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(movesMade).toBeGreaterThan(before)
  }
  await tradeWithCat(page)
  await lit(page, 'cell').first().click()
  await choice(page, 'Send offer').click()

  await choice(page, 'Counter-offer').click()
  await expect(prompt).toContainText('Make Ann a counter-offer')
  await expect(page.getByRole('region', { name: 'Bench' })).toContainText('Ann’s offer')
  await at(page, 'good-iron_ore-2').click() // Ann offers wood.
  await choice(page, 'Send offer').click()
  await expect(prompt).toContainText('Cat is making you a counter-offer.')
  const made = await movesMade()
  for (const undone of [1, 2]) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(movesMade).toBe(made - undone)
  }
  await expect(prompt).toContainText('Make Ann a counter-offer')

  await press(lit(page, 'cell').first())
  await press(lit(page, 'good').last())
  await press(choice(page, 'Send offer'))
  await expect(prompt).toContainText('Cat is making you a counter-offer.')
  await expect(page.getByRole('log')).toContainText(/Cat makes Ann a counter-offer: .* for /)
  await press(choice(page, 'Accept'))
  await placeAll(page)
  await expect(prompt).toContainText('Take any number of actions')
  expect(complaints).toEqual([])
})

test('other players suggest a trade, withdraw it, and one press accepts it, even in text mode', async ({ page }) => {
  const complaints = complaintsOf(page)
  await sitDownAt(page, atWork())
  const prompt = page.locator('[data-prompt]')
  const bench = page.getByRole('region', { name: 'Bench' })
  const suggest = async () => {
    await page.getByRole('button', { name: 'Cat: suggest a trade to Ann' }).click()
    const tray = bench.getByRole('region', { name: 'Suggest a trade' })
    await tray.getByRole('button', { name: 'Give Coal, 1 left' }).click()
    await tray.getByRole('button', { name: 'Get Iron ore, 3 left' }).click()
    await axeFindsNothing(page)
    await tray.getByRole('button', { name: 'Suggest', exact: true }).click()
  }

  await suggest()
  await expect(bench.getByRole('status')).toContainText('Cat suggests')
  await expect(prompt).toContainText('Take any number of actions') // Ann goes on with her turn
  await bench.getByRole('button', { name: 'Withdraw' }).click()
  await expect(bench.getByRole('status')).toHaveCount(0)
  await suggest()
  await bench.getByRole('button', { name: 'Make this offer' }).click()
  await expect(prompt).toContainText('Ann is making you an offer.')
  await expect(page.getByRole('log')).toContainText('Ann offers Cat iron ore for coal.')
  await choice(page, 'Decline').click()

  await page.keyboard.press('t')
  const line = page.getByRole('textbox', { name: 'Ben suggests' })
  await line.fill('give oil take iron_ore')
  await line.press('Enter')
  await expect(page.getByText('Ben has 0 oil.')).toBeVisible()
  await line.fill('give wood take iron_ore')
  await line.press('Enter')
  await expect(page.getByText('Ben suggests a trade to Ann: wood for iron ore.')).toBeVisible()
  await page.getByRole('button', { name: 'Make this offer' }).click()
  await expect(page.getByText('Ann offers Ben: iron ore for wood.').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('tears a factory down, and gives one to another player who agrees', async ({ page }) => {
  const complaints = complaintsOf(page)
  const table = atWork()
  await sitDownAt(page, table)
  const prompt = page.locator('[data-prompt]')

  await at(page, 'action-tear down-0').click()
  await lit(page, 'cell').first().hover()
  await expect(page.getByRole('list', { name: 'Preview' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()

  await at(page, 'player-1').click() // offers Ben a factory
  await lit(page, 'cell').first().click()
  await lit(page, 'cell').first().click() // chooses the payment
  await expect(page.locator('[class*=whose]')).toHaveText('Ben') // the site is on Ben's floor
  await lit(page, 'cell').first().click()
  await lit(page, 'turn').first().click()
  await expect(prompt).toContainText('Ann is making you an offer.')
  await choice(page, 'Accept').click()
  await expect(page.getByRole('log')).toContainText(/gives Ben/)
  expect(complaints).toEqual([])
})

test('every icon says what it is: what a factory lacks, what a stack takes, makes and costs', async ({ page }) => {
  const table = atWork()
  await sitDownAt(page, table)
  const card = page.locator('[data-inspect]')
  await page.locator('[data-near="cell-0-0-0"]').click()
  await expect(card).toContainText('Steel mill')
  await expect(card).toContainText(/Lacks coal/)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await page.locator('[data-near="stack-steel_mill"]').hover()
  await expect(card).toContainText('Takes iron ore and coal, makes steel.')
  await expect(card).toContainText('Contracts that need it')
  await expect(card).toContainText('Costs 2 goods')
  await expectStep(page, table.step)
})

test('one press clears all products blocking a type, and one undoes it; keys tidy the floor', async ({ page }) => {
  const table = atWork()
  await sitDownAt(page, table)
  const mines = page.getByRole('button', { name: /^Iron mine 0→2/ })
  await mines.hover()
  await expect(page.getByRole('list', { name: 'Preview' })).toContainText('Would run: 2 × Iron mine')
  await mines.click()
  await expectStep(page, table.step + 6) // two crates, with three choices each
  await expect(mines).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectStep(page, table.step)

  await page.keyboard.press('Tab') // only a focus moved by key previews anything
  await page.getByRole('button', { name: /^Tidy up/ }).focus()
  await expect(page.getByRole('list', { name: 'Preview' })).toContainText('Would run')
  await page.keyboard.press('Enter')
  await expectStep(page, table.step + 6)
  await expect(page.getByRole('button', { name: /^Tidy up/ })).toHaveCount(0)
})

test('a factory dragged to another cell is paid for, and waits to be turned', async ({ page }) => {
  const table = atWork()
  await sitDownAt(page, table)
  const { glance } = table.view(table.actor).view as { glance: { factories: readonly { x: number; y: number }[][] } }
  const from = glance.factories[table.actor ?? 0]?.at(-1)
  const target = siteOf(table, ['move factory', `factory ${from?.x},${from?.y}`])
  await carry(page, page.locator(`[data-near="${annsCell(from)}"]`).first(), at(page, target))
  await expect(page.locator('[data-prompt]')).toContainText('then place it')
  await page.locator('[class*=waiting] rect').click()
  await expect(page.getByRole('log')).toContainText(/moves a/)
})

/** The last cell the rules list for a factory after these choices, for any payment. */
function siteOf({ referee, state: now }: Table, names: readonly string[]): string {
  const state = referee.clone(now)
  for (const name of [...names, 'pay']) {
    const options = referee.options(state)
    const option = options.find(one => referee.name(state, one) === name) ?? options[0]
    if (option !== undefined) referee.choose(state, option)
  }
  const last = referee.options(state).at(-1)
  return last === undefined ? '' : annsCell(last as { x: number; y: number })
}

test.describe('by touch on a wide screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 720 } })

  test('a crate is dragged to another cell, and the page doesn’t scroll', async ({ page }) => {
    const table = atWork()
    await sitDownAt(page, table)
    const { glance } = table.view(table.actor).view as { glance: { products: readonly { x: number; y: number }[][] } }
    const from = glance.products[table.actor ?? 0]?.[0]
    const [a, b] = [
      await at(page, annsCell(from)).boundingBox(),
      await at(page, await freeCell(page, table)).boundingBox(),
    ]
    if (a === null || b === null) throw new Error('nothing to carry')
    const finger = await page.context().newCDPSession(page)
    const way = [0, 0.1, 0.5, 1].map(part => ({
      x: a.x + a.width / 2 + part * (b.x + b.width / 2 - a.x - a.width / 2),
      y: a.y + a.height / 2 + part * (b.y + b.height / 2 - a.y - a.height / 2),
    }))
    for (const [i, point] of way.entries())
      await finger.send('Input.dispatchTouchEvent', {
        type: i === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [point],
      })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expectStep(page, table.step + 3) // Three choices: move a product, which one, and where to.
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('something to press is visible, and nothing overflows', async ({ page }) => {
    const table = annsTurn(WORKS)
    await sitDownAt(page, table)
    await expect(lit(page, 'ticket').first()).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await lit(page, 'ticket').first().tap()
    await expect(replayOf(page)).not.toContainText(`Move ${table.step} of`)
  })

  test('an open tip and a hint keep their buttons clear of the prompt’s, and the page returns to where it was', async ({
    page,
  }) => {
    const table = annsTurn(WORKS)
    await sitDownAt(page, table, { tips: true })
    const tip = page.getByRole('region', { name: 'First turns' })
    const pressable = (button: Locator) => button.tap({ trial: true }) // fails if something lies over it
    await tip.getByRole('button', { name: 'Read' }).tap()
    await expect(lit(page, 'ticket').first()).toBeInViewport()
    for (const name of ['Less', 'Got it', 'No more tips']) await pressable(tip.getByRole('button', { name }))
    await pressable(page.getByRole('button', { name: 'Work on the floor' }))
    await tip.getByRole('button', { name: 'Got it' }).tap()
    await expect(tip).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('button', { name: 'Hint', exact: true }).tap()
    const hint = page.getByRole('region', { name: 'Hint' })
    await expect(hint).toContainText('A strong bot’s plan')
    for (const name of [/^Do /, 'Close']) await pressable(hint.getByRole('button', { name }))
    await hint.getByRole('button', { name: 'Close' }).tap()
    await expectStep(page, table.step)
  })

  test('a contract about to be lost is announced, and its loss stands out in the story', async ({ page }) => {
    const forest = [['forest', 0, 0]] as const
    const position: Position = {
      open: CONTRACTS.slice(1),
      token: 1, // so it reaches Ann on her next turn
      complexes: [
        { factories: forest, products: [['wood', 0, -1]], contracts: ['coal'] },
        { factories: forest },
        { factories: [...forest, ['oil_well', 0, 1]] },
      ],
    }
    const table = annsTurn(position, 'operate', 'stop', 'operate')
    await sitDownAt(page, table)
    await expect(page.getByText('On your next turn you’ll lose the contract for coal')).toBeVisible()

    table.say(0, 'stop')
    const others = ['produce forest', 'operate', 'stop', 'produce forest', 'produce oil_well'] as const
    for (const [i, name] of others.entries()) table.say(i < 3 ? 1 : 2, name)
    await sitDownAt(page, table)
    const steps = page.getByRole('group', { name: 'Since your last turn' }).locator('[data-step]')
    const mine = steps.and(page.locator('[data-yours]:visible'))
    await expect(mine.first()).toContainText(/loses the contract for coal: −\d+ points/)
    await expect(mine.first()).toBeInViewport()
  })

  test('buttons of an offer keep their places when it can be sent', async ({ page }) => {
    await sitDownAt(page, atWork('trade', 'with 2'))
    const buttons = page.locator('[data-hand] [data-choice]')
    await expect(buttons).toHaveCount(2)
    const names = () => buttons.evaluateAll(all => all.map(one => one.getAttribute('data-choice')))
    const before = await names()
    await lit(page, 'good').first().tap()
    await expect(page.locator('[data-choice="send"]:not([data-closed])')).toBeVisible()
    expect(await names()).toEqual(before)
  })

  test('a contract that can be claimed has a button and marks its tab', async ({ page }) => {
    const position: Position = {
      open: [...CONTRACTS],
      complexes: [{ factories: [['coal_mine', 0, 0]], products: [['coal', 0, -1]] }],
    }
    await sitDownAt(page, annsTurn(position, 'operate'))
    await expect(page.getByRole('button', { name: /^Contracts/ })).toHaveAttribute('data-lit', 'true')
    await at(page, 'contract-coal').last().tap()
    await expect(page.locator('[role=log]')).toContainText('claims the contract for coal')
  })

  test('the stacks are below the floor while the player picks one', async ({ page }) => {
    await sitDownAt(page, atWork())
    await at(page, 'action-build-0').tap()
    await expect(lit(page, 'stack').first()).toBeInViewport()
    await lit(page, 'stack').first().tap()
    await expect(page.locator('[data-prompt]')).toContainText('Choose a product to pay')
  })

  test('the first tap previews what a tool does and what is torn down, and the second does it', async ({ page }) => {
    const table = atWork()
    await sitDownAt(page, table)
    const tidy = page.getByRole('button', { name: /^Tidy up/ })
    await tidy.tap()
    const effects = page.getByRole('list', { name: 'Preview' })
    await expect(effects).toContainText('press again')
    await expect(effects).toBeInViewport()
    await expectStep(page, table.step)
    await tidy.tap()
    await expectStep(page, table.step + 6)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expectStep(page, table.step)

    await at(page, 'action-tear down-0').tap()
    await expect(page.locator('[data-prompt]')).toContainText('Choose a factory to tear down.')
    await lit(page, 'cell').last().tap()
    await expect(page.getByRole('list', { name: 'Preview' })).toBeVisible()
    await expectStep(page, table.step + 1)
    await page
      .getByRole('region', { name: 'Preview' })
      .getByText(/^The (iron mine|forest|steel mill)/)
      .tap()
    await expectStep(page, table.step + 2)
  })
})
