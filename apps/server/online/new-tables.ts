// New tables: set up by a player, brought as a game file, or a rematch.

import { checkSet, HostError, type Keep, type TableHost, type TableRecord } from '@tableworks/host'
import type { Components, LogLine, Seat } from '@tableworks/kernel'
import { type Asks, type Brought, isPersonName, ONLINE } from '@tableworks/protocol'
import type { Groups } from '../people/groups.ts'
import type { Profiles } from '../people/profiles.ts'
import type { Safety } from '../people/safety.ts'
import type { NewRoom } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { GameFiles } from './game-files.ts'
import { random } from './keys.ts'
import { loadGame } from './load-game.ts'
import type { Players } from './players.ts'
import { type Quota, sizeOf, type Spend } from './quota.ts'
import { rematch } from './rematch.ts'
import type { Rooms } from './rooms.ts'
import { areAllBots, isLevel, type SeatChanges } from './seat-changes.ts'

interface Deps {
  readonly store: ServerStore
  readonly host: TableHost
  readonly rooms: Rooms
  readonly players: Players
  readonly profiles: Profiles
  readonly safety: Safety
  readonly groups: Groups
  readonly changes: SeatChanges
  readonly quota: Quota
  readonly files: GameFiles
  readonly now: () => number
}

export class NewTables {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** `set` is the player's own component set; `spend` counts stored bytes. */
  async create(
    player: string,
    plan: Asks['create'],
    spend: Spend = () => undefined,
    set: Components | null = null,
  ): Promise<string> {
    const { game, seats, variants, drawn, hints = false, rated = false, name, mine, pace = null } = plan
    const { absentDays, listing, group, bestOf } = plan
    await this.mustBePossible(player, plan, set)
    // Seats may be shuffled, so names tell which ones are the player's.
    const names = new Set(mine.map(seat => seats[seat]?.name))
    for (const called of names) await this.deps.safety.mustBeAllowed(player, called ?? '')
    const holder = (person: string) => (names.has(person) ? player : null)
    const keep = this.keepFor(player, holder, spend, given({ listing, group, bestOf }))
    if (mine[0] !== undefined) await this.deps.profiles.nameIfNew(player, seats[mine[0]]?.name ?? '')
    const settings = { game, seats, variants, box: null, drawn, hints, rated, name, pace }
    return this.deps.host.create(absentDays === undefined ? settings : { ...settings, absentDays }, set, keep)
  }

  private async mustBePossible(player: string, plan: Asks['create'], set: Components | null): Promise<void> {
    const { seats, hints = false, rated = false, mine, pace = null, listing, group } = plan
    // Ratings need equal terms: no hints, the standard component set, and no seat that changes hands when time is up.
    if (rated && (hints || set !== null || pace?.timeout === 'open')) throw new HostError('badPlan', 'rated')
    if (seats.some(({ bot }) => bot !== null && !isLevel(bot))) throw new HostError('badPlan', 'bots')
    if (new Set(mine).size < mine.length || mine.some(seat => seats[seat]?.bot !== null))
      throw new HostError('badPlan', 'seats')
    if (group !== undefined && listing !== undefined) throw new HostError('badPlan', 'group')
    if (group !== undefined) await this.deps.groups.mustBeMember(player, group)
    if (areAllBots(seats)) await this.deps.changes.mayHaveBotTable(player)
  }

  /** Stores a table with its maker and seating in one transaction. */
  private keepFor(
    owner: string,
    holder: (name: string) => string | null,
    spend: Spend,
    more: Pick<NewRoom, 'listing' | 'group' | 'bestOf'>,
  ): Keep {
    return (record, lines) => {
      const held = record.seats.flatMap(({ name }, seat) => {
        const player = holder(name)
        return player === null ? [] : [{ seat: seat as Seat, player }]
      })
      return this.add(record, lines, { owner, held, ...more }, spend)
    }
  }

  private async add(
    record: TableRecord,
    lines: readonly LogLine[],
    room: Omit<NewRoom, 'bytes'>,
    spend: Spend,
  ): Promise<void> {
    const bytes = sizeOf(record, lines)
    await this.deps.quota.check(room.owner, bytes)
    spend(bytes)
    await this.deps.store.addRoom(record, lines, { ...room, bytes })
  }

  /** Creates a table from a game file, or one with a custom component set. */
  async bring(
    player: string,
    { create, set, file }: Brought,
    network: string,
    spend: Spend = () => undefined,
  ): Promise<string> {
    if (create !== null) return this.create(player, create, spend, set)
    if (file === null) throw new HostError('badPlan')
    const { source, bots, mine } = file
    if (bots.some(bot => bot !== null && !isLevel(bot))) throw new HostError('badPlan', 'bots')
    // Hidden cards are dealt anew even if one person holds all seats, because they may give a seat away later.
    const deal = { seat: mine[0] ?? null, secret: random(64) }
    const wanted = { id: `${ONLINE}${random(20)}`, now: this.deps.now(), bots, deal }
    const { record, lines } = await this.deps.files.read(source, wanted, { network, player })
    if (new Set(mine).size < mine.length || mine.some(seat => record.seats[seat]?.bot !== null))
      throw new HostError('badPlan', 'seats')
    if (areAllBots(record.seats)) await this.deps.changes.mayHaveBotTable(player)
    if (record.components !== null) checkSet(await loadGame(record.game), record.components.tables)
    if (!record.seats.every(({ name }) => isPersonName(name)))
      throw new HostError('badFile', 'a seat has an invalid name')
    await this.add(record, lines, { owner: player, held: mine.map(seat => ({ seat, player })) }, spend)
    return record.id
  }

  rematch(player: string, wanted: Asks['rematch'], spend: Spend = () => undefined): Promise<string> {
    const keepFor = (holder: (name: string) => string | null, group: string | null) =>
      this.keepFor(player, holder, spend, group === null ? {} : { group })
    return rematch(player, wanted, keepFor, this.deps)
  }
}

/** Leaves out options that weren't given. */
const given = (more: { [K in 'listing' | 'group' | 'bestOf']: NewRoom[K] | undefined }) =>
  Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)) as Pick<
    NewRoom,
    keyof typeof more
  >
