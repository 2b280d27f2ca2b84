// What the page works out for itself, without its host: it has the rules, and all that the viewer may know. In a world
// that agrees with what the viewer sees, everything the viewer may ask has the same answer as at the real table; the
// contract holds every game to that. What depends on something hidden is never told: the game names what is hidden.

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
  type Place,
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

/** How the sides stand, as far as the viewer can know. */
export interface Standing {
  readonly scores: readonly Score[]
  /** Null is what the viewer cannot know. */
  readonly sheet: readonly { readonly line: string; readonly values: readonly (number | null)[] }[]
}

export interface Score {
  readonly score: number
  /** Something unknown may still add to it. */
  readonly isLeast: boolean
}

/** What a choice would do, as far as nothing is drawn and nothing hidden matters. */
export interface Preview {
  readonly told: readonly Told[]
  /** Then something is drawn or revealed. */
  readonly openEnd: boolean
  readonly scores: readonly Score[] | null
  /** What the viewer would be asked next in the same turn, when that is sure. */
  readonly next: StackedFrame | null
  /** What the viewer would see then; when it ends in something unknown, what is sure of it. */
  readonly after: SeatView
}

export class Foresight {
  private readonly referee: Referee
  private readonly components: Components
  /** Plays on with dice; made when it is first wanted. */
  private dicing: Referee | null = null
  private readonly worlds = new WeakMap<SeatView, State>()

  constructor(game: AnyGame, components: Components = game.components) {
    this.components = components
    this.referee = new Referee(game, components, new NoChance())
  }

  get box(): unknown {
    return this.referee.box
  }

  /** What the viewer could expect to choose, and why it is refused; nothing unless the viewer is asked. */
  candidates(seen: SeatView): readonly Candidate[] {
    return seen.choices.length === 0 ? [] : this.referee.candidates(this.worldOf(seen))
  }

  preview(seen: SeatView, option: Option): Preview {
    const world = this.referee.clone(this.worldOf(seen))
    const told: Told[] = []
    const unseal = sealed(this.referee.game.hidden?.(world.g, seen.seat).flat() ?? [])
    const openEnd = stopped(() => this.referee.choose(world, option, one => told.push(one)))
    unseal()
    const scores = openEnd ? null : this.standingAt(world, seen).scores
    const after = this.viewAfter(world, seen, openEnd)
    const next = openEnd || this.isTurnOver(seen, world) ? null : (world.frames.at(-1) ?? null)
    return { told: heardBy(seen.seat, told), openEnd, scores, next, after }
  }

  /** With what is asked then, and without the choices, which may depend on something hidden. */
  private viewAfter(world: State, { seat }: SeatView, openEnd: boolean): SeatView {
    const after = viewInPassing(this.referee, world, seat)
    const waiting = openEnd ? null : this.referee.waiting(world)
    if (waiting === null) return after
    return { ...after, actor: waiting.seat, decision: waiting.decision, frames: copy(world.frames) }
  }

  /** Whether the viewer, who is asked, would then no longer be asked: somebody else is, a new turn begins, or it is over. */
  endsTurn(seen: SeatView, option: Option): boolean {
    if (seen.choices.length === 0) return false
    const dicing = this.withDice()
    const world = dicing.clone(this.worldOf(seen))
    dicing.choose(world, option)
    return this.isTurnOver(seen, world)
  }

  /** The same of several choices said in one line. */
  lineEndsTurn(seen: SeatView, line: string): boolean {
    if (seen.choices.length === 0) return false
    const dicing = this.withDice()
    const world = dicing.clone(this.worldOf(seen))
    for (const text of line.split(SEPARATOR)) {
      if (dicing.waiting(world)?.seat !== seen.seat) return true
      const read = dicing.read(world, text.trim())
      if ('refusal' in read) return false // as it is answered when it is said
      dicing.choose(world, read.option)
    }
    return this.isTurnOver(seen, world)
  }

  /** Whoever comes next hardly ever hangs on the dice, so any dice will do. */
  private withDice(): Referee {
    this.dicing ??= new Referee(this.referee.game, this.components)
    return this.dicing
  }

  private isTurnOver(seen: SeatView, world: State): boolean {
    const next = this.referee.waiting(world)
    if (next === null || next.seat !== seen.seat || seen.decision === null) return true
    return beginsTurn(this.referee.game, [{ seat: next.seat, decision: seen.decision }], next)
  }

  /** Whether it cannot simply be taken back: it ends the turn, or something is drawn or revealed. */
  isBinding(seen: SeatView, option: Option): boolean {
    return this.endsTurn(seen, option) || this.preview(seen, option).openEnd
  }

  /** How the sides stand if the game ended now. */
  standing(seen: SeatView): Standing {
    if (seen.result !== null) return standingFrom(seen.result, () => false)
    return this.standingAt(this.worldOf(seen), seen)
  }

  private standingAt(world: State, seen: SeatView): Standing {
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

/** Here what is known ends. */
class Unknown extends Error {}

const unknown = (): never => {
  throw new Unknown()
}

/** Chance that will not be drawn upon: a preview ends where dice would fall. */
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

/** Whether the work came to something unknown. */
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

/** Until it is undone, whoever reads one of these places is stopped; what is put there can be read again. */
function sealed(places: readonly Place[]): () => void {
  const content = places.map(([holder, key]) => (holder as Holder)[key])
  const open = ([holder, key]: Place, value: unknown) =>
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

const isSealed = ([holder, key]: Place): boolean => Object.getOwnPropertyDescriptor(holder, key)?.get === unknown

/** The values of a score sheet that would be others if what is hidden were exchanged, each named by its line and side. */
function guesses(score: () => Result, groups: readonly (readonly Place[])[]): Set<string> {
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

const contentsOf = (group: readonly Place[]): Set<unknown> =>
  new Set(group.map(([holder, key]) => (holder as Holder)[key]))

function isRead(work: () => void, place: Place): boolean {
  const unseal = sealed([place])
  const read = stopped(work)
  unseal()
  return read
}

function standingFrom({ sheet, scores }: Result, isUnknown: (line: string, side: number) => boolean): Standing {
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
