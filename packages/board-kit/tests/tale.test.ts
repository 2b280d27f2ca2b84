import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { seedFrom, Table } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { taleOf, type Telling, type ToldChoice } from '../story/tale.ts'

const NAMES = ['Ann', 'Ben']
const table = new Table(saltAndTimber, { seatNames: NAMES, seed: seedFrom('a') })
table.say(0, 'harvest salt')
table.say(1, 'harvest timber')
table.say(0, 'sell 1 salt')

const choices = table.line.map(({ seat, decision, text, told }, i): ToldChoice => ({
  step: i + 1,
  seat,
  decision,
  choice: text,
  told,
}))
const places = {
  turn: (option: object, _seen: unknown, seat: number) =>
    'crop' in option ? `heap-${String(option.crop)}` : { kind: 'shop', seat },
}
const telling = (marks = {}, deltas = {}): Telling => ({
  game: saltAndTimber,
  board: { places, marks, deltas },
  seen: table.view(1),
  sideNames: NAMES,
})

describe('a turn’s tale', () => {
  it('numbers its clauses, and puts each number where the choice was made', () => {
    expect(taleOf(telling(), 1, choices.slice(1, 2))).toEqual({
      side: 1,
      from: 1,
      to: 2,
      clauses: [{ text: 'harvests 2 timber', sign: '1', places: ['heap-timber'], gains: [], doer: 1, isYours: false }],
      notes: [],
      facts: choices.slice(1, 2).flatMap(({ told }) => told.map(({ fact }) => fact)),
    })
  })

  it('marks the things of the acting seat, never the viewer’s', () => {
    expect(taleOf(telling(), 0, choices.slice(2))?.clauses[0]?.places).toEqual(['shop-0'])
  })

  it('uses the place that the game names for a fact', () => {
    const marks = { sold: ({ good }: { good: string }) => [`price-${good}`] }
    expect(taleOf(telling(marks), 0, choices.slice(2))?.clauses[0]?.places).toEqual(['price-salt'])
  })

  it('adds up a seat’s gains and losses at a thing, separately for each kind', () => {
    const deltas = {
      sold: ({ income, count, good, seat }: { income: number; count: number; good: string; seat: number }) => [
        { at: 'market', seat, amount: income, unit: '$' },
        { at: 'market', seat, amount: -count, what: good },
      ],
    }
    const twice = [...choices.slice(2), ...choices.slice(2)]
    expect(taleOf(telling({}, deltas), 0, twice)?.notes).toEqual([
      { place: 'market', seat: 0, amount: 6, unit: '$', what: '' },
      { place: 'market', seat: 0, amount: -2, unit: '', what: 'salt' },
    ])
  })

  it('shows gains at the step they belong to, added up, including other seats’ gains', () => {
    const gained = (seat: number, count: number) => ({ fact: { kind: 'gained', seat, count, good: 'salt' } as never })
    const deltas = {
      gained: ({ seat, count, good }: { seat: number; count: number; good: string }) => [
        { at: 'store', seat, amount: count, what: good },
      ],
    }
    const board = { ...telling({}, deltas).board, gains: ['gained'] } as Telling['board']
    const [first, second] = [choices[1], choices[2]] as [ToldChoice, ToldChoice]
    const turn = [
      { ...first, seat: 0, told: [gained(0, 1), ...first.told, gained(0, 3), gained(1, 1)] },
      { ...second, told: [...second.told, gained(0, 2), gained(0, -2)] },
    ]
    const clauses = taleOf({ ...telling(), board }, 0, turn)?.clauses ?? []
    expect(clauses.map(({ gains }) => gains.map(({ seat, amount, what }) => [seat, amount, what]))).toEqual([
      [
        [0, 4, 'salt'],
        [1, 1, 'salt'],
      ],
      [],
    ])
  })

  it('shows a cost at the clause that marks its place, even if another comes first', () => {
    const paid = { fact: { kind: 'paid', seat: 0, cost: 7 } as never }
    const deltas = {
      paid: ({ seat, cost }: { seat: number; cost: number }) => ({
        at: 'heap-timber',
        seat,
        amount: -cost,
        unit: '$',
      }),
    }
    const marks = { sold: () => ['heap-timber'] }
    const [first, second] = [choices[1], choices[2]] as [ToldChoice, ToldChoice]
    const turn = [{ ...first, seat: 0, told: [...first.told, paid] }, second]
    const clauses = taleOf(telling(marks, deltas), 0, turn)?.clauses ?? []
    expect(clauses.map(({ text, gains }) => [text, gains.map(({ amount }) => amount)])).toEqual([
      ['Ben harvests 2 timber', []],
      ['sells 1 salt for $3', [-7]],
    ])
  })

  it('doesn’t repeat a gain that the clause names itself', () => {
    const { words } = saltAndTimber
    const sold = 'sells {count} {good} (+{income} Credits)'
    const game = { ...saltAndTimber, words: { ...words, stories: { ...words.stories, sold } } }
    const deltas = {
      sold: ({ income, seat }: { income: number; seat: number }) => [
        { at: 'market', seat, amount: income, what: 'Credits' },
        { at: 'market', seat, amount: -1, what: 'salt' },
      ],
    }
    const [clause] = taleOf({ ...telling({}, deltas), game }, 0, choices.slice(2))?.clauses ?? []
    expect(clause?.text).toBe('sells 1 salt (+3 Credits)')
    expect(clause?.gains.map(({ amount, what }) => [amount, what])).toEqual([[-1, 'salt']])
    const income = { sold: ({ seat }: { seat: number }) => ({ at: 'market', seat, amount: 3, unit: '$' }) }
    expect(taleOf(telling({}, income), 0, choices.slice(2))?.clauses[0]?.gains).toEqual([])
  })

  it('tells the viewer’s own gains and losses on another side’s turn apart', () => {
    const paid = (seat: number) => ({ sold: () => ({ at: 'market', seat, amount: -1, what: 'point' }) })
    const yoursIn = (seat: number) =>
      taleOf(telling({}, paid(seat)), 0, choices.slice(2))?.clauses.map(one => one.isYours)
    expect(yoursIn(1)).toEqual([true])
    expect(yoursIn(0)).toEqual([false])
  })

  it('leaves out a choice that the viewer may not know', () => {
    const secret = choices.slice(2).map(choice => ({ ...choice, choice: null }))
    expect(taleOf(telling(), 0, secret)?.clauses).toEqual([
      { text: 'sells 1 salt for $3', sign: null, places: [], gains: [], doer: 0, isYours: false },
    ])
  })

  it('belongs to the seat that answers in another’s turn, if nothing else happened', () => {
    const answer = taleOf(telling(), 0, choices.slice(1, 2))
    expect(answer?.side).toBe(1)
    expect(answer?.clauses.map(({ text }) => text)).toEqual(['harvests 2 timber'])
    expect(taleOf(telling(), 0, choices)?.side).toBe(0)
  })

  it('separates an automatic opponent from the seat that chose', () => {
    const fact = { kind: 'sold', seat: 2, count: 1, good: 'salt', income: 3 }
    const mixed = [{ ...(choices[0] as ToldChoice), told: [...(choices[0]?.told ?? []), { fact }] }]
    const all = { ...telling(), sideNames: [...NAMES, 'Archie'] }
    expect(taleOf(all, 0, mixed)?.clauses.map(({ text }) => text)).toEqual(['harvests 2 salt'])
    expect(taleOf(all, 2, mixed)?.clauses.map(({ text }) => text)).toEqual(['sells 1 salt for $3'])
  })
})
