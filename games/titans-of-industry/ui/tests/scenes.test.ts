import { readFileSync } from 'node:fs'
import { recordedGame, scenesOf } from '@tableworks/contract'
import { testScenes } from '@tableworks/contract/vitest'
import { expect, test } from 'vitest'
import type { Fact } from '../../facts.ts'
import { game as titansOfIndustry } from '../../index.ts'
import { shareOf } from '../../readings/holdings.ts'
import { type AgeMoment, salesTold, sumOf } from '../scenes/account.ts'
import { ui } from '../index.ts'

const read = (name: string) => readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8')
const GAMES = ['typical', 'every-rule-three', 'every-rule'].map(read)

testScenes(titansOfIndustry, ui.scenes ?? {}, { games: GAMES, fewest: 3 * 3 * 4 })

/** Every end of an age in the recorded games, for the first seat. */
const AGES = GAMES.flatMap(text => {
  const { table } = recordedGame(titansOfIndustry, text)
  const told = [...scenesOf(table, { ageBegan: ui.scenes?.ageBegan, gameEnded: ui.scenes?.gameEnded })]
  return told
    .filter(({ seat }) => seat === 0)
    .map(({ before, after, run }): AgeMoment => ({
      before: before as AgeMoment['before'],
      after: after as AgeMoment['after'],
      told: run.told as readonly Fact[],
      box: table.referee.box as AgeMoment['box'],
      sideNames: table.sideNames,
    }))
})

test('each grid’s scene agrees with the market at that moment, offer by offer', () => {
  expect(AGES).toHaveLength(9)
  for (const moment of AGES)
    for (const sale of salesTold(moment)) {
      const bought = moment.told.flatMap(fact =>
        fact.kind === 'soldToConsumers' && fact.grid === sale.grid ? [[fact.seat, fact.cubes, fact.price]] : [],
      )
      const selling = sale.offers.filter(({ sells }) => sells > 0).map(({ seat, sells, price }) => [seat, sells, price])
      expect(new Set(selling.map(String))).toEqual(new Set(bought.map(String)))
      expect(sale.sold).toBe(sale.offers.reduce((sum, { sells }) => sum + sells, 0))
      const own = sale.offers.find(({ seat }) => seat === 0)
      expect(sale.couldHave?.price ?? 0).toBeLessThan(own?.price ?? 1)
      expect(sale.couldHave?.sells ?? 1).toBeGreaterThan(sale.couldHave === null ? 0 : (own?.sells ?? 0))
    }
})

test('the table adds up: what each seat had, what the facts add, and what it has afterwards', () => {
  for (const moment of AGES) {
    const { before, after } = moment
    const figures = (kind: 'scoredGoods' | 'advertised' | 'scoredRealEstate' | 'dominated') =>
      sumOf(moment, kind, fact => fact.share)
    const money = [
      sumOf(moment, 'paidByConsumers', fact => fact.income),
      sumOf(moment, 'recycled', fact => fact.income),
    ]
    const share = (['scoredGoods', 'advertised', 'scoredRealEstate', 'dominated'] as const).map(figures)
    for (const seat of [0, 1, 2] as const) {
      const gained = (columns: readonly (readonly number[])[]) =>
        columns.reduce((sum, one) => sum + (one[seat] ?? 0), 0)
      expect(shareOf(before.view, seat) + gained(share)).toBe(shareOf(after.view, seat))
      expect(before.view.money[seat] + gained(money)).toBe(after.view.money[seat])
    }
  }
})
