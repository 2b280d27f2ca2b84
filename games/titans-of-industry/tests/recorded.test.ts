import { readFileSync } from 'node:fs'
import { recordedGame } from '@tableworks/contract'
import { testReplays } from '@tableworks/contract/vitest'
import { perSeat, readGameFile, type Seat, Table } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { FACILITY_IDS } from '../data/facilities.ts'
import type { Fact } from '../facts.ts'
import { game as titansOfIndustry } from '../index.ts'
import { billsOf, type Receipt } from '../readings/bills.ts'
import { shareOf } from '../readings/holdings.ts'
import type { State } from '../state.ts'

const read = (name: string) => readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8')
const recorded = (name: string) => recordedGame(titansOfIndustry, read(name))
const factsIn = (name: string) => recorded(name).facts as readonly Fact[]

/** Recorded by record.ts. */
const GAMES = {
  shortest: { choices: 72, scores: [28, 54, 40] },
  'shortest-five': { choices: 87, scores: [29, 26, 27, 6, 55] },
  typical: { choices: 551, scores: [133, 131, 103, 105] },
  'every-rule': { choices: 779, scores: [112, 101, 132, 166] },
  'every-rule-three': { choices: 492, scores: [176, 159, 93] },
}

/** Facts of actions. Every turn reports exactly one of them. */
const ACTIONS = new Set(['built', 'expanded', 'produced', 'advanced', 'opened', 'repriced'])

describe('Recorded games', () => {
  testReplays(titansOfIndustry, GAMES, read)

  it('every kind of fact happens in the every-rule games, or in the one with a bonus', () => {
    const games = [...factsIn('every-rule'), ...factsIn('every-rule-three'), ...factsIn('shortest-five')]
    const told = new Set<string>(games.map(({ kind }) => kind))
    expect(Object.keys(titansOfIndustry.words.facts).filter(kind => !told.has(kind))).toEqual([])
  })

  it.each(Object.keys(GAMES))('invariants 8 and 9: the facts of %s add up to its money and market share', name => {
    const g = recorded(name).table.state.g as State
    const money = perSeat(g.seats, () => 35)
    const share = perSeat(g.seats, () => 0)
    for (const fact of factsIn(name)) {
      if ('income' in fact) money[fact.seat] += fact.income
      if ('cost' in fact) money[fact.seat] -= fact.cost
      if (fact.kind === 'bought') {
        money[fact.seller] += fact.cost
        share[fact.seller] += 1
      }
      if (fact.kind === 'gameEnded') break
      if ('share' in fact) share[fact.seat] += fact.share
    }
    expect(money).toEqual(g.money)
    expect(share).toEqual(perSeat(g.seats, seat => shareOf(g, seat)))
  })

  it.each(Object.keys(GAMES))('invariant 13: in %s every seat acts once a round, unless an age ends in it', name => {
    const seats = recorded(name).file.seats.length
    const rounds: { acted: number[]; isWhole: boolean }[] = []
    for (const fact of factsIn(name)) {
      const current = rounds.at(-1)
      if (fact.kind === 'roundBegan') rounds.push({ acted: [], isWhole: true })
      else if (fact.kind === 'ageEnded' || fact.kind === 'lastSpaceFilled')
        Object.assign(current ?? {}, { isWhole: false })
      else if (ACTIONS.has(fact.kind) && 'seat' in fact) current?.acted.push(fact.seat)
    }
    for (const { acted, isWhole } of rounds) {
      expect(new Set(acted).size).toBe(acted.length)
      expect(acted.length).toBeGreaterThanOrEqual(isWhole ? seats : 1)
    }
  })
})

type Bought = readonly [choice: string, receipt: Receipt | null | undefined]

/** Everything with a cost, keyed by the choice that pays it. */
function allBills(g: State, seat: Seat): Bought[] {
  const { facilities, advancements, spaces } = billsOf(g, seat)
  return [
    ...FACILITY_IDS.map((id): Bought => [`${g.size[id][seat] === 0 ? 'build' : 'expand'} ${id}`, facilities[id]]),
    ...Object.entries(advancements).map(([id, receipt]): Bought => [`advance ${id}`, receipt]),
    ...Object.entries(spaces).map(([id, receipt]): Bought => [`estate ${id}`, receipt]),
  ]
}

describe('In recorded games', () => {
  it.each(['typical', 'every-rule', 'every-rule-three'])(
    '%s: exactly what the bill says is affordable is offered',
    name => {
      const file = readGameFile(read(name))
      const { secret, ...sealed } = file.seed
      const seed = { ...sealed, secret: secret ?? '' }
      const table = new Table(titansOfIndustry, { seatNames: file.seats, seed, variants: file.variants })
      const wrong: string[] = []
      let looked = 0
      for (const [seat, text] of file.log) {
        const { decision, choices } = table.view(table.actor ?? 0)
        const g = table.state.g as State
        if (decision === 'action')
          for (const [choice, receipt] of allBills(g, seat as Seat)) {
            looked += 1
            const total = receipt?.total ?? Infinity
            if (total <= g.money[seat as Seat] !== choices.includes(choice)) wrong.push(`${table.step} ${choice}`)
          }
        table.say(seat as Seat, text)
      }
      expect(wrong).toEqual([])
      expect(looked).toBeGreaterThan(1000)
    },
  )
})
