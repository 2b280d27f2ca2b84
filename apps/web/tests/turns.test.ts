import { game as ageOfIndustry } from '@tableworks/age-of-industry'
import type { Entry } from '@tableworks/host'
import { type AnyGame, chaptersIn, type Seat, seedFrom, Table } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { before, endOf, sinceLastChoice, turnsIn, turnsUpTo, turnsWithin } from '../table/turns.ts'

const NAMES = ['Ann', 'Ben', 'Cat']
const table = new Table(saltAndTimber, { seatNames: NAMES, seed: seedFrom('a') })
for (const [seat, text] of [
  [0, 'harvest salt'],
  [1, 'harvest timber'],
  [2, 'harvest salt'],
] as const)
  table.say(seat, text)
const journal: Entry[] = [
  { step: 0, seat: null, decision: null, choice: null, told: table.told(0, 0, 0) },
  ...table.line.map(({ seat, decision, text, told }, i) => ({ step: i + 1, seat, decision, choice: text, told })),
]
const played = turnsWithin(saltAndTimber, journal, [])

function turnsOf(game: AnyGame, told: readonly Entry[]) {
  const chapters = chaptersIn(game, told, NAMES)
  return turnsIn(told, turnsWithin(game, told, chapters), new Map(), chapters)
}

const telling = { game: saltAndTimber, board: null, seen: table.view(0), sideNames: NAMES }

describe('the journal by turns', () => {
  it('has a line for the set-up, if it has facts, and one for each turn', () => {
    const turns = turnsOf(saltAndTimber, journal)
    expect(turns.map(({ side, from, to }) => [side, from, to])).toEqual([
      ...(table.told(0, 0, 0).length > 0 ? [[null, 0, 0]] : []),
      [0, 0, 1],
      [1, 1, 2],
      [2, 2, 3],
    ])
    expect(turns.at(-1)?.told.map(({ step, fact }) => [step, fact.kind])).toEqual([[3, 'harvested']])
  })

  it('ends with the shown step', () => {
    const turns = turnsOf(saltAndTimber, journal)
    expect(turnsUpTo(turns, endOf(1)).at(-1)).toMatchObject({ side: 0, to: 1 })
    const [whole] = [{ side: 0, from: 0, to: 3, told: [1, 2, 3].map(step => ({ step, fact: { kind: 'sold' } })) }]
    expect(turnsUpTo([whole], endOf(2))).toEqual([
      { ...whole, to: 2, told: whole.told.slice(0, 2), chapter: undefined },
    ])
  })

  it('ends before the first fact of a scene that is about to be shown', () => {
    const told = [1, 2, 2, 2].map(step => ({ step, fact: { kind: 'sold' } }))
    const turns = [
      { side: 0, from: 0, to: 2, told },
      { side: 1, from: 2, to: 3, told: [{ step: 3, fact: { kind: 'sold' } }] },
    ]
    const shown = turnsUpTo(turns, { step: 2, nth: 1 })
    expect(shown.map(turn => [turn.side, turn.told.length])).toEqual([[0, 2]])
  })

  it('names the chapter that began with a turn', () => {
    const words = { ...saltAndTimber.words, chapters: { round: 'Next after {good}' } }
    const game = { ...saltAndTimber, words, chapters: { round: 'harvested' as const } }
    const turns = turnsOf(game, journal)
    expect(turns.map(({ chapter }) => chapter).slice(-2)).toEqual(['Next after timber', 'Next after salt'])
  })
})

describe('a seat with two turns in a row', () => {
  const acting = (step: number, seat: Seat, told: Entry['told'] = []): Entry => ({
    step,
    seat,
    decision: 'action',
    choice: 'pass',
    told,
  })
  const begun = { fact: { kind: 'turnBegan', turn: 2, order: [1, 0], deck: 9 }, only: null }
  const twice: Entry[] = [
    { step: 0, seat: null, decision: null, choice: null, told: [] },
    acting(1, 0),
    acting(2, 1),
    acting(3, 1, [begun]),
    acting(4, 1),
  ]

  it('has a line for each, because a chapter begins between them', () => {
    const turns = turnsOf(ageOfIndustry, twice)
    expect(turns.map(({ side, from, to }) => [side, from, to])).toEqual([
      [0, 0, 1],
      [1, 1, 3],
      [1, 3, 4],
    ])
  })

  it('keeps one line when the chapter begins in the middle of its turn', () => {
    const within = twice.map(entry => (entry.step === 4 ? { ...entry, decision: 'develop.card' } : entry))
    const turns = turnsOf(ageOfIndustry, within)
    expect(turns.map(({ side, from, to }) => [side, from, to])).toEqual([
      [0, 0, 1],
      [1, 1, 4],
    ])
  })
})

describe('since the viewer’s last choice', () => {
  it('all other sides’ turns are shown, oldest first', () => {
    const tales = sinceLastChoice(telling, { journal, played }, 0)
    expect(tales.map(({ side, clauses }) => [side, clauses[0]?.text])).toEqual([
      [1, 'harvests 2 timber'],
      [2, 'harvests 2 salt'],
    ])
  })

  it('ends before the first fact of a scene that is about to be shown', () => {
    const sides = (step: number, nth: number) =>
      sinceLastChoice(telling, before({ journal, played }, { step, nth }), 0).map(({ side, to }) => [side, to])
    expect(sides(3, 1)).toEqual([
      [1, 2],
      [2, 3],
    ])
    expect(sides(3, 0)).toEqual([[1, 2]])
    expect(sides(2, 0)).toEqual([])
  })

  it('nothing is shown to the player who chose last, and the last turn to a spectator', () => {
    expect(sinceLastChoice(telling, { journal, played }, 2)).toEqual([])
    expect(sinceLastChoice(telling, { journal, played }, null).map(({ side }) => side)).toEqual([2])
  })
})
