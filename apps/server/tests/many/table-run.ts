// People at one table. When a game ends, the same people begin the next.

import type { Pace, Sight, TableCard } from '@tableworks/host'
import { digestOf, type Seat } from '@tableworks/kernel'
import { planOf } from '../page.ts'
import { sleep } from './cluster.ts'
import type { Person } from './person.ts'

export interface Setup {
  readonly game: string
  readonly people: number
  readonly bots: number
  readonly variants?: Readonly<Record<string, number | string | boolean>>
  readonly pace?: Pace
  /** Whether the second person lets the clock run out at about every fourth decision. */
  readonly sleeps?: boolean
}

/** A game that has begun. */
export interface Played {
  readonly table: string
  readonly game: string
  /** The seats that people play. Bots play the others. */
  readonly people: readonly Seat[]
  readonly isTimed: boolean
  /** The decisions where a person let the clock run out, as `seat step`. */
  readonly slept: Set<string>
  isOver: boolean
}

export interface Control {
  /** Whether people have stopped moving. */
  isPaused: boolean
  isOver: boolean
  readonly address: string
  readonly onTable: (table: string) => Promise<void>
  readonly onProblem: (problem: string) => void
}

/** The shortest pause before a move, and how much it varies. */
const PACE_MS = 120
const SLEEPS_ONE_IN = 4

export class TableRun {
  readonly setup: Setup
  readonly people: readonly Person[]
  readonly spectators: readonly Person[]
  readonly games: Played[] = []
  /** Whether a person is letting the clock run out. */
  isAsleep = false
  private readonly control: Control

  constructor(setup: Setup, people: readonly Person[], spectators: readonly Person[], control: Control) {
    this.setup = setup
    this.people = people
    this.spectators = spectators
    this.control = control
  }

  get now(): Played | undefined {
    return this.games.at(-1)
  }

  async play(): Promise<void> {
    while (!this.control.isOver) {
      const played = await this.sit()
      this.games.push(played)
      await Promise.all([
        ...this.people.map((person, seat) => this.attend(person, seat as Seat, played)),
        ...this.spectators.map(person => this.attend(person, null, played)),
      ])
      if (this.control.isOver) return
      played.isOver = true
    }
  }

  private async sit(): Promise<Played> {
    const { game, bots, variants = {}, pace = null } = this.setup
    const seats = [
      ...this.people.map(({ name }) => ({ name, bot: null })),
      ...Array.from({ length: bots }, (_, n) => ({ name: `Bot ${n + 1}`, bot: 'easy' })),
    ]
    const [first, ...others] = this.people as [Person, ...Person[]]
    const { table } = await first.insist(tables => tables.ask('create', planOf({ game, seats, variants, pace })))
    const { key } = await first.insist(tables => tables.ask('invite', { table, seat: null }))
    for (const [n, person] of others.entries())
      await person.insist(tables => tables.ask('join', { key, name: person.name, seat: (n + 1) as Seat }))
    await this.control.onTable(table)
    const people = this.people.map((_person, seat) => seat as Seat)
    return { table, game, people, isTimed: pace !== null, slept: new Set(), isOver: false }
  }

  /** Plays until the game is over. */
  private async attend(person: Person, seat: Seat | null, played: Played): Promise<void> {
    const { table } = played
    const { control } = this
    let isNew = true
    let woken = (): void => undefined
    const wake = () => {
      isNew = true
      woken()
    }
    let card: TableCard | null = null
    const close = await person.open(table, wake, given => {
      card = given
      wake()
    })
    let sight = await person.look(table, { viewer: seat, gate: null, isChosen: false, step: null, since: -1 })
    while (!control.isOver && sight.position.seen.result === null) {
      if (await this.act(person, seat, played, sight, card)) isNew = true
      else if (!isNew) await new Promise<void>(done => ((woken = done), setTimeout(done, 250)))
      if (!isNew) continue
      isNew = false
      const { viewer, gate, journal } = sight
      sight = await person.look(table, { viewer, gate, isChosen: false, step: null, since: journal.seq })
    }
    await close()
  }

  /** Returns whether the person did something. */
  private async act(
    person: Person,
    seat: Seat | null,
    played: Played,
    sight: Sight,
    card: TableCard | null,
  ): Promise<boolean> {
    if (seat === null || this.control.isPaused) return false
    if (card !== null && card.seats[seat]?.bot !== null) return this.takeBack(person, played.table, seat)
    const { seen, seq, step } = sight.position
    if (seen.actor !== seat || seen.choices.length === 0) return false
    const dice = Number.parseInt(digestOf([played.table, seat, seq]).slice(0, 8), 16)
    if (this.setup.sleeps === true && seat === 1 && dice % SLEEPS_ONE_IN === 0 && !played.slept.has(`${seat} ${step}`))
      return this.sleep(person, played, seat, step)
    await sleep(PACE_MS + (dice % PACE_MS))
    const text = seen.choices[dice % seen.choices.length] ?? ''
    await person.say(played, seat, text, sight)
    return true
  }

  /** Stays away until the time is up and everyone at the table has been told. While servers fail, that may take long. */
  private async sleep(person: Person, { table, slept }: Played, seat: Seat, step: number): Promise<boolean> {
    slept.add(`${seat} ${step}`)
    this.isAsleep = true
    do await sleep(1000)
    while (!this.control.isOver && !(await this.seesTimeUp(person, table, seat, step)))
    this.isAsleep = false
    return true
  }

  private async seesTimeUp(person: Person, table: string, seat: Seat, step: number): Promise<boolean> {
    const happened = await person.tryTo(tables => tables.ask('happenings', { table, from: 0 }))
    return happened?.made.some(one => one.kind === 'timeUp' && one.seat === seat && one.step === step) ?? false
  }

  private async takeBack(person: Person, table: string, seat: Seat): Promise<boolean> {
    await person.tryTo(tables => tables.ask('reseat', { table, seat, bot: null }))
    await sleep(AGAIN_MS)
    return true
  }
}

const AGAIN_MS = 300
