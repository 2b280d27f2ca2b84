// The host of a device that everyone at its tables shares: each of them may look and move there.

import { Chance, imagine, type Seat, savedState, type State, swiftChance } from '@tableworks/kernel'
import { TableHost } from './host.ts'
import { HostError, type TableLink } from './link.ts'

export class DeviceHost extends TableHost implements TableLink {
  private readonly people = this.as('device')

  look: TableLink['look'] = (table, look) => this.people.look(table, look)
  moments: TableLink['moments'] = (table, seat, moments) => this.people.moments(table, seat, moments)
  say: TableLink['say'] = (table, seat, text, lines, look) => this.people.say(table, seat, text, lines, look)
  undo: TableLink['undo'] = (table, look) => this.people.undo(table, look)
  redo: TableLink['redo'] = (table, look) => this.people.redo(table, look)
  stand: TableLink['stand'] = (table, seat, decision, answer) => this.people.stand(table, seat, decision, answer)

  /** A what-if table: it starts at a step of another one, as a seat knew it. */
  async branch(table: string, seat: Seat | null, step: number): Promise<string> {
    const { opened } = await this.memory.watch(table)
    const { record, game, isOver } = opened
    const { state, seen, referee } = await opened.startOf(seat, step)
    // Until the end the new table is a world the seat imagines: no hidden card or die of the real one is in it.
    const start: State = isOver ? state : imagine(referee, seen, new Chance(swiftChance(this.means.random(32))))
    if (start.frames.length === 0) throw new HostError('badPlan')
    const { seats, variants, components } = record
    const from = { table, step, ...(isOver ? { open: true as const } : {}) }
    return this.begin(game, { seats, variants, components, position: savedState(start), from })
  }
}
