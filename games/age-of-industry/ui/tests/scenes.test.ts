import { readFileSync } from 'node:fs'
import { recordedGame, scenesOf } from '@tableworks/contract'
import { testScenes } from '@tableworks/contract/vitest'
import { expect, test } from 'vitest'
import { game } from '../../index.ts'
import type { Seen } from '../table.ts'
import { ui } from '../index.ts'

const read = (name: string) => readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8')
const GAMES = ['typical', 'typical-minnesota'].map(read)

// Every turn and the end, for four seats and a spectator, and for three seats and a spectator.
testScenes(game, ui.scenes ?? {}, { games: GAMES, fewest: 80 })

test('AOI-47: every turn adds up: money before, interest, loans taken for it, money after', () => {
  for (const text of GAMES) {
    const { table } = recordedGame(game, text)
    const scenes = [...scenesOf(table, ui.scenes ?? {})].filter(({ seat }) => seat === null)
    const turns = scenes.filter(({ run }) => run.told[0]?.kind === 'ordered')
    expect(turns.length).toBe((table.state.g as { turn: number }).turn - 1)
    expect(scenes).toHaveLength(turns.length + 1)
    for (const { before, after, run } of turns) {
      const facts = run.told as readonly { kind: string; seat?: number; cost?: number; income?: number }[]
      const change = (seat: number) =>
        facts
          .filter(fact => fact.seat === seat && ['paidInterest', 'borrowed'].includes(fact.kind))
          .reduce((sum, { cost = 0, income = 0 }) => sum + income - cost, 0)
      const [was, is] = [before, after].map(seen => (seen as Seen).view)
      expect(was?.cash.map((cash, seat) => cash + change(seat))).toEqual(is?.cash)
    }
  }
})
