// Statements and queries. A query is a generator that yields statements and receives their results: SQLite answers
// synchronously, PostgreSQL asynchronously.

export type Row = Readonly<Record<string, unknown>>
export type Value = string | number | null | Uint8Array

export interface Statement {
  /** With a question mark for each parameter. */
  readonly sql: string
  readonly values: readonly Value[]
  /** Whether it returns rows or the number of changed rows. */
  readonly gives: 'rows' | 'count'
}

export type Query<T> = Generator<Statement, T, readonly Row[] | number>

export function* all(sql: string, ...values: readonly Value[]): Query<readonly Row[]> {
  return (yield { sql, values, gives: 'rows' }) as readonly Row[]
}
export function* first(sql: string, ...values: readonly Value[]): Query<Row | undefined> {
  return (yield* all(sql, ...values))[0]
}
/** Returns the number of changed rows. */
export function* change(sql: string, ...values: readonly Value[]): Query<number> {
  return (yield { sql, values, gives: 'count' }) as number
}

export const text = (value: unknown): string => JSON.stringify(value)

/**
 * Whether a query reads, writes, or writes and notifies other servers. It notifies about the table or player in its first argument,
 * about its bots, or about all tables.
 */
export type Access = 'reads' | 'writes' | 'tells' | 'tellsAll' | 'tellsOfPlayer' | 'tellsOfBots'
