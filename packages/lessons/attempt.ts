// An attempt at a challenge: the learner's choices, each followed by the rivals'. It has no log, so a search can copy it cheaply.

import { heardBy, Referee, type Seat, SEPARATOR, type State, type Told, viewOf } from '@tableworks/kernel'
import type { AnyChallenge, AnyMoment } from './lesson.ts'
import { isMet, momentOf } from './run.ts'
import { levelOf, type Rival, rivalsChoice, seatOf } from './start.ts'

export interface AttemptSetup {
  readonly challenge: AnyChallenge
  readonly referee: Referee
  readonly rival: Rival
}

export class Attempt {
  readonly line: string[]
  private readonly setup: AttemptSetup
  private readonly state: State
  private readonly told: Told[]
  private moment: AnyMoment
  private isEnded: boolean

  /** Begins at a position, after any rivals who move first. */
  static from(setup: AttemptSetup, state: State): Attempt {
    const attempt = new Attempt(setup, setup.referee.clone(state), [], [])
    attempt.letRivalsPlay()
    return attempt
  }

  private constructor(setup: AttemptSetup, state: State, told: Told[], line: string[], known?: Attempt) {
    this.setup = setup
    this.state = state
    this.told = told
    this.line = line
    this.moment = known?.moment ?? this.look()
    this.isEnded = known?.isEnded ?? isMet(setup.challenge.over, this.moment)
  }

  copy(): Attempt {
    return new Attempt(this.setup, this.setup.referee.clone(this.state), [...this.told], [...this.line], this)
  }

  get referee(): Referee {
    return this.setup.referee
  }
  get isOver(): boolean {
    return this.isEnded || this.moment.seen.actor === null
  }
  /** The number so far. */
  get reached(): number {
    return this.setup.challenge.measure(this.moment)
  }
  /** What the learner sees. */
  get seen(): AnyMoment['seen'] {
    return this.moment.seen
  }

  /** Makes the learner's choice, then the rivals' choices. Throws if the rules refuse it. */
  play(choice: string): void {
    this.line.push(choice)
    this.choose(choice)
    this.letRivalsPlay()
  }

  /** Stops as soon as the attempt is over, as the page does. */
  private letRivalsPlay(): void {
    const { challenge, referee, rival } = this.setup
    for (;;) {
      const actor = referee.waiting(this.state)?.seat ?? null
      if (this.isOver || actor === null || actor === seatOf(challenge)) return
      const seen = viewOf(referee, this.state, actor)
      const line = rivalsChoice(challenge, seen.choices) ?? rival(seen, referee, levelOf(challenge))
      for (const choice of line.split(SEPARATOR)) this.choose(choice.trim())
    }
  }

  private choose(choice: string): void {
    const { referee, challenge } = this.setup
    const read = referee.read(this.state, choice)
    if ('refusal' in read) throw new Error(`'${choice}' is ${read.refusal.because}`)
    referee.choose(this.state, read.option, one => this.told.push(one))
    this.moment = this.look()
    this.isEnded ||= isMet(challenge.over, this.moment)
  }

  private look(): AnyMoment {
    const { challenge, referee } = this.setup
    const seat: Seat = seatOf(challenge)
    const journal = [{ step: 1, seat, told: heardBy(seat, this.told) }]
    const seen = viewOf(referee, this.state, seat)
    return momentOf(challenge, [], { step: 1, seen, box: referee.box, journal })
  }
}
