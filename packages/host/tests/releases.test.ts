// Twenty releases of a game in a row, each with a changed rule and a changed state field. Unfinished tables must continue under the
// next release, or be locked with a reason.

import {
  type AnyGame,
  commitmentToNumber,
  digest,
  readGameFile,
  type SavedState,
  type Seat,
  verifyGameFile,
} from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { MemoryStore, type DeviceHost } from '../index.ts'
import { wholeRecordIn } from '../records.ts'
import { lookAs, tab } from '../testing/index.ts'

const game = saltAndTimber as AnyGame
const RELEASES = 20
/** Releases without an upgrade from the position before. */
const WITHOUT_UPGRADE = [9, 16]
const PEOPLE = ['Ann', 'Ben'].map(name => ({ name, bot: null }))

type Fields = Record<string, unknown>
type Choosing = { choose(g: Fields, frame: object, option: object, flow: object): unknown }

/** The extra fields of a release. Each adds a field, and every fourth drops the one before. */
const fieldsOf = (rules: number): string[] =>
  Array.from({ length: rules - 1 }, (_, i) => i + 2)
    .filter(n => (n + 1) % 4 > 0 || n === rules)
    .map(n => `field${n}`)

const withFields = (g: Fields, rules: number): Fields => {
  const known = Object.entries(g).filter(([name]) => !name.startsWith('field') || fieldsOf(rules).includes(name))
  return { ...Object.fromEntries(fieldsOf(rules).map(name => [name, rules])), ...Object.fromEntries(known) }
}

/** A harvest earns more with each release, so the same moves lead to different states. */
function release(rules: number): AnyGame {
  const turn = (game.steps as unknown as { turn: Choosing }).turn
  const choose: Choosing['choose'] = (g, frame, option, flow) => {
    const { seat } = frame as { seat: Seat }
    const money = g['money'] as number[]
    if ('crop' in option) money[seat] = (money[seat] ?? 0) + rules
    return turn.choose(g, frame, option, flow)
  }
  const upgrades = Object.fromEntries(
    Array.from({ length: rules - 1 }, (_, i) => i + 2)
      .filter(n => !WITHOUT_UPGRADE.includes(n))
      .map(n => [n, (position: SavedState): SavedState => ({ ...position, g: withFields(position.g, n) })]),
  )
  return {
    ...game,
    rules,
    setup: (...how: Parameters<typeof game.setup>) => withFields(game.setup(...how) as Fields, rules),
    steps: { ...game.steps, turn: { ...turn, choose } } as unknown as AnyGame['steps'],
    ...(rules === 1 ? {} : { upgrades }),
  }
}

const seen = async (host: DeviceHost, id: string) => (await host.look(id, lookAs(0))).position
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'open',
    (error: Error) => error.name,
  )

/** Plays this many choices, or until the game ends. */
async function play(host: DeviceHost, id: string, choices: number): Promise<void> {
  for (let made = 0; made < choices; made++) {
    const { seen: shown, seq } = await seen(host, id)
    const actor = shown.actor
    if (actor === null) return
    const { position } = await host.look(id, lookAs(actor))
    const said = await host.say(id, actor, position.seen.choices.at(0) ?? '', seq, lookAs(actor))
    expect(said).toHaveProperty('sight')
  }
}

const begin = (host: DeviceHost) => host.create({ game: game.id, seats: PEOPLE, variants: { rounds: 10 }, box: null })

/** Checks that a locked table loses nothing: it's in the list, and its file is unchanged. */
async function isWhole(host: DeviceHost, id: string): Promise<void> {
  expect((await host.card(id)).id).toBe(id)
  expect(JSON.parse(await (await host.exported(id)).text())).toMatchObject({ seats: ['Ann', 'Ben'] })
}
async function hasAllLines(host: DeviceHost, store: MemoryStore, id: string): Promise<void> {
  expect((await seen(host, id)).seq).toBe((await store.lines(id, 0)).length)
}
async function endedWith(host: DeviceHost, id: string, result: unknown): Promise<void> {
  expect((await host.card(id)).result).toEqual(result)
}

/** Checks that a finished game that no rules can replay is shown as it ended. */
async function isShown(host: DeviceHost, id: string, result: unknown): Promise<void> {
  await endedWith(host, id, result)
  const { seen: last, entries } = await host.ending(id)
  expect(last).toMatchObject({ result, actor: null, seats: 2, view: { money: { length: 2 } } })
  const { steps } = await host.card(id)
  expect([entries.length, entries.at(-1)?.step]).toEqual([steps, steps])
}

describe('over twenty releases', () => {
  it('tables continue where they were, or are locked with a reason, and finished ones stay as they ended', async () => {
    const store = new MemoryStore()
    const begun: { id: string; since: number }[] = []
    const ended = new Map<string, unknown>()
    let carried = 0
    let held = 0
    for (let rules = 1; rules <= RELEASES; rules++) {
      const host = tab({ store, load: release(rules), seed: `release ${rules}` })
      const gap = WITHOUT_UPGRADE.findLast(n => n <= rules) ?? 0
      for (const { id, since } of begun) {
        const kind = await kindOf(seen(host, id))
        expect([id, rules, kind]).toEqual([id, rules, since < gap ? 'otherRules' : 'open'])
        if (kind !== 'open') {
          held += 1
          await isWhole(host, id)
          if (ended.has(id)) await isShown(host, id, ended.get(id))
          continue
        }
        carried += 1
        await hasAllLines(host, store, id)
        if (ended.has(id)) await endedWith(host, id, ended.get(id))
        else await play(host, id, 3)
        const { result } = await host.card(id)
        if (result !== null) ended.set(id, result)
        // Nothing changes when it's opened again under the same rules.
        const again = tab({ store, load: release(rules) })
        await host.memory.forgetAll()
        expect((await seen(again, id)).seen).toEqual((await seen(host, id)).seen)
        await host.memory.forgetAll()
        await again.memory.forgetAll()
      }
      const id = await begin(host)
      begun.push({ id, since: rules })
      await play(host, id, 2)
      await host.memory.forgetAll()
    }
    expect(ended.size).toBeGreaterThan(2)
    expect(carried).toBeGreaterThan(50)
    expect(held).toBeGreaterThan(30)
  })

  it('the ending of an unfinished table is secret', async () => {
    const host = tab({ load: release(1) })
    await expect(host.ending(await begin(host))).rejects.toMatchObject({ name: 'secret' })
  })

  it('the scores and the journal are shown even when the rules can’t show the last position', async () => {
    const store = new MemoryStore()
    const host = tab({ store, load: release(1) })
    const id = await begin(host)
    await play(host, id, 100)
    const { steps, result } = await host.card(id)
    const view = () => {
      throw new TypeError('no such field')
    }
    const later = tab({ store, load: { ...release(9), view } })
    const { seen: last, entries } = await later.ending(id)
    expect([last, entries.length, (await later.card(id)).result]).toEqual([null, steps, result])
  })

  it('a table without a snapshot of its end is locked, and continues under the rules it was played with', async () => {
    const store = new MemoryStore()
    const host = tab({ store, load: release(1) })
    const id = await begin(host)
    await play(host, id, 3) // then the server is killed
    const later = tab({ store, load: release(2) })
    await expect(seen(later, id)).rejects.toMatchObject({
      name: 'otherRules',
      message: 'line 1, rules 1, here rules 2',
    })
    const before = tab({ store, load: release(1) })
    await seen(before, id)
    await play(before, id, 1)
    await before.memory.forgetAll()
    const upgraded = await seen(tab({ store, load: release(2) }), id)
    expect([upgraded.seq, upgraded.last]).toEqual([4, 0])
  })

  it('an upgrade that makes an invalid position locks the table', async () => {
    const store = new MemoryStore()
    const host = tab({ store, load: release(1) })
    const id = await begin(host)
    await play(host, id, 3)
    await host.memory.forgetAll()
    const upgrades = { 2: (position: SavedState) => ({ ...position, g: { ...position.g, money: [-5, 0] } }) }
    await expect(seen(tab({ store, load: { ...release(2), upgrades } }), id)).rejects.toMatchObject({
      name: 'otherRules',
    })
  })
})

describe('the dice of a table that continues under the next release', () => {
  const numberOf = (seat: Seat) => digest(`number of seat ${seat}`)
  const say = async (host: DeviceHost, id: string, seat: Seat, text: string) => {
    const { seq } = await seen(host, id)
    expect(await host.say(id, seat, text, seq, lookAs(seat))).toHaveProperty('sight')
  }
  async function mixIn(host: DeviceHost, id: string) {
    for (const seat of [0, 1] as const) await say(host, id, seat, `/commit ${commitmentToNumber(numberOf(seat))}`)
    for (const seat of [0, 1] as const) await say(host, id, seat, `/reveal ${numberOf(seat)}`)
  }
  const fileOf = async (host: DeviceHost, id: string) => readGameFile(await (await host.exported(id)).text())

  it('keep the players’ numbers, and the file says what happened', async () => {
    const store = new MemoryStore()
    const first = tab({ store, load: release(1) })
    const id = await begin(first)
    await mixIn(first, id)
    await play(first, id, 3)
    const { dice } = await seen(first, id)
    await first.memory.forgetAll()

    for (const rules of [2, 3]) {
      const host = tab({ store, load: release(rules) })
      expect((await seen(host, id)).dice).toEqual(dice)
      await play(host, id, 2)
      await host.memory.forgetAll()
    }
    const last = tab({ store, load: release(3) })
    await play(last, id, 100)
    const file = await fileOf(last, id)
    const verdict = verifyGameFile(release(3), file)
    expect(verdict).toMatchObject({ problems: [], diceUnproven: null, began: { from: 2, to: 3 } })
    expect(verdict.mixed).toMatchObject({ by: ['Ann', 'Ben'], isCarried: true, from: 1, whole: 1 })
    // The same goes for a table made from the file.
    const copied = (await last.imported(JSON.stringify(file))) ?? ''
    expect((await seen(last, copied)).dice).toEqual(dice)
  })

  it('still say that play continued after the end', async () => {
    const store = new MemoryStore()
    const first = tab({ store, load: release(1) })
    const id = await begin(first)
    await play(first, id, 100)
    const { seq } = await seen(first, id)
    await say(first, id, 0, '/ask 2')
    await say(first, id, 1, `/agree ${seq}`)
    await play(first, id, 1)
    await first.memory.forgetAll()

    const host = tab({ store, load: release(2) })
    expect((await seen(host, id)).continued).toBe(1)
    await play(host, id, 100)
    expect(await host.card(id)).toMatchObject({ continued: 1 })
    expect(verifyGameFile(release(2), await fileOf(host, id))).toMatchObject({ problems: [], continued: 1 })
  })
})

describe('a standard set with an older hash', () => {
  it('a table stored under it continues, and its file opens', async () => {
    const former = 'ab'.repeat(32)
    const later: AnyGame = { ...game, components: { ...game.components, formerHashes: [former] } }
    const now = new MemoryStore()
    const host = tab({ store: now, load: later, seed: 'now' })
    const id = await begin(host)
    await play(host, id, 3)

    const before = new MemoryStore()
    const record = { ...(await wholeRecordIn(await now.table(id), now)), componentsHash: former }
    await before.addTable(record, await now.lines(id, 0))
    const goesOn = tab({ store: before, load: later, seed: 'goes on' })
    await play(goesOn, id, 2)
    const file = await (await goesOn.exported(id)).text()
    expect(JSON.parse(file)).toMatchObject({ components: { name: 'standard', hash: former, tables: null } })
    const opened = await goesOn.card((await goesOn.imported(file)) ?? '')
    expect([opened.steps, opened.box.hash]).toEqual([5, null])
  })
})
