import { Chance, type Option, Referee, type State as Position, swiftChance, viewOf } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import {
  type Advice,
  careless,
  FARSIGHTED,
  GREEDY,
  hazy,
  judging,
  levelFor,
  LEVELS,
  levelsAmong,
  type Player,
  playerAt,
  playersWith,
  playGame,
  REHEARSING,
  rehearsing,
} from '../index.ts'

interface Trade {
  round: number
  money: number[]
  store: { salt: number[]; timber: number[] }
}

/** Money, and what goods in store may still fetch. */
const advice: Advice<Trade> = {
  value: ({ round, money, store }, side) =>
    (money[side] ?? 0) + ((store.salt[side] ?? 0) + (store.timber[side] ?? 0)) * (round < 6 ? 2.5 : 0.5),
  begins: ['turn'],
  pauses: [],
  worlds: { turn: 3 },
}
const referee = new Referee(saltAndTimber)
const { random, greedy, farsighted } = playersWith({ advice }) as Record<string, Player> & { random: Player }
const means = (seed: string, enough?: () => boolean) => ({
  referee,
  chance: new Chance(swiftChance(seed)),
  ...(enough === undefined ? {} : { enough }),
})

/** A position some way into a game. */
function middle(seed: string, choices: number): Position {
  const state = referee.open(2, {}, swiftChance(seed))
  referee.playout(state, new Chance(swiftChance(seed)), choices)
  return state
}

/** A referee that counts the positions it is asked to reach. */
class Counting extends Referee {
  reached = 0
  override choose(state: Position, option: Option): void {
    this.reached += 1
    super.choose(state, option)
  }
}

const judges: readonly Player[] = [
  ...[GREEDY, FARSIGHTED].map(manner => judging(advice, manner)),
  rehearsing(advice, { at: ['turn'], actions: () => 3 }, judging(advice, GREEDY), { ...REHEARSING, positions: 600 }),
]

describe.each(judges.map(player => [player.name, player] as const))('The %s player', (_name, player) => {
  it('chooses the same with the same dice', () => {
    const seen = viewOf(referee, middle('even', 6), 0)

    expect(player.choose(seen, means('dice'))).toBe(player.choose(seen, means('dice')))
  })

  it('needs nothing but the view: one that came over a wire is as good', () => {
    for (const choices of [0, 2, 4, 6, 8]) {
      const seen = viewOf(referee, middle('wire', choices), 0)
      const sent = JSON.parse(JSON.stringify(seen)) as typeof seen

      expect(player.choose(sent, means('dice'))).toBe(player.choose(seen, means('dice')))
    }
  })

  it('is not swayed by what its seat cannot know', () => {
    const state = middle('secret', 4)
    const other = referee.clone(state)
    const g = other.g as { order: unknown[]; bag: unknown[] }
    ;[g.order[1], g.bag[0]] = [g.bag[0], g.order[1]]
    other.chance = swiftChance('other dice to come')

    expect(g.order[1]).not.toBe((state.g as typeof g).order[1])
    expect(player.choose(viewOf(referee, other, 0), means('dice'))).toBe(
      player.choose(viewOf(referee, state, 0), means('dice')),
    )
  })

  it('answers at once when whoever asks has had enough', () => {
    const counting = new Counting(saltAndTimber)
    const seen = viewOf(referee, middle('hurry', 8), 0)
    const hurried = { ...means('dice', () => true), referee: counting }

    expect(seen.choices).toContain(player.choose(seen, hurried))
    expect(counting.reached).toBeLessThanOrEqual(32)
  })

  it('beats the random player', () => {
    const results = Array.from({ length: 20 }, (_, i) => playGame(referee, [player, random], `match ${i}`).result)

    expect(results.filter(({ places }) => places[0] === 1).length).toBeGreaterThanOrEqual(16)
  })
})

describe('Judging players', () => {
  it('look at no more positions than they may', () => {
    const counting = new Counting(saltAndTimber)
    const hasty = judging(advice, { ...FARSIGHTED, positions: 40 })
    const seen = viewOf(referee, middle('cap', 6), 0)

    expect(seen.choices).toContain(hasty.choose(seen, { ...means('dice'), referee: counting }))
    // Each choice is looked at once, whatever the cap; after that the cap holds.
    expect(counting.reached).toBeLessThanOrEqual(40 + seen.choices.length)
  })

  it('read only what the game thinks worth reading, and answer at once when that is one thing', () => {
    const seen = viewOf(referee, middle('narrow', 8), 0)
    const counting = new Counting(saltAndTimber)
    const last = judging({ ...advice, narrow: (_decision, options) => options.slice(-1) }, GREEDY)
    const firstTwo = judging({ ...advice, value: () => 0, narrow: (_decision, options) => options.slice(0, 2) }, GREEDY)

    expect(seen.choices.length).toBeGreaterThan(2)
    expect(last.choose(seen, { ...means('dice'), referee: counting })).toBe(seen.choices.at(-1))
    expect(counting.reached).toBe(0)
    const taken = new Set(Array.from({ length: 40 }, (_, i) => firstTwo.choose(seen, means(`dice ${i}`))))
    expect([...taken].sort()).toEqual(seen.choices.slice(0, 2).sort())
  })

  it('let their dice decide between choices that are equally good', () => {
    const indifferent = judging({ ...advice, value: () => 0 }, GREEDY)
    const seen = viewOf(referee, middle('same', 4), 0)
    const taken = new Set(Array.from({ length: 100 }, (_, i) => indifferent.choose(seen, means(`dice ${i}`))))

    expect([...taken].sort()).toEqual([...seen.choices].sort())
  })
})

describe('The players of a game', () => {
  it('are random where the game gives no advice, and say so', () => {
    const players = playersWith({})

    expect(levelsAmong(players)).toEqual(['normal'])
    expect(players['normal']?.name).toBe('random')
    expect(players['normal']?.explain).toBe('takes any of its options: nobody knows more about this game yet')
  })

  it('are a greedy and a farsighted one where it gives advice, and of the levels a normal one', () => {
    const players = playersWith({ advice })

    expect([greedy?.name, farsighted?.name]).toEqual(['greedy', 'farsighted'])
    expect(levelsAmong(players)).toEqual(['normal'])
    expect(players['normal']?.name).toBe('greedy')
  })

  it('rehearse, shortly or thoroughly, where the game says what is worth it', () => {
    const players = playersWith({ advice: { ...advice, rehearsal: { at: ['turn'], actions: () => 2 } } })

    expect(Object.keys(players)).toEqual(expect.arrayContaining(['rehearsing', 'thorough']))
    expect(Object.keys(playersWith({ advice }))).toEqual(['random', 'greedy', 'farsighted', 'normal'])
  })

  it('are of the levels that the game offers, and no others', () => {
    const players = playersWith({ advice, levels: { hard: judging(advice, FARSIGHTED), easy: hazy(advice, 3) } })

    expect(levelsAmong(players)).toEqual(['easy', 'hard'])
    expect(players['easy']?.explain).toBe(
      'takes what looks best at the end of its own action, but misjudges that by up to 3 points',
    )
  })

  it('take any of their options so many times in so many when they are careless', () => {
    const second: Player = { ...random, name: 'second', explain: 'plays', choose: ({ choices }) => choices[1] ?? '' }
    const player = careless(second, 1, 3)
    const seen = viewOf(referee, middle('careless', 8), 0)
    const taken = Array.from({ length: 300 }, (_, i) => player.choose(seen, means(`dice ${i}`)))
    const looked = taken.filter(name => name === seen.choices[1]).length

    expect(player.explain).toBe('plays, but one time in 3 takes any of its options')
    expect(seen.choices.length).toBeGreaterThan(2)
    expect(looked).toBeGreaterThan(190)
    expect(looked).toBeLessThan(290)
  })

  it('differ in strength: whoever misjudges is between the random and the greedy one', () => {
    const wins = (one: Player, two: Player) =>
      Array.from({ length: 100 }, (_, i) => playGame(referee, [one, two], `levels ${i}`).result).filter(
        ({ places }) => places[0] === 1,
      ).length

    expect(wins(hazy(advice, 8), random)).toBeGreaterThan(65)
    expect(wins(judging(advice, GREEDY), hazy(advice, 8))).toBeGreaterThan(55)
  })
})

describe('A level that is not offered', () => {
  const players = playersWith({ advice, levels: { easy: hazy(advice, 3), normal: judging(advice, GREEDY) } })

  it('is played by the nearest that is', () => {
    expect(levelFor('expert', ['easy', 'normal'])).toBe('normal')
    expect(levelFor('beginner', ['easy', 'normal'])).toBe('easy')
    expect(levelFor('easy', ['easy', 'normal'])).toBe('easy')
    expect(levelFor('normal', ['easy', 'hard'])).toBe('easy')
    expect(playerAt(players, 'expert')).toBe(players['normal'])
  })

  it('is the normal one where nobody knows the word', () => {
    expect(levelFor('champion', LEVELS)).toBe('normal')
    expect(playerAt(players, 'constructor')).toBe(players['normal'])
  })

  it('leaves players alone that are asked for by their name', () => {
    expect(playerAt(players, 'random')).toBe(players.random)
  })
})
