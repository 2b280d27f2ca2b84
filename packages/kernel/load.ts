// Checks an untrusted position, for example from a game file, and describes the first fault.

import { Chance, swiftChance } from './chance.ts'
import type { AnyGame, Setting } from './game.ts'
import { notPlain } from './plain.ts'
import { Referee } from './referee.ts'
import { savedState, type StackedFrame, type State } from './state.ts'
import { isSeat, seatsOf } from './seats.ts'
import { viewOf } from './view.ts'
import { anything, count, dictionary, isRecord, listOfAtMost, Problem, record, scalar, text } from './shape.ts'

const chance = (value: unknown, path: string) =>
  isRecord(value) && Object.hasOwn(value, 'seed')
    ? record({ seed: seal, drawn })(value, path)
    : record({ a: word, b: word, c: word, d: word })(value, path)

const seal = (value: unknown, path: string): string => {
  if (!/^[0-9a-f]{64}$/.test(text(value, path))) throw new Problem(`${path} should be 64 hexadecimal digits`)
  return text(value, path)
}
/** The sealed generator counts its draws up to this limit. No game comes close. */
const MOST_DRAWN = 2 ** 31
const drawn = (value: unknown, path: string): number => {
  if (count(value, path) > MOST_DRAWN) throw new Problem(`${path} should be a whole number, at most ${MOST_DRAWN}`)
  return count(value, path)
}
const word = (value: unknown, path: string): number => {
  if (typeof value !== 'number' || (value | 0) !== value) throw new Problem(`${path} should be a 32-bit number`)
  return value
}
/** No turn nests deeper than this. */
const MOST_FRAMES = 100
const saved = record({
  g: dictionary(anything),
  frames: listOfAtMost(MOST_FRAMES, record({ step: text, frame: dictionary(anything) })),
  chance,
})

/** Reads a state written by `savedState`. Throws a Problem that names the invalid field. */
export function loadState(referee: Referee, data: unknown): State {
  const state = shapedState(referee, data)
  checkPlayable(referee, state)
  return state
}

/** Reads a state that we stored ourselves. It must have every field of the current rules. Its hash verifies the values. */
export function shapedState(referee: Referee, data: unknown): State {
  const fault = notPlain(data)
  if (fault !== null) throw new Problem(`${fault || 'the state'} is not plain data`)
  const { g, frames, chance: dice } = saved(data, 'the state')
  const seats = count(g['seats'], 'g.seats')
  const { options, ...fields } = g // `savedState` writes the variants under this name.
  const variants = dictionary(scalar)(options, 'g.options')
  const sample = savedState(referee.open(seats, variants, swiftChance('likeness')))
  checkFields(sample.g, g, 'g')
  checkBounds(g, 'g')
  checkBounds(frames, 'frames')
  const state: State = { g: { ...fields, variants, box: referee.box }, frames, chance: dice }
  for (const [i, frame] of frames.entries()) checkFrame(referee, frame, seats, `frames[${i}]`)
  return state
}

/** Allows 32-bit numbers because some games store sets in them. Lists and texts are always much shorter. */
const LARGEST = 2 ** 32
const LONGEST_LIST = 10_000
const LONGEST_TEXT = 200

/** Checks every nested value: whole numbers within bounds, short lists and texts, and no names such as "constructor". */
function checkBounds(value: unknown, path: string): void {
  if (typeof value === 'number' && !(Number.isInteger(value) && Math.abs(value) <= LARGEST))
    throw new Problem(`${path} should be a whole number, at most ${LARGEST}`)
  if (typeof value === 'string' && value.length > LONGEST_TEXT)
    throw new Problem(`${path} is longer than ${LONGEST_TEXT} characters`)
  if (typeof value === 'string' && value in Object.prototype) throw new Problem(`${path} is not a name in this game`)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && value.length > LONGEST_LIST)
    throw new Problem(`${path} has ${value.length} items; the limit is ${LONGEST_LIST}`)
  for (const [key, part] of Object.entries(value))
    checkBounds(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`)
}

/**
 * Compares the fields with those of a new table: they must have the same names and kinds of value. Records must have all their
 * fields. Only lists may grow or shrink.
 */
function checkFields(sample: Record<string, unknown>, value: Record<string, unknown>, path: string): void {
  for (const key of Object.keys(value))
    if (!Object.hasOwn(sample, key)) throw new Problem(`${path} has no field '${key}'`)
  for (const key of Object.keys(sample)) {
    if (!Object.hasOwn(value, key)) throw new Problem(`${path}.${key} is missing`)
    if (key !== 'box') checkKind(sample[key], value[key], `${path}.${key}`)
  }
}

function checkKind(sample: unknown, value: unknown, path: string): void {
  if (sample === null || sample === undefined || value === null) return
  if (kindOf(sample) !== kindOf(value)) throw new Problem(`${path} should be a ${kindOf(sample)}`)
  if (Array.isArray(sample) && Array.isArray(value)) {
    for (const [i, part] of value.entries()) checkKind(sample[i] ?? sample[0], part, `${path}[${i}]`)
  } else if (isRecord(sample) && isRecord(value)) checkFields(sample, value, path)
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value)

function checkFrame(referee: Referee, { step, frame }: StackedFrame, seats: number, path: string): void {
  if (!Object.hasOwn(referee.game.steps, step))
    throw new Problem(`${path}.step: ${referee.game.id} has no step '${step}'`)
  checkFrameKinds(referee.game, { step, frame }, path)
  const isDecision = referee.game.notation.decisions.includes(step)
  const sides = isDecision ? seats : seats + automata(referee, seats)
  if ((isDecision || Object.hasOwn(frame, 'seat')) && !isSeat(frame['seat'], sides))
    throw new Problem(`${path}.frame.seat should be a seat at this table`)
}

/** The kinds of value seen in each frame field, by step and field. */
type FrameKinds = ReadonlyMap<string, ReadonlySet<string>>

const known = new WeakMap<AnyGame, FrameKinds>()

/** How many random choices to observe to learn the fields of frames. */
const CHOICES_LOOKED_AT = 300

/** Only TypeScript types describe frames, so their fields are learned once per game from a few random games. */
function frameKinds(game: AnyGame): FrameKinds {
  const found = known.get(game) ?? learnedKinds(game)
  known.set(game, found)
  return found
}

function learnedKinds(game: AnyGame): FrameKinds {
  const kinds = new Map<string, Set<string>>()
  const referee = new Referee(game)
  for (const seats of new Set([game.seats[0] ?? 2, game.seats.at(-1) ?? 2])) {
    const luck = new Chance(swiftChance(`frames ${seats}`))
    const state = referee.open(seats, {}, luck.branch())
    for (let made = 0; made < CHOICES_LOOKED_AT && state.frames.length > 0; made++) {
      for (const { step, frame } of state.frames) note(kinds, step, frame)
      const options = referee.options(state)
      referee.choose(state, referee.pick(state, options, luck))
    }
  }
  return kinds
}

function note(kinds: Map<string, Set<string>>, step: string, frame: StackedFrame['frame']): void {
  for (const [field, value] of Object.entries(frame)) {
    const seen = kinds.get(`${step} ${field}`) ?? new Set()
    kinds.set(`${step} ${field}`, seen.add(kindOf(value)))
  }
}

/**
 * A known field must hold a kind of value that was seen there. The rules check fields that were never seen or are sometimes empty.
 */
function checkFrameKinds(game: AnyGame, { step, frame }: StackedFrame, path: string): void {
  for (const [field, value] of Object.entries(frame)) {
    const kinds = frameKinds(game).get(`${step} ${field}`)
    if (value !== null && kinds !== undefined && !kinds.has(kindOf(value)) && !kinds.has('nothing'))
      throw new Problem(`${path}.frame.${field} should be: ${[...kinds].join(' or ')}`)
  }
}

const automata = (referee: Referee, seats: number): number =>
  referee.game.automata?.(referee.setting(seats, {}))?.length ?? 0

/**
 * Checks that the laws hold, that every seat has a view, and that the active seat has an option. If the rules throw, now or a few
 * moves later, that's a Problem too.
 */
function checkPlayable(referee: Referee, state: State): void {
  const top = state.frames.at(-1)
  if (top !== undefined && !referee.game.notation.decisions.includes(top.step))
    throw new Problem(`the last frame should be a decision, but ${top.step} isn’t one`)
  try {
    for (const [law, check] of Object.entries(referee.game.laws)) {
      const broken = check(state.g, state.frames)
      if (broken !== null) throw new Problem(`a law is broken, ${law}: ${broken}`)
    }
    for (const seat of [...seatsOf((state.g as Setting).seats), null]) viewOf(referee, state, seat)
    referee.game.result(state.g)
    if (top !== undefined && referee.options(state).length === 0) throw new Problem('the active seat has no option')
    playOn(referee, referee.clone(state))
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(`the rules fail on it: ${String(error)}`)
  }
}

/** How many random moves to play from an untrusted position. They take under a millisecond in most games. */
const CHOICES_TRIED = 120

/** Laws don't cover everything the rules rely on, so random play finds more faults. */
function playOn(referee: Referee, state: State): void {
  const luck = new Chance(swiftChance('trial'))
  for (let made = 0; made < CHOICES_TRIED && state.frames.length > 0; made++) {
    const options = referee.options(state)
    if (options.length === 0) throw new Problem(`after ${made} choices the active seat has no option`)
    referee.choose(state, referee.pick(state, options, luck))
  }
  referee.game.result(state.g)
}
