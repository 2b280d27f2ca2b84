// An engine's tables, by name.

import { shape, type Table } from '@tableworks/kernel'
import { Failure } from './errors.ts'

/** A program with more tables probably forgot to close them. */
const MOST_TABLES = 10_000

export class Tables {
  private readonly open = new Map<string, Table>()
  private opened = 0

  /** Returns the table's name. */
  add(table: Table): string {
    if (this.open.size >= MOST_TABLES)
      throw new Failure('too-many-tables', `${MOST_TABLES} tables are open; close some first`)
    const name = `t${++this.opened}`
    this.open.set(name, table)
    return name
  }

  get(fields: Readonly<Record<string, unknown>>): Table {
    const name = shape.text(fields['table'], 'table')
    const table = this.open.get(name)
    if (table === undefined) throw new Failure('no-table', `there is no table '${name.slice(0, 60)}'`)
    return table
  }

  close(fields: Readonly<Record<string, unknown>>): string {
    this.get(fields)
    const name = shape.text(fields['table'], 'table')
    this.open.delete(name)
    return name
  }
}
