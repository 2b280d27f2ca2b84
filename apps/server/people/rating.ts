// Ratings of players after games for two or more: the Plackett-Luce model of Weng and Lin, "A Bayesian Approximation Method for
// Online Ranking" (JMLR 12, 2011), algorithm 4.

/** A player's estimated strength, and the standard deviation of the estimate. */
export interface Rating {
  readonly mean: number
  readonly deviation: number
}

/** On this scale, 400 points between settled players are about ten wins to one. */
export const NEW_PLAYER: Rating = { mean: 1500, deviation: 250 }

/** How much a player's performance varies from game to game: half of a new player's deviation. */
const FORM = NEW_PLAYER.deviation / 2
/** Players change, so every game adds a little uncertainty. */
const DRIFT = NEW_PLAYER.deviation / 100
/** Keeps a deviation above zero. */
const LEAST_FACTOR = 1e-4

/** The ratings after a game. Equal places are a tie. */
export function ratedAfter(before: readonly Rating[], places: readonly number[]): Rating[] {
  const entrants = before.map(({ mean, deviation }, i) => ({
    mean,
    variance: deviation ** 2 + DRIFT ** 2,
    place: places[i] ?? 0,
  }))
  const scale = Math.sqrt(entrants.reduce((sum, { variance }) => sum + variance + FORM ** 2, 0))
  const strengths = entrants.map(({ mean }) => Math.exp(mean / scale))
  /** For each entrant: the total strength of everyone who didn't finish better, and how many share the place. */
  const fields = entrants.map(({ place }) => ({
    strength: strengths.reduce((sum, one, i) => ((entrants[i]?.place ?? 0) >= place ? sum + one : sum), 0),
    tied: entrants.filter(one => one.place === place).length,
  }))
  return entrants.map(({ mean, variance, place }, i) => {
    let gain = 0
    let certainty = 0
    for (const [j, { strength, tied }] of fields.entries()) {
      if ((entrants[j]?.place ?? 0) > place) continue
      const chance = (strengths[i] ?? 0) / strength
      gain += ((i === j ? 1 : 0) - chance) / tied
      certainty += (chance * (1 - chance)) / tied
    }
    const factor = 1 - (certainty * variance * Math.sqrt(variance)) / scale ** 3
    return {
      mean: mean + (gain * variance) / scale,
      deviation: Math.sqrt(variance * Math.max(factor, LEAST_FACTOR)),
    }
  })
}

/** Half the width of the 95% confidence interval. */
export const marginOf = ({ deviation }: Rating): number => 1.96 * deviation

/** About ten games against one opponent. */
const SETTLED_DEVIATION = 190

/** Whether a rating is too uncertain to compare players by. */
export const isProvisional = ({ deviation }: Rating): boolean => deviation > SETTLED_DEVIATION
