// What a server stores about people who play together: groups, series, alerts, and sign-ins.

import type { GroupGame, GroupStanding, GroupTable, SignInWay, TableAlert } from '@tableworks/protocol'
import type { SeriesSeat } from '../people/series.ts'

export interface KeptGroup {
  readonly group: string
  readonly name: string
  readonly maker: string
}

export interface KeptMember {
  readonly player: string
  readonly mark: string
  readonly name: string
  readonly joined: number
}

/** An invitation to a group. */
export interface GroupLink {
  readonly id: string
  readonly digest: Uint8Array
  readonly group: string
  readonly expires: number
}

export interface KeptSeries {
  readonly series: string
  readonly bestOf: number
  /** Which game of the series the table is; starts at 1. */
  readonly game: number
  /** The finished games, oldest first. */
  readonly games: readonly (readonly SeriesSeat[])[]
}

/** An account that confirmed an e-mail address. */
export interface MailAccount {
  readonly player: string
  readonly name: string
  readonly address: string
}

export interface MailCode {
  readonly digest: Uint8Array
  readonly player: string
  /** Only this device may use it. */
  readonly device: string
  readonly expires: number
}

/** A sign-in to an account, or the confirmation of an e-mail address. */
export interface KeptSignIn {
  readonly at: number
  readonly way: SignInWay
  /** A short description of the device, and its public id. */
  readonly device: string
  readonly mark: string
}

/** The result of joining: `full` if the group has too many members, `tooMany` if the player is in too many groups. */
export type Joined = 'joined' | 'full' | 'tooMany'

/** How many groups a player may be in, and how many members a group may have. */
export interface GroupLimits {
  readonly groups: number
  readonly members: number
}

export interface PeopleRegister {
  /** Adds a group with its maker as the first member. */
  addGroup(group: KeptGroup, now: number, limits: GroupLimits): Promise<Joined>
  group(group: string): Promise<KeptGroup | null>
  /** The player's groups by name, with the number of members and of unfinished tables. */
  groupsOf(player: string): Promise<(KeptGroup & { members: number; tables: number })[]>
  isMember(group: string, player: string): Promise<boolean>
  membersOf(group: string): Promise<KeptMember[]>
  joinGroup(group: string, player: string, now: number, limits: GroupLimits): Promise<Joined>
  /** False if the player wasn't a member. The longest-standing member inherits the group; the last to leave removes it. */
  leaveGroup(group: string, player: string): Promise<boolean>
  renameGroup(group: string, name: string): Promise<void>
  addGroupLink(link: GroupLink, now: number): Promise<void>
  groupLink(id: string, now: number): Promise<GroupLink | null>
  dropGroupLinks(group: string): Promise<void>
  /** The group's unfinished tables as that player sees them, the latest move first. */
  groupTables(group: string, player: string, most: number): Promise<GroupTable[]>
  groupStandings(group: string): Promise<GroupStanding[]>
  groupGames(group: string, before: number, most: number): Promise<GroupGame[]>

  /** The player's alerts; deletes expired ones. */
  alertsOf(player: string, now: number): Promise<TableAlert[]>
  keepAlert(player: string, alert: TableAlert): Promise<void>
  dropAlert(player: string, game: string, pace: string | null): Promise<void>
  /** How many tables were listed in each hour of the day (UTC), in the last week. */
  busyHours(now: number): Promise<number[]>

  accountsWithMail(address: string, most: number): Promise<MailAccount[]>
  addMailCode(code: MailCode): Promise<void>
  /** Consumes the code and returns its account; null if unknown, expired, or sent for another device. */
  takeMailCode(digest: Uint8Array, device: string, now: number): Promise<string | null>
  addSignIn(signIn: KeptSignIn & { readonly player: string }): Promise<void>
  /** The player's latest sign-ins, newest first. */
  signInsOf(player: string): Promise<KeptSignIn[]>

  seriesOf(table: string): Promise<KeptSeries | null>
}
