import type { TableCard } from '@tableworks/host'
import { expect, test } from 'vitest'
import { paceOf } from '../online/paces.ts'
import { termsOf } from '../table/terms.tsx'

test('a table’s terms are told as labels and values', () => {
  const pace = paceOf('threeDays', 'bot', true)
  const card = { pace, absentDays: 7, rated: true, hints: false } as unknown as TableCard
  expect(termsOf(card)).toEqual([
    ['Pace', '3 days per move · Nights don’t count'],
    ['When time runs out', 'A bot plays on'],
    ['If a player stays away', 'Vote for a bot after 7 days'],
    ['Rating', 'Rated'],
    ['Hints', 'Off'],
  ])
  const casual = { absentDays: null, rated: false, hints: true } as unknown as TableCard
  expect(termsOf(casual)).toEqual([
    ['Pace', 'No clock'],
    ['If a player stays away', 'Always wait'],
    ['Rating', 'Casual'],
    ['Hints', 'Allowed'],
  ])
})
