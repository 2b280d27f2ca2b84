// Archie builds: RULES.md EMP-85 to EMP-90.

import { BUILDINGS } from '../data/buildings.ts'
import { nextSpace, type Space, spaceAt, spaceName } from '../data/city.ts'
import type { FactoryId } from '../data/factories.ts'
import { rollDie } from '../data/pieces.ts'
import { maxDieOf } from '../readings/buildings.ts'
import { ARCHIE } from '../readings/sides.ts'
import type { State } from '../state.ts'
import { type Flow, passage } from '../steps.ts'
import { place } from './building.ts'
import { cheapestInRow, takeFromRow } from './factory-purchase.ts'

/** EMP-85: after you, in nine of the fifteen rounds. EMP-90: for free. */
export const archieBuild = passage('archie.build', (g, _frame, flow) => {
  if (!g.box.archie.builds.rounds.includes(g.round)) {
    flow.tell?.({ kind: 'archieRests', seat: ARCHIE, round: g.round })
    return flow.end()
  }
  const block = rollDie(flow.chance) // EMP-86
  flow.tell?.({ kind: 'archieRolledBlock', seat: ARCHIE, face: block })
  const number = rollDie(flow.chance) // EMP-87
  flow.tell?.({ kind: 'archieRolledNumber', seat: ARCHIE, face: number })
  const space = freeSpaceFrom(g, spaceAt(block, number), flow)
  const { type } = g.box.plots[space]
  const die = valueFor(g, space, flow)
  place(g, ARCHIE, space, die)
  flow.tell?.({ kind: 'archieBuilt', seat: ARCHIE, space: spaceName(space), type, die })
  if (type === 'industrial') takeCheapest(g, flow)
  return flow.end()
})

/** EMP-87, AMB-36: number by number, then block by block, with block 1 after block 6. */
function freeSpaceFrom(g: State, wanted: Space, flow: Flow): Space {
  const passed: Space[] = []
  let found = wanted
  while (g.die[found] !== 0) {
    passed.push(found)
    found = nextSpace(found)
  }
  if (passed.length > 0) flow.tell?.({ kind: 'archiePassed', seat: ARCHIE, spaces: passed.map(spaceName) })
  return found
}

/** EMP-88: rolled once, even above the building's maximum; AMB-37 can cap it there. */
function valueFor(g: State, space: Space, flow: Flow): number {
  if (!BUILDINGS[g.box.plots[space].type].canUpgrade) return 1
  const face = rollDie(flow.chance)
  const die = g.variants.archieDieCappedByBuilding ? Math.min(face, maxDieOf(g, space)) : face
  flow.tell?.({ kind: 'archieRolledValue', seat: ARCHIE, face, die })
  return die
}

/** EMP-89, AMB-38: the cheapest card, the leftmost if tied. If there is none, he builds anyway. */
function takeCheapest(g: State, flow: Flow): void {
  const card = cheapestCard(g)
  if (card === undefined) {
    flow.tell?.({ kind: 'foundNoFactory', seat: ARCHIE })
    return
  }
  takeFromRow(g, ARCHIE, card)
  flow.tell?.({ kind: 'archieTookFactory', seat: ARCHIE, factory: card, cost: g.box.factories[card].cost })
}

export function cheapestCard(g: State): FactoryId | undefined {
  const lowest = cheapestInRow(g)
  return g.row.find(card => g.box.factories[card].cost === lowest)
}
