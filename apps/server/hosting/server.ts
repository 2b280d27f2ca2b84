// Connects hosting to a running server: sign-in, the host page's data, and following the hosts' log.

import { steadyNow } from '../online/clock.ts'
import type { Hourly } from '../online/limits.ts'
import type { Metrics } from '../online/metrics.ts'
import type { OnlineTables } from '../online/tables.ts'
import type { Readiness } from '../readiness.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { BackupPlace } from './backups.ts'
import type { Bans } from './bans.ts'
import { createHosting, type Hosting, hostWork } from './hosting.ts'
import { RecentErrors } from './recent-errors.ts'
import type { HostRoutes } from './routes.ts'
import type { ServerFacts } from './view.ts'
import { Vitals } from './vitals.ts'

interface Settings extends BackupPlace {
  readonly version: string
  readonly now: () => number
}

interface Deps {
  readonly store: ServerStore
  readonly tables: OnlineTables
  readonly metrics: Metrics
  readonly hourly: Hourly
  readonly readiness: Readiness
  readonly networksOf: ServerFacts['networksOf']
  readonly pages: ServerFacts['pages']
}

export class HostingOf {
  private readonly hosting: Hosting
  private readonly vitals: Vitals
  private readonly errors = new RecentErrors()
  readonly routes: HostRoutes

  private constructor({ data, database, version, now }: Settings, deps: Deps) {
    const { store, tables, metrics, hourly, readiness, networksOf, pages } = deps
    this.hosting = createHosting({ store, tables, place: { data, database }, now })
    this.vitals = new Vitals({
      people: () => tables.players.online,
      playing: async () => (await this.hosting.view.counts()).playing,
      answers: () => metrics.takeChoices(),
    })
    const work = hostWork(this.hosting, {
      version,
      started: Date.now(),
      vitals: this.vitals,
      errors: () => this.errors.list,
      notReady: () => readiness.reason(),
      networksOf,
      pages,
    })
    const take = (name: string, most: number) => hourly.take(name, most, steadyNow())
    this.routes = { sessions: this.hosting.sessions, work, take }
  }

  static async start(settings: Settings, deps: Deps): Promise<HostingOf> {
    const made = new HostingOf(settings, deps)
    await made.hosting.follower.start()
    await made.sample()
    return made
  }

  get bans(): Bans {
    return this.hosting.bans
  }

  readonly onError = (text: string, table: string | null): void => this.errors.note(text, table, Date.now())
  newCode = (): Promise<string> => this.hosting.sessions.newCode()
  follow = (): Promise<void> => this.hosting.follower.follow()
  sample = (): Promise<void> => this.vitals.sample()
}
