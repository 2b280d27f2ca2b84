// The messages of a table, from what a page knows.

import type { OpenVote, TableCard } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { Happening } from '@tableworks/protocol'
import { describe, expect, it } from 'vitest'
import { happenings } from '../table/messages/happenings.ts'
import { byUrgency, type Message } from '../table/messages/message.ts'
import { undoRequest, votes } from '../table/messages/requests.ts'
import { absences, openSeats, pause, refusedUndo, rematchOffer, standIns, watching } from '../table/messages/states.ts'
import type { TableModel } from '../table/table-model.ts'

const SIDES = ['Ann', 'Ben', 'Cat']
const person = (name: string) => ({ name, bot: null as string | null })
const online = {
  mine: [0] as Seat[],
  open: [],
  held: [0, 1, 2] as Seat[],
  programs: [],
  free: [] as Seat[],
  away: [] as Seat[],
  holidays: [],
  isOwner: true,
  next: null,
  expires: null,
  marks: [],
}

interface Given {
  readonly card?: Partial<TableCard>
  readonly position?: Partial<TableModel['position']>
  readonly all?: readonly Happening[]
  readonly fresh?: readonly Happening[]
  readonly journal?: TableModel['journal']
}

/** The parts of a table that messages use. */
function tableWith({ card = {}, position = {}, all = [], fresh = all, journal = [] }: Given = {}): TableModel {
  return {
    card: { id: 'on-1', seats: SIDES.map(person), sides: SIDES, result: null, online, ...card },
    position: { last: 4, votes: [], request: null, paused: false, rules: null, seen: { result: null }, ...position },
    sides: SIDES,
    journal,
    events: { all, fresh, close: () => undefined },
    session: {},
    tabs: {},
  } as unknown as TableModel
}

const short = ({ kind, title, actions = [] }: Message) => [kind, title, ...actions.map(({ label }) => label)]
const close = () => () => undefined

const event = (n: number, kind: Happening['kind'], change: Partial<Happening> = {}): Happening => ({
  n,
  at: 0,
  step: 4,
  kind,
  seat: 1,
  name: 'Ben',
  isMine: false,
  ...change,
})

describe('a request to undo', () => {
  const asked = (mine: Seat[], agreed: Seat[]) =>
    undoRequest(
      tableWith({
        card: { online: { ...online, mine } },
        position: { request: { id: 7, by: 1, to: 2, agreed } },
      }),
    )

  it('asks those who have not answered, tells the others, and lets the asker cancel', () => {
    expect(asked([0], [1]).map(short)).toEqual([['undoAsked', 'Ben asks to undo', 'Allow', 'Decline']])
    expect(asked([0], [1, 0]).map(short)).toEqual([['undoWaiting', 'Ben asks to undo']])
    expect(asked([1], [1]).map(short)).toEqual([['undoWaiting', 'Waiting for answers', 'Cancel']])
    expect(asked([], [1]).map(short)).toEqual([['undoWaiting', 'Ben asks to undo']])
    expect(asked([0], [1, 2])[0]?.answers).toEqual({ voters: [0, 2], yes: [2], no: [] })
  })
})

describe('a vote', () => {
  const vote = (change: Partial<OpenVote> = {}): OpenVote => ({
    id: 'v',
    kind: 'pause',
    by: 1,
    seat: null,
    at: 0,
    voters: [0, 1, 2],
    yes: [1],
    no: [],
    needed: 3,
    ...change,
  })
  const shown = (one: OpenVote, mine: Seat[] = [0]) =>
    votes(tableWith({ card: { online: { ...online, mine } }, position: { votes: [one] } })).map(short)

  it('asks each voter once, and asks the absent player whether they are back', () => {
    expect(shown(vote())).toEqual([['vote', 'Pause the game?', 'Pause', 'Keep playing']])
    expect(shown(vote({ yes: [0, 1] }))).toEqual([['voteWaiting', 'Pause the game?']])
    expect(shown(vote(), [1])).toEqual([['voteWaiting', 'Waiting for answers', 'Cancel']])
    const bot = vote({ kind: 'bot', seat: 2, voters: [0, 1], needed: 2 })
    expect(shown(bot)).toEqual([['vote', 'Let a bot play for Cat?', 'Let a bot play', 'Wait']])
    expect(shown(bot, [2])).toEqual([['vote', 'Still there?', 'I’m here']])
    expect(shown(bot, [])).toEqual([['voteWaiting', 'Let a bot play for Cat?']])
  })
})

describe('an event', () => {
  it('says who declined and why, and whose request it was', () => {
    const all = [
      event(0, 'ask', { seat: 0, name: 'Ann', detail: 2, isMine: true }),
      event(1, 'decline', { detail: 'No' }),
    ]
    const [message] = happenings(tableWith({ all, fresh: all.slice(1) }))
    expect([message?.title, message?.text]).toEqual(['Ben declined your undo', '“No”. Play continues.'])
  })

  it('reports an undo that everyone allowed, but not each answer', () => {
    const ask = event(0, 'ask', { seat: 0, name: 'Ann', detail: 2, isMine: true })
    const all = [ask, event(1, 'agree', { detail: 4 }), event(2, 'agree', { seat: 2, name: 'Cat', detail: 2 })]
    expect(happenings(tableWith({ all, fresh: all.slice(1) })).map(short)).toEqual([['undone', 'Undone']])
  })

  it('is no longer shown once another about the same thing has followed', () => {
    const all = [
      event(0, 'decline', { seat: 2, name: 'Cat', detail: 'No' }),
      event(1, 'botIn', { seat: 2, name: 'Cat' }),
      event(2, 'ask', { detail: 2 }),
      event(3, 'agree', { seat: 2, name: 'Cat', detail: 2 }),
      event(4, 'botOut', { seat: 1 }),
    ]
    expect(happenings(tableWith({ all })).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['news', 2],
      ['undone', null],
      ['news', 1],
    ])
  })

  it('says who joined only while the game runs', () => {
    const all = [event(0, 'joined')]
    expect(happenings(tableWith({ all })).map(({ kind }) => kind)).toEqual(['newPlayer'])
    const over = { seen: { result: { places: [] } } } as unknown as TableModel['position']
    expect(happenings(tableWith({ all, position: over }))).toEqual([])
  })

  it('isn’t shown as long as another message shows it', () => {
    const all = (['ask', 'paused', 'pauseAsked', 'resumeAsked', 'botAsked'] as const).map((kind, n) => event(n, kind))
    expect(happenings(tableWith({ all }))).toEqual([])
    expect(happenings(tableWith({ all: [event(0, 'botIn', { seat: 0, name: 'Ann', detail: 'vote' })] }))).toEqual([])
  })
})

describe('a state', () => {
  it('counts the turns a bot played for the viewer', () => {
    const seats = [{ name: 'Ann', bot: 'normal' }, ...SIDES.slice(1).map(person)]
    const played = [5, 6, 9].map(step => ({ step, seat: 0 as Seat, decision: null, choice: null, told: [] }))
    const all = [event(0, 'botIn', { seat: 0, name: 'Ann', detail: 'vote' })]
    const [message] = standIns(tableWith({ card: { seats }, all, journal: played }))
    expect(message).toMatchObject({ kind: 'standIn', title: 'A bot plays for you' })
    expect(message?.text).toMatch(/^2 turns since .*, when the others voted for it\.$/)
  })

  it('says when the viewer can play if a bot finishes the round first', () => {
    const seats = [{ name: 'Ann', bot: 'normal', finishes: 'Round 3' }, ...SIDES.slice(1).map(person)]
    const [message, ...rest] = standIns(tableWith({ card: { seats } }))
    expect([message?.title, message?.actions, rest]).toEqual(['You play after Round 3', undefined, []])
  })

  it('offers a bot for those who are away, unless the others already vote on it', () => {
    const away = { card: { online: { ...online, away: [2 as Seat] }, absentDays: 3 as const } }
    expect(absences(tableWith(away), close).map(short)).toEqual([['absent', 'Cat is away', 'Propose a bot']])
    const clock = { left: [1, 1, 0], running: [2 as Seat] }
    const late = { card: { ...away.card, clock } }
    expect(absences(tableWith(late), close).map(short)).toEqual([['timeUp', 'Cat’s time ran out', 'Propose a bot']])
  })

  it('tells spectators that they’re watching, and which seats are free', () => {
    const free = { ...online, mine: [], isOwner: false, free: [1 as Seat] }
    expect(watching(tableWith({ card: { online: free } }), close).map(short)).toEqual([
      ['seatFree', 'You are watching', 'Take Ben'],
    ])
    const full = { ...free, free: [] }
    expect(watching(tableWith({ card: { online: full } }), close).map(short)).toEqual([
      ['watching', 'You are watching'],
    ])
    expect(watching(tableWith(), close)).toEqual([])
  })

  it('says why an undo was refused, until the player asks the others, closes it or plays on', () => {
    const closed: unknown[] = []
    const undo = { by: null, refusal: { because: 'otherChose', rule: null }, askTo: 3 } as const
    const refused = {
      ...tableWith({ position: { seq: 9, undo } }),
      undoRefusedAt: 9,
      viewer: 0,
      voice: { refusal: () => 'Cat has moved since.' },
      session: { tellRefusal: (said: unknown) => closed.push(said) },
      refuseUndo: (seq: unknown) => closed.push(seq),
    } as unknown as TableModel
    const [message] = refusedUndo(refused)
    expect(message).toMatchObject({ kind: 'undoRefused', text: 'Cat has moved since.' })
    message?.close?.()
    expect(closed).toEqual([null, null])
  })

  it('lets those at a paused table resume it', () => {
    expect(pause(tableWith({ position: { paused: true } })).map(short)).toEqual([
      ['paused', 'The bots are paused', 'Resume'],
    ])
  })
})

it('puts messages that need an answer first', () => {
  const message = (kind: Message['kind']): Message => ({ key: kind, kind, title: '' })
  const order = byUrgency(
    (['watching', 'newPlayer', 'paused', 'absent', 'seatFree', 'vote', 'lost'] as const).map(message),
  ).map(({ kind }) => kind)
  expect(order).toEqual(['lost', 'vote', 'seatFree', 'absent', 'paused', 'newPlayer', 'watching'])
})

describe('a seat that someone left', () => {
  const open = { ...online, open: [1 as Seat], held: [0, 2] as Seat[] }

  it('can be filled by those who play, with a bot only by the table’s maker', () => {
    expect(openSeats(tableWith({ card: { online: open } }), close).map(short)).toEqual([
      ['seatOpen', 'Ben is open', 'Invite', 'Let a bot play'],
    ])
    const guest = { ...open, isOwner: false }
    expect(openSeats(tableWith({ card: { online: guest } }), close).map(short)).toEqual([
      ['seatOpen', 'Ben is open', 'Invite'],
    ])
    expect(openSeats(tableWith({ card: { online: { ...open, mine: [] } } }), close)).toEqual([])
  })

  it('is no news before the first move, because the seats are on screen then', () => {
    expect(openSeats(tableWith({ card: { online: open }, position: { last: 0 } }), close)).toEqual([])
  })
})

describe('a rematch', () => {
  it('names those who haven’t opened it, and says what their clocks do', () => {
    const pace = { kind: 'live' } as TableCard['pace'] & object
    const [offer] = rematchOffer(tableWith({ card: { awaited: [1, 2], pace } }), close)
    expect([offer?.title, offer?.text]).toEqual([
      'Waiting for Ben and Cat',
      'They haven’t opened the new game yet. Until they do, no clock runs.',
    ])
    expect(rematchOffer(tableWith(), close)).toEqual([])
  })
})
