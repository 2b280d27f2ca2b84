// A game's record in a study: winners, length, use of parts, and values over time.

import { type Player, playGame, type Watcher } from '@tableworks/bots'
import type { AnyGame, Fact, Option, Referee, State } from '@tableworks/kernel'
import type { Plan } from '../many/plan.ts'
import { seating } from '../many/seating.ts'
import { type PartKey, partsOfFact, partsOfOption } from './parts.ts'

export interface GameRecord {
  readonly number: number
  readonly seated: readonly number[]
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly choices: number
  /** The seats in the order of their first turns. */
  readonly order: readonly number[]
  /** Each chapter's number: `{ round: 12 }`. */
  readonly chapters: Readonly<Record<string, number>>
  /** How often each seat used each part. Unused parts are omitted. */
  readonly uses: Readonly<Record<PartKey, readonly number[]>>
  /** Parts that were offered but never used. */
  readonly leftAside: readonly PartKey[]
  /** Each seat's values at `MOMENTS` moments from the set-up to the end, by title. */
  readonly series: Readonly<Record<string, readonly (readonly number[])[]>>
}

/** Every twentieth of a game, including both ends. */
export const MOMENTS = 21

export const SCORE_NOW = 'Score, if the game ended now'

/** Plays a game by its number. Every game has its own deal, and players rotate by one seat. */
export function playRecorded(study: Plan, referee: Referee, players: readonly Player[], number: number): GameRecord {
  const seated = seating(players.length, study.seats, number)
  const diary = new Diary(referee, study.seats)
  const { choices, result } = playGame(
    referee,
    seated.map(entry => players[entry] as Player),
    `${study.seed} ${number}`,
    study.variants,
    diary,
  )
  const places = result.places.slice(0, study.seats)
  const scores = result.scores.slice(0, study.seats)
  return { number, seated, places, scores, choices, ...diary.kept() }
}

class Diary implements Watcher {
  private readonly game: AnyGame
  private readonly referee: Referee
  private readonly seats: number
  private readonly chapters: Record<string, number>
  /** An ordinary turn's decisions: the last entry of `turns`, which comes after a landing, a draft and so on. */
  private readonly turn: readonly string[] | undefined
  private readonly order = new Set<number>()
  private readonly uses = new Map<PartKey, number[]>()
  private readonly offered = new Set<PartKey>()
  private readonly series: Readonly<Record<string, (g: unknown) => readonly number[]>>
  private readonly lines: Record<string, number[][]>
  private told: Fact[] = []
  private actor = -1
  /** The values that this seat's options have named since another seat chose. */
  private readonly said = new Set<unknown>()

  constructor(referee: Referee, seats: number) {
    this.game = referee.game
    this.referee = referee
    this.seats = seats
    const turn = this.game.turns?.at(-1)
    this.turn = typeof turn === 'string' ? [turn] : turn
    this.chapters = Object.fromEntries(Object.keys(this.game.chapters ?? {}).map(chapter => [chapter, 0]))
    this.series = { [SCORE_NOW]: g => this.game.result(g).scores, ...this.game.series }
    this.lines = Object.fromEntries(Object.keys(this.series).map(title => [title, []]))
  }

  readonly hear: Watcher['hear'] = ({ fact }) => {
    this.told.push(fact)
    for (const [chapter, kind] of Object.entries(this.game.chapters ?? {}))
      if (fact.kind === kind) this.chapters[chapter] = (this.chapters[chapter] ?? 0) + 1
  }

  choosing(state: State, option: Option): void {
    const { decision = '', seat = 0 } = this.referee.waiting(state) ?? {}
    if (seat !== this.actor) this.said.clear()
    this.actor = seat
    if (typeof option !== 'string') for (const value of Object.values(option)) this.said.add(value)
    this.told = []
    if (this.turn?.includes(decision) !== false) this.order.add(seat)
    this.look(state)
    for (const one of this.referee.options(state))
      for (const part of partsOfOption(this.game, decision, one)) this.offered.add(part)
    for (const part of partsOfOption(this.game, decision, option)) this.use(part)
  }

  /** Counts only what a seat gains through its own moves. Final scoring doesn't count, because nobody uses a part there. */
  chosen(state: State): void {
    if (state.frames.length === 0) return this.look(state)
    for (const fact of this.told)
      if ((fact as { seat?: unknown }).seat === this.actor)
        for (const part of partsOfFact(this.game, fact, this.said)) this.use(part)
  }

  private look({ g }: State): void {
    for (const [title, read] of Object.entries(this.series)) this.lines[title]?.push(read(g).slice(0, this.seats))
  }

  private use(part: PartKey): void {
    const counts = this.uses.get(part) ?? Array.from({ length: this.seats }, () => 0)
    counts[this.actor] = (counts[this.actor] ?? 0) + 1
    this.uses.set(part, counts)
  }

  kept(): Pick<GameRecord, 'order' | 'chapters' | 'uses' | 'leftAside' | 'series'> {
    return {
      order: [...this.order],
      chapters: this.chapters,
      uses: Object.fromEntries(this.uses),
      leftAside: [...this.offered].filter(part => !this.uses.has(part)),
      series: Object.fromEntries(Object.entries(this.lines).map(([title, line]) => [title, momentsOf(line)])),
    }
  }
}

/** `MOMENTS` evenly spaced values along a line. */
const momentsOf = (line: readonly number[][]): number[][] =>
  Array.from({ length: MOMENTS }, (_, i) => line[Math.round((i * (line.length - 1)) / (MOMENTS - 1))] ?? [])
