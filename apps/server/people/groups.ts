// Private groups: who may join, see and change them.

import { HostError } from '@tableworks/host'
import type { Asks, Group, GroupCard, GroupInvitationCard, GroupGame } from '@tableworks/protocol'
import { idIn, newKey, opens, random } from '../online/keys.ts'
import { forbidden } from '../online/seat-changes.ts'
import type { GroupLink, Joined, KeptGroup } from '../store/people-register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Profiles } from './profiles.ts'

const GROUP_LIMITS = { groups: 20, members: 50 }
const LINK_MS = 30 * 24 * 60 * 60_000
const MOST_TABLES = 50
const MOST_RECENT = 10
const MOST_PAGE = 30

interface Deps {
  readonly store: ServerStore
  readonly profiles: Profiles
  readonly now: () => number
}

export class Groups {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  async groups(player: string): Promise<GroupCard[]> {
    const found = await this.deps.store.groupsOf(player)
    return found.map(({ maker, ...card }) => ({ ...card, isMaker: maker === player }))
  }

  async make(player: string, { name, me }: Asks['makeGroup']): Promise<{ group: string }> {
    const group = random(16)
    const { store, profiles, now } = this.deps
    orRefused(await store.addGroup({ group, name, maker: player }, now(), GROUP_LIMITS))
    await profiles.nameIfNew(player, me)
    return { group }
  }

  /** Strangers learn nothing about a group, not even that it exists. */
  private async mine(player: string, group: string): Promise<KeptGroup> {
    const [found, isMember] = await Promise.all([this.deps.store.group(group), this.deps.store.isMember(group, player)])
    if (found === null || !isMember) throw new HostError('missing')
    return found
  }

  private async made(player: string, group: string): Promise<void> {
    if ((await this.mine(player, group)).maker !== player) throw forbidden()
  }

  async group(player: string, group: string): Promise<Group> {
    const { name, maker } = await this.mine(player, group)
    const { store } = this.deps
    const [members, tables, standings, recent] = await Promise.all([
      store.membersOf(group),
      store.groupTables(group, player, MOST_TABLES),
      store.groupStandings(group),
      store.groupGames(group, Number.MAX_SAFE_INTEGER, MOST_RECENT),
    ])
    return {
      group,
      name,
      isMaker: maker === player,
      members: members.map(({ player: who, ...card }) => ({ ...card, isMaker: who === maker, isMe: who === player })),
      tables,
      standings,
      recent,
    }
  }

  async history(player: string, { group, before }: Asks['groupHistory']): Promise<GroupGame[]> {
    await this.mine(player, group)
    return this.deps.store.groupGames(group, before, MOST_PAGE)
  }

  async rename(player: string, { group, name }: Asks['renameGroup']): Promise<void> {
    await this.made(player, group)
    await this.deps.store.renameGroup(group, name)
  }

  async invite(player: string, group: string): Promise<{ key: string }> {
    await this.mine(player, group)
    return this.newLink(group)
  }

  /** Replaces the invitation link. Old links stop working. */
  async renew(player: string, group: string): Promise<{ key: string }> {
    await this.made(player, group)
    await this.deps.store.dropGroupLinks(group)
    return this.newLink(group)
  }

  private async newLink(group: string): Promise<{ key: string }> {
    const { id, key, digest } = newKey()
    const now = this.deps.now()
    await this.deps.store.addGroupLink({ id, digest, group, expires: now + LINK_MS }, now)
    return { key }
  }

  private async linkWith(key: string): Promise<GroupLink> {
    const id = idIn(key)
    const link = id === null ? null : await this.deps.store.groupLink(id, this.deps.now())
    if (link === null || !opens(key, link.digest)) throw new HostError('missing')
    return link
  }

  async knock(player: string, key: string): Promise<GroupInvitationCard> {
    const { group } = await this.linkWith(key)
    const members = await this.deps.store.membersOf(group)
    const { name = '', maker = '' } = (await this.deps.store.group(group)) ?? {}
    const makerName = (await this.deps.store.publicPlayer(maker))?.name ?? ''
    const isMember = members.some(one => one.player === player)
    return { group, name, members: members.length, isMember, maker: makerName }
  }

  async join(player: string, { key, name }: Asks['joinGroup']): Promise<{ group: string }> {
    const { group } = await this.linkWith(key)
    const { store, profiles, now } = this.deps
    orRefused(await store.joinGroup(group, player, now(), GROUP_LIMITS))
    await profiles.nameIfNew(player, name)
    return { group }
  }

  async leave(player: string, group: string): Promise<void> {
    if (!(await this.deps.store.leaveGroup(group, player))) throw new HostError('missing')
  }

  /** Removes a member and ends all invitations, so the member can't come back with an old link. */
  async remove(player: string, { group, mark }: Asks['removeMember']): Promise<void> {
    await this.made(player, group)
    const member = (await this.deps.store.membersOf(group)).find(one => one.mark === mark)
    if (member === undefined || member.player === player) throw new HostError('missing')
    await this.deps.store.dropGroupLinks(group)
    await this.deps.store.leaveGroup(group, member.player)
  }

  /** Throws unless the player is a member. */
  async mustBeMember(player: string, group: string): Promise<void> {
    await this.mine(player, group)
  }
}

function orRefused(joined: Joined): void {
  if (joined === 'full') throw new HostError('badPlan', 'group full')
  if (joined === 'tooMany') throw new HostError('badPlan', 'too many groups')
}
