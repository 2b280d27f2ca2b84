// Samples the decisions that a waiting seat may face next. The page plays random moves from sampled positions until the seat must
// decide, so players can prepare a move from real options.

import { Chance, imagine, type Referee, type SeatView, type StackedFrame, swiftChance } from '@tableworks/kernel'
import type { PreparedMove } from './link.ts'

/** A decision that the seat may face, with the names of its options. */
export interface FutureQuestion {
  readonly decision: string
  readonly frame: StackedFrame
  readonly options: readonly string[]
}

/** Gives up if the seat has nothing to decide within this many choices. */
const MOST_CHOICES = 500

/** The seat's next decision in one sampled future, after its prepared moves; null if those weren't legal there. */
export function sampleFuture(
  referee: Referee,
  seen: SeatView,
  moves: readonly PreparedMove[],
  seed: string,
): FutureQuestion | null {
  const chance = new Chance(swiftChance(seed))
  const world = imagine(referee, seen, chance)
  let left = moves
  for (let made = 0; made < MOST_CHOICES; made++) {
    const waiting = referee.waiting(world)
    if (waiting === null) return null
    const { decision } = waiting
    const [next] = left
    const options = referee.options(world)
    const names = () => options.map(option => referee.name(world, option))
    const isOwn = waiting.seat === seen.seat
    if (isOwn && next === undefined) return { decision, frame: world.frames.at(-1) as StackedFrame, options: names() }
    const isPlanned = isOwn && decision === next?.decision
    const at = isPlanned ? names().indexOf(next.text) : chance.below(options.length)
    if (options[at] === undefined) return null
    if (isPlanned) left = left.slice(1)
    referee.choose(world, options[at])
  }
  return null
}
