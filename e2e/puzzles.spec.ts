// Puzzles on the real board: the puzzle of the day by keyboard and offline, with its streak, and a wrong move with its answer.

import { expect, type Page, test } from '@playwright/test'
import { PUZZLE_BOOKS } from '@tableworks/games/puzzles'
import { isDaily, type Puzzle, type PuzzleBook } from '@tableworks/lessons'
import { dailyOrder, dayAfter, type Day, FIRST_DAY, noonOf, puzzleOn } from '../apps/web/puzzles/days.ts'
import { axeFindsNothing } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { findField, inText } from './sitting.ts'

const TEACHING_GAME = 'salt-and-timber'
const DAY: Day = dayAfter(FIRST_DAY, 6)

const salt = PUZZLE_BOOKS.get(TEACHING_GAME) as PuzzleBook

const daily = dailyOrder(
  [...PUZZLE_BOOKS].flatMap(([game, { puzzles }]) =>
    game === TEACHING_GAME ? [] : [puzzles.filter(isDaily).map(puzzle => ({ game, puzzle, since: puzzle.since }))],
  ),
)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panelOf = (page: Page) => page.locator('[data-puzzle]')

/** Types the choices of an idea; the last one waits to be checked. */
async function play(page: Page, { ideas }: Puzzle, nth: number): Promise<void> {
  for (const choice of ideas[nth]?.choices ?? []) {
    await findField(page).fill(choice)
    await findField(page).press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Is this your move?' })).toBeFocused()
}

test('the puzzle of the day is solved by keyboard, offline, and starts a streak', async ({ page, context }) => {
  await page.clock.setFixedTime(noonOf(DAY))
  await inText(page)
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise(done => setTimeout(done, 20))
  })
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Puzzle of the day/ }).focus()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toHaveAttribute('data-puzzle', 'open')
  await page.reload()

  const { puzzle } = puzzleOn(daily, DAY) ?? {}
  if (puzzle === undefined) throw new Error('no puzzle for this day')
  await play(page, puzzle, 0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Solved on the first try.')).toBeVisible()
  await expect(panelOf(page)).toContainText('Streak: 1 day. Longest: 1.')
  await axeFindsNothing(page, '[data-puzzle]')

  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Puzzle of the day/ })).toContainText(
    /Solved on the first try · 1 day in a row/,
  )
  await page.clock.setFixedTime(noonOf(dayAfter(DAY)))
  await page.goto(`/puzzle/${DAY}`)
  await expect(panelOf(page)).toContainText('You’ve solved this one before.')
})

test.describe('on the board', () => {
  test.use({ serviceWorkers: 'block' })

  test('a wrong move is compared with the best one, which is drawn on request, and bots play on from it', async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    const [puzzle] = salt.puzzles
    if (puzzle === undefined) throw new Error('no puzzle')
    await page.goto('/learn/salt-and-timber')
    await page.getByRole('link', { name: 'Puzzles: Salt and Timber' }).click()
    await page.getByRole('link', { name: /^Puzzle 1,/ }).click()
    await expect(panelOf(page)).toHaveAttribute('data-puzzle', 'open')
    await expect(button(page, 'Hint')).toHaveCount(0)

    // Showing the answer ends the attempt, so it takes two presses.
    await button(page, 'Show answer').click()
    await expect(button(page, 'Really show it?')).toBeVisible()
    await expect(panelOf(page)).toHaveAttribute('data-puzzle', 'open')
    await page.getByRole('heading', { name: 'Find the best move' }).click()
    await expect(button(page, 'Show answer')).toBeVisible()

    await page.keyboard.press('t')
    await play(page, puzzle, 1)
    await page.keyboard.press('Escape')
    await play(page, puzzle, 1)
    await button(page, 'Check it').click()
    const panel = panelOf(page)
    await expect(panel).toContainText(/There’s a better move: this one is \d+\.\d points behind/)
    await expect(panel.getByRole('button', { name: 'Play on' })).toHaveCount(0)
    await axeFindsNothing(page, '[data-puzzle]')

    await page.keyboard.press('t')
    await button(page, 'Show answer').click()
    await expect(page.locator('[data-tone=scene] [data-marked]').first()).toBeAttached()
    const best = panel.getByRole('region', { name: 'The best move' })
    await expect(panel).toContainText(/Best by \d+\.\d points, ± \d+\.\d, over \d+ games from here/)
    await axeFindsNothing(page, '[data-puzzle]')
    await best.getByRole('button', { name: 'Play on' }).click()
    await page.waitForURL(/\/table\//)

    await page.goto('/puzzles/salt-and-timber')
    await expect(page.getByRole('link', { name: /^Puzzle 1, .*: answer shown/ })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('the question about a move closes what the move was chosen in, and the board stays where it is', async ({
    page,
  }) => {
    const { puzzles } = PUZZLE_BOOKS.get('age-of-industry') as PuzzleBook
    const puzzle = puzzles.find(({ ideas }) => ideas[0]?.choices[0] === 'build' && ideas[0].choices.length === 3)
    await page.goto(`/puzzle/age-of-industry/${puzzle?.id}`)
    const ways = page.locator('[data-place^="way-"]')
    const hand = page.locator('[data-place^="card-"]').first()
    await expect(hand).toBeVisible()
    const before = await hand.boundingBox()

    await page.locator('[data-place^="site-"][data-state="lit"]').first().click()
    await ways.first().click()
    await expect(page.getByRole('heading', { name: 'Is this your move?' })).toBeFocused()
    await expect(ways).toHaveCount(0)
    expect(await hand.boundingBox()).toEqual(before)

    await button(page, 'Choose again').click()
    await expect(page.getByRole('button', { name: 'Rail', exact: true })).toBeVisible()
  })
})
