// The planner lists the macro-moves, evaluates the position after each one or after the best pair, and plays the best as one line.
// All other decisions follow simple rules.

import type { PlayerDeps, Player } from '@tableworks/bots'
import { Chance, imagine, type Option, type Referee, type Seat, type State as Position } from '@tableworks/kernel'
import { typeNumber } from '../data/factories.ts'
import type { Options } from '../notation.ts'
import { FIVE } from '../readings/contracts.ts'
import type { Frames, State } from '../state.ts'
import { placeWorth } from './actions.ts'
import { answerOffer, isWelcome } from './dealing.ts'
import { draftWorth } from './drafting.ts'
import { goalsOf } from './goal.ts'
import { bestOf, Line, stateOf } from './line.ts'
import { macroMoves } from './macro-moves.ts'
import { siteScore } from './siting.ts'
import { valuesOf, wouldWin } from './value.ts'
import type { Weights } from './weights.ts'

export interface PlannerConfig {
  readonly name: string
  readonly explain: string
  /** For how many of a turn's best first moves to try every second move. */
  readonly pairs: number
  /** Uniform noise on each line's value, either way, in points. */
  readonly noise: number
  /** The weights for this number of seats. */
  weightsAt(seats: number): Weights
  /** If given, rollouts compare the best lines. */
  readonly rollouts?: RolloutLimits
}

interface RolloutLimits {
  /** How many of the best lines get rollouts. */
  readonly lines: number
  /** A rollout's length, in moves per seat. */
  readonly moves: number
  /** Rollouts per line. */
  readonly times: number
}

export const planner = (config: PlannerConfig): Player => ({
  name: config.name,
  explain: config.explain,
  choose(seen, deps) {
    const [only] = seen.choices
    if (only !== undefined && seen.choices.length === 1) return only
    const world = imagine(deps.referee, seen, deps.chance)
    const seat = seen.seat ?? 0
    const weights = config.weightsAt(stateOf(world).seats)
    if (seen.decision === 'answer') {
      const begin = () => new Line(deps.referee, world, seat)
      return answerOffer(begin, goalsOf(stateOf(world), weights)).names.join('; ')
    }
    if (!isPlanned(seen.decision)) return deps.referee.name(world, bySimpleRule(deps.referee, world, seat, weights))
    const judged = judgedLines(deps, world, seat, config.pairs, weights)
    const best = config.rollouts === undefined ? judged : byRollouts(deps, judged, seat, config.rollouts, weights)
    return pickOf(best, config.noise, deps.chance).names.join('; ')
  },
})

interface Judged {
  readonly line: Line
  readonly worth: number
}

const isPlanned = (decision: string | undefined | null): boolean => decision === 'move' || decision === 'operate'

/** Every useful line for this move, with its value; only if there's none, all others. */
function judgedLines(
  { referee, enough }: PlayerDeps,
  world: Position,
  seat: Seat,
  pairs: number,
  weights: Weights,
): Judged[] {
  const goals = goalsOf(stateOf(world), weights)
  const judge = (line: Line): Judged => ({ line, worth: valuesOf(line.g, goals)[seat] })
  const first = useful(macroMoves(referee, world, seat, goals).map(judge)).toSorted((a, b) => b.worth - a.worth)
  // A line that allows a second move is worth as much as its best second move.
  return first.map((one, i) => {
    if (i >= pairs || one.line.decision !== 'move' || enough?.() === true) return one
    const second = macroMoves(referee, one.line.position, seat, goals).map(judge)
    return { line: one.line, worth: Math.max(one.worth, ...second.map(({ worth }) => worth)) }
  })
}

/**
 * What a run or another action may cost and still be useful, in points. A useful run can look worse than waiting, because it uses up
 * runs that are ready. Without this, planners would pass until the round limit.
 */
const COST = 1

/** The lines that gain something, or do something at a small cost. */
function useful(judged: readonly Judged[]): readonly Judged[] {
  const idle = judged.filter(({ line }) => !line.isActive)
  // A line that carries nothing is the shortest.
  const passing = bestOf(idle, ({ line }) => 0 - line.names.length)
  const found = judged.filter(({ line, worth }) => worth > passing.worth - (line.isActive ? COST : 0))
  return found.length === 0 ? judged : found
}

/** The best lines with their rollout results, all using the same dice. */
function byRollouts(
  deps: PlayerDeps,
  judged: readonly Judged[],
  seat: Seat,
  { lines, moves, times }: RolloutLimits,
  weights: Weights,
): Judged[] {
  const best = judged.toSorted((a, b) => b.worth - a.worth).slice(0, lines)
  const sums = best.map(({ worth }) => worth)
  for (let time = 1; time <= times && deps.enough?.() !== true; time++) {
    const guesses = deps.chance.branch()
    const worths = best.map(({ line }) =>
      playedOn(deps, line.position, seat, moves, new Chance({ ...guesses }), weights),
    )
    if (deps.enough?.() === true) break
    for (const [i, worth] of worths.entries()) sums[i] = (sums[i] ?? 0) + worth
  }
  return best.map(({ line }, i) => ({ line, worth: sums[i] ?? 0 }))
}

/** The seat's lead after a rollout of `moves` moves per seat. */
function playedOn(
  deps: PlayerDeps,
  from: Position,
  seat: Seat,
  moves: number,
  guesses: Chance,
  weights: Weights,
): number {
  const { referee } = deps
  let position = referee.clone(from)
  for (let played = 0; played < moves * stateOf(from).seats;) {
    const waiting = referee.waiting(position)
    if (waiting === null || deps.enough?.() === true) break
    if (isPlanned(waiting.decision)) {
      played += 1
      position = pickOf(judgedLines(deps, position, waiting.seat, QUICK.pairs, weights), QUICK.noise, guesses).position
    } else referee.choose(position, bySimpleRule(referee, position, waiting.seat, weights))
  }
  const g = stateOf(position)
  const values = valuesOf(g, goalsOf(g, weights))
  return values[seat] - Math.max(...values.filter((_value, other) => other !== seat))
}

/** The quick player used in rollouts. */
const QUICK = { pairs: 0, noise: 0.25 }

/** The line that seems best with this noise; one of them if several do. */
function pickOf(judged: readonly Judged[], noise: number, chance: Chance): Line {
  const off = () => noise * ((2 * chance.below(FINE)) / FINE - 1)
  const seen = judged.map(({ line, worth }) => ({ line, worth: worth + off() }))
  return bestOf(chance.shuffle(seen), ({ worth }) => worth).line
}

const FINE = 1_000_000

/** Decisions made without looking ahead. */
function bySimpleRule(referee: Referee, world: Position, seat: Seat, weights: Weights): Option {
  const g = stateOf(world)
  const options = referee.options(world)
  const line = new Line(referee, world, seat)
  const best = (measure: (option: Option) => number): Option => bestOf(options, measure)
  switch (referee.waiting(world)?.decision) {
    case 'draft':
      return best(option => draftWorth(g, seat, option as Options['draft']))
    case 'laySite':
      return best(option => layWorth(g, seat, line.frameOf('laySite'), option as Options['laySite']))
    case 'turn':
      return best(option => {
        const { factory, x, y } = line.frameOf('turn')
        return siteScore(g.box, g.floor[seat], typeNumber[factory], x, y, (option as Options['turn']).turn)
      })
    case 'fulfil':
      return best(option => fulfilWorth(g, seat, line.frameOf('fulfil'), option as Options['fulfil']))
    case 'offer':
      return 'drop'
    case 'counter':
      return 'decline'
    case 'answer':
    case 'reply':
      return isWelcome(line, seat, goalsOf(g, weights)) ? 'accept' : 'decline'
    case 'handOver':
      return best(option => 0 - placeWorth(line, seat, line.frameOf('handOver').product, option as Options['site']))
    case 'putProduct':
    case 'rescue':
      return best(option =>
        option === 'discard' ? -1 : placeWorth(line, seat, line.frameOf('rescue').product, option as Options['site']),
      )
    default:
      return options[0] as Option
  }
}

function layWorth(g: State, seat: Seat, { factory }: Frames['laySite'], { x, y }: Options['laySite']): number {
  const type = typeNumber[factory]
  const turns = g.box.turns[type] ?? []
  return Math.max(...turns.map(turn => siteScore(g.box, g.floor[seat], type, x, y, turn)))
}

/** Keeps a contract if possible, but never makes a fifth delivery that loses the game. */
function fulfilWorth(g: State, seat: Seat, frame: Frames['fulfil'], option: Options['fulfil']): number {
  const { contract, left, done } = frame
  const losesTheGame = done === FIVE - 1 && !wouldWin(g, seat, [contract, ...left])
  return 'x' in option === losesTheGame ? 0 : 1
}
