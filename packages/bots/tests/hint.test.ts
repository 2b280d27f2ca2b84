import { Chance, Referee, swiftChance, viewOf } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import {
  type Advice,
  type Explaining,
  FARSIGHTED,
  hintFor,
  type Inputs,
  Network,
  NETWORK,
  type NetworkLearning,
  networkPlayer,
  NetworkLoader,
  random,
  searchPlayer,
} from '../index.ts'

interface Trade {
  money: number[]
  store: { salt: number[]; timber: number[] }
}

const goods = ({ store }: Trade, side: number) => (store.salt[side] ?? 0) + (store.timber[side] ?? 0)

/** This evaluation values each good at a dollar, so selling is better. */
const advice: Advice<Trade> = {
  value: (g, side) => (g.money[side] ?? 0) + goods(g, side),
  begins: ['turn'],
  pauses: [],
}
const explaining: Explaining<Trade> = {
  parts: (g, side) => [
    { name: 'money', amount: g.money[side] ?? 0, worth: g.money[side] ?? 0 },
    { name: 'goods', amount: goods(g, side), worth: goods(g, side) },
  ],
  differences: {
    money: { more: '${n} more', less: '${n} less' },
    goods: { more: '{n} more goods', less: '{n} fewer goods' },
  },
}
const entry = { advice, explaining, levels: { hard: searchPlayer(advice, FARSIGHTED) } }
const referee = new Referee(saltAndTimber)
const deps = (seed: string) => ({ referee, chance: new Chance(swiftChance(seed)) })

/** Seat 0's view after each seat has harvested a few times. */
function seenAfter(choices: readonly string[]) {
  const state = referee.open(2, {}, swiftChance('hints'))
  for (const name of choices) {
    const read = referee.read(state, name)
    if ('refusal' in read) throw new Error(name)
    referee.choose(state, read.option)
  }
  return viewOf(referee, state, referee.waiting(state)?.seat ?? 0)
}

const START = seenAfter([])
const STOCK = ['harvest salt', 'harvest timber', 'harvest timber', 'harvest timber']
const STOCKED = seenAfter(STOCK)

describe('A hint', () => {
  it('is the strongest player’s action, with the next best one', () => {
    const { action, instead } = hintFor(entry, START, deps('hint'))

    expect(action).toEqual([{ decision: 'turn', name: expect.stringMatching(/^harvest/) as string }])
    expect(instead).toEqual([{ decision: 'turn', name: expect.any(String) as string }])
    expect(instead).not.toEqual(action)
  })

  it('is the same with the same dice', () => {
    expect(hintFor(entry, STOCKED, deps('same'))).toEqual(hintFor(entry, STOCKED, deps('same')))
  })

  it('gives the differences between the parts of both values as reasons', () => {
    const hint = hintFor(entry, STOCKED, deps('why'))

    const after = (name: string | undefined) => seenAfter([...STOCK, name ?? ''])
    const partsAfter = (name: string | undefined) => explaining.parts(after(name).view as Trade, 0, START.view as Trade)
    const one = partsAfter(hint.action[0]?.name)
    const other = partsAfter(hint.instead?.[0]?.name)
    const told = [...hint.reasons, ...hint.against]
    expect(told.length).toBeGreaterThan(0)
    for (const { part, amount, worth } of told) {
      const difference = (list: typeof one, key: 'amount' | 'worth') =>
        list.find(({ name }) => name === part)?.[key] ?? 0
      expect(amount).toBeCloseTo(difference(one, 'amount') - difference(other, 'amount'), 9)
      expect(worth).toBeCloseTo(difference(one, 'worth') - difference(other, 'worth'), 9)
    }
    expect(hint.reasons.every(({ worth }) => worth > 0) && hint.against.every(({ worth }) => worth < 0)).toBe(true)
    expect(hint.margin).toBeCloseTo(
      told.reduce((sum, { worth }) => sum + worth, 0),
      9,
    )
  })

  it('states the direction of a difference', () => {
    const { reasons, against } = hintFor(entry, STOCKED, deps('why'))

    for (const { amount, words, part } of [...reasons, ...against])
      expect(words).toBe(explaining.differences[part]?.[amount > 0 ? 'more' : 'less'])
  })

  it('without a clear margin compares both actions by rollouts over the same dice', () => {
    const indifferent = { explaining: { ...explaining, parts: () => [] }, advice: { ...advice, value: () => 0 } }

    const { margin, reasons, playedOn } = hintFor(indifferent, STOCKED, deps('even'))

    expect({ margin, reasons, playedOn }).toEqual({ margin: 0, reasons: [], playedOn: { times: 8, ahead: 0 } })
  })

  it('has both actions’ chances to win where the table has a network', async () => {
    // The network reads only the seat's own money, and values more money higher.
    const network = new Network(1, 1)
    network.direct.set([1, 0, 0])
    const stored = { ...network.store(), command: '', seats: [2], rules: 1, digest: '', opening: [] }
    const file = { name: 'money', seats: [2], variants: {}, open: async () => ({ default: stored }) }
    const loader = new NetworkLoader([file])
    await loader.loadAll()
    const inputs: Inputs<Trade> = {
      points: 10,
      count: () => 1,
      read: ({ g }, seat, x) => (x[0] = (g.money[seat] ?? 0) / 10),
    }
    const networks = { inputs, teachers: [advice], loader } as NetworkLearning

    const levels = { hard: networkPlayer(networks, random, NETWORK) }
    const { action, instead, chances } = hintFor({ ...entry, networks, levels }, STOCKED, deps('chances'))
    const chanceAfter = (name = '') => {
      const { money } = seenAfter([...STOCK, name]).view as Trade
      return 1 / (1 + Math.exp(-(money[0] ?? 0) / 10))
    }

    expect(action[0]?.name).toMatch(/^sell/)
    expect(chances?.own).toBeCloseTo(chanceAfter(action[0]?.name), 3)
    expect(chances?.instead).toBeCloseTo(chanceAfter(instead?.[0]?.name), 3)
    expect(hintFor(entry, STOCKED, deps('why')).chances).toBeNull()
  })

  it('of a game without explanations has no reasons', () => {
    const { action, reasons, against } = hintFor({}, START, deps('no reasons'))

    expect(action.length).toBe(1)
    expect([...reasons, ...against]).toEqual([])
  })

  it('with a single choice has no alternative', () => {
    const only = START.choices[0] ?? ''

    expect(hintFor({}, { ...START, choices: [only] }, deps('only')).instead).toBe(null)
  })
})
