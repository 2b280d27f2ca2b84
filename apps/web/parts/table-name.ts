import type { TableCard } from '@tableworks/host'
import { sayAgo, sayList, t } from '../words/index.ts'

/** The table's own name, or else the players' names. */
export const tableName = ({ name, sides }: Pick<TableCard, 'name' | 'sides'>): string => name ?? sides.join(', ')

/** "with Ben and Cat · 1 open seat" */
export function whoElse({ sides, seats, online }: TableCard): string {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const mine = online?.mine ?? (people.length === 1 ? people : [])
  const open = online?.open ?? []
  const names = sides.filter((_side, i) => ![...mine, ...open].some(seat => seat === i))
  const others = mine.length === 0 ? sayList(names) : t('tableRow.with', { names: sayList(names) })
  const parts = [
    ...(names.length === 0 ? [] : [others]),
    ...(open.length === 0 ? [] : [t('tableRow.openSeats', { count: open.length })]),
  ]
  return parts.length === 0 ? t('tableRow.alone') : parts.join(' · ')
}

/** Whose turn it is; empty when no one has to move. */
export function sayWaiting({ waiting, sides, online }: Pick<TableCard, 'waiting' | 'sides' | 'online'>): string {
  const names = waiting.filter(seat => online?.open.includes(seat) !== true).map(seat => sides[seat] ?? '')
  if (names.length > 0) return t('tableRow.waits', { name: sayList(names) })
  return waiting.length === 0 ? '' : t('tableRow.waitsForPlayers')
}

export const sayLastMove = ({ steps, updated, created }: Pick<TableCard, 'steps' | 'updated' | 'created'>): string =>
  steps === 0
    ? t('tableRow.opened', { when: sayAgo(created) })
    : t('tableRow.lastPlayed', { when: sayAgo(updated), count: steps })
