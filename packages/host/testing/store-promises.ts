// What every store must fulfil. These checks run in Node and, for the page's store, in a real browser, so they use no
// Node or test framework API.

import { canonical, type LogLine } from '@tableworks/kernel'
import type { Store, TableNews, TableRecord } from '../store.ts'

export interface StorePromise {
  readonly name: string
  /** Throws if the promise is broken. `open` returns another store on the same data, as another tab or a later start would. */
  holds(open: () => Promise<Store>): Promise<void>
}

let made = 0

const aRecord = (change: Partial<TableRecord> = {}): TableRecord => ({
  id: `table-${made++}`,
  game: 'salt-and-timber',
  rules: 1,
  seats: [
    { name: 'Ann', bot: null },
    { name: 'Ben “the \' quick"; --', bot: 'easy' },
  ],
  sides: ['Ann', 'Ben “the \' quick"; --'],
  variants: { long: true, tide: 3 },
  seed: { commitment: 'c', entropy: ['e'], secret: 's' },
  components: null,
  componentsHash: 'h',
  position: null,
  from: null,
  created: 1_700_000_000_000,
  news: { updated: 1_700_000_000_000, steps: 0, actor: 0, result: null },
  ...change,
})

const aLine = (n: number): LogLine => ({
  seat: (n % 2) as 0 | 1,
  text: `say ${n} – ü`,
  hash: `h${n}`,
  secret: n % 3 === 0,
})
const newsAt = (steps: number): TableNews => ({ updated: steps, steps, actor: 1, result: null, rules: 1 })
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)

function agree(what: string, found: unknown, wanted: unknown): void {
  const [is, should] = [text(found), text(wanted)]
  if (is !== should) throw new Error(`${what}: ${is}, not ${should}`)
}
const text = (value: unknown): string => (value === undefined ? 'nothing' : canonical(value))

async function refuses(what: string, kind: string, work: Promise<unknown>): Promise<void> {
  const error = await work.then(
    () => null,
    (why: unknown) => why,
  )
  agree(what, error instanceof Error ? error.name : error, kind)
}

const idsIn = async (store: Store): Promise<string[]> =>
  (await store.tables()).map(record => (record as TableRecord).id).toSorted()

export const STORE_PROMISES: readonly StorePromise[] = [
  {
    name: 'a table and its log come back unchanged, also from a store opened later',
    async holds(open) {
      const record = aRecord()
      const lines = upTo(5).map(aLine)
      await (await open()).addTable(record, lines)
      const later = await open()
      agree('the table', await later.table(record.id), record)
      agree('the log', await later.lines(record.id, 0), lines)
      agree('its end', await later.lines(record.id, 3), lines.slice(3))
      agree('after the end', await later.lines(record.id, 5), [])
      agree('the list', (await idsIn(later)).includes(record.id), true)
    },
  },
  {
    name: 'a missing table is reported as missing',
    async holds(open) {
      const store = await open()
      agree('the table', await store.table('nowhere'), undefined)
      agree('its log', await store.lines('nowhere', 0), [])
      agree('its memory', await store.memory('nowhere'), undefined)
      await refuses('a line for it', 'missing', store.addLine('nowhere', 0, aLine(0), newsAt(1)))
      await refuses('seats for it', 'missing', store.changeRecord('nowhere', { seats: [], sides: [] }))
      agree('the log of nothing', await store.lines('nowhere', 0), [])
    },
  },
  {
    name: 'ids such as "constructor" work like any other',
    async holds(open) {
      const store = await open()
      for (const id of ['__proto__', 'constructor', 'toString', 'a\'b"c;--', '%']) {
        agree(`before ${id}`, await store.table(id), undefined)
        await store.addTable(aRecord({ id }), [])
        await store.addLine(id, 0, aLine(1), newsAt(1))
        agree(id, ((await store.table(id)) as TableRecord).news.steps, 1)
        agree(`${id} has a log`, await store.lines(id, 0), [aLine(1)])
        await store.removeTable(id)
      }
    },
  },
  {
    name: 'if several writers add a line at the same place, exactly one succeeds and changes the news',
    async holds(open) {
      const record = aRecord()
      const stores = await Promise.all(upTo(4).map(() => open()))
      const writers = upTo(3).flatMap(() => stores)
      await writers[0]?.addTable(record, [])
      const won = await Promise.all(
        writers.map((store, i) => store.addLine(record.id, 0, { ...aLine(0), text: `by ${i}` }, newsAt(i))),
      )
      agree('winners', won.filter(Boolean).length, 1)
      const winner = won.indexOf(true)
      const store = await open()
      agree('the line', await store.lines(record.id, 0), [{ ...aLine(0), text: `by ${winner}` }])
      agree('the news', ((await store.table(record.id)) as TableRecord).news, newsAt(winner))
    },
  },
  {
    name: 'many tables written at once keep every acknowledged line in order',
    async holds(open) {
      const store = await open()
      const records = upTo(8).map(() => aRecord())
      await Promise.all(records.map(record => store.addTable(record, [])))
      await Promise.all(
        records.map(async ({ id }) => {
          for (const seq of upTo(25)) agree('taken', await store.addLine(id, seq, aLine(seq), newsAt(seq)), true)
        }),
      )
      const later = await open()
      for (const { id } of records) agree(id, await later.lines(id, 0), upTo(25).map(aLine))
    },
  },
  {
    name: 'a line too far ahead leaves no gap that can be read over',
    async holds(open) {
      const store = await open()
      const { id, ...rest } = aRecord()
      await store.addTable({ id, ...rest }, [aLine(0)])
      const was = await store.addLine(id, 5, aLine(5), newsAt(6)).catch(() => false)
      if (!was) return agree('the log', await store.lines(id, 0), [aLine(0)])
      await refuses('reading over a gap', 'damagedLog', store.lines(id, 0))
    },
  },
  {
    name: 'a second table with the same id is refused and changes nothing',
    async holds(open) {
      const store = await open()
      const record = aRecord()
      await store.addTable(record, [aLine(0)])
      const failed = await store.addTable({ ...record, game: 'other' }, []).then(
        () => false,
        () => true,
      )
      agree('refused', failed, true)
      agree('the table', await store.table(record.id), record)
      agree('the log', await store.lines(record.id, 0), [aLine(0)])
    },
  },
  {
    name: 'a new seating leaves log and news unchanged',
    async holds(open) {
      const store = await open()
      const record = aRecord()
      await store.addTable(record, [])
      await store.addLine(record.id, 0, aLine(0), newsAt(1))
      const seating = { seats: [{ name: 'Cleo', bot: null }], sides: ['Cleo'] }
      await store.changeRecord(record.id, seating)
      agree('the table', await (await open()).table(record.id), { ...record, ...seating, news: newsAt(1) })
      agree('the log', await store.lines(record.id, 0), [aLine(0)])
    },
  },
  {
    name: 'answers that several seats give at the same moment are all kept',
    async holds(open) {
      const record = aRecord()
      await (await open()).addTable(record, [])
      const answer = (seat: number) => ({ lines: 0, step: 0, choices: [`keep ${seat} – ü`], isDone: true })
      const kept = Object.fromEntries(upTo(6).map(seat => [`early${seat}`, answer(seat)]))
      const stores = await Promise.all(upTo(6).map(() => open()))
      await Promise.all(stores.map((store, seat) => store.changeRecord(record.id, { [`early${seat}`]: answer(seat) })))
      agree('the table', await (await open()).table(record.id), { ...record, ...kept })
    },
  },
  {
    name: 'a new snapshot replaces the old one, and is removed with its table',
    async holds(open) {
      const store = await open()
      const { id, ...rest } = aRecord()
      await store.keepMemory(id, { of: 'nothing' })
      agree('of no table', await store.memory(id), undefined)
      await store.addTable({ id, ...rest }, [])
      await store.keepMemory(id, { lines: 1, text: 'ü'.repeat(5000) })
      await store.keepMemory(id, { lines: 2, text: '“'.repeat(5000) })
      agree('the memory', await (await open()).memory(id), { lines: 2, text: '“'.repeat(5000) })
      await store.removeTable(id)
      agree('gone', await store.memory(id), undefined)
    },
  },
  {
    name: 'removing a table removes nothing else',
    async holds(open) {
      const store = await open()
      const [one, two] = [aRecord(), aRecord()]
      await store.addTable(one, upTo(3).map(aLine))
      await store.addTable(two, upTo(3).map(aLine))
      await store.removeTable(one.id)
      const later = await open()
      agree('the table', await later.table(one.id), undefined)
      agree('its log', await later.lines(one.id, 0), [])
      agree('the other', await later.lines(two.id, 0), upTo(3).map(aLine))
      agree('listed', (await idsIn(later)).includes(one.id), false)
    },
  },
  {
    name: 'the component set of a table comes back unchanged and is removed with the table',
    async holds(open) {
      const store = await open()
      const tables = { zinc: [3, 1], apple: { name: 'ü'.repeat(500) } }
      const [one, own] = [aRecord({ components: { name: 'Ours', tables } }), aRecord()]
      for (const record of [one, own]) await store.addTable(record, [])
      const later = await open()
      // The key order must not change, because rules may depend on it.
      agree('the set', JSON.stringify(await later.components(one.id)), JSON.stringify(tables))
      agree('its name', ((await later.table(one.id)) as TableRecord).components?.name, 'Ours')
      agree('the game’s own', await later.components(own.id), undefined)
      await store.removeTable(one.id)
      agree('gone', await later.components(one.id), undefined)
    },
  },
  {
    name: 'component sets are stored by their hash',
    async holds(open) {
      const store = await open()
      const box = { hash: `set-${made++}`, game: 'titan', name: 'Ours', tables: { cards: [1, 2] } }
      await store.keepBox(box)
      await store.keepBox({ ...box, name: 'Ours again' })
      const kept = async () => (await (await open()).boxes()).filter(({ hash }) => hash === box.hash)
      agree('the set', await kept(), [{ ...box, name: 'Ours again' }])
      await store.removeBox(box.hash)
      agree('removed', await kept(), [])
    },
  },
  {
    name: 'everything stored under an id can be read raw',
    async holds(open) {
      const store = await open()
      const record = aRecord()
      await store.addTable(record, upTo(2).map(aLine))
      const raw = (await store.raw(record.id)) as { table: unknown; lines: { text: string }[] }
      agree(
        'the lines',
        raw.lines.map(line => line.text),
        upTo(2).map(n => aLine(n).text),
      )
      agree('the table', (raw.table as TableRecord).game, record.game)
    },
  },
]
