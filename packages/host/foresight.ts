// Computes previews in the page, without the host. The page has the rules and everything the viewer may know. In every
// sampled world that agrees with the viewer's view, previews are the same as at the real table. The contract checks this for every
// game. The game declares what is hidden, and previews show nothing that depends on it.

import {
  type AnyGame,
  beginsTurn,
  type Candidate,
  Chance,
  type Components,
  copy,
  heardBy,
  imagine,
  type Option,
  type StatePlace,
  Referee,
  type Result,
  type SeatView,
  SEPARATOR,
  type StackedFrame,
  type State,
  swiftChance,
  type Told,
  viewInPassing,
} from '@tableworks/kernel'
import { type FutureQuestion, sampleFuture } from './futures.ts'
import type { PreparedMove } from './link.ts'

/** The scores of all sides, as far as the viewer can know them. */
export interface CurrentScores {
  readonly scores: readonly Score[]
  /** Null means the viewer can't know the value. */
  readonly sheet: readonly { readonly line: string; readonly values: readonly (number | null)[] }[]
}

export interface Score {
  readonly score: number
  /** Whether hidden information may still raise the score. */
  readonly isLeast: boolean
}

/** What a choice would do, up to the first draw or hidden information. */
export interface Preview {
  readonly told: readonly Told[]
  /** Whether the preview stops here because something is drawn or revealed. */
  readonly openEnd: boolean
  readonly scores: readonly Score[] | null
  /** The viewer's next decision in the same turn, if it's certain. */
  readonly next: StackedFrame | null
  /** The viewer's next view. If the preview stops early, it shows only what is certain. */
  readonly after: SeatView
}

/** What a plan of several choices would do. */
export interface PlanPreview {
  /** The facts of each choice that can be foreseen. */
  readonly told: readonly (readonly Told[])[]
  /** The viewer's view afterwards, as far as it's certain. */
  readonly after: SeatView
}

/** A sequence of choices, each legal after the one before. */
export type ChoiceLine = readonly { readonly decision: string; readonly option: Option }[]
/** By decision, whether the choices after an option should be offered together with it. */
export type Follows = Readonly<Record<string, ((option: never) => boolean) | undefined>>

export class Foresight {
  private readonly referee: Referee
  private readonly components: Components
  /** A referee that can roll dice, created on first use. */
  private dicing: Referee | null = null
  private readonly worlds = new WeakMap<SeatView, State>()

  constructor(game: AnyGame, components: Components = game.components) {
    this.components = components
    this.referee = new Referee(game, components, new NoChance())
  }

  get box(): unknown {
    return this.referee.box
  }

  /** The choices the viewer might expect, with a reason for each refused one; empty unless it's the viewer's turn. */
  candidates(seen: SeatView): readonly Candidate[] {
    return seen.choices.length === 0 ? [] : this.referee.candidates(this.worldOf(seen))
  }

  /** Every sequence of choices in which `follows` accepts all options but the last. */
  lines(seen: SeatView, follows: Follows): readonly ChoiceLine[] {
    const lines: ChoiceLine[] = []
    const follow = (world: State, before: ChoiceLine) => {
      const { decision, seat } = this.referee.waiting(world) ?? {}
      if (decision === undefined || seat !== seen.seat) return
      let options: readonly Option[] = []
      this.isUnknown(world, seen, () => (options = this.referee.options(world)))
      for (const option of options) {
        const line = [...before, { decision, option }]
        const after = follows[decision]?.(option as never) === true ? this.referee.clone(world) : null
        if (after === null) {
          if (before.length > 0) lines.push(line)
        } else if (!this.isUnknown(after, seen, () => this.referee.choose(after, option))) follow(after, line)
      }
    }
    if (seen.choices.length > 0) follow(this.worldOf(seen), [])
    return lines
  }

  /** Whether `work` reads something the viewer can't know. */
  private isUnknown(world: State, seen: SeatView, work: () => void): boolean {
    const unseal = sealed(this.referee.game.hidden?.(world.g, seen.seat).flat() ?? [])
    const isUnknown = stopped(work)
    unseal()
    return isUnknown
  }

  /** What one choice would do, or several in turn. */
  preview(seen: SeatView, ...options: readonly Option[]): Preview {
    const world = this.referee.clone(this.worldOf(seen))
    const { told, openEnd } = this.tried(world, seen, ...options)
    const scores = openEnd ? null : this.standingAt(world, seen).scores
    const after = this.viewAfter(world, seen, openEnd)
    const next = openEnd || this.isTurnOver(seen, world) ? null : (world.frames.at(-1) ?? null)
    return { told, openEnd, scores, next, after }
  }

  /** What several choices of the viewer would do, one after the other, up to the first draw or hidden information. */
  plan(seen: SeatView, names: readonly string[]): PlanPreview {
    const world = this.referee.clone(this.worldOf(seen))
    const told: (readonly Told[])[] = []
    let openEnd = false
    for (const name of names) {
      const read = openEnd || this.referee.waiting(world)?.seat !== seen.seat ? null : this.referee.read(world, name)
      if (read === null || 'refusal' in read) break
      const made = this.tried(world, seen, read.option)
      openEnd = made.openEnd
      told.push(made.told)
    }
    return { told, after: this.viewAfter(world, seen, openEnd) }
  }

  /** Makes choices in a sampled world. */
  private tried(world: State, seen: SeatView, ...options: readonly Option[]): Pick<Preview, 'told' | 'openEnd'> {
    const told: Told[] = []
    const openEnd = this.isUnknown(world, seen, () => {
      for (const option of options) this.referee.choose(world, option, one => told.push(one))
    })
    return { told: heardBy(seen.seat, told), openEnd }
  }

  /** Includes the next decision. Includes its options only if no hidden information could affect them. */
  private viewAfter(world: State, { seat }: SeatView, openEnd: boolean): SeatView {
    const { referee } = this
    const after = viewInPassing(referee, world, seat)
    const waiting = openEnd ? null : referee.waiting(world)
    if (waiting === null) return after
    const isOpen = referee.game.hidden === undefined && waiting.seat === seat
    const choices = isOpen ? referee.options(world).map(option => referee.name(world, option)) : []
    return { ...after, actor: waiting.seat, decision: waiting.decision, choices, frames: copy(world.frames) }
  }

  /** Whether the choice ends the viewer's turn: another seat decides next, a new turn begins, or the game is over. */
  endsTurn(seen: SeatView, ...options: readonly Option[]): boolean {
    if (seen.choices.length === 0) return false
    const dicing = this.withDice()
    const world = dicing.clone(this.worldOf(seen))
    for (const option of options) dicing.choose(world, option)
    return this.isTurnOver(seen, world)
  }

  /** Whether several choices, written in one line of text, end the viewer's turn. */
  lineEndsTurn(seen: SeatView, line: string): boolean {
    if (seen.choices.length === 0) return false
    const dicing = this.withDice()
    const world = dicing.clone(this.worldOf(seen))
    for (const text of line.split(SEPARATOR)) {
      if (dicing.waiting(world)?.seat !== seen.seat) return true
      const read = dicing.read(world, text.trim())
      if ('refusal' in read) return false // the host explains the refusal when the line is sent
      dicing.choose(world, read.option)
    }
    return this.isTurnOver(seen, world)
  }

  /** The dice hardly ever affect who moves next, so any dice will do. */
  private withDice(): Referee {
    this.dicing ??= new Referee(this.referee.game, this.components)
    return this.dicing
  }

  /** The viewer's next decision in one sampled future, after their prepared moves; null if those weren't legal there. */
  future(seen: SeatView, moves: readonly PreparedMove[], seed: string): FutureQuestion | null {
    try {
      return sampleFuture(this.withDice(), seen, moves, seed)
    } catch {
      return null // in the middle of a turn, a sampled position may not be playable
    }
  }

  private isTurnOver(seen: SeatView, world: State): boolean {
    const next = this.referee.waiting(world)
    if (next === null || next.seat !== seen.seat || seen.decision === null) return true
    return beginsTurn(this.referee.game, [{ seat: next.seat, decision: seen.decision }], next)
  }

  /** Whether the choice can't be undone freely: it ends the turn, or something is drawn or revealed. */
  isBinding(seen: SeatView, ...options: readonly Option[]): boolean {
    return this.endsTurn(seen, ...options) || this.preview(seen, ...options).openEnd
  }

  /** The scores if the game ended now. */
  standing(seen: SeatView): CurrentScores {
    if (seen.result !== null) return standingFrom(seen.result, () => false)
    return this.standingAt(this.worldOf(seen), seen)
  }

  private standingAt(world: State, seen: SeatView): CurrentScores {
    const { game } = this.referee
    const { g } = this.referee.clone(world)
    const found = guesses(() => game.result(g), game.hidden?.(g, seen.seat) ?? [])
    return standingFrom(game.result(g), (line, side) => found.has(`${line} ${side}`))
  }

  private worldOf(seen: SeatView): State {
    const known = this.worlds.get(seen)
    if (known !== undefined) return known
    const world = imagine(this.referee, seen, new Chance(swiftChance('a world like this one')))
    this.worlds.set(seen, world)
    return world
  }
}

/** Thrown when the preview reaches something unknown. */
class Unknown extends Error {}

const unknown = (): never => {
  throw new Unknown()
}

/** A source of chance that refuses to roll, so a preview stops where dice would fall. */
class NoChance extends Chance {
  constructor() {
    super(swiftChance('never drawn'))
  }
  override below(_n: number): number {
    return unknown()
  }
  override branch(): never {
    return unknown()
  }
}

/** Whether `work` stopped at something unknown. */
function stopped(work: () => void): boolean {
  try {
    work()
    return false
  } catch (error) {
    if (error instanceof Unknown) return true
    throw error
  }
}

type Holder = Record<string | number, unknown>

/** Makes reading any of these places throw until the returned function is called. Writing to a place makes it readable again. */
function sealed(places: readonly StatePlace[]): () => void {
  const content = places.map(([holder, key]) => (holder as Holder)[key])
  const open = ([holder, key]: StatePlace, value: unknown) =>
    Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })
  for (const place of places)
    Object.defineProperty(...place, {
      get: unknown,
      set: (value: unknown) => open(place, value),
      enumerable: true,
      configurable: true,
    })
  return () => {
    for (const [i, place] of places.entries()) if (isSealed(place)) open(place, content[i])
  }
}

const isSealed = ([holder, key]: StatePlace): boolean => Object.getOwnPropertyDescriptor(holder, key)?.get === unknown

/** The values on the score sheet that would change if hidden pieces were swapped, as line and side. */
function guesses(score: () => Result, groups: readonly (readonly StatePlace[])[]): Set<string> {
  const found = new Set<string>()
  const result = score()
  const compare = ({ sheet }: Result) => {
    for (const [i, { line, values }] of result.sheet.entries())
      for (const [side, value] of values.entries()) if (sheet[i]?.values[side] !== value) found.add(`${line} ${side}`)
  }
  for (const group of groups)
    for (const [holder, key] of group.filter(place => isRead(score, place)))
      for (const other of contentsOf(group)) {
        const own = (holder as Holder)[key]
        ;(holder as Holder)[key] = other
        compare(score())
        ;(holder as Holder)[key] = own
      }
  return found
}

const contentsOf = (group: readonly StatePlace[]): Set<unknown> =>
  new Set(group.map(([holder, key]) => (holder as Holder)[key]))

function isRead(work: () => void, place: StatePlace): boolean {
  const unseal = sealed([place])
  const read = stopped(work)
  unseal()
  return read
}

function standingFrom({ sheet, scores }: Result, isUnknown: (line: string, side: number) => boolean): CurrentScores {
  const shown = sheet.map(({ line, values }) => ({
    line,
    values: values.map((value, side) => (isUnknown(line, side) ? null : value)),
  }))
  return {
    sheet: shown,
    scores: scores.map((_score, side) => ({
      score: shown.reduce((sum, { values }) => sum + (values[side] ?? 0), 0),
      isLeast: shown.some(({ values }) => values[side] === null),
    })),
  }
}
