// What a player may do at a table with their seats. Callers must pass the seats, and there is no default.

import type { Moment, Refusal, Seat } from '@tableworks/kernel'
import { HostError, type Look, type PreparedPlan, type Said, type TableLink } from './link.ts'
import type { OpenTable } from './table/open-table.ts'
import type { TablesInMemory } from './tables-in-memory.ts'
import type { WatchedTable } from './watched-table.ts'

/** A player's seats and the seats where a bot stands in for them, or a device that everyone at the table shares. */
export type Authority = 'device' | { readonly seats: readonly Seat[]; readonly held: readonly Seat[] }

const IS_ANSWER = /^\/(agree|decline) \d+$/

export class Seated implements Pick<TableLink, 'look' | 'moments' | 'say' | 'undo' | 'redo' | 'stand' | 'prepare'> {
  private readonly memory: TablesInMemory
  private readonly who: Authority

  constructor(memory: TablesInMemory, who: Authority) {
    this.memory = memory
    this.who = who
  }

  async look(table: string, look: Look) {
    const shown = await this.at(table)
    return shown.look(look, this.peopleAt(shown))
  }

  async moments(table: string, seat: Seat | null, moments: readonly Moment[]) {
    const shown = await this.at(table)
    return shown.moments(seat, moments, this.peopleAt(shown))
  }

  /** `reason` goes with a declined request. */
  async say(table: string, seat: Seat, text: string, lines: number, look: Look, reason?: string): Promise<Said> {
    const shown = await this.at(table)
    if (!this.peopleAt(shown).includes(seat) && !this.mayAnswer(seat, text)) throw new HostError('secret')
    mustBeUnlocked(shown)
    const refusal = await shown.say(seat, text, lines, reason)
    if (shown.request !== null) await shown.agreeForBots()
    return this.answer(shown, refusal, look)
  }

  /** A person may answer a request even while a bot plays for them. */
  private mayAnswer(seat: Seat, text: string): boolean {
    return this.who !== 'device' && this.who.held.includes(seat) && IS_ANSWER.test(text)
  }

  /** `lines` is the log length the caller knows, so a repeated request undoes only once. */
  undo(table: string, look: Look, lines?: number): Promise<Said> {
    return withBotsPaused(this.memory, table, async watched => {
      const { opened } = watched
      mustBeUnlocked(opened)
      const refusal = await opened.undo(this.peopleAt(opened), lines)
      watched.interrupt() // a bot may have started in the meantime
      return this.answer(opened, refusal, look)
    })
  }

  redo(table: string, look: Look, lines?: number): Promise<Said> {
    return withBotsPaused(this.memory, table, async ({ opened }) => {
      mustBeUnlocked(opened)
      return this.answer(opened, await opened.redo(this.peopleAt(opened), lines), look)
    })
  }

  async stand(table: string, seat: Seat, decision: string, standing: string | null): Promise<void> {
    const shown = await this.at(table)
    if (!this.peopleAt(shown).includes(seat)) throw new HostError('secret')
    mustBeUnlocked(shown)
    await shown.stand(seat, decision, standing)
  }

  async prepare(table: string, seat: Seat, plan: PreparedPlan | null): Promise<void> {
    const watched = await this.memory.watch(table)
    if (!this.peopleAt(watched.opened).includes(seat)) throw new HostError('secret')
    await watched.opened.prepare(seat, plan)
    watched.resume() // it may be the player's turn now
  }

  /** An accepted move returns the resulting view. */
  private async answer(shown: OpenTable, refusal: Refusal | null, look: Look): Promise<Said> {
    return refusal === null ? { sight: await shown.look(look, this.peopleAt(shown)) } : { refusal }
  }

  private peopleAt(shown: OpenTable): readonly Seat[] {
    return this.who === 'device' ? shown.people : this.who.seats
  }

  private async at(table: string): Promise<OpenTable> {
    return (await this.memory.watch(table)).opened
  }
}

/** No one moves at a table that a host of the server has locked. */
export function mustBeUnlocked({ record }: OpenTable): void {
  if (record.locked != null) throw new HostError('locked', record.locked)
}

/** Pauses the bots while `work` runs, then resumes them, even after an error. */
export async function withBotsPaused<T>(
  memory: TablesInMemory,
  table: string,
  work: (watched: WatchedTable) => Promise<T>,
): Promise<T> {
  const watched = await memory.watch(table)
  watched.interrupt()
  try {
    return await work(watched)
  } finally {
    watched.resume()
  }
}
