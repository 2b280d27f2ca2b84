// Every page: no axe findings in light, dark or high contrast, no overflow, no English outside the catalogue.

import { expect, test, type Page } from '@playwright/test'
import { game as empire } from '@tableworks/empire-planner'
import { game as titans } from '@tableworks/titans-of-industry'
import { pseudo } from '../apps/web/words/pseudo.ts'
import { axeFindsNothing, axeFindsNothingNow, DARK, HIGH, HIGH_DARK } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import {
  choice,
  expectStep,
  findField,
  fromMore,
  playNow,
  replayOf,
  sitTogether,
  tabTo,
  toReplay,
  playButton,
} from './sitting.ts'

// Caching the page for offline use in every test would take longer than the tests.
test.use({ serviceWorkers: 'block' })

const PAGES = [
  '/',
  '/new/salt-and-timber',
  '/new/empire-planner',
  '/new/titan',
  '/new/titans-of-industry?with=friends',
  '/games',
  '/learn',
  '/rules/salt-and-timber',
  '/rules/empire-planner',
  '/rules/titan',
  '/components/salt-and-timber',
  '/components/empire-planner',
  '/components/titans-of-industry',
  '/settings',
  '/about',
  '/verify',
  '/table/none',
  '/no-such-page',
]

async function isSound(page: Page): Promise<void> {
  await axeFindsNothing(page)
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

for (const address of PAGES)
  test(`${address} passes axe in light and dark, from a phone to a desktop`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isSound(page)
    expect(complaints).toEqual([])
  })

test('every value shows its source, and the legend filters by source', async ({ page }) => {
  await page.goto('/components/age-of-industry')
  const legend = page.getByRole('group', { name: 'Where values come from' })
  const memory = legend.getByRole('button', { name: /^From memory/ })
  await memory.click()
  await expect(memory).toHaveAttribute('aria-pressed', 'true')
  const figures = page.getByRole('row')
  await expect(figures.filter({ hasText: 'links per action' }).getByRole('img', { name: 'From memory' })).toBeVisible()
  await expect(figures.filter({ hasText: 'starting hand' })).toHaveCount(0)
  await memory.click()
  const hand = figures.filter({ hasText: 'starting hand' })
  await expect(hand.getByRole('img', { name: 'In the rulebook' })).toBeVisible()
})

test('a rule shows its source beside its number to those who ask for it', async ({ page }) => {
  await page.goto('/rules/age-of-industry#AOI-24')
  const clause = page.getByRole('listitem').filter({ has: page.locator('#AOI-24') })
  await expect(clause).toBeVisible()
  await expect(clause.getByText('found, recalled', { exact: true })).toBeHidden()
  await page.getByLabel('Show sources').check()
  await expect(clause.getByText('found, recalled', { exact: true })).toBeVisible()
  await expect(clause.getByText('[found F9; the details are recalled from Brass]')).toBeVisible()
  await page.goto('/rules/titan#A-7')
  await page.getByLabel('Show sources').check()
  const ruling = page.getByRole('row').filter({ has: page.locator('#A-7') })
  await expect(ruling.getByText('ours', { exact: true })).toBeVisible()
})

test('a table passes axe in play, at the gate, in the replay and at its end', async ({ page }) => {
  await sitTogether(page, ['Ann', 'Ben'])
  await expect(page.getByRole('button', { name: 'I am Ann' })).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await expect(findField(page)).toBeVisible()
  await isSound(page)
  await choice(page, 'harvest salt').click()
  await page.getByRole('button', { name: 'I am Ben' }).click()
  await page.getByRole('button', { name: 'Back one move' }).click()
  await expectStep(page, 0, 1)
  await isSound(page)
})

// Checks dialogs that differ between games in both games.
for (const [game, dialogs] of [
  ['empire-planner', ['Score sheet', 'Player aid', 'About this table', 'Keys']],
  ['titans-of-industry', ['Score sheet']],
] as const)
  test(`a finished table of ${game} passes axe: sheet, chart, replay, text and dialogs`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/games')
    await page.getByLabel('Choose a file').setInputFiles(`games/${game}/tests/games/shortest.json`)
    await expect(page.getByText('The game is over', { exact: true })).toBeVisible()
    await page.getByText('Show as table').click()
    await axeFindsNothing(page, 'body', [DARK, HIGH])
    await toReplay(page)
    await page.getByRole('button', { name: 'Back one move' }).click()
    await expect(page.getByText('The game is over', { exact: true })).toBeHidden()
    await axeFindsNothing(page, 'aside')
    await page.keyboard.press('t')
    await expect(page.getByRole('table', { name: 'Standings' })).toBeVisible()
    await axeFindsNothing(page, 'body', [DARK, HIGH_DARK])
    for (const dialog of dialogs) {
      if (dialog === 'Keys' || dialog === 'About this table') await fromMore(page, dialog)
      else await page.getByRole('button', { name: dialog, exact: true }).click()
      await axeFindsNothing(page, 'dialog')
      await page.keyboard.press('Escape')
    }
  })

test('high contrast and text at 200% work on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/settings')
  await page.getByText('High', { exact: true }).click()
  await page.getByText('200%', { exact: true }).click()
  await page.getByText('Dark', { exact: true }).click()
  for (const address of ['/settings', '/', '/games', '/new/salt-and-timber']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await axeFindsNothingNow(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})

/** Words of three or more letters that are still plain English, unless marked as untranslatable. */
const untouched = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const look = (text: string | null) => {
      if (text !== null && /[A-Za-z]{3,}/.test(text)) found.push(text.trim())
    }
    // Leaves out text from before any catalogue is loaded, and what games draw in English until they are translated.
    const others = '[translate=no], [lang=en], .odd-browser, noscript, script, style'
    const isOurs = (element: Element | null) => element?.closest(others) === null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (isOurs(node.parentElement)) look(node.textContent)
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOurs(element)) look(element.getAttribute(name))
    look(document.title)
    return found
  })

/** The names of grids in Titans and Factories in Empire Planner, which a component set may change. */
const PRINTED = [
  ...Object.values((titans.components.tables as { grids: Record<string, { name: string }> }).grids),
  ...Object.values((empire.components.tables as { factories: Record<string, { name: string }> }).factories),
].map(({ name }) => name)

const MAIN_PAGES = ['/', '/new/salt-and-timber', '/games', '/rules/salt-and-timber', '/components/salt-and-timber']

test('all text of every page is in the catalogue', async ({ page }) => {
  for (const address of [...MAIN_PAGES, '/settings', '/about', '/verify', '/no-such-page']) {
    await page.goto(`${address}?locale=pseudo`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('⟦').first()).toBeVisible()
    expect.soft(await untouched(page), address).toEqual([])
  }
})

for (const game of ['Salt and Timber', 'Empire Planner', 'Titans of Industry'])
  test(`all text of a table of ${game} in text mode is in the catalogue`, async ({ page }) => {
    const settings = { locale: 'pseudo', name: 'X1', textMode: true }
    await page.addInitScript(kept => localStorage.setItem('tableworks settings', kept), JSON.stringify(settings))
    await page.goto('/')
    // The last of a game's buttons starts a game.
    const named = page.getByRole('button', { name: new RegExp(`${pseudo(game).slice(1, -2)}.*$`) })
    await named.last().click()
    await page.waitForURL(/table/)
    await page.locator('[data-choice]').first().click()
    await expect(page.locator('input[type=range]')).toBeAttached()
    // Bots' names and the text printed on components aren't translated.
    const foreign = (text: string) => PRINTED.reduce((left, name) => left.replace(name, ''), text)
    const found = (await untouched(page)).filter(text => /[A-Za-z]{3,}/.test(foreign(text)))
    expect(found.filter(text => !/Ada|Bruno|Archie/.test(text))).toEqual([])
  })

test('a prompt and a journal line open their rule beside the table, and the full rules', async ({ page }) => {
  await playNow(page)
  await choice(page, 'harvest salt').click()
  await expectStep(page, 2)
  const table = page.url()
  await tabTo(page, page.getByRole('button', { name: 'Skip the journal' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(replayOf(page).locator(':focus')).toHaveCount(1)
  const link = page.getByRole('log').getByRole('link', { name: 'Rule SAT-5' }).first()
  await link.click()
  const clause = page.getByRole('dialog', { name: 'Rule SAT-5' })
  await expect(clause).toContainText('Harvest: take two of one good.')
  await axeFindsNothing(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(clause).toBeHidden()
  await expect(link).toBeFocused()

  await page.getByRole('region', { name: 'Your move' }).getByRole('link', { name: 'Rule SAT-4' }).click()
  await page.getByRole('dialog', { name: 'Rule SAT-4' }).getByRole('button', { name: 'Open the rules' }).click()
  const rules = page.getByRole('complementary', { name: 'Salt and Timber rules' })
  await expect(rules.locator('[data-meant]')).toContainText('A turn is one of')
  await expect(rules.locator('[data-meant]')).toBeInViewport()
  await rules.getByLabel('Search the rules').fill('secret order')
  await expect(rules.getByText('1 passage')).toBeVisible()
  await expect(rules.locator('[data-rules] > section > div')).toHaveCount(1)
  await axeFindsNothing(page, 'aside')
  await page.keyboard.press('Escape')
  await expect(rules).toBeHidden()
  expect(page.url()).toBe(table)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })

  test('a tip is a strip at the bottom until it’s read, and the prompt shows the focused choice’s preview', async ({
    page,
  }) => {
    await page.goto('/')
    await playButton(page, 'Empire Planner').tap()
    const tip = page.getByRole('region', { name: 'First turns' })
    const heightOf = async () => (await tip.boundingBox())?.height ?? 0
    await expect(tip).toBeVisible()
    expect(await heightOf()).toBeLessThan(72)
    await tip.getByRole('button', { name: 'Read' }).tap()
    expect(await heightOf()).toBeGreaterThan(120)
    await tip.getByRole('button', { name: 'No more tips' }).tap()

    await page.getByRole('button', { name: 'Keep the dice' }).tap()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await tabTo(page, page.getByRole('button', { name: 'Build nothing' }))
    await expect(page.locator('[data-prompt]').getByText('builds nothing.')).toBeVisible()
  })
})

test('the home page and the way to a table stay small', async ({ page }) => {
  let bytes = 0
  page.on('response', async response => {
    if (/\.js($|\?)/.test(response.url()) && !response.url().endsWith('/sw.js'))
      bytes += Number((await response.allHeaders())['content-length'] ?? 0)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const home = bytes
  await playNow(page)
  test.info().annotations.push({ type: 'bytes', description: `home ${home}, table ${bytes}` })
  expect(home).toBeGreaterThan(10_000)
  expect(home).toBeLessThan(250 * 1024)
})
