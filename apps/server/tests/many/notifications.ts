// Listens to the notifications between the servers, and sends them again: late, in another order, several times, and for tables
// that don't exist.

import type { Chance } from '@tableworks/kernel'
import { Client } from 'pg'

const CHANNEL = 'tableworks'
const KEPT = 300
const AGAIN_MS = 500

export class Notifications {
  private readonly url: string
  private readonly heard: string[] = []
  private client: Client | null = null
  private isClosed = false

  constructor(url: string) {
    this.url = url
    void this.connect()
  }

  private async connect(): Promise<void> {
    if (this.isClosed) return
    const client = new Client({ connectionString: this.url })
    const again = () => {
      if (this.client === client) setTimeout(() => void this.connect(), AGAIN_MS)
      this.client = null
    }
    this.client = client
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload = '' }) => {
      this.heard.push(payload.slice(payload.indexOf(' ') + 1))
      if (this.heard.length > KEPT) this.heard.shift()
    })
    await client.connect().then(
      () => client.query(`listen ${CHANNEL}`),
      () => again(),
    )
  }

  /** Returns how many it sent. */
  async repeat(luck: Chance, most: number): Promise<number> {
    const chosen = luck.shuffle([...this.heard]).slice(0, 1 + luck.below(most))
    const made = ['null', '{"table":"on-00000000000000000000"}', '{"player":"0000"}', 'not JSON']
    const all = luck.shuffle([...chosen, ...chosen, luck.pick(made)])
    for (const text of all)
      await this.client?.query('select pg_notify($1, $2)', [CHANNEL, `repeated ${text}`]).catch(() => undefined)
    return all.length
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.client?.end().catch(() => undefined)
  }
}
