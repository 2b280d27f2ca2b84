import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { GAMES } from '@tableworks/games'
import { gameFileOf, seedFrom, Table, writeGameFile } from '@tableworks/kernel'

// Fetching the offline copy for every test would take longer than the tests.
test.use({ serviceWorkers: 'block' })

/** A whole game, played here by always choosing what is offered first. */
function playedGame(): string {
  const [game] = Object.values(GAMES)
  if (!game) throw new Error('there is no game to play')
  const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('a secret') })
  for (let actor = table.actor; actor !== null; actor = table.actor) table.say(actor, table.choices[0] ?? '')
  return writeGameFile(gameFileOf(table))
}

const upload = (text: string) => ({ name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('the browser reaches the same states, result and dice as Node did', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Check a game file' }).click()
  await page.getByLabel('Choose a file').setInputFiles(upload(playedGame()))

  await expect(page.getByRole('status')).toContainText('Everything agrees')
  await expect(page.getByRole('row')).toHaveCount(3)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }
})

test('a changed file is found out, with the reason', async ({ page }) => {
  await page.goto('/verify')
  await page.getByLabel('Choose a file').setInputFiles(upload(playedGame().replace('"scores":[', '"scores":[1')))

  await expect(page.getByRole('status')).toContainText('The file does not agree')
  await expect(page.getByRole('status')).toContainText('The result differs')
})

test('a file that is none of ours is turned away', async ({ page }) => {
  await page.goto('/verify')
  await page.getByLabel('Choose a file').setInputFiles(upload('Dear Ann, ...'))

  await expect(page.getByRole('status')).toContainText('The file cannot be checked')
})
