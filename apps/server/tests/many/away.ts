// A player who comes only when notified. Each turn must cause exactly one message, and a repeated message must have the same id.

import type { Pace, Sight } from '@tableworks/host'
import { planOf } from '../page.ts'
import { startReceiver } from '../push-service.ts'
import { sleep } from './cluster.ts'
import type { Person } from './person.ts'
import type { Control } from './table-run.ts'

const DAY_MS = 24 * 60 * 60_000
const SLOW: Pace = { kind: 'slow', timeMs: 3 * DAY_MS, addMs: 0, isPerMove: true, sleep: null, timeout: 'wait' }

interface Event {
  readonly id: string
  readonly event: string
  readonly table: string
}

export class Away {
  private readonly here: Person
  private readonly away: Person
  private readonly receiver: Awaited<ReturnType<typeof startReceiver>>
  private readonly control: Control
  readonly tables: string[] = []
  /** The number of the turn that each table announces next. */
  private readonly due = new Map<string, number>()
  /** How many turns were given, and how many were announced. */
  turns = 0
  announced = 0

  private constructor(here: Person, away: Person, receiver: Away['receiver'], control: Control) {
    this.here = here
    this.away = away
    this.receiver = receiver
    this.control = control
  }

  static async start(here: Person, away: Person, tables: number, control: Control): Promise<Away> {
    const receiver = await startReceiver()
    const started = new Away(here, away, receiver, control)
    const url = `${receiver.address}hook`
    await away.insist(page => page.ask('keepHook', { url, form: 'json' }))
    for (let n = 0; n < tables; n++) started.tables.push(await started.sit())
    return started
  }

  /** Events received, repeats included. */
  private get events(): Event[] {
    return this.receiver.received.flatMap(({ body }) => (JSON.parse(body.toString()) as { events: Event[] }).events)
  }

  private turnsAt(table: string): Set<string> {
    const own = this.events.filter(one => one.event === 'turn' && one.table.endsWith(table))
    return new Set(own.map(({ id }) => id))
  }

  /** How many messages were repeats of an earlier id. */
  get copies(): number {
    const ids = this.receiver.received.map(({ headers }) => headers['x-tableworks-id'])
    return ids.length - new Set(ids).size
  }

  private async sit(): Promise<string> {
    const plan = planOf({ pace: SLOW, variants: { rounds: 10 } })
    const { table } = await this.here.insist(page => page.ask('create', plan))
    const { key } = await this.here.insist(page => page.ask('invite', { table, seat: null }))
    await this.away.insist(page => page.ask('join', { key, name: this.away.name, seat: 1 }))
    await this.control.onTable(table)
    return table
  }

  async play(): Promise<void> {
    await Promise.all(this.tables.map(table => this.playAt(table)))
  }

  private async playAt(table: string): Promise<void> {
    for (let turn = 1; !this.control.isOver; turn++) {
      while (this.control.isPaused && !this.control.isOver) await sleep(200)
      if (!(await this.move(this.here, 0, table))) return
      this.turns += 1
      this.due.set(table, turn)
      while (this.turnsAt(table).size < turn) {
        if (this.control.isOver) return
        await sleep(500)
      }
      this.due.delete(table)
      const { size } = this.turnsAt(table)
      if (size > turn) this.control.onProblem(`${table}: ${size} messages about ${turn} turns`)
      this.announced += 1
      if (!(await this.move(this.away, 1, table))) return
    }
  }

  /** A turn that isn't announced yet must still be in the outbox. */
  async check(isQueued: (table: string) => Promise<boolean>): Promise<void> {
    for (const [table, turn] of this.due)
      if (!(await isQueued(table)) && this.turnsAt(table).size < turn)
        this.control.onProblem(`${table}: the message about turn ${turn} was lost`)
  }

  /** Comes, moves and leaves. False if the game is over. */
  private async move(person: Person, seat: 0 | 1, table: string): Promise<boolean> {
    const close = await person.open(
      table,
      () => undefined,
      () => undefined,
    )
    try {
      for (;;) {
        const sight: Sight = await person.look(table, {
          viewer: seat,
          gate: null,
          isChosen: false,
          step: null,
          since: -1,
        })
        const { seen } = sight.position
        if (seen.result !== null || this.control.isOver) return false
        if (seen.actor !== seat) await sleep(200)
        else if (await person.say({ table, isTimed: false }, seat, seen.choices[0] ?? '', sight)) return true
      }
    } finally {
      await close()
    }
  }

  async stop(): Promise<void> {
    await this.receiver.close()
  }
}
