// Undo and redo: a seat may undo alone until something has been revealed, and further with consent.

import { type Chance, type Played, type SealedChance, type Seat, seatsOf, type Table } from '@tableworks/kernel'
import { firstFault, promise } from '../promise.ts'
import type { Walk } from '../walk.ts'
import { faultOfFile } from './replay.ts'

export const undoReturns = promise('undo and redo return to the same position', walk =>
  firstFault(walk.sampled(1 / 3), () => (walk.table.step === 0 ? null : faultOfWalkBack(new WalkBack(walk)))),
)

const faultOfWalkBack = (back: WalkBack): string | null =>
  back.alone() ?? back.declined() ?? back.byConsent() ?? back.drawsAnew() ?? faultOfFile(back.table)

/** Another table, played to the walk's position, for going back and forth. */
class WalkBack {
  readonly table: Table
  private readonly chance: Chance
  /** The line that was played, and the state's hash at each of its steps. */
  private readonly line: readonly Played[]
  private readonly hashes: readonly string[]

  constructor(walk: Walk) {
    this.table = walk.again()
    this.chance = walk.chance('undo')
    this.line = [...this.table.line]
    this.hashes = [this.table.referee.hash(this.table.at(0)), ...this.table.log.map(({ hash }) => hash)]
  }

  /** Every seat undoes as far as it may alone, and redoes. */
  alone(): string | null {
    return firstFault(this.seats, seat => {
      const to = this.table.freeUndo(seat)
      if (to === this.table.step) return this.refused(seat, '/undo')
      const beyond = to > 0 ? this.refused(seat, `/undo ${to - 1}`) : null
      return beyond ?? this.say(seat, `/undo ${to}`) ?? this.isAt(to, 'undo') ?? this.redoAll()
    })
  }

  declined(): string | null {
    const { by, to, others } = this.request()
    const decliner = others[0]
    if (decliner === undefined) return null
    const fault =
      this.say(by, `/ask ${to}`) ??
      this.refused(decliner, `/agree ${this.asked - 1}`) ??
      this.refused(decliner, `/ask ${to}`) ??
      this.say(decliner, `/decline ${this.asked}`) ??
      this.isAt(this.line.length, 'decline')
    return fault ?? (this.table.request === null ? null : 'a declined request is still open')
  }

  byConsent(): string | null {
    return this.goBack(this.request()) ?? this.redoAll()
  }

  /** Dice that were seen and undone are never rolled again. The end of a game has shown them all. */
  drawsAnew(): string | null {
    const request = this.request()
    const next = this.line[request.to]
    if (next === undefined) return null
    const { seed, table } = this
    const wereSeen = table.actor === null || this.line.slice(request.to).some(({ drew }) => drew)
    const fault = this.goBack(request) ?? this.say(next.seat, next.text)
    if (fault !== null) return fault
    if (!wereSeen) return this.isAt(request.to + 1, 'the same choice')
    return this.seed === seed ? 'undone draws come again' : null
  }

  private get seats(): readonly Seat[] {
    return seatsOf(this.table.seats)
  }
  private get seed(): string {
    return (this.table.state.chance as SealedChance).seed
  }

  /** The id of the open request. */
  private get asked(): number {
    return this.table.request?.id ?? Number.NaN
  }

  private request() {
    const by = this.chance.pick(this.seats)
    return { by, to: this.chance.below(this.line.length), others: this.seats.filter(seat => seat !== by) }
  }

  private goBack({ by, to, others }: { by: Seat; to: number; others: readonly Seat[] }): string | null {
    const fault = this.say(by, `/ask ${to}`) ?? firstFault(others, seat => this.say(seat, `/agree ${this.asked}`))
    return fault ?? this.isAt(to, 'undo by consent')
  }

  private redoAll(): string | null {
    const rest = this.line.slice(this.table.step)
    return firstFault(rest, ({ seat }) => this.say(seat, '/redo') ?? this.isAt(this.table.step, 'redo'))
  }

  private say(seat: Seat, text: string): string | null {
    const answer = this.table.say(seat, text)
    return 'told' in answer ? null : `${text} of seat ${seat} is refused: ${answer.refusal.because}`
  }

  private refused(seat: Seat, text: string): string | null {
    return 'refusal' in this.table.say(seat, text) ? null : `${text} of seat ${seat} is accepted`
  }

  private isAt(step: number, after: string): string | null {
    const { table, hashes } = this
    if (table.step === step && table.referee.hash(table.state) === hashes[step]) return null
    return `after ${after} the table is not as it was at step ${step}`
  }
}
