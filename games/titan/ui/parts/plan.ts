// The effect of the hovered option, from its facts and the view after it.

import type { Foreseen } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type SlotId, ZONE, type ZoneId, zoneId } from '../../data/crater.ts'
import { type Cube, CUBES } from '../../data/cubes.ts'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import { upgradeCost } from '../../readings/upgrade.ts'
import type { Cause } from '../../state.ts'
import { askedOf, positionOf, type Seen, type TitanBox } from '../table.ts'
import type { Cargo } from '../things.ts'

export type Change = Readonly<Partial<Record<Cube, number>>>

export interface Plan {
  /** The Pipe it would lay. */
  readonly pipe: {
    readonly slot: SlotId
    readonly from: ZoneId
    readonly to: ZoneId
    readonly owner: Seat
  } | null
  /** What it would load into the viewer's Dropship. */
  readonly cargo: readonly Cargo[] | null
  /** What it would change in the viewer's hold. */
  readonly change: Change
}

export const NO_PLAN: Plan = { pipe: null, cargo: null, change: {} }

export function planOf(seen: Seen, box: TitanBox, seat: Seat, { facts, after }: Foreseen<typeof game>): Plan {
  if (after === null) return NO_PLAN
  return { pipe: pipeIn(facts), cargo: cargoIn(facts, seat), change: changeOf(seen, box, seat, after) }
}

function pipeIn(facts: readonly Fact[]): Plan['pipe'] {
  for (const fact of facts)
    if (fact.kind === 'laidPipe' || fact.kind === 'laidLandingPipe') {
      const { slot, from, to, seat } = fact
      return { slot, from, to, owner: seat }
    }
  return null
}

function cargoIn(facts: readonly Fact[], seat: Seat): readonly Cargo[] | null {
  for (const fact of facts)
    if (fact.kind === 'filledDropship' && fact.seat === seat)
      return [...fact.resources, ...Array.from({ length: fact.pipes }, () => 'pipe' as const)]
  return null
}

function changeOf({ view: { hold } }: Seen, box: TitanBox, seat: Seat, after: Seen): Change {
  const coming = stillComing(after).filter(arrival => arrival.seat === seat)
  const change: Partial<Record<Cube, number>> = {}
  for (const cube of CUBES) {
    const arriving = coming.reduce((sum, arrival) => sum + (arrival.cube === cube ? arrival.count : 0), 0)
    const by = after.view.hold[cube][seat] - hold[cube][seat] + arriving
    const paid = cube === 'silicium' ? stillToPay(after, box) : 0
    if (by !== paid) change[cube] = by - paid
  }
  return change
}

/** The Silicium of an upgrade, which is paid only when its Module is chosen. */
function stillToPay(after: Seen, box: TitanBox): number {
  const asked = askedOf(after)
  if (asked?.decision !== 'upgrade.module') return 0
  const { seat, zone } = asked.frame
  return upgradeCost(positionOf(after, box), seat, ZONE[zone])
}

/** Cubes arriving in a hold. */
export interface Arrival {
  readonly seat: Seat
  readonly cube: Cube
  readonly count: number
  readonly cause: Cause
  readonly zone: ZoneId
}

/** All cubes an option gives, in order. */
export const arrivalsIn = (facts: readonly Fact[], after: Seen): Arrival[] => [
  ...facts.flatMap(fact => (fact.kind === 'gained' ? [fact] : [])),
  ...stillComing(after),
]

/** Cubes that arrive only after another decision: what to discard, or which Tholins to remove. */
const stillComing = ({ frames }: Seen): Arrival[] =>
  frames.toReversed().flatMap((top): Arrival[] => {
    if (top.step === 'overflow') return [{ ...top.frame, cube: top.frame.incoming, count: 1 }]
    if (top.step !== 'effects') return []
    return top.frame.queue.flatMap(({ what, zone, ...effect }) =>
      what === 'purge' ? [] : [{ ...effect, cube: what, zone: zoneId(zone) }],
    )
  })
