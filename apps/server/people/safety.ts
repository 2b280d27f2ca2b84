// Muting, blocking and reporting players, and what hosts did about them.

import { HostError } from '@tableworks/host'
import type { Asks, Manners, Relation } from '@tableworks/protocol'
import type { ServerStore } from '../store/server-store.ts'

const MOST_NOTICES = 30

export class Safety {
  private readonly store: ServerStore
  private readonly now: () => number
  /** Whom players muted or blocked. Each chat message needs this, so it's cached. */
  private readonly muted = new Map<string, Promise<ReadonlySet<string>>>()

  constructor(store: ServerStore, now: () => number) {
    this.store = store
    this.now = now
  }

  /** The players whose chat this player doesn't see. */
  mutedBy(player: string): Promise<ReadonlySet<string>> {
    const known = this.muted.get(player)
    if (known !== undefined) return known
    const asked = this.store.relationsOf(player).then(list => new Set(list.map(one => one.player)))
    this.muted.set(player, asked)
    asked.catch(() => this.muted.get(player) === asked && this.muted.delete(player))
    return asked
  }

  /** Another process may have changed the list of this player, or of any player if null. */
  mayHaveChanged(player: string | null): void {
    if (player === null) this.muted.clear()
    else this.muted.delete(player)
  }

  async relate(player: string, { mark, kind }: Asks['relate']): Promise<void> {
    const other = await this.playerWith(mark)
    if (other === player) throw new HostError('badPlan', 'yourself')
    await this.store.relate(player, other, kind, this.now())
    this.muted.delete(player)
  }

  async relationTo(player: string, other: string): Promise<Relation | null> {
    return (await this.store.relationsOf(player)).find(one => one.player === other)?.kind ?? null
  }

  /** Throws if someone who made the table or sits there blocked the player. */
  async mustBeWelcome(table: string, player: string): Promise<void> {
    if (await this.store.isBlockedAt(table, player)) throw new HostError('blocked')
  }

  /** Throws if a host hid this name of the player's. */
  async mustBeAllowed(player: string, name: string): Promise<void> {
    if (await this.store.isNameHidden(player, name)) throw new HostError('hiddenName')
  }

  /** Returns the report's number. A report about a message stores the message's text. */
  async report(player: string, { table, message, mark, reason }: Asks['report']): Promise<number> {
    if (table === null && mark === null) throw new HostError('badPlan', 'nothing to report')
    const line = table === null || message === null ? undefined : await this.messageAt(table, message)
    const about = mark === null ? (line?.player ?? null) : await this.playerWith(mark)
    const words = line?.text ?? ''
    return this.store.addReport({ at: this.now(), reporter: player, about, table, message, words, reason })
  }

  private async messageAt(table: string, n: number) {
    const line = (await this.store.chat(table, n, Number.MAX_SAFE_INTEGER))[0]
    if (line?.n !== n) throw new HostError('missing')
    return line
  }

  private async playerWith(mark: string): Promise<string> {
    const found = await this.store.playerWithMark(mark)
    if (found === null) throw new HostError('missing')
    return found.player
  }

  async manners(player: string): Promise<Manners> {
    const [people, log, reports] = await Promise.all([
      this.store.relationsOf(player),
      this.store.hostLogAbout(player, MOST_NOTICES),
      this.store.reportsBy(player, MOST_NOTICES),
    ])
    return {
      people: people.map(({ mark, name, kind, since }) => ({ mark, name, kind, since })),
      notices: log.map(({ at, action, table, reason }) => ({ at, action, table, reason })),
      reports: reports.map(({ n, at, reason, answer }) => ({ n, at, reason, answer })),
    }
  }
}
