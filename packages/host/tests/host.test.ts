import type { AnyGame, LogLine, Option, Seat } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import {
  type Bots,
  Foresight,
  HostError,
  type Look,
  MemoryStore,
  type Said,
  type DeviceHost,
  type TableNews,
} from '../index.ts'
import { lookAs, tab as tabWith } from '../testing/index.ts'

const WATCHING: Look = { viewer: null, gate: null, isChosen: false, step: null, since: -1 }
const ANN: Seat = 0
const BEN: Seat = 1
const PEOPLE = [
  { name: 'Ann', bot: null },
  { name: 'Ben', bot: null },
]
const AGAINST_BOT = [
  { name: 'Ann', bot: null },
  { name: 'Ada', bot: 'easy' },
]
const game = saltAndTimber as AnyGame

type Tabs = Partial<Parameters<typeof tabWith>[0]>
const tab = (tabs: Tabs = {}, others: (() => DeviceHost)[] = []) => tabWith({ load: game, ...tabs }, others)

const plan = (seats: { name: string; bot: string | null }[] = PEOPLE) => ({
  game: game.id,
  seats,
  variants: {},
  box: null,
})
const positionOf = async (host: DeviceHost, id: string, seat: Seat | null, step: number | null = null) =>
  (await host.look(id, { ...lookAs(seat), step })).position
const journalOf = async (host: DeviceHost, id: string, seat: Seat, since: number) =>
  (await host.look(id, { ...lookAs(seat), since })).journal
const stepAfter = (said: Said) => ('sight' in said ? said.sight.position.step : said.refusal)
const because = (said: object) => ('refusal' in said ? (said.refusal as { because: string }).because : null)

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await check()) return
    await new Promise(done => setTimeout(done, 5))
  }
  throw new Error('the expected state was never reached')
}

describe('a table on this device', () => {
  it('is stored line by line and continues after the tab is closed', async () => {
    const store = new MemoryStore()
    const host = tab({ store })
    const id = await host.create(plan())
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await host.say(id, BEN, 'harvest timber', 1, lookAs(BEN))

    const again = tab({ store, seed: 'another' })
    const position = await positionOf(again, id, ANN)
    expect([position.step, position.seen.actor]).toEqual([2, ANN])
    expect(position.seen).toEqual((await positionOf(host, id, ANN)).seen)
    expect((await again.tables())[0]).toMatchObject({ id, steps: 2, waiting: [ANN], result: null })
  })

  it('can have its seats drawn at random from its seed: every order can occur, and one seed gives one order', async () => {
    const orderWith = async (seed: string) => {
      const host = tab({ seed })
      const id = await host.create({ ...plan(), drawn: true })
      const { seats, sides, drawn } = await host.card(id)
      expect([drawn, sides]).toEqual([true, seats.map(({ name }) => name)])
      return sides.join()
    }
    const seeds = Array.from({ length: 12 }, (_, i) => `lot ${i}`)
    const orders = await Promise.all(seeds.map(orderWith))
    expect(new Set(orders)).toEqual(new Set(['Ann,Ben', 'Ben,Ann']))
    expect(await Promise.all(seeds.map(orderWith))).toEqual(orders)
  })

  it('shows whether hints are allowed between people, and a rematch keeps the setting', async () => {
    const host = tab()
    const id = await host.create({ ...plan(), hints: true })
    const hintsAt = async (table: string) => (await host.card(table)).hints

    expect([await hintsAt(id), await hintsAt(await host.rematch(id))]).toEqual([true, true])
    expect(await hintsAt(await host.create(plan()))).toBe(false)
  })

  it('refuses with the kernel’s reasons and writes nothing', async () => {
    const store = new MemoryStore()
    const host = tab({ store })
    const id = await host.create(plan())
    expect(because(await host.say(id, BEN, 'harvest salt', 0, lookAs(BEN)))).toBe('notYourTurn')
    expect(because(await host.say(id, ANN, 'sell 1 salt', 0, lookAs(ANN)))).toBe('tooFew')
    expect(because(await host.say(id, ANN, 'harvest salt', 3, lookAs(ANN)))).toBe('isStale')
    expect(await store.lines(id, 0)).toEqual([])
  })

  it('shows a choice only after storing it, so a full disk loses nothing', async () => {
    class FullStore extends MemoryStore {
      isFull = false
      override addLine(id: string, seq: number, line: LogLine, news: TableNews) {
        if (this.isFull) return Promise.reject(new HostError('storageFull'))
        return super.addLine(id, seq, line, news)
      }
    }
    const store = new FullStore()
    const host = tab({ store })
    const id = await host.create(plan())
    store.isFull = true
    await expect(host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))).rejects.toThrow(HostError)
    expect((await positionOf(host, id, ANN)).step).toBe(0)

    store.isFull = false
    expect(stepAfter(await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN)))).toBe(1)
  })

  it('says clearly why a table can’t be opened', async () => {
    const host = tab()
    await expect(positionOf(host, 'nowhere', null)).rejects.toMatchObject({ name: 'missing' })
    await expect(host.create({ ...plan(), game: 'chess' })).rejects.toMatchObject({ name: 'unknownGame' })
    await expect(host.create({ ...plan(), seats: [PEOPLE[0], PEOPLE[0]] as never })).rejects.toMatchObject({
      name: 'badPlan',
    })
  })
})

describe('two tabs', () => {
  it('can’t fork a game: the slower tab learns that the table has moved on', async () => {
    const store = new MemoryStore()
    const [one, two] = [tab({ store }), tab({ store })]
    const id = await one.create(plan())
    await Promise.all([positionOf(one, id, ANN), positionOf(two, id, ANN)])

    const said = await Promise.all([
      one.say(id, ANN, 'harvest salt', 0, lookAs(ANN)),
      two.say(id, ANN, 'harvest timber', 0, lookAs(ANN)),
    ])
    expect(new Set(said.map(because))).toEqual(new Set(['movedOn', null]))
    expect(await store.lines(id, 0)).toHaveLength(1)
    expect((await positionOf(one, id, ANN)).seen).toEqual((await positionOf(two, id, ANN)).seen)
  })

  it('notify each other', async () => {
    const store = new MemoryStore()
    const two = tab({ store })
    const one = tab({ store }, [() => two])
    const id = await one.create(plan())
    let woken = 0
    await two.open(id, () => (woken += 1))
    await one.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await until(async () => woken > 0 && (await positionOf(two, id, BEN)).step === 1)
  })
})

describe('what a page can see', () => {
  it('is what the viewing seat may know', async () => {
    const host = tab()
    const id = await host.create(plan())
    const { seen } = await positionOf(host, id, ANN)
    const own = (seen.view as { ownOrder: string }).ownOrder
    expect(own).toMatch(/^O\d/)
    expect((await positionOf(host, id, null)).seen.view).toMatchObject({ ownOrder: null })
  })

  it('waits for a hand-over of the device when the next person has a secret', async () => {
    const host = tab()
    const id = await host.create(plan())
    expect(await host.look(id, WATCHING)).toMatchObject({ viewer: null, gate: ANN })
    const said = await host.say(id, ANN, 'harvest salt', 0, { ...WATCHING, viewer: ANN })
    expect(said).toMatchObject({ sight: { viewer: null, gate: BEN, position: { step: 1 } } })
    expect(await host.look(id, { ...WATCHING, viewer: BEN })).toMatchObject({ viewer: BEN, gate: null })
  })

  it('is never what a bot knows, before the end', async () => {
    const host = tab({ bots: { think: () => ({ answer: new Promise(() => undefined), interrupt: () => undefined }) } })
    const id = await host.create(plan(AGAINST_BOT))
    const { viewer, position } = await host.look(id, lookAs(BEN))
    expect([viewer, position.seen.seat]).toEqual([ANN, ANN])
    await expect(host.say(id, BEN, 'harvest salt', 0, lookAs(BEN))).rejects.toMatchObject({ name: 'secret' })
    await expect(host.course(id)).rejects.toMatchObject({ name: 'secret' })
  })
})

describe('what the page computes without its host', () => {
  const foresight = new Foresight(game)
  const option = (name: string) => {
    const reading = game.notation.read('turn', name)
    if ('misread' in reading) throw new Error(name)
    return reading.option as Option
  }

  it('a preview shows what happens up to the first draw, and stops there', async () => {
    const { seen, deliver } = await beforeDelivery()
    const { told, openEnd, scores } = foresight.preview(seen, option(deliver))
    expect(told.map(({ fact }) => fact.kind)).toEqual(['delivered'])
    expect([openEnd, scores]).toEqual([true, null])

    const sure = foresight.preview(seen, option('sell 1 salt'))
    expect(sure.told.map(({ fact }) => fact.kind)).toEqual(['sold'])
    expect(sure.openEnd).toBe(false)
    expect(sure.scores).toHaveLength(2)
  })

  it('gives the same refusals as the host', async () => {
    const { host, id, seen } = await beforeDelivery()
    const refused = foresight.candidates(seen).filter(({ refusal }) => refusal !== null)
    expect(refused).not.toEqual([])
    for (const one of refused) {
      const said = await host.say(id, ANN, game.notation.write('turn', one.option), 6, lookAs(ANN))
      expect(said).toEqual({ refusal: one.refusal })
    }
  })
})

/** Ann and Ben harvest until Ann can deliver any order she may have. */
async function beforeDelivery() {
  for (let i = 0; i < 100; i++) {
    const host = tab({ seed: `try ${i}` })
    const id = await host.create(plan())
    for (const [step, text] of ['salt', 'salt', 'timber', 'salt', 'salt', 'timber'].entries())
      await host.say(id, (step % 2) as Seat, `harvest ${text}`, step, lookAs((step % 2) as Seat))
    const { seen } = await positionOf(host, id, ANN)
    const deliver = seen.choices.find(name => name.startsWith('deliver'))
    if (deliver !== undefined) return { host, id, seen, deliver }
  }
  throw new Error('no seed lets Ann deliver')
}

describe('the journal', () => {
  it('shows what one seat learned, and only what is new', async () => {
    const { host, id, deliver } = await beforeDelivery()
    const first = await journalOf(host, id, BEN, -1)
    expect(first.entries).toHaveLength(7)
    await host.say(id, ANN, deliver, 6, lookAs(ANN))

    const ben = await journalOf(host, id, BEN, first.seq)
    expect(ben).toMatchObject({ keep: 7, entries: [{ step: 7, seat: ANN }] })
    expect(ben.entries[0]?.told.map(({ fact }) => fact.kind)).toEqual(['delivered'])
    const ann = await journalOf(host, id, ANN, first.seq)
    expect(ann.entries[0]?.told.map(({ fact }) => fact.kind)).toEqual(['delivered', 'drew'])
  })

  it('drops what was undone', async () => {
    const host = tab()
    const id = await host.create(plan())
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    const { seq } = await journalOf(host, id, ANN, -1)
    await host.undo(id, lookAs(ANN))
    await host.say(id, ANN, 'harvest timber', 2, lookAs(ANN))
    expect(await journalOf(host, id, ANN, seq)).toMatchObject({ keep: 1, entries: [{ step: 1 }] })
  })
})

describe('the list of tables', () => {
  it('shows the name people gave a table', async () => {
    const host = tab()
    await host.create({ ...plan(), name: '  Friday  ' })
    await host.create(plan())
    expect(new Set((await host.tables()).map(({ name }) => name))).toEqual(new Set(['Friday', null]))
  })

  it('the last removed table can be restored, line by line', async () => {
    const host = tab()
    const id = await host.create(plan())
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await host.remove(id)
    expect(await host.tables()).toEqual([])
    expect(await host.restore(id)).toBe(true)
    expect((await positionOf(host, id, ANN)).step).toBe(1)
    expect(await host.restore(id)).toBe(false)
  })

  it('shows the chapter of a game, even after an undo', async () => {
    const told: AnyGame = {
      ...game,
      chapters: { harvest: 'harvested' },
      words: { ...game.words, chapters: { harvest: 'Harvest of {good}' } },
    }
    const host = tabWith({ load: told })
    const id = await host.create(plan())
    expect((await host.card(id)).chapter).toBe(null)
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await host.say(id, BEN, 'harvest timber', 1, lookAs(BEN))
    expect((await host.card(id)).chapter).toBe('Harvest of timber')
    await host.undo(id, lookAs(BEN))
    expect((await host.card(id)).chapter).toBe('Harvest of salt')
  })
})

describe('undo', () => {
  it('works for the person who chose last, and repeatedly', async () => {
    const host = tab()
    const id = await host.create(plan())
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    expect((await positionOf(host, id, ANN)).undo).toMatchObject({ by: ANN })
    expect(stepAfter(await host.undo(id, lookAs(ANN)))).toBe(0)
    expect((await positionOf(host, id, ANN)).canRedo).toBe(true)
    expect(stepAfter(await host.redo(id, lookAs(ANN)))).toBe(1)
    expect(because(await host.redo(id, lookAs(ANN)))).toBe('nothingToRedo')
  })

  it('a person alone with bots can go back to their own last choice at once, as often as they like', async () => {
    const host = tab()
    const id = await host.create(plan(AGAINST_BOT))
    await host.open(id, () => undefined)
    for (const step of [0, 2, 4, 6, 8]) {
      const { seq, seen } = await positionOf(host, id, ANN)
      await host.say(id, ANN, seen.choices[0] ?? '', seq, lookAs(ANN))
      await until(async () => (await positionOf(host, id, ANN)).step === step + 2)
    }
    expect((await positionOf(host, id, ANN)).undo).toEqual({ by: ANN, refusal: null, askTo: 8 })
    for (const step of [8, 6, 4, 2, 0]) expect(stepAfter(await host.undo(id, lookAs(ANN)))).toBe(step)
    expect((await positionOf(host, id, ANN)).undo).toMatchObject({ by: null, refusal: { because: 'nothingToUndo' } })
    expect((await positionOf(host, id, ANN)).canRedo).toBe(true)
  })

  it('what bots did since is redone exactly, although they would move differently now', async () => {
    let asked = 0
    const fickle: Bots = {
      think: ({ seen }) => ({
        answer: Promise.resolve(seen.choices[asked++ % seen.choices.length] ?? null),
        interrupt: () => undefined,
      }),
    }
    const host = tab({ bots: fickle })
    const id = await host.create(plan(AGAINST_BOT))
    await host.open(id, () => undefined)
    for (const step of [0, 2]) {
      const { seq, seen } = await positionOf(host, id, ANN)
      await host.say(id, ANN, seen.choices[0] ?? '', seq, lookAs(ANN))
      await until(async () => (await positionOf(host, id, ANN)).step === step + 2)
    }
    const before = (await positionOf(host, id, ANN)).seen
    for (const step of [2, 0]) expect(stepAfter(await host.undo(id, lookAs(ANN)))).toBe(step)
    for (const step of [2, 4]) expect(stepAfter(await host.redo(id, lookAs(ANN)))).toBe(step)
    expect((await positionOf(host, id, ANN)).seen).toEqual(before)
  })

  it('with other people it gives the reason, and asks them; bots agree', async () => {
    const host = tab()
    const id = await host.create(
      plan([
        { name: 'Ann', bot: null },
        { name: 'Ben', bot: null },
        { name: 'Ada', bot: 'easy' },
      ]),
    )
    await host.open(id, () => undefined)
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await host.say(id, BEN, 'harvest salt', 1, lookAs(BEN))
    await until(async () => (await positionOf(host, id, ANN)).step === 3)
    const { undo, seq } = await positionOf(host, id, ANN)
    expect(undo).toMatchObject({ by: null, refusal: { because: 'otherChose' }, askTo: 1 })
    await host.say(id, ANN, '/ask 0', seq, lookAs(ANN))
    const { request } = await positionOf(host, id, ANN)
    expect(request?.agreed).toEqual([ANN, 2])
    await host.say(id, BEN, `/agree ${request?.id}`, seq + 2, lookAs(BEN))
    expect((await positionOf(host, id, ANN)).step).toBe(0)
  })
})

describe('bots', () => {
  it('play whenever it’s their turn, to the end', async () => {
    const host = tab()
    const id = await host.create(plan(AGAINST_BOT))
    await host.open(id, () => undefined)
    await until(async () => {
      const { seen, seq } = await positionOf(host, id, ANN)
      if (seen.actor === ANN) await host.say(id, ANN, seen.choices[0] ?? '', seq, lookAs(ANN))
      return seen.result !== null
    })
    expect((await host.card(id)).result?.scores).toHaveLength(2)
    expect(await host.course(id)).toHaveLength(13)
    expect((await positionOf(host, id, BEN, 3)).seen.view).toMatchObject({ ownOrder: expect.any(String) })
  })

  it('stop when paused, are interrupted while thinking, and continue', async () => {
    let interrupted = 0
    let answers = false
    const slow: Bots = {
      think: ({ seen }) => ({
        answer: answers ? Promise.resolve(seen.choices[0] ?? null) : new Promise(() => undefined),
        interrupt: () => (interrupted += 1),
      }),
    }
    const host = tab({ bots: slow })
    const id = await host.create(plan(AGAINST_BOT))
    await host.open(id, () => undefined)
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await until(async () => (await positionOf(host, id, ANN)).thinking === BEN)
    await host.pause(id, true)
    expect(interrupted).toBe(1)
    expect(await positionOf(host, id, ANN)).toMatchObject({ thinking: null, paused: true, step: 1 })
    answers = true
    await host.pause(id, false)
    await until(async () => (await positionOf(host, id, ANN)).step === 2)
  })

  const AMONG_BOTS = [...AGAINST_BOT, { name: 'Bob', bot: 'easy' }]

  /** Bots that answer on demand, with the first option. */
  function patient() {
    const thoughts: (() => void)[] = []
    const bots: Bots = {
      think: ({ seen }) => {
        const { promise: answer, resolve } = Promise.withResolvers<string | null>()
        thoughts.push(() => resolve(seen.choices[0] ?? null))
        return { answer, interrupt: () => resolve(null) }
      },
    }
    return { bots, thoughts, answerAll: () => thoughts.splice(0).forEach(answer => answer()) }
  }

  it('continue when the table is opened while a choice is being stored', async () => {
    const { bots, thoughts, answerAll } = patient()
    let written = Promise.resolve()
    class SlowStore extends MemoryStore {
      override async addLine(...line: Parameters<MemoryStore['addLine']>) {
        await written
        return super.addLine(...line)
      }
    }
    const host = tab({ bots, store: new SlowStore() })
    const id = await host.create(plan(AMONG_BOTS))
    await host.open(id, () => undefined)
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await until(async () => thoughts.length === 1)
    const disk = Promise.withResolvers<void>()
    written = disk.promise
    answerAll()
    await new Promise(done => setTimeout(done))
    await host.open(id, () => undefined)
    disk.resolve()
    await until(async () => (await positionOf(host, id, ANN)).step === 2)
    await until(async () => {
      answerAll()
      return (await positionOf(host, id, ANN)).step === 3
    })
  })

  it('continue after a refused undo', async () => {
    const { bots, thoughts, answerAll } = patient()
    const host = tab({ bots })
    const id = await host.create(plan(AGAINST_BOT))
    await host.open(id, () => undefined)
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await until(async () => thoughts.length === 1)
    expect(because(await host.as('device').undo(id, lookAs(ANN), 0))).toBe('movedOn')
    answerAll()
    await until(async () => (await positionOf(host, id, ANN)).step === 2)
  })

  it('wait during an undo request, and think again when it is declined', async () => {
    const { bots, thoughts, answerAll } = patient()
    const host = tab({ bots })
    const id = await host.create(plan([...PEOPLE, { name: 'Ada', bot: 'easy' }]))
    await host.open(id, () => undefined)
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await host.say(id, BEN, 'harvest salt', 1, lookAs(BEN))
    await until(async () => thoughts.length === 1)
    await host.say(id, ANN, '/ask 0', 2, lookAs(ANN))
    answerAll()
    await until(async () => (await positionOf(host, id, ANN)).thinking === null)
    const { seq } = await positionOf(host, id, BEN)
    expect(thoughts).toHaveLength(0)
    await host.say(id, BEN, '/decline 2', seq, lookAs(BEN))
    await until(async () => {
      answerAll()
      return (await positionOf(host, id, ANN)).step === 3
    })
  })

  it('agree to an undo when they take over the seat of a player who was asked', async () => {
    const host = tab()
    const id = await host.create(plan())
    await host.open(id, () => undefined)
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await host.say(id, BEN, 'harvest salt', 1, lookAs(BEN))
    await host.say(id, ANN, '/ask 0', 2, lookAs(ANN))
    await host.reseat(id, () => AGAINST_BOT)
    expect((await positionOf(host, id, ANN)).step).toBe(0)
  })

  it('that choose an illegal option are stopped, and the error is shown', async () => {
    const wild: Bots = {
      think: () => ({ answer: Promise.resolve('sell 6 salt'), interrupt: () => undefined }),
    }
    const host = tab({ bots: wild })
    const id = await host.create(plan(AGAINST_BOT))
    await host.open(id, () => undefined)
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    await until(async () => (await positionOf(host, id, ANN)).paused)
    expect((await positionOf(host, id, ANN)).botTrouble?.detail).toContain('sell 6 salt')
  })
})

/** A store whose data something else has changed. */
class OddStore extends MemoryStore {
  change(id: string, change: (record: Record<string, unknown>) => unknown) {
    this.records.set(id, change({ ...(this.records.get(id) as Record<string, unknown>) }))
  }
  changeLine(id: string, line: number, change: (line: LogLine) => unknown) {
    const log = this.logs.get(id)
    if (log?.[line]) log[line] = change(log[line]) as LogLine
  }
}

describe('stored data', () => {
  const faults: [string, (record: Record<string, unknown>) => unknown][] = [
    ['without its news', ({ news: _news, ...record }) => record],
    ['with invalid seats', record => ({ ...record, seats: null })],
    ['with an invalid date', record => ({ ...record, news: { ...(record['news'] as object), updated: 1e300 } })],
    ['with sides that aren’t names', record => ({ ...record, sides: [1, 2] })],
    ['with an invalid result', record => ({ ...record, news: { ...(record['news'] as object), result: 'won' } })],
    ['with nothing but its id', ({ id }) => ({ id })],
  ]
  it.each(faults)('a record %s is reported as unreadable, and the others are listed', async (_what, change) => {
    const store = new OddStore()
    const host = tab({ store })
    const good = await host.create(plan())
    const id = await host.create(plan())
    store.change(id, change)

    expect((await host.tables()).map(card => card.id)).toEqual([good])
    expect(await host.oddTables()).toEqual([{ id, problem: expect.stringMatching(/^the table/) }])
    await expect(positionOf(host, id, ANN)).rejects.toMatchObject({ name: 'oddRecord' })
    expect(await (await host.raw(id)).text()).toContain(id)
    await host.remove(id)
    expect(await host.oddTables()).toEqual([])
  })

  it.each<[string, (line: LogLine) => unknown]>([
    ['with another choice', line => ({ ...line, text: 'harvest timber' })],
    ['with an illegal choice', line => ({ ...line, text: 'dance' })],
    ['that isn’t a line at all', () => ({ seat: 'Ann' })],
  ])('a log %s is reported as damaged at that line', async (_what, change) => {
    const store = new OddStore()
    const id = await played(store)
    store.changeLine(id, 1, change)

    await expect(positionOf(tab({ store }), id, ANN)).rejects.toMatchObject({ name: 'damagedLog', message: '2' })
    expect(await (await tab({ store }).raw(id)).text()).toContain('harvest salt')
  })
})

async function played(store: MemoryStore): Promise<string> {
  const host = tab({ store })
  const id = await host.create(plan())
  await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
  await host.say(id, BEN, 'harvest salt', 1, lookAs(BEN))
  return id
}

describe('rules with a new number', () => {
  it('are shown, and become the rules of the table with the next choice', async () => {
    const store = new MemoryStore()
    const id = await played(store)
    const host = tab({ store, load: { ...game, rules: 2 } })

    expect((await positionOf(host, id, ANN)).rules).toEqual({ before: 1, now: 2 })
    expect(JSON.parse(await (await host.exported(id)).text())).toMatchObject({ rules: 1 })
    await host.say(id, ANN, 'harvest timber', 2, lookAs(ANN))
    expect((await positionOf(host, id, ANN)).rules).toBeNull()
    expect(JSON.parse(await (await host.exported(id)).text())).toMatchObject({ rules: 2 })
  })

  it('that produce other states stop the table, and the error names both numbers and the line', async () => {
    const store = new MemoryStore()
    const id = await played(store)
    const setup = (...how: Parameters<typeof game.setup>) => ({ ...(game.setup(...how) as object), round: 2 })
    const host = tab({ store, load: { ...game, rules: 2, setup } })

    await expect(positionOf(host, id, ANN)).rejects.toMatchObject({
      name: 'otherRules',
      message: 'line 1, rules 1, here rules 2',
    })
    expect(JSON.parse(await (await host.exported(id)).text())).toMatchObject({ rules: 1 })
  })
})

describe('files and branches', () => {
  it('a saved table can be opened unchanged, and a modified file is refused with a reason', async () => {
    const host = tab()
    const id = await host.create(plan())
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    const text = await (await host.exported(id)).text()
    const back = (await host.imported(text)) ?? ''
    expect((await positionOf(host, back, ANN)).seen).toEqual((await positionOf(host, id, ANN)).seen)

    await expect(host.imported(text.replace('harvest salt', 'harvest gold'))).rejects.toMatchObject({ name: 'badFile' })
    await expect(host.imported('hello')).rejects.toMatchObject({ name: 'badFile' })
  })

  it('importing a file reports progress and can be stopped', async () => {
    const host = tab()
    const id = await host.create(plan())
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    const text = await (await host.exported(id)).text()
    const heard: string[] = []
    await host.imported(text, [], (done, of) => heard.push(`${done} of ${of}`))
    expect(heard).toEqual(['1 of 1'])

    const slow = host.imported(text)
    await host.stopImport()
    expect(await slow).toBeNull()
    expect(await host.tables()).toHaveLength(2)
  })

  it('a game file says who played, and bots may continue', async () => {
    const host = tab()
    const id = await host.create(plan())
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    const text = await (await host.exported(id)).text()
    expect(await host.glance(text)).toEqual({ game: game.id, seats: ['Ann', 'Ben'], isOver: false })
    const back = (await host.imported(text, [null, 'easy'])) ?? ''
    expect((await host.card(back)).seats).toEqual([
      { name: 'Ann', bot: null },
      { name: 'Ben', bot: 'easy' },
    ])
    await host.open(back, () => undefined)
    await until(async () => (await host.card(back)).steps === 2)
  })

  it('a what-if of an unfinished table contains nothing the seat didn’t know', async () => {
    const { host, id } = await beforeDelivery()
    const branch = await host.branch(id, ANN, 4)
    const original = await positionOf(host, id, ANN, 4)
    const { seen } = await positionOf(host, branch, ANN)
    expect(seen.view).toEqual(original.seen.view)
    expect((await host.card(branch)).from).toEqual({ table: id, step: 4 })
    // The dice are new, so the new table doesn't contain the real bag.
    const file = JSON.parse(await (await host.exported(branch)).text()) as { seed: { secret: string } }
    const real = JSON.parse(await (await host.exported(id)).text()) as { seed: { secret: string } }
    expect(file.seed.secret).not.toBe(real.seed.secret)
    expect(stepAfter(await host.say(branch, ANN, 'harvest timber', 0, lookAs(ANN)))).toBe(1)
  })

  it('a table can be renamed, and named after its players again', async () => {
    const host = tab()
    const id = await host.create({ ...plan(), name: 'Friday' })
    await host.rename(id, '  The long one ')
    expect((await host.card(id)).name).toBe('The long one')
    await host.rename(id, ' ')
    expect((await host.card(id)).name).toBe(null)
    expect((await host.card(id)).sides).toEqual(['Ann', 'Ben'])
  })

  it('people who share a device hand it over for secrets, but not in a what-if of a finished game', async () => {
    const host = tab()
    const id = await host.create({ ...plan(), variants: { rounds: 6 } })
    expect((await host.look(id, WATCHING)).gate).toBe(ANN)
    for (let [actor] = (await host.card(id)).waiting; actor !== undefined; [actor] = (await host.card(id)).waiting) {
      const { position } = await host.look(id, { ...WATCHING, viewer: actor })
      await host.say(id, actor, position.seen.choices[0] ?? '', position.seq, lookAs(actor))
    }
    const { viewer, gate, position } = await host.look(await host.branch(id, ANN, 3), WATCHING)
    expect({ viewer, gate, seat: position.seen.seat }).toEqual({ viewer: BEN, gate: null, seat: BEN })
  })

  it('a component set is checked before it is stored, used at a table, and named in the file', async () => {
    const host = tab()
    const tables = structuredClone(game.components.tables) as Record<string, { pays: number }>
    await expect(host.keepBox(game.id, 'mine', { ...tables, O3: { salt: 1 } })).rejects.toMatchObject({
      name: 'badFile',
      message: expect.stringContaining('O3'),
    })
    const more = (orders: number, name: (n: number) => string) =>
      Object.fromEntries(Array.from({ length: orders }, (_, n) => [name(n), { salt: 1, timber: 1, pays: 1 }]))
    for (const [set, problem] of [
      [more(6000, n => `extra ${n}`), 'at most 20000 values'],
      [more(1, () => 'x'.repeat(101)), 'at most 100 characters'],
      [{ O13: 'x'.repeat(1001) }, 'at most 1000 characters'],
      [{ O13: JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) as unknown }, 'at most 12 levels'],
    ] as const)
      await expect(host.keepBox(game.id, 'mine', { ...tables, ...set })).rejects.toMatchObject({
        name: 'badFile',
        message: expect.stringContaining(problem),
      })
    if (tables['O1'] !== undefined) tables['O1'].pays = 99
    const box = await host.keepBox(game.id, 'mine', tables)
    const id = await host.create({ ...plan(), box })
    await host.say(id, ANN, 'harvest salt', 0, lookAs(ANN))
    const file = await (await host.exported(id)).text()
    expect(JSON.parse(file)).toMatchObject({ components: { name: 'mine', hash: box } })
    expect((await host.card((await host.imported(file)) ?? '')).box).toEqual({ name: 'mine', hash: box })
  })
})
