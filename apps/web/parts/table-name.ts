import type { TableCard } from '@tableworks/host'
import { sayAgo, sayList, t } from '../words/index.ts'

/** The table's own name, or else the players' names. */
export const tableName = ({ name, sides }: Pick<TableCard, 'name' | 'sides'>): string => name ?? sides.join(', ')

/** "with Ben and Cat" */
export function whoElse({ sides, seats, online }: TableCard): string {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const mine = online?.mine ?? (people.length === 1 ? people : [])
  if (mine.length === 0) return sayList(sides)
  const others = sides.filter((_side, i) => !mine.some(seat => seat === i))
  return others.length === 0 ? t('tableRow.alone') : t('tableRow.with', { names: sayList(others) })
}

export const sayLastMove = ({ steps, updated, created }: Pick<TableCard, 'steps' | 'updated' | 'created'>): string =>
  steps === 0
    ? t('tableRow.opened', { when: sayAgo(created) })
    : t('tableRow.lastPlayed', { when: sayAgo(updated), count: steps })
