// One list of online tables for Home, My tables and the count in the tab.

import type { TableCard } from '@tableworks/host'
import { expect, test } from 'vitest'
import { OwnTables } from '../online/own-tables.ts'
import { withLatest } from '../parts/use-tables.ts'

const online = { mine: [0] } as unknown as NonNullable<TableCard['online']>
const card = (id: string, updated: number, more: Partial<TableCard> = {}) =>
  ({ id, updated, waiting: [0], ...more }) as TableCard

test('a new list reaches every part of the page, not only the one that asked', async () => {
  const answers = [[card('on-a', 1, { online })], []]
  const tables = new OwnTables(async () => answers.shift() ?? [])
  const heard: (number | undefined)[] = []
  const stop = tables.subscribe(() => heard.push(tables.current()?.length))
  expect(tables.current()).toBeNull()
  await tables.load()
  await tables.load()
  stop()
  await tables.load()
  expect(heard).toEqual([1, 0])
})

test('the server’s latest list replaces its tables, and tables on this device stay', () => {
  const shown = [card('here', 5), card('on-a', 9, { online }), card('on-gone', 4, { online })]
  const latest = [card('on-a', 12, { online, waiting: [1] }), card('on-new', 1, { online })]
  expect(withLatest(shown, null)).toBe(shown)
  expect(withLatest(shown, latest).map(({ id }) => id)).toEqual(['on-a', 'here', 'on-new'])
  expect(withLatest(shown, latest)[0]?.waiting).toEqual([1])
})
