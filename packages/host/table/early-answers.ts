// The answers of seats that decide at the same time. The host keeps each answer until everyone has answered, then plays
// them into the log in the order of the rules. Until then only the seat itself sees its answer, and everyone sees who
// has chosen.

import {
  DecidingTogether,
  type Part,
  type Refusal,
  type Seat,
  type SeatView,
  SEPARATOR,
  tidied,
} from '@tableworks/kernel'
import type { State, Table } from '@tableworks/kernel'
import type { EarlyAnswer, KeptEarlyAnswers as KeptAnswers, TableRecord } from '../store.ts'

interface TableNow {
  readonly table: Table
  readonly record: TableRecord
  /** The length of the log, and how much of it was played under earlier rules. */
  readonly length: number
  readonly earlier: number
  wentBackSince(lines: number): number | null
}

/** One seat's game within the group, and the stored answer it was replayed from. */
interface PartOf {
  readonly answer: EarlyAnswer | null
  readonly part: Part
}

/** The change to a record that stores a seat's answer. Each seat has its own field, so two servers never overwrite each other's. */
export const earlyField = (seat: Seat, answer: EarlyAnswer | null): KeptAnswers => ({ [`early${seat}`]: answer })

const notYourTurn = (seat: Seat): Refusal => ({ because: 'notYourTurn', rule: null, seat })

export class EarlyAnswers {
  private readonly of: TableNow
  private known: {
    readonly of: State
    readonly group: DecidingTogether | null
    readonly parts: Map<Seat, PartOf>
  } | null = null

  constructor(of: TableNow) {
    this.of = of
  }

  private get now() {
    const { referee, state } = this.of.table
    if (this.known?.of !== state)
      this.known = { of: state, group: DecidingTogether.at(referee, state), parts: new Map() }
    return this.known
  }

  /** The seats that decide together now, in the order of the log; empty if only one decides. */
  get seats(): readonly Seat[] {
    return this.now.group?.seats ?? []
  }
  get chosen(): readonly Seat[] {
    return this.seats.filter(seat => this.partOf(seat)?.part.isDone)
  }
  get undecided(): readonly Seat[] {
    return this.seats.filter(seat => this.partOf(seat)?.part.isDone === false)
  }

  /** The answer to play next, once everyone has answered. */
  get next(): { readonly seat: Seat; readonly text: string } | null {
    const [seat] = this.seats
    if (seat === undefined || this.undecided.length > 0) return null
    return { seat, text: this.choicesOf(seat).join(`${SEPARATOR} `) }
  }

  /** The choices a seat has made so far. */
  choicesOf(seat: Seat): readonly string[] {
    return this.partOf(seat)?.answer?.choices ?? []
  }

  /** The last of these seats with a choice to take back. */
  changeable(people: readonly Seat[]): Seat | null {
    return this.seats.findLast(seat => people.includes(seat) && this.choicesOf(seat).length > 0) ?? null
  }

  /** What a viewer sees now; null if no seats decide together. */
  view(viewer: Seat | null): SeatView | null {
    const { group } = this.now
    if (group === null) return null
    const own = viewer === null ? null : this.partOf(viewer)
    if (own !== null && !own.part.isDone) return group.view(own.part)
    return group.viewWhileWaiting(viewer, own?.part ?? null, this.undecided[0] ?? (group.seats[0] as Seat))
  }

  /** The position a bot in this seat searches from. */
  inTurn(seat: Seat): State | null {
    return this.now.group?.inTurn(seat, this.choicesOf(seat)) ?? null
  }

  /** The seat's answer with one or more further choices. */
  with(seat: Seat, text: string): EarlyAnswer | { readonly refusal: Refusal } {
    const { group } = this.now
    const own = this.partOf(seat)
    if (group === null || own === null) return { refusal: notYourTurn(this.undecided[0] ?? seat) }
    const { lines, step, choices } = own.answer ?? { lines: this.of.length, step: this.of.table.step, choices: [] }
    const texts = tidied(text).split(SEPARATOR)
    // A player who got no reply sends the same choices again.
    const isRepeated = choices.slice(-texts.length).join() === texts.join()
    let { part } = own
    const made: string[] = []
    for (const one of texts) {
      if (part.isDone && made.length > 0) break // a bot may have planned beyond this decision
      const after = part.isDone ? { refusal: notYourTurn(this.undecided[0] ?? seat) } : group.choose(part, one.trim())
      if ('refusal' in after) return own.answer !== null && isRepeated ? own.answer : after
      part = after
      made.push(one.trim())
    }
    return { lines, step, choices: [...choices, ...made], isDone: part.isDone }
  }

  /** The seat's answer without its last choice; null if none is left. */
  without(seat: Seat): EarlyAnswer | null {
    const answer = this.partOf(seat)?.answer ?? null
    if (answer === null || answer.choices.length < 2) return null
    return { ...answer, choices: answer.choices.slice(0, -1), isDone: false }
  }

  /** One seat's game within the group, with its stored choices made; null if it doesn't decide now. */
  private partOf(seat: Seat): PartOf | null {
    const { group, parts } = this.now
    if (group === null || !group.seats.includes(seat)) return null
    const answer = this.stored(seat)
    const known = parts.get(seat)
    if (known !== undefined && known.answer === answer) return known
    const part = answer === null ? group.begin(seat) : replayed(group, seat, answer)
    // Changed rules may not allow the stored choices any more.
    const made = part === null ? { answer: null, part: group.begin(seat) } : { answer, part }
    parts.set(seat, made)
    return made
  }

  /** The stored answer, if it was given in this position and isn't in the log yet. */
  private stored(seat: Seat): EarlyAnswer | null {
    const { record, earlier, table } = this.of
    const answer = record[`early${seat}`] ?? null
    if (answer === null || answer.lines < earlier || answer.lines > this.of.length) return null
    const wentBack = this.of.wentBackSince(answer.lines) !== null
    const wasPlayed = table.log
      .slice(answer.lines - earlier)
      .some(line => line.seat === seat && !line.text.startsWith('/'))
    return wentBack || wasPlayed ? null : answer
  }
}

function replayed(group: DecidingTogether, seat: Seat, { choices }: EarlyAnswer): Part | null {
  let part = group.begin(seat)
  for (const text of choices) {
    const after = part.isDone ? null : group.choose(part, text)
    if (after === null || 'refusal' in after) return null
    part = after
  }
  return part
}
