import { sayFact, sayOption, sayPrompt, sayRefusal } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { ANN, type Complex, moving, operating, type VictoryTable, victoryTable } from './table.ts'

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
    ])
  })

  it('a forest’s missing inputs aren’t mentioned; two runs are summed up, one isn’t', () => {
    const said = (table: VictoryTable) => table.facts.map(fact => sayFact(game, fact, NAMES))
    expect(said(moving({ complexes: [{}] }).pick('produce forest'))).toEqual(['Ann runs a forest: makes 2 wood.'])
    const two: Complex = {
      factories: [
        ['oil_refinery', 0, 0],
        ['oil_refinery', 1, 3],
        ['forest', 1, 1],
        ['forest', 2, 2],
      ],
      products: [
        ['oil', 0, -1],
        ['oil', 1, 2],
      ],
    }
    const table = moving({ complexes: [two] })
      .pick('produce oil_refinery')
      .pick('all')
    expect(said(table)).toEqual([
      'Ann runs an oil refinery: uses oil, makes lubricant, gasoline and naphtha.',
      'Ann runs an oil refinery: uses oil, makes lubricant, gasoline and naphtha.',
      'Ann has run 2 oil refineries.',
    ])
  })

  it('a move without an action is a pass, and a fulfilment without a contract isn’t reported', () => {
    const said = (table: VictoryTable) => table.facts.map(fact => sayFact(game, fact, NAMES))
    expect(said(moving({}).pick('operate').pick('stop'))).toEqual(['Ann passes.'])
    const none = victoryTable({ token: ANN }).at('playerTurn', { part: 0, seat: ANN })
    expect(said(none)).toEqual(['Round 2 begins.', 'Ann has 2 moves.', 'Ann passes the fulfilment token to Ben.'])
    const lost = victoryTable({ token: ANN, complexes: [{ contracts: ['steel'] }] })
    expect(said(lost.at('playerTurn', { part: 0, seat: ANN }))).toContain('Ann has fulfilled no contracts.')
  })

  it('a value that doesn’t fit is named without an article', () => {
    const table = operating({ complexes: [{ products: [['wood', 1, 0]] }] }).pick('move product')
    const refusal = table.why('to 0.5,0')
    expect(refusal === null ? '' : sayRefusal(game, refusal, NAMES)).toBe(
      '0.5 is not a valid x. Try: a whole number from -999 to 999.',
    )
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
      'The forest costs 2 matching products; you have 1. (VTI-30)',
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

  it('how a card is turned, as a player sees it', () => {
    const texts = ([0, 1, 2, 3] as const).map(turn => sayOption(game, 'turn', { turn }, NAMES))
    expect(texts).toEqual(['Place it upright', 'Place it turned right', 'Place it upside down', 'Place it turned left'])
  })
})
