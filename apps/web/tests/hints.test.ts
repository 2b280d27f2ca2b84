// Who may ask for a hint, and what a review stores.

import type { Hint, Review } from '@tableworks/bots'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { isClose, mayAsk, nextMarks, planMarks, sayAction, sayWorth } from '../table/hints.ts'
import { peopleAt } from '../table/use-review.ts'
import { voiceOf } from '../table/voice.ts'

const ANN = { name: 'Ann', bot: null }
const BEN = { name: 'Ben', bot: null }
const BOT = { name: 'Ada', bot: 'normal' }

type Asking = Parameters<typeof mayAsk>[0]
type Card = Asking['card']

const cardWith = (seats: readonly (typeof ANN | typeof BOT)[], online?: readonly number[], hints = false) =>
  ({
    seats,
    hints,
    ...(online === undefined
      ? {}
      : {
          online: {
            mine: online,
            open: [],
            held: online,
            programs: [],
            away: [],
            isOwner: true,
            next: null,
            expires: null,
            marks: [],
          },
        }),
  }) as unknown as Card
const asking = (card: Card, choices: readonly string[] = ['harvest salt'], step = 3) =>
  mayAsk({ card, viewer: 0, position: { step, last: 3, seen: { choices, result: null } } } as unknown as Asking)

describe('A hint', () => {
  const hint = (more: Partial<Hint>) =>
    ({ instead: [], margin: 2, playedOn: null, chances: null, ...more }) as unknown as Hint

  it.each<[string, Hint, boolean]>([
    ['a clear lead', hint({}), false],
    ['a small lead', hint({ margin: 0.3 }), true],
    ['a lead that vanishes when bots play on', hint({ margin: 0, playedOn: { times: 8, ahead: -0.2 } }), true],
    ['a lead that only shows when bots play on', hint({ margin: 0, playedOn: { times: 8, ahead: 3 } }), false],
    ['equal chances to win', hint({ chances: { own: 0.51, instead: 0.5 } }), true],
    ['better chances to win', hint({ margin: 0, chances: { own: 0.6, instead: 0.5 } }), false],
    ['no other move', hint({ margin: 0, instead: null }), false],
  ])('with %s says whether other moves are as good', (_what, one, is) => {
    expect(isClose(one)).toBe(is)
  })
})

describe('A hint is available', () => {
  it.each([
    ['on this device, among people', cardWith([ANN, BEN]), true],
    ['online, when everybody else is a bot', cardWith([ANN, BOT], [0]), true],
    ['online among people', cardWith([ANN, BEN], [0]), false],
    ['online among people, where the table allows it', cardWith([ANN, BEN], [0], true), true],
  ])('%s: %#', (_where, card, may) => {
    expect(asking(card)).toBe(may)
  })

  it('to the deciding player, for the current position', () => {
    expect([asking(cardWith([ANN, BOT]), []), asking(cardWith([ANN, BOT]), ['harvest salt'], 2)]).toEqual([
      false,
      false,
    ])
  })
})

describe('A hint', () => {
  const voice = voiceOf(game, ['Ann', 'Ben'])
  const turn = (name: string) => ({ decision: 'turn', name })

  it('uses the table’s words, and mentions repeated choices once', () => {
    const action = [turn('harvest salt'), turn('sell 1 salt'), turn('sell 1 salt')]
    expect(sayAction(game, voice, action)).toBe('harvest salt → sell 1 salt (2 times)')
  })

  it('marks the places of its next choice, and none at another decision', () => {
    const places = { turn: () => ['heap', 'order'] }
    const marks = (decision: string) =>
      nextMarks(game, places, turn('harvest salt'), { decision } as Parameters<typeof nextMarks>[3])
    expect(marks('turn')).toEqual([
      { place: 'heap', sign: '1' },
      { place: 'order', sign: '2' },
    ])
    expect(marks('another')).toEqual([])
  })

  it('marks what to press first beside what the plan changes, and each place once', () => {
    const next = [
      { place: 'orbit', sign: '1' },
      { place: 'zone', sign: '2' },
    ]
    expect(planMarks([{ place: 'zone', sign: '1' }], next)).toEqual([{ place: 'zone', sign: '1' }, { place: 'orbit' }])
    expect(planMarks([], next)).toBe(next)
  })
})

describe('A review', () => {
  it('covers the people on this device, or everyone if only bots played', () => {
    expect(peopleAt(cardWith([ANN, BOT]))).toEqual([0])
    expect(peopleAt(cardWith([ANN, BEN], [1]))).toEqual([1])
    expect(peopleAt(cardWith([BOT, BOT]))).toEqual([0, 1])
  })

  it('is stored for its game, for a limited number of tables, and deleted with the table', async () => {
    const kept = new Map<string, string>()
    globalThis.localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    } as unknown as Storage
    const { forgetReview, keepReview, keptReview } = await import('../table/kept-reviews.ts')
    const review: Review = { mistakes: [], judged: [0], done: 1 }

    keepReview('one', 12, review)
    expect([keptReview('one', 12), keptReview('one', 13), keptReview('two', 12)]).toEqual([review, null, null])
    forgetReview('one')
    expect(keptReview('one', 12)).toBe(null)
    for (let i = 0; i < 30; i++) keepReview(`table ${i}`, 1, review)
    expect([keptReview('table 5', 1), keptReview('table 6', 1), kept.size]).toEqual([null, review, 25])
  })
})

it.each([
  ['in points', -1.3, 2.6, '+2.6'],
  ['as a loss', -7, -5.6, '−5.6'],
  ['not twice', 4, 4, null],
  ['not if it wins the game', 8, 1008, null],
])('says what a reason is worth %s', (_what, amount, worth, said) => {
  expect(sayWorth({ part: 'work', amount, worth, words: '' })).toBe(said)
})
