// Streams a table's changes as server-sent events, for programs without a WebSocket library.

import { PassThrough } from 'node:stream'
import type { FromServer, TroubleKind } from '@tableworks/protocol'
import type { Connection, Wire } from '../online/connection.ts'

export class EventStream implements Wire {
  readonly wantsWhole = true
  readonly out = new PassThrough()
  /** The error if the table can't be watched. */
  trouble: { readonly kind: TroubleKind; readonly detail: string } | null = null
  private readonly table: string
  private readonly strike: () => void

  constructor(table: string, strike: () => void) {
    this.table = table
    this.strike = strike
  }

  async open(connection: Connection): Promise<void> {
    const { table } = this
    const look = { viewer: null, gate: null, isChosen: false, step: null, since: -1 }
    await connection.hear(JSON.stringify({ id: 0, ask: 'watch', with: { table } }))
    if (this.trouble === null) await connection.hear(JSON.stringify({ id: 1, ask: 'look', with: { table, look } }))
  }

  /** Sends the responses to `watch` and `look` as events, too. */
  send(message: FromServer): void {
    if ('trouble' in message) this.trouble = message.trouble
    else if ('made' in message) this.write({ news: this.table, [message.id === 0 ? 'card' : 'sight']: message.made })
    else this.write(message)
  }

  private write(message: object): void {
    this.out.write(`data: ${JSON.stringify(message)}\n\n`)
  }

  /** A comment that keeps proxies from closing a quiet stream. */
  beat(): void {
    this.out.write(':\n\n')
  }

  get waiting(): number {
    return this.out.readableLength + this.out.writableLength
  }

  expel(): void {
    this.strike()
    this.cut()
  }

  cut(): void {
    this.out.destroy()
  }
}
