// Private groups: their members, invitations, tables and finished games.

import type { TableRecord } from '@tableworks/host'
import type { GroupGame, GroupStanding, GroupTable } from '@tableworks/protocol'
import type { GroupLimits, GroupLink, Joined, KeptGroup, KeptMember } from '../people-register.ts'
import { paceTime, shownSeats } from './lobby.ts'
import { playedCard } from './results.ts'
import { type Access, all, change, first, type Query, type Row } from './statements.ts'

export const GROUPS_QUERIES = {
  *addGroup({ group, name, maker }: KeptGroup, now: number, limits: GroupLimits): Query<Joined> {
    yield* change('insert into player_groups (id, name, maker, created) values (?, ?, ?, ?)', group, name, maker, now)
    const joined = yield* GROUPS_QUERIES.joinGroup(group, maker, now, limits)
    if (joined !== 'joined') yield* change('delete from player_groups where id = ?', group)
    return joined
  },

  *group(group: string): Query<KeptGroup | null> {
    const row = yield* first(`select ${GROUP} from player_groups where id = ?`, group)
    return row === undefined ? null : ({ ...row } as unknown as KeptGroup)
  },

  *groupsOf(player: string): Query<(KeptGroup & { members: number; tables: number })[]> {
    const found = yield* all(
      `select ${GROUP},
          (select count(*) from group_members one where one.group_id = player_groups.id) as members,
          (select count(*) from group_tables join tables on tables.id = table_id
            where group_tables.group_id = player_groups.id and ended = 0) as tables
        from player_groups join group_members on group_members.group_id = player_groups.id
        where player = ? order by name, id`,
      player,
    )
    return found.map(row => ({ ...row }) as never)
  },

  *isMember(group: string, player: string): Query<boolean> {
    return (yield* first('select 1 from group_members where group_id = ? and player = ?', group, player)) !== undefined
  },

  *membersOf(group: string): Query<KeptMember[]> {
    const found = yield* all(
      `select player, mark, name, joined from group_members join players on players.id = player
        where group_id = ? order by joined, player`,
      group,
    )
    return found.map(row => ({ ...row }) as unknown as KeptMember)
  },

  *joinGroup(group: string, player: string, now: number, limits: GroupLimits): Query<Joined> {
    // Locks the group and the player, so that two simultaneous requests can't exceed a limit.
    yield* change('update player_groups set name = name where id = ?', group)
    yield* change('update players set name = name where id = ?', player)
    if (yield* GROUPS_QUERIES.isMember(group, player)) return 'joined'
    if ((yield* countOf('group_id', group)) >= limits.members) return 'full'
    if ((yield* countOf('player', player)) >= limits.groups) return 'tooMany'
    yield* change('insert into group_members (group_id, player, joined) values (?, ?, ?)', group, player, now)
    return 'joined'
  },

  *leaveGroup(group: string, player: string): Query<boolean> {
    yield* change('update player_groups set name = name where id = ?', group)
    const left = yield* change('delete from group_members where group_id = ? and player = ?', group, player)
    const [heir] = yield* GROUPS_QUERIES.membersOf(group)
    if (heir === undefined) yield* change('delete from player_groups where id = ?', group)
    else yield* change('update player_groups set maker = ? where id = ? and maker = ?', heir.player, group, player)
    return left > 0
  },

  *renameGroup(group: string, name: string): Query<void> {
    yield* change('update player_groups set name = ? where id = ?', name, group)
  },

  *addGroupLink({ id, digest, group, expires }: GroupLink, now: number): Query<void> {
    yield* change('delete from group_links where expires <= ?', now)
    yield* change(
      'insert into group_links (id, key_digest, group_id, expires) values (?, ?, ?, ?)',
      id,
      digest,
      group,
      expires,
    )
  },

  *groupLink(id: string, now: number): Query<GroupLink | null> {
    const row = yield* first(
      'select id, key_digest as digest, group_id as "group", expires from group_links where id = ? and expires > ?',
      id,
      now,
    )
    return row === undefined ? null : ({ ...row } as unknown as GroupLink)
  },

  *dropGroupLinks(group: string): Query<void> {
    yield* change('delete from group_links where group_id = ?', group)
  },

  *groupTables(group: string, player: string, most: number): Query<GroupTable[]> {
    const rows = yield* all(
      `select id, record, updated from group_tables join tables on id = table_id
        where group_id = ? and ended = 0 order by updated desc, id limit ?`,
      group,
      most,
    )
    const tables: GroupTable[] = []
    for (const row of rows) {
      const table = row['id'] as string
      const held = yield* all('select seat, player from held_seats where table_id = ?', table)
      const { game, seats, rated = false, pace } = JSON.parse(row['record'] as string) as TableRecord
      tables.push({
        table,
        game,
        seats: shownSeats(seats, held),
        pace: pace?.kind ?? null,
        time: pace === undefined ? null : paceTime(pace),
        rated,
        isMine: held.some(one => one['player'] === player),
        updated: row['updated'] as number,
      })
    }
    return tables
  },

  /** Leaves out games with only one person, because wins against bots don't count. */
  *groupStandings(group: string): Query<GroupStanding[]> {
    const found = yield* all(
      `select players.mark, players.name, game, count(*) as games,
          sum(case when place = 1 then 1 else 0 end) as wins, avg(cast(place as double precision)) as "meanPlace"
        from group_games join finished on finished.table_id = group_games.table_id
        join results on results.table_id = group_games.table_id
        join group_members on group_members.group_id = group_games.group_id and group_members.player = results.player
        join players on players.id = results.player
        where group_games.group_id = ? and exists (select 1 from results other
          where other.table_id = results.table_id and other.player is not null and other.player <> results.player)
        group by players.mark, players.name, game order by game, wins desc, "meanPlace", players.name, players.mark`,
      group,
    )
    return found.map(row => ({ ...row }) as unknown as GroupStanding)
  },

  *groupGames(group: string, before: number, most: number): Query<GroupGame[]> {
    const rows = yield* all(
      `select finished.table_id as "table", n, game, pace, rated, finished.ended,
          case when tables.id is null then 0 else 1 end as "isKept"
        from group_games join finished on finished.table_id = group_games.table_id
        left join tables on tables.id = finished.table_id
        where group_id = ? and n < cast(? as bigint) order by n desc limit ?`,
      group,
      before,
      most,
    )
    const games: GroupGame[] = []
    for (const row of rows) games.push(yield* playedCard(row))
    return games
  },
}

function* countOf(column: 'group_id' | 'player', value: string): Query<number> {
  const row = yield* first(`select count(*) as count from group_members where ${column} = ?`, value)
  return (row as Row)['count'] as number
}

/** Called when a player is deleted. */
export function* leaveAllGroups(player: string): Query<void> {
  const groups = yield* all('select group_id from group_members where player = ?', player)
  for (const row of groups) yield* GROUPS_QUERIES.leaveGroup(row['group_id'] as string, player)
}

export function* mergeGroups(from: string, into: string): Query<void> {
  yield* change(
    `update group_members set player = ? where player = ?
      and not exists (select 1 from group_members own where own.group_id = group_members.group_id and own.player = ?)`,
    into,
    from,
    into,
  )
  yield* change('delete from group_members where player = ?', from)
  yield* change('update player_groups set maker = ? where maker = ?', into, from)
}

const GROUP = 'player_groups.id as "group", player_groups.name, maker'

export const GROUPS_ACCESS: Readonly<Record<keyof typeof GROUPS_QUERIES, Access>> = {
  addGroup: 'writes',
  group: 'reads',
  groupsOf: 'reads',
  isMember: 'reads',
  membersOf: 'reads',
  joinGroup: 'writes',
  leaveGroup: 'writes',
  renameGroup: 'writes',
  addGroupLink: 'writes',
  groupLink: 'reads',
  dropGroupLinks: 'writes',
  groupTables: 'reads',
  groupStandings: 'reads',
  groupGames: 'reads',
}
