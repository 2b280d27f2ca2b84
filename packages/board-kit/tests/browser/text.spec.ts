import { expect, test } from '@playwright/test'

test('plays a whole game in text mode, by accessible names and keys alone', async ({ page }) => {
  await page.goto('/?text')
  const log = page.getByRole('log', { name: 'Journal' })
  const field = page.getByRole('searchbox', { name: 'Find a move' })
  await expect(field).toBeVisible()
  await page.keyboard.press('Tab')

  for (let turns = 0; turns < 12; turns++) {
    await expect(page.getByText('Your turn')).toBeVisible()
    if (turns % 3 === 0) {
      // Chooses with its number key.
      await page.getByRole('heading', { level: 2 }).first().focus()
      await page.keyboard.press('1')
    } else if (turns % 3 === 1) {
      // Chooses by typing. Letters go to the field.
      await page.keyboard.press('t')
      await expect(field).toBeFocused()
      await field.fill('1')
      await page.keyboard.press('Enter')
    } else {
      // Chooses with the arrow keys.
      await field.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(turns)
  }

  await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible()
})

test('shows the position, the scores and the reasons as text', async ({ page }) => {
  await page.goto('/?text')

  await expect(page.getByRole('table', { name: 'Standings' }).getByRole('row', { name: /Ann.*to move/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Each side' }).getByRole('columnheader')).toHaveText([
    'Side',
    'Money',
    'Store, salt',
    'Store, timber',
    'Holds an order',
  ])
  await page.getByRole('button', { name: /sell 1 salt/ }).click()
  await expect(page.getByText('You have 0 salt.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rule SAT-6' })).toBeVisible()
})

test('typing filters the list, and Enter chooses the only match', async ({ page }) => {
  await page.goto('/?text')
  await page.getByRole('searchbox').fill('tim')
  await expect(page.getByText('1 choice', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('log')).toContainText('Ann harvests 2 timber.')
})
