import { Chance, perSeat, Referee, type Seat, type State as Position, swiftChance, viewOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { answerOffer, offerSwap, swapsOf } from '../bot/dealing.ts'
import { draftWorth } from '../bot/drafting.ts'
import { goalOf, type Goals, goalsOf } from '../bot/goal.ts'
import { explaining, levels, players } from '../bot/index.ts'
import { Line } from '../bot/line.ts'
import { macroMoves } from '../bot/macro-moves.ts'
import { partsOf, valuesOf } from '../bot/value.ts'
import { WEIGHTS } from '../bot/weights.ts'
import type { FactoryId } from '../data/factories.ts'
import { PRODUCT_IDS, type ProductId, productNumber } from '../data/products.ts'
import { game } from '../index.ts'
import { scoreOf } from '../readings/contracts.ts'
import { cellAt, productSpots } from '../readings/floor.ts'
import type { State } from '../state.ts'
import { ANN, BEN, type Complex, moving, type ProductAt } from './table.ts'

/** Each seat fulfils these contracts. */
const goalsOn = (...contracts: (readonly ProductId[])[]): Goals =>
  perSeat(contracts.length, seat => ({ road: 'fulfil', contracts: contracts[seat] ?? [], weights: WEIGHTS }))

const referee = new Referee(game)
const greedy = players['greedy']

/** Two of each of these products, above and below a row of wells. */
const pairs = (...products: ProductId[]): Complex => ({
  factories: products
    .map((_product, i) => ['oil_well', 2 * i, 0, i % 2 === 0 ? 1 : 3] as const)
    .flatMap(([id, x, y, turn]) => [[id, x, y, turn] as const, ['coal_mine', x + 1, y, 0] as const])
    .slice(0, 8),
  products: products.flatMap((product, i): ProductAt[] => [
    [product, i, -1],
    [product, i, 1],
  ]),
})
const FIVE: ProductId[] = ['wood', 'oil', 'cotton', 'zinc', 'copper']

describe('The planner', () => {
  it('plays lines that the table accepts, each a whole move', () => {
    const position = moving({ complexes: [pairs(...FIVE), {}], open: [...FIVE, 'coal', 'brass', 'steel'] })
    const lines = macroMoves(referee, position.state, ANN, goalsOf(position.g, WEIGHTS))
    expect(lines.length).toBeGreaterThan(10)
    for (const { names } of lines) {
      const again = moving({ complexes: [pairs(...FIVE), {}], open: [...FIVE, 'coal', 'brass', 'steel'] })
      for (const name of names) again.pick(name)
      expect([again.g.movesLeft, again.g.operating]).toEqual([1, false])
    }
  })

  it('strikes when five are ready: claims them all in one move', () => {
    const position = moving({ complexes: [pairs(...FIVE), {}], open: [...FIVE, 'coal', 'brass', 'steel'] })
    const { road, contracts } = goalOf(position.g, ANN, WEIGHTS)
    expect([road, contracts.toSorted()]).toEqual(['fulfil', FIVE.toSorted()])
    const line = greedy?.choose(position.view(ANN), { referee, chance: new Chance(swiftChance('strike')) })
    for (const product of FIVE) expect(line).toContain(`claim ${product}`)
    expect(line).toMatch(/stop$/)
  })

  it('drafts a forest first if every seat can get one; with one card each, a factory that leads to contracts on its own', () => {
    const ranked = (seats: number, open: readonly ProductId[], contracts = 32) => {
      const { g } = referee.open(seats, { contracts }, swiftChance('draft')) as Position & { g: State }
      const worth = (factory: FactoryId) => draftWorth({ ...g, open: [...open] }, ANN, { factory })
      return [...new Set(g.set)].toSorted((a, b) => worth(b) - worth(a)).slice(0, 3)
    }
    expect(ranked(4, PRODUCT_IDS)[0]).toBe('forest')
    // Oil leads to seven contracts, cattle to six, cotton to two. The others only lead to their own.
    for (const seats of [5, 6]) expect(ranked(seats, PRODUCT_IDS)).toEqual(['oil_well', 'cattle_farm', 'forest'])
    // cloth can also be made from naphtha
    const open: ProductId[] = ['cattle', 'leather', 'boots', 'oil', 'cotton', 'cloth']
    expect(ranked(6, open)).toEqual(['cattle_farm', 'forest', 'oil_well'])
    expect(ranked(6, open, 24)).toEqual(['forest', 'cattle_farm', 'oil_well'])
  })

  it('makes no fifth delivery that loses the game', () => {
    const rich: Complex = {
      factories: [['iron_mine', 0, 0]],
      products: [
        ['aircraft', 0, 1],
        ['aircraft', 1, 0],
        ['aircraft', 0, -1],
      ],
    }
    const holder: Complex = { ...pairs(...FIVE), contracts: FIVE }
    const asked = (rival: Complex) => {
      const table = moving({ complexes: [holder, rival], token: ANN })
      table.at('fulfil', { seat: ANN, contract: 'copper', left: [], done: 4 })
      return greedy?.choose(table.view(ANN), { referee, chance: new Chance(swiftChance('fifth')) })
    }
    expect(asked(rich)).toBe('lose copper')
    expect(asked({ factories: [['iron_mine', 0, 0]] })).toMatch(/^fulfil copper from/)
  })

  it('ends the game with its fifth delivery if that wins, even with nothing left of those products', () => {
    const last: Complex = {
      factories: [['oil_well', 0, 0]],
      products: [['copper', 0, 1]],
      contracts: FIVE,
    }
    const table = moving({
      complexes: [last, { factories: [['iron_mine', 0, 0]], products: [['coal', 0, 1]] }],
      token: ANN,
    })
    table.at('fulfil', { seat: ANN, contract: 'copper', left: [], done: 4 })
    const said = greedy?.choose(table.view(ANN), { referee, chance: new Chance(swiftChance('fifth')) })
    expect(said).toMatch(/^fulfil copper from/)
  })

  it('values a position for every seat', () => {
    const position = moving({ complexes: [pairs(...FIVE), {}], open: [...FIVE, 'coal', 'brass', 'steel'] })
    const [ann = 0, ben = 0] = valuesOf(position.g, goalsOf(position.g, WEIGHTS))
    expect(ann).toBeGreaterThan(ben)
    position.g.ending = 'five'
    expect(valuesOf(position.g, goalsOf(position.g, WEIGHTS))).toEqual([1010, -1010])
  })

  it('uses the tuned weights with two players, for which they were tuned, and rules of thumb with more', () => {
    const told = (seats: number) => {
      const { g } = referee.open(seats, {}, swiftChance('weights')) as Position & { g: State }
      const byThumb = partsOf(g, ANN, goalsOf(g, WEIGHTS), g)
      return { tuned: explaining.parts(g, ANN, g), byThumb }
    }
    expect(told(2).tuned).not.toEqual(told(2).byThumb)
    expect(told(3).tuned).toEqual(told(3).byThumb)
    expect(told(6).tuned).toEqual(told(6).byThumb)
  })

  it('says how many points the end of the game brings, not how many the seat has', () => {
    const start = () => moving({ complexes: [pairs(...FIVE), {}], open: [...FIVE, 'coal', 'brass', 'steel'] })
    const [before, after] = [start().g, start().g]
    after.ending = 'five'
    after.contracts[ANN].push('rifles')
    expect(scoreOf(before, ANN)).toBeGreaterThan(0)
    const [result] = explaining.parts(after, ANN, before)
    expect(result).toMatchObject({ name: 'result', amount: after.box.contracts.rifles.value })
  })

  it('splits that value into parts that add up to it', () => {
    const state = referee.open(3, {}, swiftChance('parts'))
    const chance = new Chance(swiftChance('parts, played on'))
    for (let nth = 0; nth < 30 && state.frames.length > 0; nth++) {
      const g = state.g as State
      const goals = goalsOf(g, WEIGHTS)
      for (const seat of [0, 1, 2] as const) {
        const sum = partsOf(g, seat, goals, g).reduce((all, { worth }) => all + worth, 0)
        expect(sum).toBeCloseTo(valuesOf(g, goals)[seat], 9)
      }
      referee.playout(state, chance, 10)
    }
  })

  it('offers what it can spare for what its goal lacks, and stops there until the answer', () => {
    const lacking: ProductId[] = ['wood', 'oil', 'cotton', 'zinc', 'brass']
    const position = moving({
      complexes: [
        { ...pairs('wood', 'oil', 'cotton', 'zinc', 'steel'), contracts: [] },
        {
          factories: [['brass_foundry', 0, 0]],
          products: [
            ['brass', 0, 1],
            ['brass', 0, -1],
          ],
        },
      ],
      open: [...lacking, 'steel', 'jeeps', 'aircraft'],
    })
    const goals = goalsOn(lacking, ['steel'])
    const [swap] = swapsOf(position.g, ANN, goals)
    expect(swap).toEqual({ partner: BEN, give: productNumber.steel, want: 'brass' })
    const line = new Line(referee, position.state, ANN)
    line.say('move', 'operate')
    expect(swap !== undefined && offerSwap(line, swap, goals)).toBe(true)
    expect(line.names.at(-1)).toBe('send')
    expect(line.g.floor[ANN].stock[productNumber.brass]).toBe(1)
    expect(line.decision).toBe('operate')
  })

  it('declines a useless trade, and one that completes the partner’s fifth contract', () => {
    const asked = (give: ProductId, own: readonly ProductId[]) => {
      const table = moving({
        complexes: [
          { ...pairs('wood', 'oil', 'cotton', 'zinc', give), contracts: [] },
          {
            factories: [['copper_mine', 0, 0]],
            products: [
              ['copper', 0, 1],
              ['copper', 0, -1],
            ],
          },
        ],
        open: [...own, 'copper', 'jeeps', 'aircraft', 'boots'],
      })
      const { g } = table
      const [cell] = productSpots(g.floor[ANN], productNumber[give]).map(spot => cellAt(g.floor[ANN], spot))
      if (cell === undefined) throw new Error(`no ${give}`)
      const deal = { trade: { give: [cell], want: ['copper', 'copper'] as ProductId[] } }
      table.at('answer', { seat: BEN, partner: ANN, deal })
      return greedy?.choose(table.view(BEN), { referee, chance: new Chance(swiftChance('answer')) })
    }
    expect(asked('coal', ['wood', 'oil'])).toBe('counter; lay 0,-1; want wood; send') // keeps its coal, and doesn't give two for one
    expect(asked('engines', ['wood', 'oil'])).toBe('accept')
    expect(asked('engines', ['wood', 'oil', 'cotton', 'zinc'])).toBe('decline')
  })

  describe('when asked for a card it can spare', () => {
    /** Ann has coal and zinc to spare and lacks copper, so she offers Ben, who has four copper, coal for copper. */
    const asked = () => {
      const complexes: Complex[] = [
        pairs('wood', 'oil', 'coal', 'zinc'),
        {
          factories: [['copper_mine', 0, 0]],
          products: [
            ['copper', 0, 1],
            ['copper', 0, -1],
            ['copper', 1, 0],
            ['copper', -1, 0],
          ],
        },
      ]
      const table = moving({ complexes, open: ['wood', 'oil', 'copper', 'zinc', 'jeeps', 'aircraft', 'boots'] })
      const [cell] = productSpots(table.g.floor[ANN], productNumber.coal).map(spot => cellAt(table.g.floor[ANN], spot))
      if (cell === undefined) throw new Error('no coal')
      return table.at('answer', { seat: BEN, partner: ANN, deal: { trade: { give: [cell], want: ['copper'] } } })
    }
    const goalsWith = (...lacking: ProductId[]) => goalsOn(['wood', 'oil', 'copper'], lacking)

    it('VTI-72: makes a counter-offer for what it lacks and the other has plenty of', () => {
      const table = asked()
      const { names } = answerOffer(() => new Line(referee, table.state, BEN), goalsWith('zinc'))
      expect(names).toEqual(['counter', 'lay 0,-1', 'want zinc', 'send'])
      for (const name of names) table.pick(name)
      expect(table.actor).toBe(ANN)
    })

    it('VTI-72: declines if the other has nothing it lacks, or wouldn’t part with it', () => {
      const answers = (...lacking: ProductId[]) =>
        answerOffer(() => new Line(referee, asked().state, BEN), goalsWith(...lacking)).names
      expect(answers('boots')).toEqual(['decline'])
      expect(answers('wood')).toEqual(['decline']) // Ann needs both
    })

    it('VTI-72: accepts a counter-offer that helps it and declines one that doesn’t', () => {
      const replyTo = (...names: string[]) => {
        const table = asked().pick('counter')
        for (const name of [...names, 'send']) table.pick(name)
        return greedy?.choose(table.view(ANN), { referee, chance: new Chance(swiftChance('reply')) })
      }
      expect(replyTo('lay 0,1', 'lay 1,0', 'want coal')).toBe('accept')
      expect(replyTo('lay 0,1', 'want wood')).toBe('decline')
    })
  })

  it('ends games by contracts when playing against itself', () => {
    const { ending } = playedBy(greedy, 'trial 3', 3).g as State
    expect(['five', 'eight', 'claimed']).toContain(ending)
  })

  it('doesn’t wait for rivals: two of them finish a game in which both used to fill their floors and pass', () => {
    const { ending } = playedBy(levels?.['normal'], 'w39', 2).g as State
    expect(['five', 'eight', 'claimed']).toContain(ending)
  })

  it('beats random players', () => {
    const won = [0, 1, 2, 3, 4, 5].filter(i => placeOfGreedy(`bot ${i}`, i % 2 === 0 ? ANN : BEN) === 1)
    expect(won.length).toBeGreaterThanOrEqual(5)
  })
})

describe.each(['beginner', 'easy', 'normal'] as const)('The %s bot', level => {
  it.each([2, 4])('never spends a move on nothing while something gains, with %i seats', seats => {
    let moves = 0
    const wasted: string[] = []
    playedBy(levels?.[level], 'no idling', seats, null, (position, seat, line) => {
      moves += 1
      if (!isIdle(line)) return
      const goals = goalsOf(position.g, WEIGHTS)
      const lines = macroMoves(referee, position, seat, goals).map(({ names, g }) => ({
        text: names.join('; '),
        worth: valuesOf(g, goals)[seat],
      }))
      const passing = lines.find(({ text }) => isPass(text))?.worth ?? Infinity
      const gains = lines.filter(({ worth }) => worth > passing).map(({ text }) => text)
      if (gains.length > 0 && !gains.includes(line)) wasted.push(`${line} instead of ${gains[0]}`)
    })
    expect(wasted).toEqual([])
    expect(moves).toBeGreaterThan(20)
  })
})

const isPass = (line: string): boolean => line.split('; ').every(name => name === 'operate' || name === 'stop')
/** Whether a line does nothing but carry products around. */
const isIdle = (line: string): boolean =>
  line.split('; ').every(name => /^(operate|stop|move product|product .*|to .*)$/.test(name))

describe('The rollout planner', () => {
  const position = () => moving({ complexes: [pairs(...FIVE), {}], open: [...FIVE, 'coal', 'brass', 'steel'] })
  const choose = (enough: () => boolean) =>
    players['rehearsing']?.choose(position().view(ANN), {
      referee,
      chance: new Chance(swiftChance('rehearse')),
      enough,
    })

  it('also strikes when five are ready, even after rollouts', () => {
    for (const product of FIVE) expect(choose(() => false)).toContain(`claim ${product}`)
  })

  it('stops on request and plays what looks best', () => {
    let asked = 0
    const line = choose(() => (asked += 1) > 1)
    for (const product of FIVE) expect(line).toContain(`claim ${product}`)
    expect(asked).toBeLessThan(100)
  })

  it('plays the same with the same dice', () => {
    expect(choose(() => false)).toBe(choose(() => false))
  })
})

/** The planner's rank against a random player. */
const placeOfGreedy = (seed: string, own: Seat): number =>
  referee.result(playedBy(greedy, seed, 2, own))?.places[own] ?? 0

/** A game with planners in every seat, or with one planner and random players. `watch` sees every move before it's played. */
function playedBy(
  player: (typeof players)[string] | undefined,
  seed: string,
  seats: number,
  own: Seat | null = null,
  watch: (position: Position<State>, seat: Seat, line: string) => void = () => {},
): Position {
  const chance = new Chance(swiftChance(seed))
  const state = referee.open(seats, {}, chance.branch()) as Position<State>
  for (let waiting = referee.waiting(state); waiting !== null; waiting = referee.waiting(state)) {
    const { seat, decision } = waiting
    if (own !== null && seat !== own) {
      referee.choose(state, referee.pick(state, referee.options(state), chance))
      continue
    }
    const line = player?.choose(viewOf(referee, state, seat), { referee, chance }) ?? ''
    // 'operate' alone is the only option of a seat without a factory to run. The next line tells what it does.
    if ((decision === 'move' && line !== 'operate') || decision === 'operate') watch(state, seat, line)
    for (const name of line.split('; ')) {
      const read = referee.read(state, name)
      if ('refusal' in read) throw new Error(`${name} is refused: ${read.refusal.because}`)
      referee.choose(state, read.option)
    }
  }
  return state
}
