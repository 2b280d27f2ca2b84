import { readFileSync } from 'node:fs'
import { recordedGame, scenesOf } from '@tableworks/contract'
import { testScenes } from '@tableworks/contract/vitest'
import { expect, test } from 'vitest'
import { game as empirePlanner } from '../../index.ts'
import { ROUNDS } from '../../meta.ts'
import type { Seen } from '../table.ts'
import { ui } from '../index.ts'

const read = (name: string) => readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8')
const GAMES = ['typical', 'typical-solo'].map(read)

// Fifteen rounds, for two seats and a spectator, and for one seat and a spectator.
testScenes(empirePlanner, ui.scenes ?? {}, { games: GAMES, fewest: ROUNDS * 5 })

test('every round adds up: Capital before, what the buildings pay, Capital after', () => {
  for (const text of GAMES) {
    const { table } = recordedGame(empirePlanner, text)
    const rounds = [...scenesOf(table, ui.scenes ?? {})].filter(({ seat }) => seat === null)
    expect(rounds).toHaveLength(ROUNDS)
    for (const { before, after, run } of rounds) {
      const [was, is] = [before, after].map(seen => (seen as Seen).view)
      const paid = run.told.flatMap(fact =>
        fact.kind === 'gained' ? [(fact as unknown as { income: number }).income] : [],
      )
      expect([0, 1].map(side => (was?.capital[side] ?? 0) + (paid[side] ?? 0))).toEqual(is?.capital)
      expect(was?.glance.income).toEqual(paid)
    }
  }
})
