import { momentsOf } from '@tableworks/contract'
import { type SeenOf, viewOf } from '@tableworks/kernel'
import { expect, it } from 'vitest'
import { game } from '../../index.ts'
import { dockingGain, flightIn } from '../parts/flights.ts'

/** Every flight in random games, with what the Drone could do there. */
function* flights() {
  const places = [2, 3, 4].map(seats => ({ seats, variants: {}, secret: `flights ${seats}` }))
  for (const { referee, state, seen, box } of momentsOf(game, places, name => /^(drone|load|drop)/.test(name))) {
    if (seen.decision !== 'drone.move') continue
    for (const option of referee.options(state)) {
      const world = referee.clone(state)
      referee.choose(world, option)
      const after = viewOf(referee, world, seen.seat) as SeenOf<typeof game>
      yield { after, flight: flightIn(after, box) }
    }
  }
}

it('TTN-57 to TTN-65: a flight promises what the rules offer the Drone there', () => {
  const told = { loads: 0, drops: 0, destroys: 0, docks: 0 }
  for (const { after, flight } of flights()) {
    const names = after.decision === 'drone.act' ? after.choices : []
    expect(flight.loads.map(load => `load ${load}`)).toEqual(names.filter(name => name.startsWith('load ')))
    expect(flight.drops !== null).toBe(names.includes('drop'))
    expect(flight.destroys).toBeLessThanOrEqual(names.filter(name => name.startsWith('destroy ')).length)
    // TTN-63: only an empty Drone docks.
    expect(flight.docksAt === null || flight.drops === null).toBe(true)
    told.loads += flight.loads.length
    told.drops += Number(flight.drops !== null)
    told.destroys += flight.destroys
    told.docks += Number(dockingGain(flight) !== null)
  }
  for (const count of Object.values(told)) expect(count).toBeGreaterThan(10)
})
