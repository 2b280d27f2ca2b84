// Seats that decide at the same time, in a variation of Salt and Timber where seats take the turns of a round together.

import { type AnyGame, type Seat, seatsOf } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { type Look, MemoryStore, type Said, type TableHost } from '../index.ts'
import { lookAs, tab } from '../testing/index.ts'

const ANN: Seat = 0
const BEN: Seat = 1
const CAT: Seat = 2
const load: AnyGame = {
  ...game,
  steps: {
    ...game.steps,
    round: {
      ...game.steps.round,
      together: {
        later: (g: { seats: number }, { next }: { next: number }) => seatsOf(g.seats).slice(next),
        asking: (_g: unknown, _frame: unknown, seat: Seat) => ({ next: seat }),
      },
    },
  },
}
const PEOPLE = ['Ann', 'Ben', 'Cat'].map(name => ({ name, bot: null as string | null }))
const planOf = (seats = PEOPLE) => ({ game: game.id, seats, variants: {}, box: null })
const looking = (viewer: Seat | null): Look => ({ viewer, gate: null, isChosen: false, step: null, since: -1 })
const because = (said: Said) => ('refusal' in said ? said.refusal.because : null)

const as = (host: TableHost, ...mine: Seat[]) => host.as({ seats: mine, held: [] })
const say = async (host: TableHost, id: string, seat: Seat, text: string, lines = 0) =>
  because(await as(host, seat).say(id, seat, text, lines, lookAs(seat)))
const see = async (host: TableHost, id: string, seat: Seat | null) =>
  (await as(host, ...(seat === null ? [] : [seat])).look(id, looking(seat))).position

describe('seats that decide at the same time', () => {
  it('are all asked at once, and their answers are revealed together in the order of the rules', async () => {
    const store = new MemoryStore()
    const host = tab({ load, store })
    const id = await host.create(planOf())
    for (const seat of [ANN, BEN, CAT]) {
      const { seen, together } = await see(host, id, seat)
      expect([seen.actor, seen.choices.length > 0, together]).toEqual([seat, true, [ANN, BEN, CAT]])
    }
    expect((await host.card(id)).waiting).toEqual([ANN, BEN, CAT])
    expect(await say(host, id, CAT, 'harvest timber')).toBeNull()
    expect(await say(host, id, ANN, 'harvest salt')).toBeNull()
    expect((await host.card(id)).waiting).toEqual([BEN])
    expect((await host.tables())[0]?.waiting).toEqual([BEN])
    expect((await see(host, id, ANN)).step).toBe(0)
    expect(await say(host, id, BEN, 'harvest salt')).toBeNull()
    expect((await store.lines(id, 0)).map(({ seat, text }) => [seat, text])).toEqual([
      [ANN, 'harvest salt'],
      [BEN, 'harvest salt'],
      [CAT, 'harvest timber'],
    ])
    const { step, chosen, together } = await see(host, id, BEN)
    expect([step, chosen, together]).toEqual([3, [], [ANN, BEN, CAT]])
  })

  it('other seats learn only that an early answer was given', async () => {
    const [chosen, other] = await Promise.all(
      ['harvest timber', 'harvest salt'].map(async text => {
        const host = tab({ load })
        const id = await host.create(planOf())
        await say(host, id, BEN, text)
        const others = [await see(host, id, ANN), await see(host, id, CAT), await see(host, id, null)]
        return { others, own: await see(host, id, BEN), card: await host.card(id), file: await host.sealedFile(id) }
      }),
    )
    expect(other?.others).toEqual(chosen?.others)
    expect([other?.card, other?.file]).toEqual([chosen?.card, chosen?.file])
    expect(chosen?.others.map(position => position.chosen)).toEqual([[BEN], [BEN], [BEN]])
    expect(chosen?.own.seen).toMatchObject({ actor: ANN, choices: [], view: { store: { timber: [0, 2, 0] } } })
    expect(other?.own.seen).toMatchObject({ actor: ANN, choices: [], view: { store: { salt: [0, 2, 0] } } })
  })

  it('a player changes the answer freely until all are revealed, and nobody else is affected', async () => {
    const host = tab({ load })
    const id = await host.create(planOf())
    await say(host, id, BEN, 'harvest timber')
    await say(host, id, CAT, 'harvest timber')
    expect(await say(host, id, BEN, 'harvest salt')).toBe('notYourTurn')
    expect((await see(host, id, ANN)).undo.by).toBeNull()
    expect((await see(host, id, BEN)).undo).toEqual({ by: BEN, refusal: null, askTo: null })
    expect(because(await as(host, BEN).undo(id, lookAs(BEN), 0))).toBeNull()
    const { seen, chosen } = await see(host, id, BEN)
    expect([seen.actor, seen.choices.includes('harvest salt'), chosen]).toEqual([BEN, true, [CAT]])
    await say(host, id, BEN, 'harvest salt')
    await say(host, id, ANN, 'harvest salt')
    expect((await see(host, id, null)).seen.view).toMatchObject({ store: { salt: [2, 2, 0], timber: [0, 0, 2] } })
    // Undoing a revealed answer needs everyone's consent.
    expect((await see(host, id, BEN)).undo.by).toBeNull()
  })

  it('an answer sent twice counts once, even if it was the last one', async () => {
    const host = tab({ load })
    const id = await host.create(planOf())
    for (const seat of [CAT, CAT, ANN, BEN, BEN, CAT]) expect(await say(host, id, seat, 'harvest salt')).toBeNull()
    const { step, chosen } = await see(host, id, null)
    expect([step, chosen]).toEqual([3, []])
    expect(await say(host, id, CAT, 'harvest timber')).toBe('movedOn')
  })

  it('stores only legal options, and says why others are refused', async () => {
    const host = tab({ load })
    const id = await host.create(planOf())
    expect(await say(host, id, CAT, 'sell 1 salt')).toBe('tooFew')
    expect(await say(host, id, CAT, 'harvest gold')).toBe('noSuchValue')
    expect((await see(host, id, null)).chosen).toEqual([])
  })

  it('early answers survive a restart, even one between two of the revealed lines', async () => {
    const store = new MemoryStore()
    const first = tab({ load, store, playsOn: true })
    const id = await first.create(planOf())
    await say(first, id, CAT, 'harvest timber')
    const second = tab({ load, store, playsOn: true })
    expect((await see(second, id, CAT)).chosen).toEqual([CAT])
    await say(second, id, BEN, 'harvest salt')

    // The process dies after the first line.
    let added = 0
    const addLine = store.addLine.bind(store)
    store.addLine = (...line) => (++added > 1 ? Promise.reject(new Error('killed')) : addLine(...line))
    await expect(say(second, id, ANN, 'harvest salt')).rejects.toThrow('killed')
    store.addLine = addLine
    const third = tab({ load, store, playsOn: true })
    await third.open(id, () => undefined)
    await expect.poll(async () => (await see(third, id, null)).step).toBe(3)
    expect((await store.lines(id, 0)).map(({ text }) => text)).toEqual([
      'harvest salt',
      'harvest salt',
      'harvest timber',
    ])
  })

  it('two hosts of one table keep both answers and reveal them once', async () => {
    const store = new MemoryStore()
    const hosts: TableHost[] = []
    const one = tab({ load, store, playsOn: true }, [() => hosts[1] as TableHost])
    const two = tab({ load, store, playsOn: true }, [() => hosts[0] as TableHost])
    hosts.push(one, two)
    const id = await one.create(planOf())
    for (const host of hosts) await host.open(id, () => undefined)
    await say(one, id, CAT, 'harvest salt')
    await Promise.all([say(one, id, ANN, 'harvest salt'), say(two, id, BEN, 'harvest timber')])
    await expect.poll(async () => (await store.lines(id, 0)).length).toBe(3)
    for (const host of hosts) await expect.poll(async () => (await see(host, id, null)).step).toBe(3)
  })

  it('bots answer without waiting for people, and people without waiting for each other', async () => {
    const host = tab({ load, playsOn: true })
    const id = await host.create(planOf(PEOPLE.map((seat, at) => (at === ANN ? seat : { ...seat, bot: 'normal' }))))
    await host.open(id, () => undefined)
    await expect.poll(async () => (await see(host, id, ANN)).chosen).toEqual([BEN, CAT])
    expect(await say(host, id, ANN, 'harvest salt')).toBeNull()
    expect((await see(host, id, ANN)).step).toBe(3)
  })

  it('after an agreed undo, everyone must answer again', async () => {
    const host = tab({ load })
    const id = await host.create(planOf())
    for (const seat of [ANN, BEN, CAT]) await say(host, id, seat, 'harvest salt')
    await say(host, id, CAT, 'harvest timber', 3)
    expect((await see(host, id, CAT)).chosen).toEqual([CAT])
    await say(host, id, ANN, '/ask 1', 3)
    for (const seat of [BEN, CAT]) expect(await say(host, id, seat, '/agree 3', 3 + seat)).toBeNull()
    const { step, chosen, together } = await see(host, id, CAT)
    expect([step, chosen, together]).toEqual([1, [], [BEN, CAT]])
  })

  it('people who share a device hand it over in order, and undo takes back the last answer', async () => {
    const host = tab({ load })
    const id = await host.create(planOf())
    const first = await host.look(id, looking(null))
    expect(first.gate).toBe(ANN)
    const said = await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    expect(because(said)).toBeNull()
    expect((await host.look(id, looking(ANN))).gate).toBe(BEN)
    await host.undo(id, looking(BEN))
    expect((await host.look(id, looking(BEN))).gate).toBe(ANN)
  })
})
