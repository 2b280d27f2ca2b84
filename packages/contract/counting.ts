import { type Option, Referee, type State } from '@tableworks/kernel'

/** A referee that counts the positions it is asked to reach: how much a bot looks at, whatever the clock says. */
export class CountingReferee extends Referee {
  reached = 0
  override choose(state: State, option: Option): void {
    this.reached += 1
    super.choose(state, option)
  }
}
