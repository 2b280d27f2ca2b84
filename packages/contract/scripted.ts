// Scripted chance for tests: the next rolls and draws are given in advance.

import { Chance, type ChanceState } from '@tableworks/kernel'

export interface Script {
  /** The next results of `roll`. */
  readonly dice?: readonly number[]
  /** The next draws, as the indexes (from 0) that `below` and `pick` return. */
  readonly draws?: readonly number[]
}

/** After the script ends, chance continues normally. Shuffles never follow the script. */
export class ScriptedChance extends Chance {
  private readonly dice: number[]
  private readonly draws: number[]
  private isShuffling = false

  constructor(state: ChanceState, { dice = [], draws = [] }: Script) {
    super(state)
    this.dice = [...dice]
    this.draws = [...draws]
  }

  override roll(faces: number): number {
    const die = this.dice.shift()
    if (die === undefined) return super.below(faces) + 1
    if (die < 1 || die > faces) throw new Error(`the script says ${die}, the die has ${faces} faces`)
    return die
  }

  override below(n: number): number {
    const place = this.isShuffling ? undefined : this.draws.shift()
    if (place === undefined) return super.below(n)
    if (place < 0 || place >= n) throw new Error(`the script draws at ${place}, there are ${n} to draw from`)
    return place
  }

  override shuffle<T>(list: T[]): T[] {
    this.isShuffling = true
    super.shuffle(list)
    this.isShuffling = false
    return list
  }
}
