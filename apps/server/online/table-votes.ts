// Votes of the people at a table: to pause a table with clocks, or to let a bot play for someone who is away. Each vote is stored
// in the seat's own field and counted from the store, so several servers can take votes at once.

import {
  ballotField,
  HostError,
  type Motion,
  openVotes,
  type OpenVote,
  outcomeOf,
  type SeatPlan,
  type TableHost,
  type TableRecord,
  type Votes,
} from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { Asks } from '@tableworks/protocol'
import type { HappenedTo, Room } from '../store/register.ts'
import type { Absence } from './absence.ts'
import { random } from './keys.ts'
import type { Rooms } from './rooms.ts'
import { areAllBots, forbidden, isAt, type SeatChanges, seatsHeldBy, STAND_IN_LEVEL } from './seat-changes.ts'

interface Deps {
  readonly host: TableHost
  readonly absence: Absence
  readonly rooms: Rooms
  readonly now: () => number
  readonly changes: Pick<SeatChanges, 'mayHaveBotTable'>
}

type Kept = Votes & Pick<TableRecord, 'seats' | 'sides' | 'paused'>

const ASKED = { pause: 'pauseAsked', resume: 'resumeAsked', bot: 'botAsked' } as const

export class TableVotes {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** Everyone at the table may pause it. At a table with clocks all people must agree, because a pause stops the clocks. */
  async pause(player: string, { table, paused }: Asks['pause']): Promise<void> {
    const { host } = this.deps
    const room = await this.deps.rooms.of(table)
    if (!isAt(room, player)) throw forbidden()
    const record = await host.memory.recordOf(table)
    if (!paused && areAllBots(record.seats)) await this.deps.changes.mayHaveBotTable(room.owner, table)
    const voters = record.pace === undefined ? [] : oneEach(peopleAt(room, record))
    if (voters.length > 0 && (record.paused ?? false) === paused) return
    await this.propose(player, table, { kind: paused ? 'pause' : 'resume', seat: null, voters }, record)
  }

  /** Any other player may propose a bot for someone who has been away too long. Voters who are away themselves don't count. */
  async proposeBot(player: string, { table, seat }: Asks['proposeBot']): Promise<void> {
    const { host, absence } = this.deps
    const room = await this.deps.rooms.of(table)
    const card = await host.card(table)
    if (!seatsHeldBy(room, player).some(mine => card.seats[mine]?.bot === null)) throw forbidden()
    if (!(await absence.seatsFor(player, room, card)).includes(seat)) throw new HostError('notAway')
    const holder = room.held.find(one => one.seat === seat)?.player
    const others = oneEach(peopleAt(room, card).filter(one => one.player !== holder))
    const isHere = await Promise.all(
      others.map(async voter => {
        const held = room.held.find(one => one.seat === voter)
        return held === undefined || held.player === player || !(await absence.isAbsent(card, held))
      }),
    )
    const voters = others.filter((_voter, i) => isHere[i])
    await this.propose(player, table, { kind: 'bot', seat, voters }, await host.memory.recordOf(table))
  }

  /** Players withdraw their own motion by voting against it. */
  async vote(player: string, { table, vote: id, isFor }: Asks['vote']): Promise<void> {
    const room = await this.deps.rooms.of(table)
    const mine = seatsHeldBy(room, player)
    const record = await this.deps.host.memory.recordOf(table)
    const vote = voteIn(room, record, id)
    if (mine.length === 0) throw forbidden()
    if (vote === undefined) return // The motion has been decided in the meantime.
    const isAsker = mine.some(seat => seat === vote.by)
    const isAboutMe = mine.some(seat => seat === vote.seat)
    if (!isFor && (isAsker || isAboutMe))
      return this.close(player, table, record, vote, isAsker ? 'withdrew' : 'against')
    const voters = vote.voters.filter(seat => mine.includes(seat))
    if (voters.length === 0) throw forbidden()
    await this.deps.host.keepVotes(table, ballotsOf(record, voters, id, isFor))
    await this.settle(player, table, id)
  }

  private async propose(
    player: string,
    table: string,
    { kind, seat, voters }: Pick<Motion, 'kind' | 'seat' | 'voters'>,
    record: Kept,
  ): Promise<void> {
    const room = await this.deps.rooms.of(table)
    const mine = seatsHeldBy(room, player)
    const { motions = [] } = record
    const known = motions.find(one => one.kind === kind && one.seat === seat)
    const asked = { id: known?.id ?? random(12), by: known?.by ?? mine[0] ?? null, at: known?.at ?? this.deps.now() }
    const motion = { ...asked, kind, seat, voters }
    const own = voters.filter(voter => mine.includes(voter))
    const change = {
      motions: [...motions.filter(one => one !== known), motion],
      ...ballotsOf({ ...record, motions: [...motions, motion] }, own, motion.id, true),
    }
    const vote = voteIn(room, { ...record, ...change }, motion.id)
    if (vote !== undefined && outcomeOf(vote) === 'passed') return this.carryOut(player, table, record, vote)
    await this.deps.host.keepVotes(
      table,
      change,
      known === undefined ? [await this.tell(player, table, record, motion)] : [],
    )
    await this.settle(player, table, motion.id)
  }

  /** Counts the stored votes, because another server may have stored one in the meantime. */
  private async settle(player: string, table: string, id: string): Promise<void> {
    const record = await this.deps.host.memory.recordOf(table)
    const vote = voteIn(await this.deps.rooms.of(table), record, id)
    if (vote === undefined) return
    const outcome = outcomeOf(vote)
    if (outcome === 'passed') await this.carryOut(player, table, record, vote)
    if (outcome === 'failed') await this.close(player, table, record, vote, 'against')
  }

  private async carryOut(player: string, table: string, record: Kept, vote: OpenVote): Promise<void> {
    if (vote.kind === 'bot') return this.letBotPlay(player, table, record, vote)
    const motions = (record.motions ?? []).filter(({ kind }) => kind === 'bot')
    const paused = vote.kind === 'pause'
    const told = {
      ...(await this.tell(player, table, record, vote)),
      kind: paused ? ('paused' as const) : ('resumed' as const),
      ...(vote.voters.length > 1 ? { detail: 'vote' } : {}),
    }
    await this.deps.host.pause(table, paused, [told], { motions })
  }

  private async letBotPlay(player: string, table: string, record: Kept, vote: OpenVote): Promise<void> {
    const { host, absence, rooms, now } = this.deps
    const held = (await rooms.of(table)).held.find(one => one.seat === vote.seat)
    const isStillAway = held !== undefined && (await absence.isAbsent(await host.card(table), held))
    if (!isStillAway) return this.close(player, table, record, vote, 'cameBack')
    const { seat } = held
    const put = (seats: readonly SeatPlan[]) =>
      seats.map((plan, at) => (at === seat && plan.bot === null ? { ...plan, bot: STAND_IN_LEVEL } : plan))
    const tell = (before: readonly SeatPlan[]): HappenedTo[] => {
      const { name = '', bot = null } = before[seat] ?? {}
      return bot === null ? [{ kind: 'botIn', seat, name, detail: 'vote', at: now() }] : []
    }
    await host.reseat(table, put, tell)
  }

  private async close(
    player: string,
    table: string,
    record: Kept,
    { id, ...motion }: OpenVote,
    why: 'against' | 'withdrew' | 'cameBack',
  ): Promise<void> {
    const motions = (record.motions ?? []).filter(one => one.id !== id)
    const told = { ...(await this.tell(player, table, record, { id, ...motion })), kind: why, detail: motion.kind }
    await this.deps.host.keepVotes(table, { motions }, [told])
  }

  /** The table event for a motion of this player. */
  private async tell(player: string, table: string, { sides }: Kept, { kind, seat }: Motion): Promise<HappenedTo> {
    const [doer = null] = seatsHeldBy(await this.deps.rooms.of(table), player)
    const about = seat === null ? {} : { other: sides[seat] ?? '' }
    const name = doer === null ? '' : (sides[doer] ?? '')
    return { kind: ASKED[kind], seat: doer, name, player, at: this.deps.now(), ...about }
  }
}

const peopleAt = ({ held }: Room, { seats }: { readonly seats: readonly SeatPlan[] }): Room['held'] =>
  held.filter(({ seat }) => seats[seat]?.bot === null)

/** One seat for each person, so that everyone has one vote. */
const oneEach = (held: Room['held']): Seat[] =>
  held.filter(({ player }, at) => held.findIndex(one => one.player === player) === at).map(({ seat }) => seat)

const voteIn = (room: Room, record: Kept, id: string): OpenVote | undefined =>
  openVotes(record, voter => peopleAt(room, record).some(({ seat }) => seat === voter)).find(one => one.id === id)

const ballotsOf = (record: Votes, voters: readonly Seat[], id: string, isFor: boolean): Votes =>
  Object.assign({}, ...voters.map(seat => ballotField(record, seat, id, isFor))) as Votes
