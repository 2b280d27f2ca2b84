import { sayFact, sayOption, sayPrompt, sayRefusal } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { type Complex, moving, operating } from './table.ts'

const NAMES = ['Ann', 'Ben']

describe('Words', () => {
  it('a production move in the journal', () => {
    const complex: Complex = {
      factories: [['steel_mill', 0, 0]],
      products: [
        ['coal', -1, 0],
        ['iron_ore', 1, 0],
      ],
    }
    const table = moving({ complexes: [complex] }).pick('produce steel_mill')
    expect(table.facts.map(fact => sayFact(game, fact, NAMES))).toEqual([
      'Ann runs a steel mill: uses iron ore and coal, makes steel.',
      'In all: 1 × steel mill.',
    ])
  })

  it('a refusal names what is missing, and the rule', () => {
    const complex: Complex = {
      factories: [['iron_mine', 0, 0]],
      products: [
        ['wood', 1, 0],
        ['iron_ore', 0, 1],
      ],
    }
    const table = operating({ complexes: [complex] }).pick('build')
    const refusal = table.why('build forest')
    expect(refusal === null ? '' : sayRefusal(game, refusal, NAMES)).toBe(
      'The forest takes 2 products that fit; you have 1. (VTI-30)',
    )
    table.pick('build iron_mine')
    const top = table.state.frames.at(-1)
    expect(top === undefined ? '' : sayPrompt(game, top, NAMES)).toBe('Choose a product to pay for the iron mine.')
  })

  it('an offer and its answer', () => {
    const complexes: Complex[] = [{ products: [['wood', 1, 0]] }, { products: [['coal', 1, 0]] }]
    const table = operating({ complexes }).pick('trade').pick('lay 1,0').pick('want coal').pick('send')
    expect(table.facts.map(fact => sayFact(game, fact, NAMES))).toEqual(['Ann offers Ben: wood for coal.'])
    expect(sayOption(game, 'answer', 'decline all', NAMES)).toBe('Decline all until my turn')
  })

  it('how a card is turned, as one sees it', () => {
    const texts = ([0, 1, 2, 3] as const).map(turn => sayOption(game, 'turn', { turn }, NAMES))
    expect(texts).toEqual(['Place it upright', 'Place it turned right', 'Place it upside down', 'Place it turned left'])
  })
})
