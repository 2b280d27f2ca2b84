import { readFileSync } from 'node:fs'
import { type Moment, momentsOf } from '@tableworks/contract'
import { boardStands, guideStands } from '@tableworks/contract/vitest'
import type { SlotId, ZoneId } from '../../data/crater.ts'
import { CUBES } from '../../data/cubes.ts'
import { DRONES } from '../../data/pieces.ts'
import { COLOURS, rigId } from '../../data/rigs.ts'
import { game } from '../../index.ts'
import { openOrders } from '../../readings/orders.ts'
import { ui } from '../index.ts'
import {
  bayPlace,
  dronePlace,
  holdPlace,
  modulePlace,
  objectivePlace,
  orderPlace,
  pipePlace,
  places,
  rigPlace,
  slotPlace,
  zonePlace,
} from '../places.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

guideStands(game, { tour: ui.tour, sounds: ui.sounds ?? {}, rules: RULES })

/** Every place the board draws that can hold a choice. */
function drawn({ seen, referee, state }: Moment<typeof game>): Set<string> {
  const { view, actor } = seen
  const base = view.glance.zones.find(({ stands, owner }) => stands === 'base' && owner === actor)
  const laid = new Set<string>(view.glance.pipes.map(({ slot }) => slot))
  // The ways of a free slot are drawn as they are thought of; a slot with a Pipe in it shows the Pipe.
  const ways = referee.candidates(state).flatMap(({ option }) => {
    if (typeof option === 'string' || !('slot' in option) || laid.has(String(option['slot']))) return []
    const from = 'from' in option ? option['from'] : (base?.zone ?? 'C')
    return [slotPlace(option['slot'] as SlotId, from as ZoneId)]
  })
  return new Set([
    ...view.glance.zones.map(({ zone }) => zonePlace(zone)),
    ...view.glance.pipes.map(({ slot }) => pipePlace(slot)),
    ...ways,
    ...view.glance.drones.map(({ owner, drone }) => dronePlace(owner, drone)),
    ...view.display.map(rig => rigPlace(rigId(rig))),
    ...(['silicium', 'water', 'hydrocarbons', 'titanium', 'pipe'] as const).map(bayPlace),
    ...CUBES.map(holdPlace),
    ...openOrders(view).map(orderPlace),
    ...view.objectives.map(objectivePlace),
    ...COLOURS.map(modulePlace),
    ...DRONES.map(drone => dronePlace(actor ?? 0, drone)),
  ])
}

boardStands(game, { places, drawn }, () => [
  ...momentsOf(
    game,
    game.seats.map(seats => ({ seats, variants: {}, secret: `ui ${seats}` })),
  ),
])
