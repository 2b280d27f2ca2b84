// Requests about private groups. Only members see anything of a group. An invitation shows its name and size.

import { Problem } from '@tableworks/kernel'
import { ask, count, described, hex, key, lineOfAtMost, personName, record } from './fields.ts'
import type { LobbyTable } from './lobby.ts'
import type { PlayedCard } from './profile.ts'

export interface GroupCard {
  readonly group: string
  readonly name: string
  readonly members: number
  /** Unfinished tables of the group. */
  readonly tables: number
  /** The viewer made the group, or inherited it. */
  readonly isMaker: boolean
}

export interface GroupMember {
  readonly mark: string
  /** '' if the player never gave one. */
  readonly name: string
  readonly joined: number
  readonly isMaker: boolean
  readonly isMe: boolean
}

export type GroupTable = Pick<LobbyTable, 'table' | 'game' | 'seats' | 'pace' | 'time' | 'rated' | 'isMine'> & {
  readonly updated: number
}

/** A member's results in one game. Games with fewer than two people don't count. */
export interface GroupStanding {
  readonly mark: string
  readonly name: string
  readonly game: string
  readonly games: number
  readonly wins: number
  readonly meanPlace: number
}

export type GroupGame = Omit<PlayedCard, 'mine'>

export interface Group {
  readonly group: string
  readonly name: string
  readonly isMaker: boolean
  /** In the order they joined. */
  readonly members: readonly GroupMember[]
  /** Unfinished tables, the latest move first. */
  readonly tables: readonly GroupTable[]
  /** By game; the best first. */
  readonly standings: readonly GroupStanding[]
  /** Finished games, newest first. */
  readonly recent: readonly GroupGame[]
}

/** What an invitation to a group shows. */
export interface GroupInvitationCard {
  readonly group: string
  readonly name: string
  readonly members: number
  readonly isMember: boolean
  /** The name of the member who keeps the group; '' if they have none. */
  readonly maker: string
}

const groupId = hex(16)
const groupName = described({ type: 'string', minLength: 1, maxLength: 40 }, (value, path) => {
  const name = lineOfAtMost(40)(value, path)
  if (name === '') throw new Problem(`${path} should be a name`)
  return name
})

export const GROUP_ASKS = {
  /** Lists the player's groups. */
  groups: ask(record({}), { by: 'player', right: 'read', cost: 3 }),
  group: ask(record({ group: groupId }), { by: 'player', right: 'read', cost: 8 }),
  /** The games before that number, newest first. */
  groupHistory: ask(record({ group: groupId, before: count }), { by: 'player', right: 'read', cost: 8 }),
  makeGroup: ask(record({ name: groupName, me: personName }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 10,
    hourly: 20,
  }),
  renameGroup: ask(record({ group: groupId, name: groupName }), {
    by: 'player',
    right: 'account',
    cost: 5,
    hourly: 60,
  }),
  /** Makes an invitation link. Any member may. */
  inviteToGroup: ask(record({ group: groupId }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 5,
    hourly: 60,
  }),
  /** Ends all invitations and makes a new one. */
  renewGroupLink: ask(record({ group: groupId }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 5,
    hourly: 60,
  }),
  /** Shows what an invitation leads to, before joining. */
  knockAtGroup: ask(record({ key }), { by: 'player', right: 'account', cost: 5, hourly: 600 }),
  joinGroup: ask(record({ key, name: personName }), { by: 'player', right: 'account', cost: 5, hourly: 60 }),
  leaveGroup: ask(record({ group: groupId }), { by: 'player', right: 'account', cost: 5, hourly: 60 }),
  /** Removes a member and ends all invitations. */
  removeMember: ask(record({ group: groupId, mark: hex(12) }), {
    by: 'player',
    right: 'account',
    cost: 5,
    hourly: 120,
  }),
}

export interface GroupAnswers {
  readonly groups: readonly GroupCard[]
  readonly group: Group
  readonly groupHistory: readonly GroupGame[]
  readonly makeGroup: { readonly group: string }
  readonly renameGroup: null
  readonly inviteToGroup: { readonly key: string }
  readonly renewGroupLink: { readonly key: string }
  readonly knockAtGroup: GroupInvitationCard
  readonly joinGroup: { readonly group: string }
  readonly leaveGroup: null
  readonly removeMember: null
}
