// A shared device's host: everyone at its tables may look and move.

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

  prepare: TableLink['prepare'] = (table, seat, plan) => this.people.prepare(table, seat, plan)

  /** Makes a what-if table that starts at a step of another table, with only what the seat knew. */
  async branch(table: string, seat: Seat | null, step: number): Promise<string> {
    const { opened } = await this.memory.watch(table)
    const { record, game, isOver } = opened
    const { state, seen, referee } = await opened.startOf(seat, step)
    // In a running game, the new table starts from a sampled world, so it contains no hidden card or die of the real table.
    const start: State = isOver ? state : imagine(referee, seen, new Chance(swiftChance(this.deps.random(32))))
    if (start.frames.length === 0) throw new HostError('badPlan')
    const { seats, variants, components } = record
    const from = { table, step, ...(isOver ? { open: true as const } : {}) }
    return this.begin(game, { seats, variants, components, position: savedState(start), from })
  }
}
