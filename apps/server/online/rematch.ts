// A rematch: the same people at a new table, with the seats rotated. It also continues a series, or starts one.

import { HostError, type Keep, type SeatPlan, type TableHost } from '@tableworks/host'
import { seatsOf } from '@tableworks/kernel'
import type { Asks, SeriesCard } from '@tableworks/protocol'
import type { Safety } from '../people/safety.ts'
import { scoresOf, winnersOf } from '../people/series.ts'
import type { KeptSeries } from '../store/people-register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Players } from './players.ts'
import type { Rooms } from './rooms.ts'
import { forbidden, STAND_IN_LEVEL } from './seat-changes.ts'

interface Deps {
  readonly store: ServerStore
  readonly host: TableHost
  readonly players: Players
  readonly safety: Pick<Safety, 'mustBeWelcome'>
  readonly rooms: Rooms
}

/** Stores the new table for its maker, with the player behind each name. */
type KeepFor = (holder: (name: string) => string | null, group: string | null) => Keep

/**
 * The first request creates the table, and later ones return it. Players return to their seats even if a bot stood in. Only
 * deleted players stay bots. An unfinished game has no rematch, because one player could then fill other players' lists.
 */
export async function rematch(
  player: string,
  { table, bestOf = null }: { readonly table: string; readonly bestOf?: Asks['rematch']['bestOf'] | null },
  keepFor: KeepFor,
  { store, host, players, safety, rooms }: Deps,
): Promise<string> {
  const { held, next: known, group } = await rooms.of(table)
  if (!held.some(one => one.player === player)) throw forbidden()
  if (known !== null && (await store.room(known)) !== null) return known
  // Otherwise a blocked player could put those who blocked them at one table after another.
  await safety.mustBeWelcome(table, player)
  const { seats: played, result } = await host.card(table)
  if (result === null) throw new HostError('badPlan', 'running')
  const here = await players.stillHere(held.map(one => one.player))
  const seats = played.map((plan, seat) => seatAgain(plan, held.find(one => one.seat === seat)?.player, here))
  const holders = new Map(
    held.filter(one => here.has(one.player)).map(({ seat, player: whose }) => [seats[seat]?.name, whose]),
  )
  const keep = keepFor(name => holders.get(name) ?? null, group)
  // No clock runs before everyone has come, because the others didn't ask for the game.
  const next = rotated(seats)
  const isOthers = (name: string) => ![undefined, player].includes(holders.get(name))
  const awaited = seatsOf(next.length).filter(seat => isOthers(next[seat]?.name ?? ''))
  const again = await host.rematch(table, next, keep, awaited)
  const agreed = await store.goOn(table, known, again, bestOf)
  if (agreed !== again) await host.removeForGood(again)
  rooms.changed(table)
  await host.memory.heardOf(table)
  return agreed
}

/** Moves every player one seat forward, and the first player to the last seat. */
const rotated = (seats: readonly SeatPlan[]): SeatPlan[] => [...seats.slice(1), ...seats.slice(0, 1)]

function seatAgain(plan: SeatPlan, holder: string | undefined, here: ReadonlySet<string>): SeatPlan {
  if (holder === undefined) return plan
  return { name: plan.name, bot: here.has(holder) ? null : (plan.bot ?? STAND_IN_LEVEL) }
}

export function seriesCard({ bestOf, game, games }: KeptSeries): SeriesCard {
  const scores = scoresOf(games)
  return {
    bestOf,
    game,
    finished: games.length,
    scores: scores.map(({ name, wins, ranks }) => ({ name, wins, ranks })),
    winners: winnersOf(scores, games.length, bestOf),
  }
}
