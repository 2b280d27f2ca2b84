import { Chance, type Option, Referee, type State as Position, swiftChance, viewOf } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import {
  type Advice,
  careless,
  FARSIGHTED,
  GREEDY,
  noisy,
  searchPlayer,
  levelFor,
  levelsAt,
  LEVELS,
  levelsAmong,
  type Player,
  playerAt,
  playersWith,
  playGame,
  ROLLOUT,
  rolloutPlayer,
} from '../index.ts'

interface Trade {
  round: number
  money: number[]
  store: { salt: number[]; timber: number[] }
}

/** Values money, and goods in store by what they may still sell for. */
const advice: Advice<Trade> = {
  value: ({ round, money, store }, side) =>
    (money[side] ?? 0) + ((store.salt[side] ?? 0) + (store.timber[side] ?? 0)) * (round < 6 ? 2.5 : 0.5),
  begins: ['turn'],
  pauses: [],
  worlds: { turn: 3 },
}
const referee = new Referee(saltAndTimber)
const { random, greedy, farsighted } = playersWith({ advice }) as Record<string, Player> & { random: Player }
const deps = (seed: string, enough?: () => boolean) => ({
  referee,
  chance: new Chance(swiftChance(seed)),
  ...(enough === undefined ? {} : { enough }),
})

/** A position in the middle of a game. */
function middle(seed: string, choices: number): Position {
  const state = referee.open(2, {}, swiftChance(seed))
  referee.playout(state, new Chance(swiftChance(seed)), choices)
  return state
}

/** A referee that counts the positions it computes. */
class Counting extends Referee {
  reached = 0
  override choose(state: Position, option: Option): void {
    this.reached += 1
    super.choose(state, option)
  }
}

const judges: readonly Player[] = [
  ...[GREEDY, FARSIGHTED].map(config => searchPlayer(advice, config)),
  rolloutPlayer(advice, { at: ['turn'], actions: () => 3 }, searchPlayer(advice, GREEDY), {
    ...ROLLOUT,
    positions: 600,
  }),
]

describe.each(judges.map(player => [player.name, player] as const))('The %s player', (_name, player) => {
  it('chooses the same with the same dice', () => {
    const seen = viewOf(referee, middle('even', 6), 0)

    expect(player.choose(seen, deps('dice'))).toBe(player.choose(seen, deps('dice')))
  })

  it('needs only the view, even after a JSON round trip', () => {
    for (const choices of [0, 2, 4, 6, 8]) {
      const seen = viewOf(referee, middle('wire', choices), 0)
      const sent = JSON.parse(JSON.stringify(seen)) as typeof seen

      expect(player.choose(sent, deps('dice'))).toBe(player.choose(seen, deps('dice')))
    }
  })

  it('chooses the same with other hidden cards', () => {
    const state = middle('secret', 4)
    const other = referee.clone(state)
    const g = other.g as { order: unknown[]; bag: unknown[] }
    ;[g.order[1], g.bag[0]] = [g.bag[0], g.order[1]]
    other.chance = swiftChance('other dice to come')

    expect(g.order[1]).not.toBe((state.g as typeof g).order[1])
    expect(player.choose(viewOf(referee, other, 0), deps('dice'))).toBe(
      player.choose(viewOf(referee, state, 0), deps('dice')),
    )
  })

  it('chooses at once when stopped', () => {
    const counting = new Counting(saltAndTimber)
    const seen = viewOf(referee, middle('hurry', 8), 0)
    const hurried = { ...deps('dice', () => true), referee: counting }

    expect(seen.choices).toContain(player.choose(seen, hurried))
    expect(counting.reached).toBeLessThanOrEqual(32)
  })

  it('beats the random player', () => {
    const results = Array.from({ length: 20 }, (_, i) => playGame(referee, [player, random], `match ${i}`).result)

    expect(results.filter(({ places }) => places[0] === 1).length).toBeGreaterThanOrEqual(16)
  })
})

describe('Search players', () => {
  it('stay within their search budget', () => {
    const counting = new Counting(saltAndTimber)
    const hasty = searchPlayer(advice, { ...FARSIGHTED, positions: 40 })
    const seen = viewOf(referee, middle('cap', 6), 0)

    expect(seen.choices).toContain(hasty.choose(seen, { ...deps('dice'), referee: counting }))
    // Each choice is evaluated once before the limit applies.
    expect(counting.reached).toBeLessThanOrEqual(40 + seen.choices.length)
  })

  it('search only the narrowed options, and answer at once when one is left', () => {
    const seen = viewOf(referee, middle('narrow', 8), 0)
    const counting = new Counting(saltAndTimber)
    const last = searchPlayer({ ...advice, narrow: (_decision, options) => options.slice(-1) }, GREEDY)
    const firstTwo = searchPlayer(
      { ...advice, value: () => 0, narrow: (_decision, options) => options.slice(0, 2) },
      GREEDY,
    )

    expect(seen.choices.length).toBeGreaterThan(2)
    expect(last.choose(seen, { ...deps('dice'), referee: counting })).toBe(seen.choices.at(-1))
    expect(counting.reached).toBe(0)
    const taken = new Set(Array.from({ length: 40 }, (_, i) => firstTwo.choose(seen, deps(`dice ${i}`))))
    expect([...taken].sort()).toEqual(seen.choices.slice(0, 2).sort())
  })

  it('break ties with their dice', () => {
    const indifferent = searchPlayer({ ...advice, value: () => 0 }, GREEDY)
    const seen = viewOf(referee, middle('same', 4), 0)
    const taken = new Set(Array.from({ length: 100 }, (_, i) => indifferent.choose(seen, deps(`dice ${i}`))))

    expect([...taken].sort()).toEqual([...seen.choices].sort())
  })
})

describe('A game’s players', () => {
  it('are random without advice, and say so', () => {
    const players = playersWith({})

    expect(levelsAmong(players)).toEqual(['normal'])
    expect(players['normal']?.name).toBe('random')
    expect(players['normal']?.explain).toBe('plays a random legal move: this game has no bot advice yet')
  })

  it('are greedy and farsighted with advice, and have a normal level', () => {
    const players = playersWith({ advice })

    expect([greedy?.name, farsighted?.name]).toEqual(['greedy', 'farsighted'])
    expect(levelsAmong(players)).toEqual(['normal'])
    expect(players['normal']?.name).toBe('greedy')
  })

  it('use rollouts where the game allows them', () => {
    const players = playersWith({ advice: { ...advice, rollouts: { at: ['turn'], actions: () => 2 } } })

    expect(Object.keys(players)).toEqual(expect.arrayContaining(['rehearsing', 'thorough']))
    expect(Object.keys(playersWith({ advice }))).toEqual(['random', 'greedy', 'farsighted', 'normal'])
  })

  it('have only the levels that the game offers', () => {
    const players = playersWith({ advice, levels: { hard: searchPlayer(advice, FARSIGHTED), easy: noisy(advice, 3) } })

    expect(levelsAmong(players)).toEqual(['easy', 'hard'])
    expect(players['easy']?.explain).toBe(
      'plays the action that leads to the best-looking position, but misjudges it by up to 3 points',
    )
  })

  it('are careless as often as they say, and then play any of the better half', () => {
    const value: Advice<Trade>['value'] = (g, side) => g.money[side] ?? 0
    const seen = viewOf(referee, middle('careless', 8), 0)
    const taken = (player: Player) => Array.from({ length: 300 }, (_, i) => player.choose(seen, deps(`dice ${i}`)))
    const player = careless({ ...advice, value }, 1, 3)
    const [best] = taken(searchPlayer({ ...advice, value }, GREEDY))
    const made = taken(player)
    const slips = made.filter(name => name !== best)

    expect(player.explain).toMatch(/, but one time in 3 any of the better half$/)
    expect(slips.length).toBeGreaterThan(20)
    expect(slips.length).toBeLessThan(110)
    expect(new Set(made).size).toBeLessThanOrEqual(Math.ceil(seen.choices.length / 2))
  })

  it('do nothing only if that is best, however noisy they are', () => {
    const taken = (money: number, isIdle: Advice['isIdle']) => {
      const value: Advice<Trade>['value'] = (g, side) => money * (g.money[side] ?? 0)
      const player = noisy({ ...advice, value, ...(isIdle && { isIdle }) }, 50)
      const seen = viewOf(referee, middle('idle', 8), 0)
      return Array.from({ length: 100 }, (_, i) => player.choose(seen, deps(`dice ${i}`)).split(' ')[0])
    }
    const isHarvest: Advice['isIdle'] = (_decision, option) => typeof option !== 'string' && 'crop' in option

    expect(taken(1, undefined)).toContain('harvest')
    expect(taken(1, isHarvest)).not.toContain('harvest') // Only selling brings money …
    expect(taken(-1, isHarvest)).toContain('harvest') // … and only harvesting avoids it.
  })

  it('differ in strength: the noisy player is between random and greedy', () => {
    const wins = (one: Player, two: Player) =>
      Array.from({ length: 100 }, (_, i) => playGame(referee, [one, two], `levels ${i}`).result).filter(
        ({ places }) => places[0] === 1,
      ).length

    expect(wins(noisy(advice, 8), random)).toBeGreaterThan(65)
    expect(wins(searchPlayer(advice, GREEDY), noisy(advice, 8))).toBeGreaterThan(55)
  })
})

describe('A level that is not offered', () => {
  const players = playersWith({ advice, levels: { easy: noisy(advice, 3), normal: searchPlayer(advice, GREEDY) } })

  it('is played by the nearest offered level', () => {
    expect(levelFor('expert', ['easy', 'normal'])).toBe('normal')
    expect(levelFor('beginner', ['easy', 'normal'])).toBe('easy')
    expect(levelFor('easy', ['easy', 'normal'])).toBe('easy')
    expect(levelFor('normal', ['easy', 'hard'])).toBe('easy')
    expect(playerAt(players, 'expert')).toBe(players['normal'])
  })

  it('may be offered at other tables', () => {
    const at = (seats: number, map: string) =>
      levelsAt(['easy', 'normal', 'hard'], [{ level: 'hard', seats: [2, 3], variants: { map: 'far' } }], seats, { map })

    expect(at(2, 'far')).toEqual(['easy', 'normal'])
    expect(at(4, 'far')).toEqual(['easy', 'normal', 'hard'])
    expect(at(2, 'near')).toEqual(['easy', 'normal', 'hard'])
    expect(levelsAt(['normal', 'hard'], [{ level: 'hard' }], 5, {})).toEqual(['normal'])
  })

  it('is normal for an unknown name', () => {
    expect(levelFor('champion', LEVELS)).toBe('normal')
    expect(playerAt(players, 'constructor')).toBe(players['normal'])
  })

  it('leaves players requested by name alone', () => {
    expect(playerAt(players, 'random')).toBe(players.random)
  })
})
