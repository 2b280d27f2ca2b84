import type { TableCard } from '@tableworks/host'

/** What a table is called: as people have called it, otherwise by who sits there. */
export const tableName = ({ name, sides }: Pick<TableCard, 'name' | 'sides'>): string => name ?? sides.join(', ')
