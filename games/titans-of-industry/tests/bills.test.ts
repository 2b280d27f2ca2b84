import { readFileSync } from 'node:fs'
import { readGameFile, type Seat, Table } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { FACILITY_IDS } from '../data/facilities.ts'
import { billsOf, type Receipt } from '../readings/bills.ts'
import type { State } from '../state.ts'
import { game as titansOfIndustry } from '../index.ts'
import { actionOf, ANN, BEN, CAT, type Position, titansTable } from './table.ts'

const billsFor = (position: Position, seat: Seat) => billsOf(titansTable(position).g, seat)

const MARKET: Position['market'] = {
  'c-residential': [null, [4, 2], null],
  'c-transportation': [null, [1, 3], [4, 9]],
  'c-industrial': [[1, 8], null, null],
}

describe('Bills', () => {
  it('Land Survey leaves out the unit that costs most', () => {
    const plain = billsFor({ market: MARKET }, ANN).spaces['commercial-1']
    expect(plain).toMatchObject({ total: 16, waived: null }) // two wood at $2, stone at $3 and $9
    const surveyed = billsFor({ market: MARKET, advancements: [['land-survey']] }, ANN).spaces['commercial-1']
    expect(surveyed).toMatchObject({ total: 7, waived: 'stone' })
  })

  it('R-38: whoever owns Land Survey is told what is missing after it', () => {
    const poor = { market: MARKET, money: [5], license: true }
    const why = (advancements: Position['advancements']) =>
      actionOf(ANN, { ...poor, ...(advancements && { advancements }) }).why('estate commercial-1')
    expect(why(undefined)).toEqual({ because: 'tooExpensive', rule: 'TOI-53', need: 16, have: 5 })
    expect(why([['land-survey']])).toEqual({ because: 'tooExpensive', rule: 'TOI-53', need: 7, have: 5 })
  })

  it('Substitute Materials take the cheapest mixture', () => {
    const { spaces } = billsFor({ market: MARKET, advancements: [['substitute-materials']] }, ANN)
    expect(spaces['commercial-1']).toEqual({
      total: 6,
      lots: [
        { material: 'wood', seller: BEN, price: 2, cubes: 3 },
        { material: 'steel', seller: ANN, price: 0, cubes: 1 },
      ],
      waived: null,
    })
    expect(billsFor({ market: MARKET }, CAT).spaces['commercial-1']?.total).toBe(7)
  })
})

type Bought = readonly [choice: string, receipt: Receipt | null | undefined]

/** Everything that has a bill, by the choice that pays it. */
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
    '%s: what the bill says can be paid is offered, and nothing else',
    name => {
      const file = readGameFile(readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8'))
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
