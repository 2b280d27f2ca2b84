import { type Option, Referee, type State } from '@tableworks/kernel'

/** A referee that counts visited positions, to measure a bot's search without a clock. */
export class CountingReferee extends Referee {
  reached = 0
  override choose(state: State, option: Option): void {
    this.reached += 1
    super.choose(state, option)
  }
}
