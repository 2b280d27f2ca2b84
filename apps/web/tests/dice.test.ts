// What a browser adds to the dice of an online table, and when.

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
  box: { name: '', hash: null },
  created: 0,
  updated: 0,
  steps: 0,
  actor: ANN,
  result: null,
  from: null,
  online: { mine, open, held: [], away: [], isOwner: true, next: null, expires: null },
})
const NONE: DiceState = { committed: [], revealed: [], late: [] }
const both = { ...NONE, committed: [ANN, BEN] }

function browser() {
  const own = new OwnNumbers()
  const says = (dice: DiceState, given: { card?: TableCard; actor?: Seat | null; now?: number } = {}) => {
    const { card = cardOf(), actor = ANN, now = HOUR } = given
    return nextDiceWord({ card, dice, actor }, own, now)?.text.split(' ')[0] ?? null
  }
  return { own, says }
}

describe('a browser with a seat', () => {
  it('commits at once, to a number of its own that it keeps', () => {
    const { own } = browser()
    const word = nextDiceWord({ card: cardOf([BEN]), dice: NONE, actor: ANN }, own, HOUR)
    const number = own.of('on-1', ANN) ?? ''
    expect(number).toMatch(/^[0-9a-f]{64}$/)
    expect(word).toEqual({ seat: ANN, text: `/commit ${commitmentToNumber(number)}` })
    expect(nextDiceWord({ card: cardOf([BEN]), dice: NONE, actor: ANN }, own, HOUR)).toEqual(word)
  })

  it('commits anew where someone else, or another device, has committed for its seat', () => {
    expect(browser().says(both)).toBe('/commit')
  })

  it('reveals when every player has committed, and not before', () => {
    const { own, says } = browser()
    own.make('on-1', ANN)
    expect(says({ ...NONE, committed: [ANN] })).toBeNull()
    expect(says(both, { card: cardOf([BEN]) })).toBeNull()
    expect(says(both)).toBe('/reveal')
    expect(says({ ...both, revealed: [ANN] })).toBeNull()
  })

  it('reveals as soon as another player has', () => {
    const { own, says } = browser()
    own.make('on-1', ANN)
    expect(says({ committed: [ANN], revealed: [BEN], late: [] })).toBe('/reveal')
  })

  it('waits a day at most for a player who never opens the table, and only until its own move', () => {
    const { own, says } = browser()
    own.make('on-1', ANN)
    const alone = { ...NONE, committed: [ANN] }
    expect(says(alone, { now: 25 * HOUR })).toBe('/reveal')
    expect(says(alone, { now: 25 * HOUR, actor: BEN })).toBeNull()
  })

  it('says nothing about a number it does not have, or that comes too late, or at a finished table', () => {
    const { own, says } = browser()
    expect(says({ ...both, revealed: [BEN] })).toBeNull()
    expect(says({ committed: [BEN], revealed: [BEN], late: [] })).toBeNull()
    own.make('on-1', ANN)
    expect(says({ ...both, revealed: [BEN], late: [ANN] })).toBeNull()
    expect(says(both, { actor: null })).toBeNull()
  })

  it('speaks for its own seats only, and not for one that a bot plays', () => {
    expect(browser().says(NONE, { card: cardOf([], []) })).toBeNull()
    expect(browser().says(NONE, { card: cardOf([], [BOT]) })).toBeNull()
  })
})
