import { Chance, Referee, type SeatView, swiftChance, viewOf } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { type Player, playersWith, playGame } from '../index.ts'

const { random } = playersWith({})
const referee = new Referee(saltAndTimber)
const asked = (seen: SeatView, chance: Chance, rules = referee) => random.choose(seen, { referee: rules, chance })

describe('The random player', () => {
  it('takes every option sometimes, and nothing else', () => {
    const seen = viewOf(referee, referee.open(2, {}, swiftChance('market')), 0)
    const chance = new Chance(swiftChance('player'))

    const taken = new Set(Array.from({ length: 200 }, () => asked(seen, chance)))

    expect([...taken].sort()).toEqual([...seen.choices].sort())
  })

  it('chooses the same with the same dice', () => {
    const seen = viewOf(referee, referee.open(2, {}, swiftChance('market')), 0)
    const twice = ['same', 'same'].map(seed => asked(seen, new Chance(swiftChance(seed))))

    expect(twice[0]).toBe(twice[1])
  })

  it('uses the game’s weights on a sampled world, not the real one', () => {
    const worlds: unknown[] = []
    const weigh = (g: unknown) => (option: unknown) => {
      worlds.push(g)
      return typeof option === 'object' && option !== null && 'crop' in option && option.crop === 'salt' ? 50 : 0
    }
    const leaningSalt = new Referee({
      ...saltAndTimber,
      steps: { ...saltAndTimber.steps, turn: { ...saltAndTimber.steps.turn, weigh } },
    })
    const state = leaningSalt.open(2, {}, swiftChance('market'))
    const chance = new Chance(swiftChance('player'))

    const taken = Array.from({ length: 100 }, () => asked(viewOf(leaningSalt, state, 0), chance, leaningSalt))

    expect(taken.filter(name => name === 'harvest salt').length).toBeGreaterThan(95)
    expect(worlds).not.toContain(state.g)
  })
})

describe('A game between players', () => {
  it('ends, and depends only on its seed', () => {
    const first = playGame(referee, [random, random, random], 'seed 1')
    const again = playGame(referee, [random, random, random], 'seed 1')
    const other = playGame(referee, [random, random, random], 'seed 2')

    expect(first.choices).toBe(18)
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  it('shows a player only what its seat may know', () => {
    const seen: SeatView[] = []
    const watcher: Player = { ...random, choose: (view, deps) => (seen.push(view), random.choose(view, deps)) }
    playGame(referee, [watcher, random], 'watched')

    expect(seen.length).toBe(6)
    for (const view of seen) {
      expect(view.seat).toBe(0)
      expect(view.view).not.toHaveProperty('order')
      expect(view.view).not.toHaveProperty('bag')
    }
  })

  it('rejects a choice that isn’t offered', () => {
    const cheat: Player = { ...random, choose: () => 'sell 6 salt' }

    expect(() => playGame(referee, [cheat, random], 'x')).toThrow("'sell 6 salt' is not offered at turn")
  })

  it('stops a game that exceeds its maximum length', () => {
    const hasty = new Referee({ ...saltAndTimber, mostChoices: 5 })

    expect(() => playGame(hasty, [random, random], 'x')).toThrow('is not over after 5 choices')
  })
})
