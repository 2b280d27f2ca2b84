// A person who uses the page's own client code: sits down, watches, moves when it's their turn, and keeps everything the page
// received and sent.

import type { Look, Sight, TableCard } from '@tableworks/host'
import { digestOf, type Seat } from '@tableworks/kernel'
import { OnlineTables } from '@tableworks/web/online'
import { Browser } from './browser.ts'
import { sleep } from './cluster.ts'

/** A move that a person sent. */
export interface Attempt {
  readonly table: string
  readonly seat: Seat
  readonly text: string
  /** The length of the log that the person saw. */
  readonly lines: number
  /** Several seats decided at once. Their choices are joined in one line each. */
  readonly isTogether: boolean
  outcome: 'unanswered' | 'acknowledged' | 'refused'
}

/** The parts of one position that a page received, as digests. */
export interface Received {
  readonly table: string
  readonly viewer: Seat | null
  readonly seq: number
  /** Several seats decide at once, so the view depends on what this seat has already chosen. */
  readonly isTogether: boolean
  readonly view: string
  readonly choices: string
}

/** The facts of one step that a page received. */
export interface Told {
  readonly table: string
  readonly viewer: Seat | null
  readonly step: number
  readonly told: string
}

/** Collects what all people sent, received and noticed. */
export interface Witness {
  readonly attempts: Attempt[]
  readonly received: Map<string, Received>
  readonly told: Map<string, Told>
  /** Broken promises that a client noticed. */
  readonly problems: string[]
  /** The secrets of running games. No message may contain one. */
  readonly secrets: Set<string>
}

/** Temporary errors. The page shows them, and the person tries again. */
const PASSING: ReadonlySet<string> = new Set(['storageClosed', 'tooOften', 'offline'])
const AGAIN_MS = 300

export class Person {
  readonly name: string
  readonly browser: Browser
  private readonly tables: OnlineTables
  private readonly witness: Witness
  private readonly seqs = new Map<string, number>()

  constructor(name: string, address: string, network: string, witness: Witness) {
    this.name = name
    this.witness = witness
    this.browser = new Browser(address, network)
    this.browser.onMessage = text => {
      for (const secret of witness.secrets)
        if (text.includes(secret)) witness.problems.push(`${name} received the secret of a running game`)
    }
    this.tables = this.browser.run(() => new OnlineTables('test'))
  }

  /** Repeats a request until it's answered. */
  async insist<T>(ask: (tables: OnlineTables) => Promise<T>): Promise<T> {
    for (;;) {
      const made = await this.tryTo(ask)
      if (made !== null) return made.made
      await sleep(AGAIN_MS)
    }
  }

  /** Null if it failed and may succeed later. */
  async tryTo<T>(ask: (tables: OnlineTables) => Promise<T>): Promise<{ readonly made: T } | null> {
    try {
      return { made: await this.browser.run(() => ask(this.tables)) }
    } catch (error) {
      const { name, message } = error as Error
      if (!PASSING.has(name)) this.witness.problems.push(`${this.name} got an unexpected error: ${name} ${message}`)
      return null
    }
  }

  /** The length of the log in the last view of this table. */
  seqAt = (table: string): number => this.seqs.get(table) ?? -1

  async look(table: string, look: Look): Promise<Sight> {
    const sight = await this.insist(tables => tables.look(table, look))
    this.keep(table, sight)
    return sight
  }

  /**
   * Moves once; returns whether it was accepted. The page repeats a request that may not have arrived. Meanwhile a bot may have taken the
   * seat because time ran out.
   */
  async say(
    { table, isTimed }: { readonly table: string; readonly isTimed: boolean },
    seat: Seat,
    text: string,
    { position, journal, viewer, gate }: Sight,
  ): Promise<boolean> {
    const { attempts, problems } = this.witness
    const isTogether = position.together.length > 0
    const attempt: Attempt = { table, seat, text, lines: position.seq, isTogether, outcome: 'unanswered' }
    attempts.push(attempt)
    const look = { viewer, gate, isChosen: false, step: null, since: journal.seq }
    const taken = (error: Error) => {
      if (isTimed && error.name === 'secret') return { refusal: { because: 'standIn' } }
      throw error
    }
    const said = await this.insist(tables => tables.say(table, seat, text, position.seq, look).catch(taken))
    if ('refusal' in said) {
      attempt.outcome = 'refused'
      const { because } = said.refusal
      if (!LATE.has(because)) problems.push(`${this.name} was refused “${text}”: ${because}`)
      return false
    }
    attempt.outcome = 'acknowledged'
    this.keep(table, said.sight)
    return true
  }

  private keep(table: string, { viewer, position, journal }: Sight): void {
    const { seq, seen, together } = position
    this.seqs.set(table, seq)
    const received: Received = {
      table,
      viewer,
      seq,
      isTogether: together.length > 0,
      view: digestOf(seen.view),
      choices: digestOf([seen.actor, seen.decision, seen.choices, seen.result]),
    }
    this.compare(this.witness.received, [table, viewer, seq], received, received.isTogether)
    for (const { step, told } of journal.entries)
      this.compare(this.witness.told, [table, viewer, step], { table, viewer, step, told: digestOf(told) }, false)
  }

  /** Two pages with the same viewer must have received the same view. */
  private compare<T>(all: Map<string, T>, key: readonly unknown[], found: T, mayDiffer: boolean): void {
    const name = key.join()
    const known = all.get(name)
    if (known === undefined) all.set(name, found)
    else if (!mayDiffer && digestOf(known) !== digestOf(found))
      this.witness.problems.push(`${this.name} sees table, viewer, place ${name} differently`)
  }

  /** Watches a table. `wake` is called when there is something new. */
  async open(table: string, wake: () => void, seated: (card: TableCard) => void): Promise<() => Promise<void>> {
    const { card, ticket } = await this.insist(tables => tables.open(table, wake, seated))
    seated(card)
    return () => this.browser.run(() => this.tables.close(table, ticket)).catch(() => undefined)
  }

  leave(): void {
    this.browser.close()
  }
}

/** The refusals of a move that came too late. */
const LATE: ReadonlySet<string> = new Set(['movedOn', 'isStale', 'notYourTurn', 'standIn', 'isOver'])
