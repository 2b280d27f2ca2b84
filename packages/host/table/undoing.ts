// Undo, redo, and the consent they may need.

import type { Refusal, Seat } from '@tableworks/kernel'
import type { UndoState } from '../link.ts'
import type { AnsweringTogether } from './answering-together.ts'
import { MOVED_ON, type StoredTable, standsIn } from './stored-table.ts'

const NOTHING_TO_REDO: Refusal = { because: 'nothingToRedo', rule: null }

export class Undoing {
  private readonly of: StoredTable
  private readonly together: AnsweringTogether

  constructor(of: StoredTable, together: AnsweringTogether) {
    this.of = of
    this.together = together
  }

  async undo(people: readonly Seat[], lines?: number): Promise<Refusal | null> {
    const { of } = this
    await of.hearAtLeast(lines)
    if (of.wasSaid(people, lines, said => said.startsWith('/undo') || said.startsWith('/ask'))) return null
    if (lines !== undefined && !of.isCurrent(lines)) return MOVED_ON
    if (await this.together.takeBack(people)) return null
    const { by, refusal, askTo } = this.stateFor(people)
    if (by === null) return refusal ?? MOVED_ON
    return askTo === null ? of.write(by, '/undo') : this.goBackWithBots(by, askTo)
  }

  /**
   * Only the player who undid a choice may redo it, and the table checks this. What bots did after it is redone too, so that
   * everything is as it was.
   */
  async redo(people: readonly Seat[], lines?: number): Promise<Refusal | null> {
    const { of } = this
    await of.hearAtLeast(lines)
    if (of.wasSaid(people, lines, said => said === '/redo')) return null
    if (lines !== undefined && !of.isCurrent(lines)) return MOVED_ON
    const by = of.table.redoSeat
    if (by === null || !people.includes(by)) return NOTHING_TO_REDO
    return (await of.write(by, '/redo')) ?? this.redoForBots()
  }

  private async redoForBots(): Promise<Refusal | null> {
    const { of } = this
    for (let seat = of.table.redoSeat; seat !== null && this.isBot(seat); seat = of.table.redoSeat) {
      const refusal = await of.write(seat, '/redo')
      if (refusal !== null) return refusal
    }
    return null
  }

  /** A stand-in isn't one, because its person holds the seat. */
  private isBot(seat: Seat): boolean {
    const { seats } = this.of
    return !seats.isPerson(seat) && !seats.isHeld(seat)
  }

  /**
   * A person may undo their own last choice until it has revealed something to someone. A person alone with bots may always undo
   * back to their own last choice.
   */
  stateFor(people: readonly Seat[]): UndoState {
    const { table, seats } = this.of
    const changed = this.together.early.changeable(people)
    if (changed !== null) return { by: changed, refusal: null, askTo: null }
    const last = table.line.at(-1)
    const person = last !== undefined && people.includes(last.seat) ? last.seat : (people[0] ?? null)
    if (person === null) return { by: null, refusal: null, askTo: null }
    const refusal = table.whyNoUndo(person, table.lastStep)
    if (refusal === null) return { by: person, refusal: null, askTo: null }
    const own = table.line.findLastIndex(played => people.includes(played.seat))
    if (own === -1) return { by: null, refusal, askTo: null }
    const away = seats.standInBeside(people)
    if (away !== null) return { by: null, refusal: standsIn(away), askTo: null }
    const isAlone = seats.people.length === 1 && table.request === null
    return isAlone ? { by: person, refusal: null, askTo: own } : { by: null, refusal, askTo: own }
  }

  /**
   * Bots wait while a player has an undo request to answer, because a move would cancel the request. A player with a stand-in
   * doesn't delay the bots.
   */
  get awaitsAnswer(): boolean {
    const { request } = this.of.table
    return request !== null && this.of.seats.people.some(seat => !request.agreed.includes(seat))
  }

  /** Bots always agree to an undo, because the dice after it are new */
  private async goBackWithBots(by: Seat, to: number): Promise<Refusal | null> {
    const refusal = await this.of.write(by, `/ask ${to}`)
    return refusal ?? this.botsAgree()
  }

  /** A stand-in never answers for the person who holds its seat. */
  async botsAgree(): Promise<Refusal | null> {
    const { of } = this
    const { request } = of.table
    if (request === null) return null
    await of.readOwnership()
    for (const seat of of.seats.all) {
      if (!this.isBot(seat) || request.agreed.includes(seat)) continue
      const refusal = await of.write(seat, `/agree ${request.id}`)
      if (refusal !== null) return refusal
    }
    return null
  }
}
