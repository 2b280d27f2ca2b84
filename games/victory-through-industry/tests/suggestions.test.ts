// Suggested trades (VTI-74) at a real table with its log.

import { sayRefusal, saySuggestion, type Seat, seedFrom, Table } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { ANN, BEN, CAT, type Complex, type Position, victoryTable } from './table.ts'

const ANNS: Complex = {
  factories: [['coal_mine', 0, 0]],
  products: [
    ['coal', 0, 1],
    ['coal', 1, 0],
  ],
}
const BENS: Complex = {
  factories: [['forest', 0, 0]],
  products: [
    ['wood', 1, 0],
    ['wood', -1, 0],
  ],
}

/** Ann is about to choose her move. */
function tableOf(position: Position = {}, names = ['Ann', 'Ben']): Table {
  const { state } = victoryTable({ seats: names.length, complexes: [ANNS, BENS], ...position }).at('turns', {})
  return new Table(game, { seatNames: names, seed: seedFrom('suggestions'), position: state })
}
const refusalOf = (table: Table, seat: Seat, text: string) => {
  const answer = table.say(seat, text)
  return 'refusal' in answer ? answer.refusal : null
}
const open = (table: Table) => table.suggestions.map(({ by, text }) => `${by}: ${text}`)

describe('VTI-74: a suggestion', () => {
  it('is talk: it changes no position, and choices made for the earlier position still count', () => {
    const table = tableOf()
    const before = table.referee.hash(table.state)
    expect(refusalOf(table, BEN, '/suggest give wood take coal')).toBeNull()
    expect(table.log).toEqual([{ seat: BEN, text: '/suggest give wood take coal', hash: before, secret: false }])
    expect(table.step).toBe(0)
    expect(table.say(ANN, 'operate', 0)).toHaveProperty('told')
  })

  it('says who gives what, always spelled the same', () => {
    const table = tableOf()
    table.say(BEN, '/suggest  give wood wood   take coal coal')
    expect(table.suggestions).toEqual([
      {
        by: BEN,
        text: 'give wood wood take coal coal',
        to: ANN,
        turn: 2,
        fields: { give: ['wood', 'wood'], want: ['coal', 'coal'] },
        choices: ['operate', 'trade', 'lay 1,0', 'lay 0,1', 'want wood', 'want wood', 'send'],
      },
    ])
    const [suggestion] = table.suggestions
    expect(suggestion && saySuggestion(game, suggestion, ['Ann', 'Ben'])).toBe(
      'Ben suggests a trade to Ann: 2 wood for 2 coal.',
    )
    table.say(BEN, '/suggest give nothing take coal')
    expect(open(table)).toEqual(['1: give nothing take coal'])
  })

  it('names several kinds in product order', () => {
    const mixed: Complex = {
      ...ANNS,
      products: [
        ['oil', 0, 1],
        ['coal', 1, 0],
      ],
    }
    const table = tableOf({ complexes: [mixed, BENS] })
    table.say(BEN, '/suggest give wood take oil coal')
    expect(open(table)).toEqual(['1: give wood take coal oil'])
  })

  it('is taken up as an ordinary offer, which the seat that suggested it answers', () => {
    const table = tableOf()
    table.say(BEN, '/suggest give wood take coal')
    const taken = table.say(ANN, table.suggestions[0]?.choices?.join('; ') ?? '')
    expect(taken).toMatchObject({ told: [{ fact: { kind: 'offered', give: ['coal'], want: ['wood'] } }] })
    expect([table.actor, table.decision]).toEqual([BEN, 'answer'])
    expect(table.suggestions[0]?.choices).toBeNull()
    table.say(BEN, 'decline')
    expect(open(table)).toEqual([]) // VTI-66: not again in this move
  })

  it('names the partner if there are several, even during work on the floor', () => {
    const table = tableOf({}, ['Ann', 'Ben', 'Cat'])
    table.say(BEN, '/suggest give wood take coal')
    expect(table.suggestions[0]?.choices).toEqual(['operate', 'trade', 'with 1', 'lay 1,0', 'want wood', 'send'])
    table.say(ANN, 'operate')
    const choices = table.suggestions[0]?.choices ?? []
    expect(choices).toEqual(['trade', 'with 1', 'lay 1,0', 'want wood', 'send'])
    expect(table.say(ANN, choices.join('; '))).toHaveProperty('told')
  })

  it('is replaced by the seat’s next one, and only that seat can withdraw it', () => {
    const table = tableOf({}, ['Ann', 'Ben', 'Cat'])
    table.say(BEN, '/suggest give wood take coal')
    table.say(CAT, '/suggest give nothing take coal')
    table.say(BEN, '/suggest give wood wood take coal')
    expect(open(table)).toEqual(['2: give nothing take coal', '1: give wood wood take coal'])
    expect(refusalOf(table, ANN, '/withdraw')).toMatchObject({ because: 'nothingSuggested' })
    table.say(BEN, '/withdraw')
    expect(open(table)).toEqual(['2: give nothing take coal'])
    expect(refusalOf(table, BEN, '/withdraw')).toMatchObject({ because: 'nothingSuggested' })
  })

  it('is refused if the offer couldn’t be made', () => {
    expect(sayRefusal(game, { because: 'noMoreOffers', rule: 'VTI-66', partner: ANN }, ['Ann', 'Ben'])).toBe(
      'Ann can make you no more offers this move. (VTI-66)',
    )
    expect(sayRefusal(game, { because: 'ownTurn', rule: 'VTI-74' }, ['Ann', 'Ben'])).toBe(
      "It's your turn. Make an offer instead. (VTI-74)",
    )
    expect(sayRefusal(game, { because: 'closedYourself', rule: 'VTI-69' }, ['Ann', 'Ben'])).toBe(
      'You decline all offers until your next turn. (VTI-69)',
    )
    const why = (text: string, position?: Position) => refusalOf(tableOf(position), BEN, `/suggest ${text}`)
    expect(refusalOf(tableOf(), ANN, '/suggest give coal take wood')).toEqual({ because: 'ownTurn', rule: 'VTI-74' })
    expect(why('give steel take coal')).toMatchObject({ because: 'theyHaveNoMore', partner: BEN, have: 0 })
    expect(why('give wood take coal coal coal')).toEqual({
      because: 'theyHaveNoMore',
      rule: 'VTI-41',
      partner: ANN,
      product: 'coal',
      have: 2,
    })
    expect(why('give nothing take nothing')).toEqual({ because: 'emptyOffer', rule: 'VTI-41' })
    expect(why('give wood for coal')).toMatchObject({
      because: 'notUnderstood',
      expected: 'give PRODUCTS take PRODUCTS',
    })
    for (const text of [
      'give gold take coal',
      'give wood gold take coal',
      'give wood take gold',
      'I give wood take coal',
    ])
      expect(why(text)).toMatchObject({ because: 'notUnderstood' })
    expect(why('give wood take coal', { closed: [false, true] })).toEqual({ because: 'closedYourself', rule: 'VTI-69' })
    const full: Complex = { ...BENS, products: [...(BENS.products ?? []), ['wood', 0, 1], ['wood', 0, -1]] }
    expect(why('give nothing take coal', { complexes: [ANNS, full] })).toMatchObject({ because: 'noRoom', seat: BEN })
  })

  it('isn’t possible during the draft, when there are no turns', () => {
    const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('draft') })
    expect(refusalOf(table, BEN, '/suggest give wood take coal')).toEqual({
      because: 'noTurnToSuggestIn',
      rule: 'VTI-74',
    })
    expect(sayRefusal(game, { because: 'noTurnToSuggestIn', rule: 'VTI-74' }, ['Ann', 'Ben'])).toBe(
      'You can suggest a trade once the first turn begins. (VTI-74)',
    )
  })

  it('isn’t possible once the move’s offers are used up (VTI-66)', () => {
    const table = tableOf()
    table.say(ANN, 'operate')
    table.say(BEN, '/suggest give wood take nothing')
    for (const offer of ['lay 0,1', 'lay 1,0; lay 0,1', 'want wood; want wood']) {
      table.say(ANN, `trade; ${offer}; send`)
      table.say(BEN, 'decline')
    }
    expect(open(table)).toEqual([])
    expect(refusalOf(table, BEN, '/suggest give wood take coal')).toEqual({
      because: 'noMoreOffers',
      rule: 'VTI-66',
      partner: ANN,
    })
  })

  it('disappears with its goods and returns with an undo', () => {
    const table = tableOf()
    table.say(BEN, '/suggest give wood take coal coal')
    table.say(ANN, 'operate; discard; product 0,1')
    expect(open(table)).toEqual([])
    table.say(ANN, '/undo')
    expect(open(table)).toEqual(['1: give wood take coal coal'])
  })

  it('ends with the turn', () => {
    const table = tableOf()
    table.say(BEN, '/suggest give wood take coal')
    table.say(ANN, 'operate; stop')
    expect(open(table)).toEqual(['1: give wood take coal'])
    table.say(ANN, 'operate; stop')
    expect(open(table)).toEqual([])
    table.say(ANN, '/suggest give coal take wood')
    table.say(BEN, 'operate; stop; operate; stop')
    expect(open(table)).toEqual([]) // it doesn't come back in the turn after Ann's either
  })

  it('can be made at most six times a turn', () => {
    const table = tableOf()
    for (let i = 0; i < 6; i++) expect(refusalOf(table, BEN, '/suggest give wood take coal')).toBeNull()
    expect(refusalOf(table, BEN, '/suggest give wood take coal')).toMatchObject({ because: 'suggestedEnough', most: 6 })
  })

  it('is kept in the table’s memory and log', () => {
    const table = tableOf()
    table.say(BEN, '/suggest give wood take coal')
    const recalled = Table.recall(game, table.opening, table.log, table.memory())
    expect(recalled?.suggestions).toEqual(table.suggestions)
    const again = new Table(game, table.opening)
    for (const { seat, text } of table.log) again.repeat(seat, text)
    expect(again.suggestions).toEqual(table.suggestions)
  })
})
