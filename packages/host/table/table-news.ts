// How a new line changes a table's record, and which events it causes.

import { type AnyGame, heardBy, type Proposal, type Table } from '@tableworks/kernel'
import { type Happened, talkWordIn } from '../happened.ts'
import { chapterIn, togetherIn } from '../records.ts'
import type { TableNews, TableRecord } from '../store.ts'
import type { TableSeats } from './table-seats.ts'

interface TableNow {
  readonly game: AnyGame
  readonly table: Table
  readonly record: TableRecord
  readonly seats: TableSeats
}

/** The record's news after a line, without the clock. */
export function newsAfter(of: TableNow, proposal: Proposal, now: number): TableNews {
  const { game, table } = of
  const { after, step, continued } = proposal
  return {
    updated: now,
    steps: step,
    actor: table.referee.waiting(after)?.seat ?? null,
    result: table.referee.result(after),
    rules: game.rules,
    ...togetherIn(table, after),
    ...(continued === 0 ? {} : { continued }),
    ...chapterAfter(of, proposal),
  }
}

/** Most choices begin no chapter. So the whole journal is searched only if one does, or after an undo. */
function chapterAfter({ game, table, record }: TableNow, { step, told }: Proposal): Pick<TableNews, 'chapter'> {
  if (game.chapters === undefined) return {}
  const { chapter } = record.news
  const kinds = Object.values(game.chapters)
  const goesOn = step > table.step
  if (goesOn && chapter !== undefined && !told.some(({ fact }) => kinds.includes(fact.kind))) return { chapter }
  const heard = goesOn ? [...table.told(null), ...heardBy(null, told)] : table.told(null, 0, step)
  return chapterIn(game, heard, record.sides)
}

/** Undos, requests and answers by people, which are announced to the others. Bots agree to everything. */
export function happenedIn(
  { table, record, seats }: TableNow,
  { line, step }: Proposal,
  reason: string,
): Happened | null {
  const { seat, text } = line
  const word = talkWordIn(text)
  const name = record.sides[seat] ?? ''
  if (word === null || !(seats.isPerson(seat) || seats.isHeld(seat))) return null
  if (word === 'decline' && table.request?.by === seat) return { kind: 'withdrew', seat, name }
  if (word === 'decline') return { kind: word, seat, name, ...(reason === '' ? {} : { detail: reason }) }
  const detail = word === 'ask' ? Number(text.split(' ')[1]) : step
  return { kind: word, seat, name, detail }
}
