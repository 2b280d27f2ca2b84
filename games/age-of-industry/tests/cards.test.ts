import { describe, expect, it } from 'vitest'
import type { Face } from '../data/cards.ts'
import { acting, ANN, building, counterAt, japan, type Laid, minnesota, toldOf } from './table.ts'

describe('Cards', () => {
  it('AOI-20: each card in hand is listed once, if it can build something', () => {
    const table = acting(minnesota({ hands: [['red', 'red', 'coal']], openHands: [['blue']] })).pick('build')
    expect(table.names).toEqual(['play blue', 'play red'])
    expect(table.why('play coal')).toEqual({
      because: 'cardUseless',
      rule: 'AOIM-9',
      card: 'coal',
      reason: 'notConnectedToChicago',
    })
    expect(table.why('play green')).toEqual({ because: 'notInHand', rule: 'AOI-20', card: 'green' })
    expect(table.why('buy red from 1')).toEqual({ because: 'notForSale', rule: 'AOIJ-4' })
  })

  it('AOI-17, AOI-18, AOIM-9: the refusal of a useless card names the rule that limits it', () => {
    const rule = (table: Laid, card: Face) => table.at('playCard', { seat: ANN }).why(`play ${card}`)?.rule
    const spent = { coal: 9, iron: 9, cotton: 9, factory: 9, port: 9, ship: 9 }
    const hands: Face[][] = [['coal', 'cotton', 'red']]
    const counters = { 'braidwood/1': 'Ann coal 1' }
    expect(rule(minnesota({ hands, next: spent }), 'coal')).toBe('AOIM-9')
    expect(rule(minnesota({ hands, next: spent, rails: { 'chicago-a-stpaul': ANN } }), 'coal')).toBe('AOI-18')
    expect(rule(minnesota({ hands, next: spent, counters }), 'coal')).toBe('AOI-18')
    expect(rule(japan({ hands, next: spent }), 'coal')).toBe('AOI-18')
    expect(rule(minnesota({ hands, next: spent }), 'cotton')).toBe('AOI-18')
    expect(rule(minnesota({ hands, next: spent }), 'red')).toBe('AOI-17')
  })

  it('AOIJ-4, Q32: a card on the display may be bought and used at once', () => {
    const table = acting(japan({ cash: [20], hands: [['ship']], faceUp: ['red', null, 'cotton', null, null, 'red'] }))
    table.pick('build')
    expect(table.names).toEqual(['buy red from 1', 'buy cotton from 3', 'buy red from 6'])
    expect(table.why('buy red from 3')).toEqual({ because: 'notFaceUp', rule: 'AOIJ-4', card: 'red', slot: 3 })
    expect(table.why('buy red from 2')).toEqual({ because: 'notFaceUp', rule: 'AOIJ-4', card: 'red', slot: 2 })
    table.pick('buy red from 6')
    expect(table.g).toMatchObject({ cash: [17, 0], spent: [3, 0], discards: ['red'], hand: [['ship'], []] })
    expect(toldOf(table, 'boughtCard')).toEqual([
      { kind: 'boughtCard', seat: ANN, card: 'red', slot: 6, cost: 3, use: 'build' },
    ])
    expect(table.frames.at(-1)).toEqual({ step: 'build', frame: { seat: ANN, cards: ['red'] } })
  })

  it('AOIJ-4: the face-up cards of Minnesota are not for sale', () => {
    const table = acting(minnesota({ cash: [20], hands: [['coal']], faceUp: ['coal', 'blue'] })).pick('pass')
    expect(table.names).toEqual(['discard coal'])
    expect(table.why('buy coal from 1')).toEqual({ because: 'notForSale', rule: 'AOIJ-4' })
    expect(table.why('discard blue')).toEqual({ because: 'notInHand', rule: 'AOI-20', card: 'blue' })
  })

  it('AOI-19, Q32: one or both cards of a double build may be bought', () => {
    const table = acting(japan({ cash: [20], faceUp: ['ship', 'ship'] })).pick('build double')
    table.pick('buy ship from 2').pick('buy ship from 1')
    expect(table.frames.at(-1)).toEqual({ step: 'build', frame: { seat: ANN, cards: ['ship', 'ship'] } })
    table.pick('cotton at sapporo/1')
    expect(table.g).toMatchObject({ cash: [14, 0], spent: [6, 0], faceUp: [null, null, null, null, null, null] })
    expect(table.frames).toEqual([])
  })

  it('AOI-42, Q56: developing takes a card and one or two counters, even from one stack', () => {
    const table = acting(minnesota({ hands: [['red', 'red']] }))
      .pick('develop')
      .pick('discard red')
    expect(table.facts).toEqual([{ kind: 'playedCard', seat: ANN, card: 'red', use: 'develop' }])
    expect(table.why('stop')).toEqual({ because: 'developFirst', rule: 'AOI-42' })
    expect(table.names).toHaveLength(6)
    table.pick('remove factory').pick('remove factory')
    expect(table.g.taken.factory).toEqual([2, 0])
    expect(table.g).toMatchObject({ cash: [0, 0], loans: [0, 0], demand: { coal: 8, iron: 8 } })
    expect(toldOf(table, 'developed')).toEqual([
      { kind: 'developed', seat: ANN, industry: 'factory', level: 0 },
      { kind: 'developed', seat: ANN, industry: 'factory', level: 0 },
    ])
    expect(table.frames.at(-1)?.step).toBe('action')
  })

  it('AOI-42: one counter is enough, and only what is left can be removed', () => {
    const table = acting(minnesota({ hands: [['red']], next: { coal: 9 } }), 1)
      .pick('develop')
      .pick('discard red')
    expect(table.why('remove coal')).toEqual({ because: 'stackEmpty', rule: 'AOI-2', industry: 'coal' })
    expect(table.names).toEqual(['remove iron', 'remove cotton', 'remove factory', 'remove port', 'remove ship'])
    table.pick('remove ship')
    expect(table.names).toContain('stop')
    expect(table.pick('stop').frames).toEqual([])
  })

  it('AOI-42: removing the last counter ends the action', () => {
    const next = { coal: 9, iron: 9, cotton: 9, factory: 9, port: 9, ship: 4 }
    const table = acting(minnesota({ hands: [['red']], next }), 1)
      .pick('develop')
      .pick('discard red')
      .pick('remove ship')
    expect(table.frames).toEqual([])
  })

  it('AOI-42: as a variant only one counter is removed', () => {
    const table = acting(minnesota({ hands: [['red']], variants: { developMaxCounters: 1 } }), 1)
    expect(table.pick('develop').pick('discard red').pick('remove ship').frames).toEqual([])
  })

  it('AOI-43: two cards, face up or from the deck; then the face-up cards are refilled', () => {
    const table = acting(minnesota({ faceUp: ['red', 'blue'], deck: ['coal', 'iron', 'ship'], draws: [0, 0] }))
    table.pick('take cards')
    expect(table.names).toEqual(['take red from 1', 'take blue from 2', 'draw'])
    table.pick('take blue from 2')
    expect(table.g.faceUp).toEqual(['red', null])
    expect(table.names).toEqual(['take red from 1', 'draw'])
    expect(table.why('take blue from 2')).toEqual({ because: 'notFaceUp', rule: 'AOI-43', card: 'blue', slot: 2 })
    table.pick('draw')
    expect(table.g).toMatchObject({ openHand: [['blue'], []], hand: [['coal'], []] })
    expect(table.g.faceUp).toEqual(['red', 'ship'])
    expect(table.told.map(({ fact, only }) => [fact.kind, only])).toEqual([
      ['tookCard', null],
      ['drew', null],
      ['drewThis', ANN],
      ['revealed', null],
    ])
    expect(toldOf(table, 'tookCard')).toEqual([{ kind: 'tookCard', seat: ANN, card: 'blue', slot: 2 }])
    expect(toldOf(table, 'drew')).toEqual([{ kind: 'drew', seat: ANN, deck: 2 }])
    expect(toldOf(table, 'drewThis')).toEqual([{ kind: 'drewThis', seat: ANN, card: 'coal' }])
    expect(toldOf(table, 'revealed')).toEqual([{ kind: 'revealed', card: 'ship', slot: 2, deck: 1 }])
  })

  it('AOI-43, AOI-45: an empty deck refills nothing and is never shuffled again', () => {
    const table = acting(minnesota({ faceUp: ['red', 'blue'], deck: [] })).pick('take cards')
    expect(table.why('draw')).toEqual({ because: 'deckEmpty', rule: 'AOI-45' })
    table.pick('take red from 1')
    expect(table.g).toMatchObject({ faceUp: [null, null], openHand: [['red', 'blue'], []], deck: [] })
    expect(toldOf(table, 'deckRanOut')).toEqual([])
    expect(toldOf(table, 'revealed')).toEqual([])
    expect(table.frames.at(-1)?.frame).toMatchObject({ left: 1 })
  })

  it('AOI-43, Q55: the ninth card is the last, even halfway through taking cards', () => {
    const eight: Face[] = ['red', 'red', 'red', 'red', 'red', 'red', 'blue', 'blue']
    const table = acting(minnesota({ hands: [eight], faceUp: ['coal', 'iron'] }), 1).pick('take cards')
    table.pick('take iron from 2')
    expect(table.frames).toEqual([])
    expect(table.g.openHand[ANN]).toEqual(['iron'])
    const seven = acting(minnesota({ hands: [eight.slice(1)], faceUp: ['coal', 'iron'] }), 1).pick('take cards')
    expect(seven.pick('take iron from 2').frames.at(-1)).toEqual({ step: 'takeCard', frame: { seat: ANN, taken: 1 } })
  })

  it('AOI-50: drawing the last card is reported', () => {
    const table = acting(minnesota({ deck: ['red'] })).pick('take cards')
    expect(toldOf(table, 'deckRanOut')).toEqual([{ kind: 'deckRanOut' }])
    expect(table.g.hand[ANN]).toEqual(['red'])
  })

  it('AOIJ-3, Q34: in Japan the six cards may also be taken for free, or drawn from the deck', () => {
    const table = acting(japan({ faceUp: ['red', 'blue', 'coal', 'iron', 'ship', 'port'] })).pick('take cards')
    expect(table.names).toHaveLength(7)
    table.pick('take port from 6').pick('draw')
    expect(table.g).toMatchObject({ cash: [0, 0], loans: [0, 0], openHand: [['port'], []] })
    table.pick('build').pick('buy red from 1')
    expect(table.g.spent).toEqual([1, 0])
  })

  it('a card taken face up is played before an equal secret one', () => {
    const table = acting(minnesota({ hands: [['red']], openHands: [['red']] }))
      .pick('pass')
      .pick('discard red')
    expect(table.g).toMatchObject({ hand: [['red'], []], openHand: [[], []] })
    table.pick('pass').pick('discard red')
    expect(table.g.hand[ANN]).toEqual([])
  })

  it('AOI-17, AOI-18: the card played decides what may be built', () => {
    const table = building(japan(), 'purple')
    expect(table.why('cotton at tokyo/1')).toEqual({ because: 'otherColour', rule: 'AOI-17', card: 'purple' })
    expect(table.why('cotton at osaka/1')).toBeNull()
    table.pick('cotton at osaka/1')
    expect(counterAt(table, 'osaka/1')).toMatchObject({ industry: 'cotton' })
    expect(building(japan(), 'cotton').why('port at osaka/4')).toEqual({
      because: 'otherIndustry',
      rule: 'AOI-18',
      card: 'cotton',
    })
  })
})
