// Turns a queued notification into an item of a message, delays it, or drops it if it no longer matters: the player has moved, the
// request was answered, or the table is gone. Uses only what a spectator may see.

import { hostErrorOf, type Look, type Sight, type TableCard } from '@tableworks/host'
import { type AnyGame, sayFact, spokenAt } from '@tableworks/kernel'
import type { OnlineTables } from '../online/tables.ts'
import type { QueuedNotice } from '../store/register.ts'
import type { Item } from './message.ts'
import { reminderWait } from './reminder.ts'

const SPECTATOR: Look = { viewer: null, gate: null, isChosen: false, step: null, since: -1 }
const LONGEST_STORY = 200

export async function itemOf(
  player: string,
  notice: QueuedNotice,
  tables: OnlineTables,
): Promise<Omit<Item, 'id'> | { readonly waitMs: number } | null> {
  try {
    const card = await tables.cards.of(notice.table, player)
    if (!isStillTrue(notice, card)) return null
    const waitMs = notice.kind === 'time' ? reminderWait(card, leftFor(card)) : 0
    if (waitMs > 0) return { waitMs }
    if (notice.kind === 'open' && !(await tables.listings.isListed(notice.table))) return null
    const { GAMES } = await import('@tableworks/games')
    const game = GAMES[card.game]
    if (game === undefined) return null
    const sight = await tables.host.as({ seats: [], held: [] }).look(notice.table, SPECTATOR)
    const story =
      notice.kind === 'seat'
        ? await seatStory(notice, tables)
        : storyOf(notice, card, sight, spokenAt(game, card.variants))
    if (story === null) return null
    return {
      kind: notice.kind,
      table: notice.table,
      game: card.game,
      gameName: game.name,
      tableName: notice.kind === 'open' ? '' : nameFor(card),
      story: story.slice(0, LONGEST_STORY),
      leftMs: notice.kind === 'turn' || notice.kind === 'time' ? leftFor(card) : null,
    }
  } catch (error) {
    // Skips a table that can't be read, but throws if the database doesn't answer, so that it's tried again.
    if (hostErrorOf(error).kind === 'storageClosed') throw error
    return null
  }
}

function isStillTrue({ kind, key }: QueuedNotice, card: TableCard): boolean {
  const { waiting, result, steps, seats, online } = card
  const mine = online?.mine ?? []
  if (kind === 'open') return mine.length === 0 && result === null && (online?.open ?? []).length > 0
  if (mine.length === 0) return false
  // Other players who decide at the same time may have moved since.
  if (kind === 'time' && leftFor(card) === 0) return false
  if (kind === 'turn' || kind === 'time')
    return (
      result === null && Number(key) <= steps && mine.some(seat => waiting.includes(seat) && seats[seat]?.bot === null)
    )
  if (kind === 'bot') return result === null && mine.some(seat => seats[seat]?.bot !== null)
  return kind === 'over' ? result !== null : true
}

/** The least time left for any of the player's seats with a running clock. */
function leftFor({ clock, online }: TableCard): number | null {
  const mine = clock?.running.filter(seat => online?.mine.includes(seat)) ?? []
  return mine.length === 0 ? null : Math.min(...mine.map(seat => clock?.left[seat] ?? 0))
}

/**
 * The table's name or its players' names, for those who sit there. Strangers get neither, because anyone could use them to send a text
 * or a link.
 */
const nameFor = (card: TableCard): string =>
  card.name ??
  card.seats
    .filter((_plan, seat) => !isOpen(card, seat))
    .map(({ name }) => name)
    .join(', ')

const isOpen = ({ online }: TableCard, seat: number): boolean => online?.open.some(one => one === seat) === true

/** Null if the notification no longer matters. */
function storyOf({ kind, key }: QueuedNotice, card: TableCard, { position, journal }: Sight, game: AnyGame) {
  if (kind === 'over') return scoresOf(card)
  if (kind === 'open') return seatsLeft(card)
  if (kind === 'request') {
    return key.startsWith('ask ') ? undoStory(card, position) : voteStory(card, position)
  }
  if (kind === 'bot') return 'A bot moves for you until you take your seat back.'
  const last = journal.entries.findLast(({ told }) => told.length > 0)
  const [first] = last?.told ?? []
  return first === undefined ? '' : sayFact(game, first.fact, card.sides)
}

/** The name of the player who joined, as the table shows it now. */
async function seatStory({ table, key }: QueuedNotice, { happenings }: OnlineTables): Promise<string | null> {
  if (key === 'start') return 'A new game has begun.'
  const [, n] = key.split(' ')
  const joined = (await happenings.since(table, Number(n))).find(one => one.n === Number(n))
  return joined?.player == null ? null : `${joined.name} joined.`
}

function undoStory({ online, sides }: TableCard, { request }: Sight['position']): string | null {
  if (request === null || (online?.mine ?? []).every(seat => request.agreed.includes(seat))) return null
  return `${sides[request.by] ?? ''} wants to go back to ${request.to === 0 ? 'the start' : `move ${request.to}`}.`
}

function voteStory({ online, sides }: TableCard, { votes }: Sight['position']): string | null {
  const mine = online?.mine ?? []
  const vote = votes.find(({ voters, yes, no }) =>
    mine.some(seat => voters.includes(seat) && !yes.includes(seat) && !no.includes(seat)),
  )
  if (vote === undefined) return null
  const name = vote.by === null ? 'Someone' : (sides[vote.by] ?? '')
  if (vote.kind === 'bot') return `${name} wants a bot to play for ${sides[vote.seat ?? 0] ?? ''}.`
  return `${name} wants to ${vote.kind} the game.`
}

function seatsLeft({ online }: TableCard): string {
  const left = online?.open.length ?? 0
  return left === 1 ? '1 seat left' : `${left} seats left`
}

function scoresOf({ result, sides }: TableCard): string {
  if (result === null) return ''
  return sides
    .map((name, side) => ({ name, score: result.scores[side] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ name, score }) => `${name} ${score}`)
    .join(', ')
}
