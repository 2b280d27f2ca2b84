// Self-play, judged actions and the network player, with the teaching game.

import { Chance, Referee, swiftChance, type State } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import {
  type Advice,
  choosing,
  digestOfInputs,
  type Inputs,
  NETWORK,
  Network,
  networkPlayer,
  NetworkLoader,
  playGame,
  random,
  selfPlay,
} from '../index.ts'
import { Acting, drawsOf } from '../acting.ts'
import { SearchBudget } from '../search-budget.ts'

interface Trade {
  round: number
  seats: number
  money: number[]
  store: { salt: number[]; timber: number[] }
}

const inputs: Inputs<Trade> = {
  points: 5,
  count: () => 7,
  read({ g }, seat, x) {
    for (let i = 0; i < 2; i++) {
      const other = (seat + i) % g.seats
      x[3 * i] = (g.money[other] ?? 0) / 10
      x[3 * i + 1] = (g.store.salt[other] ?? 0) / 5
      x[3 * i + 2] = (g.store.timber[other] ?? 0) / 5
    }
    x[6] = g.round / 6
  },
}
const advice: Advice<Trade> = {
  value: ({ money, store }, side) => (money[side] ?? 0) + 2 * ((store.salt[side] ?? 0) + (store.timber[side] ?? 0)),
  begins: ['turn'],
  pauses: [],
}
const referee = new Referee(saltAndTimber)
/** Counts money, and two for each good. */
const network = new Network(7, 1)
network.direct.set([0.1, 1, 0, 0.1, 1, 0, 0.1, 1, 0])
const learning = { inputs: inputs as Inputs, teachers: [advice as Advice], loader: new NetworkLoader([]) }
const course = { referee, learning, seats: 2, variants: {}, network }

describe('A game of self-play', () => {
  it('depends only on its seed', () => {
    expect(selfPlay(course, 'a')).toEqual(selfPlay(course, 'a'))
    expect(selfPlay(course, 'b')).not.toEqual(selfPlay(course, 'a'))
  })

  it('keeps what each seat saw after every action, and what came of it', () => {
    const { samples } = selfPlay(course, 'a')
    const { starts, values, far, chains, outcomes } = samples
    const positions = starts.length - 1

    expect(positions).toBeGreaterThan(8)
    expect(values).toHaveLength(starts.at(-1) ?? 0)
    expect(far).toHaveLength(positions)
    expect([...chains]).toEqual([0, positions / 2])
    expect((outcomes[0] ?? 0) + (outcomes[3] ?? 0)).toBe(1)
    expect((outcomes[1] ?? 0) + (outcomes[4] ?? 0)).toBe(0)
  })

  it('marks positions before exploratory actions', () => {
    const far = Array.from({ length: 20 }, (_, i) => [...selfPlay(course, `far ${i}`).samples.far]).flat()

    expect(new Set(far).size).toBe(2)
  })
})

describe('Acting by a judge', () => {
  /** How often a judge is asked about the actions of a turn of which some end with a draw, and how many actions there are. */
  function asked(beforeChance: boolean): { times: number; actions: number } {
    const dice = new Chance(swiftChance('dice'))
    const state = referee.open(2, {}, swiftChance('draws'))
    referee.playout(state, dice, 10)
    let times = 0
    const judge = { beforeChance, value: () => (times += 1) }
    const actions = new Acting(referee, advice, new SearchBudget(Infinity), { judge }).actions(state, 4, dice)
    expect(actions.some(end => drawsOf(end.state.chance) !== drawsOf(state.chance))).toBe(true)
    return { times, actions: actions.length }
  }

  it('asks about several draws, unless the judge reads positions before chance', () => {
    const [after, before] = [asked(false), asked(true)]

    expect(before.times).toBe(before.actions)
    expect(after.times).toBeGreaterThan(after.actions)
  })
})

describe('The network player', () => {
  it('beats a random player by what the network values', () => {
    const player = choosing(network, learning.inputs, advice, NETWORK)
    const wins = Array.from({ length: 20 }, (_, i) => playGame(referee, [player, random], `duel ${i}`).result.places[0])

    expect(wins.filter(place => place === 1).length).toBeGreaterThan(14)
  })

  it('leaves tables without a network to another player', () => {
    const player = networkPlayer(learning, { ...random, choose: () => 'left to others' }, NETWORK)
    const state = referee.open(2, {}, swiftChance('table')) as State<Trade>
    const seen = {
      seat: 0,
      seats: 2,
      variants: {},
      actor: 0,
      decision: 'turn',
      choices: [],
      frames: [],
      view: state.g,
      result: null,
    } as const

    expect(player.choose(seen, {} as never)).toBe('left to others')
  })

  it('refuses to play before its network is loaded', () => {
    const file = {
      name: 'salt',
      seats: [2],
      variants: { rounds: 6 },
      open: () => Promise.reject(new Error('never opened')),
    }
    const loader = new NetworkLoader([file])

    expect(loader.networkFor(3, { rounds: 6 })).toBeUndefined()
    expect(loader.networkFor(2, { rounds: 10 })).toBeUndefined()
    expect(() => loader.networkFor(2, { rounds: 6, other: true })).toThrow('salt hasn’t been loaded')
  })
})

describe('The digest of inputs', () => {
  const digest = (one: Inputs<Trade>) => digestOfInputs(one, referee, [2], {})

  it('changes when anything is read differently', () => {
    const other: Inputs<Trade> = {
      ...inputs,
      read(position, seat, x) {
        inputs.read(position, seat, x)
        x[6] = position.g.round / 5
      },
    }
    expect(digest(inputs)).toBe(digest({ ...inputs }))
    expect(digest(other)).not.toBe(digest(inputs))
  })
})
