// Tables with people on several devices, and tables that are unloaded and reopened.

import type { AnyGame, LogLine, Seat } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { type DeviceHost, type Look, MemoryStore, type Said, type TableHost } from '../index.ts'
import { lookAs, tab } from '../testing/index.ts'

const ANN: Seat = 0
const BEN: Seat = 1
const seats = [
  { name: 'Ann', bot: null },
  { name: 'Ben', bot: null },
]
const plan = { game: game.id, seats, variants: {}, box: null }
const looking = (viewer: Seat | null): Look => ({ viewer, gate: null, isChosen: false, step: null, since: -1 })
const because = (said: Said) => ('refusal' in said ? said.refusal.because : null)

const withSeats = (host: TableHost, ...mine: Seat[]) => host.as({ seats: mine, held: [] })

/** Ann and Ben both harvest. */
async function play(host: DeviceHost, id: string, lines: number, from = 0): Promise<void> {
  for (let at = from; at < from + lines; at++) {
    const { position } = await host.look(id, looking(null))
    const seat = position.seen.actor
    if (seat === null) return
    const { seen } = (await host.look(id, lookAs(seat))).position
    expect(because(await host.say(id, seat, seen.choices[at % seen.choices.length] ?? '', at, lookAs(seat)))).toBeNull()
  }
}

describe('an automatic answer', () => {
  const obedient: AnyGame = { ...game, standingAnswers: { turn: { 'harvest salt': 'Always harvest salt' } } }
  const stepOf = async (host: TableHost, id: string) => (await withSeats(host).look(id, looking(null))).position.step

  it('is given whenever the seat must decide, until it is switched off, and other seats never see it', async () => {
    const host = tab({ load: obedient, playsOn: true })
    const id = await host.create(plan)
    await withSeats(host, BEN).stand(id, BEN, 'turn', 'harvest salt')
    await withSeats(host, ANN).say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await expect.poll(() => stepOf(host, id)).toBe(2)
    await withSeats(host, ANN).say(id, ANN, 'harvest salt', 2, lookAs(ANN))
    await expect.poll(() => stepOf(host, id)).toBe(4)
    const others = [await withSeats(host, ANN).look(id, looking(ANN)), await withSeats(host).look(id, looking(null))]
    for (const { position } of others) expect(position.standing).toEqual({})
    expect((await withSeats(host, BEN).look(id, looking(BEN))).position.standing).toEqual({ turn: 'harvest salt' })
    expect(JSON.stringify([others, await host.card(id)])).not.toContain('"turn":"harvest')

    await withSeats(host, BEN).stand(id, BEN, 'turn', null)
    await withSeats(host, ANN).say(id, ANN, 'harvest salt', 4, lookAs(ANN))
    await new Promise(done => setTimeout(done, 20))
    expect(await stepOf(host, id)).toBe(5)
  })

  it('also answers a decision that is already open, and survives a restart of the host', async () => {
    const store = new MemoryStore()
    const id = await tab({ load: obedient, store }).create(plan)
    const host = tab({ load: obedient, store, playsOn: true })
    await withSeats(host, BEN).stand(id, BEN, 'turn', 'harvest salt')
    await host.memory.forgetAll()
    const later = tab({ load: obedient, store, playsOn: true })
    await withSeats(later, ANN).stand(id, ANN, 'turn', 'harvest salt')
    await expect.poll(() => stepOf(later, id)).toBeGreaterThan(2)
  })

  it('must be known to the game, works only for the player’s own seat, and ends when the player leaves', async () => {
    const host = tab({ load: obedient, playsOn: true })
    const id = await host.create(plan)
    await expect(withSeats(host, BEN).stand(id, ANN, 'turn', 'harvest salt')).rejects.toMatchObject({ name: 'secret' })
    for (const [decision, answer] of [
      ['turn', 'sell 1 salt'],
      ['turn', 'toString'],
      ['constructor', 'name'],
    ] as const)
      await expect(withSeats(host, BEN).stand(id, BEN, decision, answer)).rejects.toMatchObject({ name: 'badPlan' })
    await withSeats(host, BEN).stand(id, BEN, 'turn', 'harvest salt')
    await host.reseat(id, now => now.map((seat, at) => (at === BEN ? { ...seat, name: 'Cleo' } : seat)))
    expect((await withSeats(host, BEN).look(id, looking(BEN))).position.standing).toEqual({})
  })
})

describe('a device with one seat of two', () => {
  it('shows its own seat’s view on every turn and never waits for a hand-over', async () => {
    const host = tab({ load: game })
    const id = await host.create(plan)
    for (const seat of [ANN, BEN]) {
      const sight = await withSeats(host, seat).look(id, looking(null))
      expect(sight).toMatchObject({ viewer: seat, gate: null, position: { seen: { seat, actor: ANN } } })
      expect(sight.position.seen.choices.length > 0).toBe(seat === ANN)
    }
  })

  it('sees nothing of another seat, no matter what it requests', async () => {
    const host = tab({ load: game })
    const id = await host.create(plan)
    const asks: Look[] = [lookAs(BEN), looking(BEN), { ...looking(null), gate: BEN }, { ...lookAs(BEN), step: 0 }]
    for (const ask of asks) {
      const sight = await withSeats(host, ANN).look(id, ask)
      expect([sight.viewer, sight.gate]).toEqual([ANN, null])
      expect(sight.position.seen.seat).toBe(ANN)
    }
    for (const odd of [-1, 2, 0.5, '1', {}] as never[])
      expect((await withSeats(host, ANN).look(id, lookAs(odd))).viewer).toBe(ANN)
  })

  it('with no seat is a spectator, no matter what it requests', async () => {
    const host = tab({ load: game })
    const id = await host.create(plan)
    await play(host, id, 3)
    const asks: Look[] = [lookAs(ANN), lookAs(BEN), looking(ANN), { ...looking(null), gate: ANN }]
    for (const ask of asks) {
      const sight = await withSeats(host).look(id, ask)
      expect([sight.viewer, sight.position.seen.seat, sight.position.undo.by]).toEqual([null, null, null])
      expect(sight.position.canRedo).toBe(false)
      expect(sight.journal.entries.flatMap(entry => entry.told).every(({ only }) => only === null)).toBe(true)
    }
  })

  it('moves, undoes and redoes only for its own seat', async () => {
    const host = tab({ load: game })
    const id = await host.create(plan)
    await expect(withSeats(host, BEN).say(id, ANN, 'harvest salt', 0, lookAs(BEN))).rejects.toMatchObject({
      name: 'secret',
    })
    await withSeats(host, ANN).say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    expect(because(await withSeats(host, BEN).undo(id, lookAs(BEN)))).toBe('otherChose')
    expect(because(await withSeats(host).undo(id, lookAs(null)))).toBe('movedOn')
    expect(because(await withSeats(host, ANN).undo(id, lookAs(ANN)))).toBeNull()
    expect(because(await withSeats(host, BEN).redo(id, lookAs(BEN)))).toBe('nothingToRedo')
    expect(because(await withSeats(host, ANN).redo(id, lookAs(ANN)))).toBeNull()
  })

  it('undoes further back when all devices agree', async () => {
    const host = tab({ load: game })
    const id = await host.create(plan)
    await play(host, id, 4)
    await withSeats(host, ANN).say(id, ANN, '/ask 0', 4, lookAs(ANN))
    expect((await withSeats(host, BEN).look(id, lookAs(BEN))).position.request).toMatchObject({
      by: ANN,
      to: 0,
      agreed: [ANN],
    })
    await withSeats(host, BEN).say(id, BEN, '/agree 4', 5, lookAs(BEN))
    expect((await withSeats(host, BEN).look(id, lookAs(BEN))).position.step).toBe(0)
  })
})

describe('a seat', () => {
  it('can be given to a bot and back, and the bot plays on', async () => {
    const host = tab({ load: game })
    const id = await host.create(plan)
    let woken = 0
    await host.open(id, () => (woken += 1))
    await host.reseat(id, ([ann]) => [ann as never, { name: 'Ada', bot: 'easy' }])
    await withSeats(host, ANN).say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await expect.poll(async () => (await withSeats(host, ANN).look(id, lookAs(ANN))).position.step).toBe(2)
    expect(woken).toBeGreaterThan(0)
    expect(await host.card(id)).toMatchObject({
      seats: [{ name: 'Ann' }, { name: 'Ada', bot: 'easy' }],
      sides: ['Ann', 'Ada'],
    })
    await host.reseat(id, ([ann]) => [ann as never, { name: 'Ben', bot: null }])
    expect((await host.card(id)).sides).toEqual(['Ann', 'Ben'])
    await expect(host.reseat(id, ([ann]) => [ann as never, ann as never])).rejects.toMatchObject({ name: 'badPlan' })
  })
})

/** A store that counts how many log lines are read and how many snapshots are stored. */
class CountingStore extends MemoryStore {
  notes = 0
  override async keepMemory(id: string, memory: object) {
    this.notes += 1
    await super.keepMemory(id, memory)
  }
  spoil(id: string, change: (lines: readonly LogLine[]) => LogLine[]) {
    this.logs.set(id, change(this.logs.get(id) ?? []))
  }
}

describe('an unloaded table', () => {
  it('is the same when reopened, without a replay of its log', async () => {
    const store = new CountingStore()
    let choices = 0
    const { turn } = game.steps as unknown as Record<string, { choose(...given: unknown[]): unknown }>
    const choose = (...given: unknown[]) => ((choices += 1), turn?.choose(...given))
    const counting = { ...game, steps: { ...game.steps, turn: { ...turn, choose } } } as unknown as AnyGame
    const host = tab({ load: counting, store })
    const id = await host.create({ ...plan, variants: { rounds: 10 } })
    const { ticket } = await host.open(id, () => undefined)
    await play(host, id, 19)
    const before = await host.look(id, lookAs(ANN))
    await host.close(id, ticket)
    expect([host.memory.count, store.notes]).toEqual([0, 1])

    const cost = async (from: DeviceHost) => {
      choices = 0
      const sight = await from.look(id, lookAs(ANN))
      expect({ ...sight.position, beat: 0 }).toEqual({ ...before.position, beat: 0 })
      expect(sight.journal).toEqual(before.journal)
      return choices
    }
    await cost(tab({ load: counting, store })) // the shapes of frames are cached during play, so the test plays once first
    expect(await cost(tab({ load: counting, store }))).toBe(3)
    await store.keepMemory(id, { rules: game.rules, stepAfter: [], memory: {} }) // an invalid snapshot
    expect(await cost(tab({ load: counting, store }))).toBe(19)
  })

  it('gets a snapshot now and then during play, and its log is still checked against the rules', async () => {
    const store = new CountingStore()
    const host = tab({ load: game, store })
    const id = await host.create(plan)
    for (let at = 0; at < 70; at += 2) {
      const { seen } = (await host.look(id, looking(null))).position
      const seat = seen.actor ?? ANN
      await host.say(id, seat, 'harvest salt', at, lookAs(seat))
      await host.undo(id, lookAs(seat))
    }
    expect(store.notes).toBe(1)
    store.spoil(id, lines => lines.map((line, i) => (i === 66 ? { ...line, hash: 'ffff' } : line)))
    await expect(tab({ load: game, store }).look(id, lookAs(ANN))).rejects.toMatchObject({ name: 'damagedLog' })
  })

  it('is unloaded when idle, but not while it has a watcher or a bot to move', async () => {
    const never = { think: () => ({ answer: new Promise<null>(() => undefined), interrupt: () => undefined }) }
    const host = tab({ load: game, playsOn: true, bots: never })
    const [idle, watched] = [await host.create(plan), await host.create(plan)]
    const withBot = await host.create({ ...plan, seats: [{ name: 'Ada', bot: 'easy' }, seats[1] as never] })
    const { ticket } = await host.open(idle, () => undefined)
    await host.open(watched, () => undefined)
    await host.look(withBot, looking(null))
    await host.close(idle, ticket)
    expect(host.memory.count).toBe(3)
    await host.memory.sweep(600_000)
    expect(host.memory.count).toBe(3)
    await host.memory.sweep(0)
    expect(host.memory.count).toBe(2)
    await host.memory.forgetAll()
    expect(host.memory.count).toBe(0)
  })
})
