// What a browser contributes to the dice of an online table, and when.

import type { DiceState, TableCard } from '@tableworks/host'
import { commitmentToNumber, type Seat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { nextDiceWord, OwnNumbers } from '../online/dice.ts'

const ANN: Seat = 0
const BEN: Seat = 1
const BOT: Seat = 2
const HOUR = 3_600_000

const cardOf = (open: readonly Seat[] = [], mine: readonly Seat[] = [ANN]): TableCard => ({
  id: 'on-1',
  name: null,
  chapter: null,
  game: 'salt-and-timber',
  seats: [
    { name: 'Ann', bot: null },
    { name: 'Ben', bot: null },
    { name: 'Ada', bot: 'normal' },
  ],
  sides: ['Ann', 'Ben', 'Ada'],
  variants: {},
  drawn: false,
  hints: false,
  rated: false,
  box: { name: '', hash: null },
  created: 0,
  updated: 0,
  steps: 0,
  waiting: [ANN],
  result: null,
  from: null,
  online: {
    mine,
    open,
    held: [],
    programs: [],
    free: [],
    away: [],
    holidays: [],
    isOwner: true,
    next: null,
    expires: null,
    marks: [],
  },
})
const NONE: DiceState = { host: 'h', committed: [], revealed: [], late: [] }
/** A commitment to a seat made by another player or device. */
const foreign = (seat: Seat) => ({ seat, digest: commitmentToNumber(`made elsewhere ${seat}`) })

function browser() {
  const own = new OwnNumbers()
  const next = (
    dice: DiceState,
    given: { card?: TableCard; actor?: Seat | null; now?: number; isFixed?: boolean } = {},
  ) => {
    const { card = cardOf(), actor = ANN, now = HOUR, isFixed = false } = given
    return nextDiceWord({ card, dice, actor, isFixed }, own, now)
  }
  const says = (...given: Parameters<typeof next>) => next(...given)?.text.split(' ')[0] ?? null
  /** Ann's commitment, made in this browser. */
  const made = () => ({ seat: ANN, digest: commitmentToNumber(own.of('on-1', ANN) ?? own.make('on-1', ANN)) })
  return { own, next, says, made }
}

describe('a browser with a seat', () => {
  it('commits immediately, to its own number, which it stores', () => {
    const { own, next } = browser()
    const word = next(NONE, { card: cardOf([BEN]) })
    const number = own.of('on-1', ANN) ?? ''
    expect(number).toMatch(/^[0-9a-f]{64}$/)
    expect(word).toEqual({ seat: ANN, text: `/commit ${commitmentToNumber(number)}` })
    expect(next(NONE, { card: cardOf([BEN]) })).toEqual(word)
  })

  it('commits again if another player or device has committed for its seat', () => {
    expect(browser().says({ ...NONE, committed: [foreign(ANN), foreign(BEN)] })).toBe('/commit')
  })

  it('reveals once every player has committed, and not before', () => {
    const { says, made } = browser()
    const both = { ...NONE, committed: [made(), foreign(BEN)] }
    expect(says({ ...NONE, committed: [made()] })).toBeNull()
    expect(says(both, { card: cardOf([BEN]) })).toBeNull()
    expect(says(both)).toBe('/reveal')
    expect(says({ ...both, revealed: [ANN] })).toBeNull()
  })

  it('doesn’t reveal a number its seat is no longer committed to', () => {
    const { says, made } = browser()
    made()
    expect(says({ ...NONE, committed: [foreign(ANN), foreign(BEN)] })).toBeNull()
  })

  it('never commits to a revealed number again, whatever the server says', () => {
    const { says, made } = browser()
    made()
    expect(says(NONE)).toBe('/commit')
    expect(says(NONE, { isFixed: true })).toBeNull()
  })

  it('reveals as soon as another player has', () => {
    const { says, made } = browser()
    expect(says({ ...NONE, committed: [made()], revealed: [BEN] })).toBe('/reveal')
  })

  it('waits at most a day for a player who never opens the table, and only until its own move', () => {
    const { says, made } = browser()
    const alone = { ...NONE, committed: [made()] }
    expect(says(alone, { now: 25 * HOUR })).toBe('/reveal')
    expect(says(alone, { now: 25 * HOUR, actor: BEN })).toBeNull()
  })

  it('sends nothing about a number it doesn’t have, too late, or at a finished table', () => {
    const { says, made } = browser()
    expect(says({ ...NONE, committed: [foreign(ANN), foreign(BEN)], revealed: [BEN] })).toBeNull()
    expect(says({ ...NONE, committed: [foreign(BEN)], revealed: [BEN] })).toBeNull()
    const both = { ...NONE, committed: [made(), foreign(BEN)] }
    expect(says({ ...both, revealed: [BEN], late: [ANN] })).toBeNull()
    expect(says(both, { actor: null })).toBeNull()
  })

  it('acts only for its own seats, and not for one played by a stand-in', () => {
    expect(browser().says(NONE, { card: cardOf([], []) })).toBeNull()
    expect(browser().says(NONE, { card: cardOf([], [BOT]) })).toBeNull()
  })
})
