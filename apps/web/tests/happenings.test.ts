import type { TableCard } from '@tableworks/host'
import { describe, expect, it } from 'vitest'
import { happeningsBetween, type Known } from '../table/happenings.ts'

interface Situation {
  readonly names?: readonly string[]
  readonly bots?: readonly (string | null)[]
  readonly open?: readonly number[]
  readonly held?: readonly number[]
  readonly mine?: readonly number[]
  readonly name?: string | null
  readonly isOnline?: boolean
  readonly position?: Partial<Known['position']>
}

/** Ann, the viewer, and Ben, both people. */
function known(situation: Situation = {}): Known {
  const { names = ['Ann', 'Ben'], bots = [null, null], open = [], held = [0, 1], mine = [0], name = null } = situation
  const card = {
    id: 'on-1',
    name,
    sides: names,
    seats: names.map((person, seat) => ({ name: person, bot: bots[seat] ?? null })),
    ...(situation.isOnline === false ? {} : { online: { mine, open, held } }),
  } as unknown as TableCard
  return { card, position: { talk: [], request: null, paused: false, last: 7, ...situation.position } }
}

const between = (before: Situation, after: Situation) => happeningsBetween(known(before), known(after))
const talk = (word: 'undo' | 'redo' | 'ask' | 'agree' | 'decline', seat: 0 | 1 = 1, line = 9) => ({
  talk: [{ line, seat, word }],
})
const request = { id: 8, by: 1, to: 3, agreed: [1] } as const

describe('Other players’ actions are announced', () => {
  it.each<[string, Situation, Situation, string[]]>([
    ['someone joins', { open: [1], held: [0], names: ['Ann', 'Player 2'] }, {}, ['Ben joined.']],
    ['someone leaves', {}, { open: [1], held: [0], names: ['Ann', 'Player 2'] }, ['Ben left the table.']],
    ['a seat changes hands', {}, { names: ['Ann', 'Cat'] }, ['Cat took over Ben’s seat.']],
    ['a bot stands in', {}, { bots: [null, 'normal'] }, ['A bot now plays for Ben.']],
    ['the person is back', { bots: [null, 'normal'] }, {}, ['Ben is back and plays again.']],
    [
      'a bot in your seat',
      {},
      { bots: ['normal'] },
      ['A bot now plays for you. Take your seat back under More, Seats and links.'],
    ],
    ['a new name', {}, { name: 'Friday' }, ['The table is now called “Friday”.']],
    ['no name any more', { name: 'Friday' }, {}, ['The table no longer has a name.']],
    ['a pause', {}, { position: { paused: true } }, ['The bots are paused.']],
    ['its end', { position: { paused: true } }, {}, ['The bots play on.']],
    ['an undo', {}, { position: { ...talk('undo'), last: 6 } }, ['Ben undid back to move 6.']],
    ['a redo', {}, { position: talk('redo') }, ['Ben redid a move.']],
    ['a request', {}, { position: { ...talk('ask'), request } }, ['Ben wants to undo to move 3.']],
    ['an agreement', {}, { position: talk('agree') }, ['Ben agreed to the undo.']],
    [
      'a refusal',
      { position: { request: { ...request, by: 0 } } },
      { position: talk('decline') },
      ['Ben declined the undo.'],
    ],
    ['a withdrawal', { position: { request } }, { position: talk('decline') }, ['Ben withdrew the request.']],
  ])('%s', (_what, before, after, said) => {
    expect(between(before, after)).toEqual(said)
  })

  it('but not your own, known ones, or those on one device', () => {
    expect(between({}, { position: talk('undo', 0) })).toEqual([])
    expect(between({ position: talk('undo') }, { position: talk('undo') })).toEqual([])
    expect(between({ isOnline: false }, { isOnline: false, position: talk('undo') })).toEqual([])
    expect(between({}, { bots: [null, 'normal'], held: [0], position: talk('agree') })).toEqual([])
    expect(between({}, {})).toEqual([])
  })
})
