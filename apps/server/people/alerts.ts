// Alerts players when someone opens a table of a game they're waiting for.

import { HostError } from '@tableworks/host'
import type { Asks, TableAlert } from '@tableworks/protocol'
import type { ServerStore } from '../store/server-store.ts'

const ALERT_MS = 14 * 24 * 60 * 60_000
/** Enough for every game at every pace. */
const MOST_ALERTS = 30

export class Alerts {
  private readonly store: ServerStore
  private readonly now: () => number

  constructor(store: ServerStore, now: () => number) {
    this.store = store
    this.now = now
  }

  of = (player: string): Promise<TableAlert[]> => this.store.alertsOf(player, this.now())

  async set(player: string, { game, pace, isWanted }: Asks['setAlert']): Promise<void> {
    if (!isWanted) return this.store.dropAlert(player, game, pace)
    const { GAMES } = await import('@tableworks/games')
    if (!Object.hasOwn(GAMES, game)) throw new HostError('unknownGame', game)
    if ((await this.of(player)).length >= MOST_ALERTS) throw new HostError('badPlan', 'alerts')
    await this.store.keepAlert(player, { game, pace, until: this.now() + ALERT_MS })
  }
}
