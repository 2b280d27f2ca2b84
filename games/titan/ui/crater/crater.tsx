// The crater from above: the ground, slots and Pipes, what stands in the zones, Drones, and what a choice would bring.

import { type Choice, PanZoom, useLayer } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { craterOf, SLOT, slotId, type SlotId, ZONE, type ZoneId } from '../../data/crater.ts'
import { VIEW_BOX } from '../../data/drawing.ts'
import { askedOf, type Position, type Seen, type TitanBox } from '../table.ts'
import { say } from '../words.ts'
import css from './crater.module.css'
import { Conduit, FreeSlot, Pipe } from './pipes.tsx'
import { Lights, Terrain } from './terrain.tsx'
import { Core, coreTokensIn, Drones, ZoneSign } from './zones.tsx'

interface CraterProps {
  readonly seen: Seen
  readonly box: TitanBox
  readonly position: Position
  readonly sideNames: readonly string[]
  /** Whose Network glows. */
  readonly viewer: Seat | null
  /** The Pipe a hand is near, drawn as if it lay there. */
  readonly thought: { readonly slot: SlotId; readonly from: ZoneId; readonly to: ZoneId } | null
}

export function Crater({ seen, box, position, sideNames, viewer, thought }: CraterProps) {
  const { glance } = seen.view
  const [x, y, width, height] = VIEW_BOX[seen.seats] ?? VIEW_BOX[4] ?? [0, 0, 1000, 1000]
  const laid = new Set(glance.pipes.map(({ slot }) => slot))
  const ways = waysIn(useLayer().choices)
  const own = glance.pipes.filter(({ owner }) => owner === viewer)
  const others = glance.pipes.filter(({ owner }) => owner !== viewer)
  const network = (networks: readonly Seat[]): Seat | null =>
    viewer !== null && networks.includes(viewer) ? viewer : null
  const core = glance.zones.find(({ zone }) => zone === 'C')
  return (
    <PanZoom label={say('crater')} width={width} height={height} className={css['frame']} buttons="inside">
      <g transform={`translate(${-x} ${-y})`} className={css['crater']}>
        <Lights />
        <Terrain seats={seen.seats} />
        {core !== undefined && (
          <Core zone={core} tokens={coreTokensIn(glance.pipes)} network={network(core.networks)} />
        )}
        {craterOf(seen.seats)
          .slots.filter(slot => !laid.has(slotId(slot)))
          .map(slot => (
            <FreeSlot
              key={slot}
              slot={slot}
              id={slotId(slot)}
              from={ways.get(slotId(slot)) ?? NOWHERE}
              printed={box.printed[slot]}
            />
          ))}
        {others.map(pipe => (
          <Pipe key={pipe.slot} pipe={pipe} isOwn={false} />
        ))}
        {own.map(pipe => (
          <Pipe key={pipe.slot} pipe={pipe} isOwn />
        ))}
        {thought !== null && viewer !== null && <Conduit {...thought} owner={viewer} isOwn isGhost />}
        {glance.zones.map(zone => (
          <ZoneSign
            key={zone.zone}
            zone={zone}
            value={box.rigs[position.site[ZONE[zone.zone]]]?.value ?? null}
            network={network(zone.networks)}
          />
        ))}
        <Drones drones={glance.drones} active={activeDrone(seen)} sideNames={sideNames} />
      </g>
    </PanZoom>
  )
}

const NOWHERE: readonly ZoneId[] = []

/** From which ends a Pipe could be laid in each slot. */
function waysIn(choices: readonly Pick<Choice, 'path'>[]): Map<SlotId, ZoneId[]> {
  const ways = new Map<SlotId, ZoneId[]>()
  for (const { path } of choices) {
    const way = pipeThought(path[0] ?? null)
    if (way !== null) ways.set(way.slot, [...(ways.get(way.slot) ?? []), way.from])
  }
  return ways
}

const DRONE_STEPS = new Set(['turn.drone', 'drone.move', 'drone.act'])

function activeDrone(seen: Seen): { seat: Seat; drone: number } | null {
  const asked = askedOf(seen)
  if (asked === null || !DRONE_STEPS.has(asked.decision) || !('drone' in asked.frame)) return null
  return { seat: asked.frame.seat, drone: asked.frame.drone }
}

/** The slot and the end that a place is about, when it is one. */
export function pipeThought(near: string | null): { slot: SlotId; from: ZoneId } | null {
  const [kind, slot, from] = near?.split('-') ?? []
  if (kind !== 'slot' || slot === undefined || from === undefined) return null
  return slot in SLOT && from in ZONE ? { slot: slot as SlotId, from: from as ZoneId } : null
}
