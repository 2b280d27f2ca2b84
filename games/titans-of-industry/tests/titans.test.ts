import { DecidingTogether, type Part, type SeatView } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import type { TitanId } from '../data/titans.ts'
import { TITAN_IDS } from '../data/titans.ts'
import { actionOf, ANN, BEN, CAT, titansTable } from './table.ts'
import { tableAt } from '@tableworks/contract'
import { game as titansOfIndustry } from '../index.ts'
import type { View } from '../view.ts'

const FOUR: TitanId[] = ['titan-wood', 'titan-oil', 'titan-inventor', 'titan-kingpin']

describe('Titan cards', () => {
  it('TOI-8: every seat sees four and keeps one; the rest go into the deck', () => {
    const table = tableAt(titansOfIndustry, { seats: 5 })
    for (const seat of [0, 1, 2, 3, 4]) {
      expect(table.actor).toBe(seat)
      expect(table.names).toHaveLength(4)
      table.pick(table.names[0] ?? '')
    }
    expect(table.g.titans.map(list => list.length)).toEqual([1, 1, 1, 1, 1])
    expect(table.g.shown.flat()).toEqual([])
  })

  it('TOI-8: all seats choose at the same time and don’t see each other’s choices', () => {
    const { referee, state } = tableAt(titansOfIndustry, { seats: 5 })
    const group = DecidingTogether.at(referee, state)!
    expect(group.seats).toEqual([0, 1, 2, 3, 4])
    const asked = group.begin(3)
    expect(group.view(asked).choices).toEqual(state.g.shown[3].map(titan => `keep ${titan}`))
    const done = group.choose(asked, `keep ${state.g.shown[3][2]}`) as Part
    expect(done.isDone).toBe(true)
    const waiting = group.viewWhileWaiting(3, done, 0) as SeatView<View>
    expect(waiting.view.titans[3]).toEqual([state.g.shown[3][2]])
    expect([waiting.actor, waiting.choices]).toEqual([0, []])
    expect(referee.waiting(state)).toEqual({ decision: 'keepTitan', seat: 0 })
  })

  it('TOI-48: a Titan drawn later is one player’s decision', () => {
    const { referee, state } = actionOf(ANN).pick('reprice')
    expect([referee.waiting(state)?.decision, DecidingTogether.at(referee, state)]).toEqual(['keepTitan', null])
  })

  it('TV-18: with five players nineteen are left in the deck, and eighteen after a Reprice', () => {
    const table = tableAt(titansOfIndustry, { seats: 5 })
    for (let seat = 0; seat < 5; seat++) table.pick(table.names[0] ?? '')
    expect(table.g.deck).toHaveLength(19)
    table.pick('reprice')
    table.pick(table.names[0] ?? '')
    expect(table.g.deck).toHaveLength(18)
  })

  it('TOI-48: a seat draws four, keeps one more, and returns three', () => {
    const table = actionOf(ANN, { titans: [['titan-corn'], ['titan-steel'], ['titan-stone']] }).pick('reprice')
    const [kept, ...back] = table.g.shown[ANN]
    table.pick(`keep ${kept}`)
    expect(table.g.titans[ANN]).toEqual(['titan-corn', kept])
    expect(table.g.deck).toEqual(expect.arrayContaining(back))
    expect(table.g.deck).toHaveLength(20)
  })

  it('TOI-8, TOI-48: only the owner sees which one was kept', () => {
    const table = titansTable({ shown: [FOUR] })
      .at('keepTitan', { seat: ANN })
      .pick('keep titan-oil')
    expect(table.told).toEqual([
      { fact: { kind: 'keptTitan', seat: ANN, left: 20 }, only: null },
      { fact: { kind: 'keptThisTitan', seat: ANN, titan: 'titan-oil' }, only: ANN },
    ])
    const drawing = titansTable().at('drawTitans', { seat: BEN })
    expect(drawing.told.filter(({ only }) => only === null).map(({ fact }) => fact.kind)).toEqual([
      'repriced',
      'drewTitans',
    ])
  })

  it('TOI-48: only the drawing seat sees the cards drawn', () => {
    const table = titansTable({ deck: ['titan-wood', 'titan-oil', 'titan-corn'] }).at('drawTitans', { seat: BEN })
    const titans = table.g.shown[BEN]
    expect(titans.toSorted()).toEqual(['titan-corn', 'titan-oil', 'titan-wood'])
    expect(table.told.slice(1)).toEqual([
      { fact: { kind: 'drewTitans', seat: BEN, cards: 3 }, only: null },
      { fact: { kind: 'shownTitans', seat: BEN, titans }, only: BEN },
    ])
  })

  it('TOI-48: a card the seat wasn’t shown can’t be kept', () => {
    const table = titansTable({ shown: [FOUR] }).at('keepTitan', { seat: ANN })
    expect(table.why('keep titan-steel')).toEqual({ because: 'notShown', rule: 'TOI-48', titan: 'titan-steel' })
    expect(table.referee.isSecret(table.state)).toBe(true)
  })

  it('R-18, TV-18: with two cards in the deck, both are shown and one is kept', () => {
    const table = titansTable({ deck: ['titan-wood', 'titan-oil'] }).at('drawTitans', { seat: ANN })
    expect(table.names.toSorted()).toEqual(['keep titan-oil', 'keep titan-wood'])
    expect(table.pick('keep titan-oil').g.deck).toEqual(['titan-wood'])
  })

  it('R-18: the last card is kept automatically', () => {
    const table = titansTable({ deck: ['titan-wood'] }).at('drawTitans', { seat: ANN })
    expect(table.frames).toEqual([])
    expect(table.g.titans[ANN]).toContain('titan-wood')
  })

  it('R-18, TV-18: the action is still offered with an empty deck', () => {
    const table = actionOf(ANN, { deck: [] })
    expect(table.names).toContain('reprice')
    table.pick('reprice')
    expect(table.facts.at(-1)).toEqual({ kind: 'deckEmpty', seat: ANN })
    expect(table.frames).toEqual([])
  })

  it('a seat knows the Titans it returned are in the deck, until another seat draws', () => {
    const table = titansTable({ shown: [FOUR] })
      .at('keepTitan', { seat: ANN })
      .pick('keep titan-oil')
    expect(table.g.putBack[ANN]).toEqual(['titan-wood', 'titan-inventor', 'titan-kingpin'])
    table.at('drawTitans', { seat: ANN })
    const seen = table.g.shown[ANN]
    expect(table.g.putBack[ANN].some(titan => seen.includes(titan))).toBe(false)
    table.pick(`keep ${seen[0]}`)
    expect(table.g.putBack[ANN]).toEqual(expect.arrayContaining(seen.slice(1)))
    table.at('drawTitans', { seat: CAT })
    expect(table.g.putBack).toEqual([[], [], []])
  })

  it('a seat still knows the returned Titans it didn’t draw again', () => {
    const table = titansTable({ shown: [FOUR], deck: ['titan-corn', 'titan-steel', 'titan-stone'] })
      .at('keepTitan', { seat: ANN })
      .pick('keep titan-oil')
    table.at('drawTitans', { seat: ANN }) // draws four of the six
    const seen = table.g.shown[ANN]
    const known = ['titan-wood', 'titan-inventor', 'titan-kingpin'].filter(titan =>
      table.g.deck.some(one => one === titan),
    )
    expect(seen).toHaveLength(4)
    expect(known.length).toBeGreaterThan(0)
    expect(table.g.putBack[ANN]).toEqual(known)
  })

  it('TOI-2: there are 24, all different', () => {
    expect(new Set(TITAN_IDS).size).toBe(24)
  })
})
