// What the server's hosts use: sessions, bans, actions and views.

import type { HostAnswers, HostAskName, HostAsks } from '@tableworks/protocol'
import type { OnlineTables } from '../online/tables.ts'
import type { ServerStore } from '../store/server-store.ts'
import { Backups, type BackupPlace } from './backups.ts'
import { Bans } from './bans.ts'
import { Desk } from './desk.ts'
import { HostFollower } from './follower.ts'
import { HostSessions } from './sessions.ts'
import { HostView, type ServerFacts } from './view.ts'

interface Deps {
  readonly store: ServerStore
  readonly tables: OnlineTables
  readonly place: BackupPlace
  readonly now: () => number
}

export interface Hosting {
  readonly sessions: HostSessions
  readonly bans: Bans
  readonly follower: HostFollower
  readonly desk: Desk
  readonly view: HostView
}

export function createHosting({ store, tables, place, now }: Deps): Hosting {
  const bans = new Bans(store, now)
  const follower = new HostFollower({ store, tables, bans })
  const desk = new Desk({ store, tables, now, backups: new Backups(place, now), follow: () => follower.follow() })
  return { sessions: new HostSessions(store, now), bans, follower, desk, view: new HostView({ store, tables, now }) }
}

/** The handlers for the host page's requests. */
export type HostWork = {
  readonly [K in HostAskName]: (host: string, asked: HostAsks[K]) => Promise<HostAnswers[K]>
}

export const hostWork = ({ desk, view }: Hosting, facts: ServerFacts): HostWork => ({
  overview: host => view.overview(host, facts),
  tables: (_host, { list }) => view.list(list),
  table: (_host, { table }) => view.table(table),
  player: (_host, { mark }) => view.player(mark, facts.networksOf),
  log: (_host, { before }) => view.log(before),
  saveTable: (_host, { table }) => view.saved(table),
  lock: (host, given) => desk.lock(host, given),
  unlock: (host, given) => desk.unlock(host, given),
  freeSeat: (host, given) => desk.freeSeat(host, given),
  deleteTable: (host, given) => desk.deleteTable(host, given),
  writeToTable: (host, given) => desk.writeToTable(host, given),
  writeToAll: (host, given) => desk.writeToAll(host, given),
  removeChat: (host, given) => desk.removeChat(host, given),
  hideName: (host, given) => desk.hideName(host, given),
  ban: (host, given) => desk.ban(host, given),
  unban: (host, given) => desk.unban(host, given),
  checkTable: (host, given) => desk.checkTable(host, given),
  answerReport: (host, given) => desk.answerReport(host, given),
  backUp: (host, given) => desk.backUp(host, given),
})
