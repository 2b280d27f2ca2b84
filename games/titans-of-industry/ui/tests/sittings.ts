// Games played at random from start to end, position by position.

import { Chance, seedFrom, swiftChance, Table } from '@tableworks/kernel'
import { titansOfIndustry } from '../../index.ts'
import type { State } from '../../state.ts'
import type { Seen } from '../reading/table.ts'

interface Moment {
  readonly table: Table
  readonly g: State
  /** As the seat that is to choose sees it; the first seat's view at the end. */
  readonly seen: Seen
  readonly box: unknown
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dov', 'Eve']

/** Every position of a random game at 3, 4 and 5 seats, the last included. */
export function eachMoment(look: (moment: Moment) => void): void {
  for (const seats of titansOfIndustry.seats) {
    const secret = `ui ${seats}`
    const table = new Table(titansOfIndustry, { seatNames: NAMES.slice(0, seats), seed: seedFrom(secret) })
    const chance = new Chance(swiftChance(secret))
    for (let seat = table.actor; seat !== null; seat = table.actor) {
      const moment = momentOf(table)
      look(moment)
      const { choices } = moment.seen
      // Real estate moves the game on: a hand that builds when it can plays a third of the turns.
      const estates = choices.filter(name => name.startsWith('estate'))
      const names = estates.length > 0 ? estates : choices
      table.say(seat, names[chance.below(names.length)] ?? '')
    }
    look(momentOf(table))
  }
}

const momentOf = (table: Table): Moment => ({
  table,
  g: table.state.g as State,
  seen: table.view(table.actor ?? 0) as Seen,
  box: table.referee.box,
})
