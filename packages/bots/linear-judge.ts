// A linear value function: the expected final scores as a weighted sum of each side's features.

/** A linear judge's features. */
export interface LinearFeatures<S = unknown> {
  readonly names: readonly string[]
  /** For each side, its features in the order of the names. */
  features(g: S): readonly (readonly number[])[]
  /** The share of the game still to come, on which a feature's weight depends. */
  phase(g: S): number
}

/** Each feature's constant weight, then its linear and its quadratic coefficient in the phase. */
export type JudgeWeights = readonly number[]

/** The expected final scores, each relative to the mean of all sides. */
export const judgeWith =
  <S>(linear: LinearFeatures<S>, weights: JudgeWeights) =>
  (g: S): number[] => {
    const phase = linear.phase(g)
    const count = linear.names.length
    return linear.features(g).map(features => {
      let sum = 0
      for (let i = 0; i < count; i++)
        sum +=
          (features[i] ?? 0) *
          ((weights[i] ?? 0) + phase * ((weights[count + i] ?? 0) + phase * (weights[2 * count + i] ?? 0)))
      return sum
    })
  }
