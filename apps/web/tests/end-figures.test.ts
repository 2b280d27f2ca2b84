// At the end of every game, the main figure in a seat's panel equals the total of the score sheet.

import type { AnyGameUi } from '@tableworks/board-kit'
import { GAMES } from '@tableworks/games'
import { Foresight } from '@tableworks/host'
import { type AnyGame, Chance, seatsOf, seedFrom, swiftChance, Table } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { standingOf } from '../table/figures.ts'

const BOARDS = import.meta.glob<{ ui: AnyGameUi }>('../../../games/*/ui/index.ts')
const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay']

/** A random game, played to its end. */
function finished(game: AnyGame, seats: number): Table {
  const table = new Table(game, { seatNames: NAMES.slice(0, seats), seed: seedFrom('the end') })
  const chance = new Chance(swiftChance('the end'))
  for (let { actor } = table; actor !== null; { actor } = table)
    table.say(actor, table.choices[chance.below(table.choices.length)] ?? '')
  return table
}

for (const [file, open] of Object.entries(BOARDS)) {
  const id = file.split('/').at(-3) ?? ''
  const game = GAMES[id]
  if (game === undefined) continue

  describe(`the end of ${id}`, async () => {
    const { ui } = await open()

    it.each([...game.seats])('with %i seats: panels and score sheet agree for every viewer', seats => {
      const table = finished(game, seats)
      const { scores, sheet } = table.result ?? { scores: [], sheet: [] }
      expect(scores.length).toBeGreaterThanOrEqual(seats)
      const foresight = new Foresight(game)
      for (const viewer of [null, ...seatsOf(seats)])
        for (const [side, score] of scores.entries()) {
          const main = standingOf(ui, table.view(viewer), side, foresight).filter(item => item.main === true)
          expect(main.map(({ value }) => value)).toEqual([score])
          expect(sheet.reduce((sum, { values }) => sum + (values[side] ?? 0), 0)).toBe(score)
        }
    })
  })
}
