// This browser's contribution to the dice of an online table. It commits to a random number as soon as it holds a seat, and reveals
// it once every player has committed, so neither a player nor the server can choose the dice. docs/dice.md describes the protocol.

import { type DiceState, type TableCard, WAIT_FOR_COMMITMENTS_MS } from '@tableworks/host'
import { commitmentToNumber, type Seat } from '@tableworks/kernel'
import { remember, remembered, rememberedUnder } from '../parts/remembered.ts'

/** The state of a table's dice: who sits where, what they committed to, and whose turn it is. */
export interface DiceNow {
  readonly card: TableCard
  readonly dice: DiceState
  /** Null if the game is over. */
  readonly actor: Seat | null
  /**
   * Whether this browser has seen the list of commitments close. After that, it must never commit to a number it has already
   * revealed.
   */
  readonly isFixed: boolean
}

export interface DiceWord {
  readonly seat: Seat
  readonly text: string
}

/** The message about dice that this browser should send now, if any. */
export function nextDiceWord({ card, dice, actor, isFixed }: DiceNow, own: OwnNumbers, now: number): DiceWord | null {
  const { online, id, seats } = card
  if (online === undefined || actor === null) return null
  const committed = committedHere(card, dice, own)
  for (const seat of online.mine) {
    if (seats[seat]?.bot !== null) continue
    const number = own.of(id, seat)
    if (number !== null && committed.includes(seat)) {
      if (mayReveal(seat) && isTimeToReveal(seat)) return { seat, text: `/reveal ${number}` }
    } else if (mayCommit(seat, number))
      return { seat, text: `/commit ${commitmentToNumber(number ?? own.make(id, seat))}` }
  }
  return null

  /** Commits to its own number only if the seat has no commitment, so a player's two devices don't keep replacing each other's. */
  function mayCommit(seat: Seat, number: string | null): boolean {
    return dice.revealed.length === 0 && !isFixed && (number === null || !hasCommitted(dice, seat))
  }
  function mayReveal(seat: Seat): boolean {
    return !dice.revealed.includes(seat) && !dice.late.includes(seat)
  }
  function isTimeToReveal(seat: Seat): boolean {
    if (dice.revealed.length > 0) return true
    if (online === undefined || online.open.length > 0) return false
    const haveAllCommitted = seats.every(({ bot }, at) => bot !== null || hasCommitted(dice, at as Seat))
    return haveAllCommitted || (actor === seat && now - card.created > WAIT_FOR_COMMITMENTS_MS)
  }
}

const hasCommitted = (dice: DiceState, by: Seat): boolean => dice.committed.some(({ seat }) => seat === by)

/** The seats whose committed numbers come from this browser. */
export const committedHere = ({ id }: TableCard, { committed }: DiceState, own: OwnNumbers): Seat[] =>
  committed.flatMap(({ seat, digest }) => {
    const number = own.of(id, seat)
    return number !== null && commitmentToNumber(number) === digest ? [seat] : []
  })

/** This browser's numbers, by table and seat. A finished game's file is checked against them. */
export class OwnNumbers {
  private readonly made = new Map<string, string>()

  of(table: string, seat: Seat): string | null {
    const key = keyOf(table, seat)
    return this.made.get(key) ?? remembered(key)
  }

  make(table: string, seat: Seat): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const number = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
    this.made.set(keyOf(table, seat), number)
    remember(keyOf(table, seat), number)
    return number
  }
}

const PREFIX = 'tableworks dice '
const keyOf = (table: string, seat: Seat): string => `${PREFIX}${table} ${seat}`

/** Whether this browser made a number. */
export const isOwnNumber = (number: string): boolean => rememberedUnder(PREFIX).includes(number)
