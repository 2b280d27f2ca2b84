// Warns people who are learning a game of a costly move. It compares actions as hints do, and warns only if rollouts confirm the
// loss.

import type { SeatView } from '@tableworks/kernel'
import { type ActionLine, beginsWith, type NamedChoice, Comparison } from './comparing.ts'
import { type Reason, reasonsIn } from './hint.ts'
import type { PlayerDeps } from './player.ts'
import type { BotEntry } from './players.ts'
import { meanOf } from './results.ts'

export interface Warning {
  /** The better action, up to the next random event. */
  readonly better: readonly NamedChoice[]
  /** The mean loss by rollouts, in points. */
  readonly cost: number
  /** What the better action gains at once, the largest gain first. */
  readonly reasons: readonly Reason[]
}

const WORLDS = 8
const MOST_REASONS = 2
/** Losses below this many standard errors could be luck. */
const SURE = 2
/** Actions per rollout, for games that set no number. */
const ACTIONS_ON = 6

/** A warning if these choices seem to lose at least this many points; otherwise null. */
export function warningAbout(
  entry: BotEntry,
  seen: SeatView,
  names: ActionLine,
  least: number,
  deps: PlayerDeps,
): Warning | null {
  const { explaining, advice } = entry
  if (explaining === undefined) return null
  const compared = new Comparison(entry, seen, deps, WORLDS)
  const lines = compared.lines()
  const [best] = lines
  if (best === undefined || beginsWith(best, names)) return null
  const better = compared.known(best)
  // Uses the best action that begins with these choices, because the learner may still finish it well.
  const chosen = compared.known(lines.find(line => beginsWith(line, names)) ?? names)
  const differences = compared.differences(better, chosen)
  if (differences.reduce((sum, { worth }) => sum + worth, 0) < least) return null
  const gains = compared.rolloutGains(better, chosen, advice?.rollouts?.actions ?? (() => ACTIONS_ON))
  const { mean, error } = meanOf(gains)
  if (mean < least || mean < SURE * error) return null
  const reasons = reasonsIn(differences, explaining).filter(({ worth }) => worth > 0)
  return { better: compared.told(better), cost: mean, reasons: reasons.slice(0, MOST_REASONS) }
}
