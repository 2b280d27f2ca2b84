// The crater from above: the ground, slots and Pipes, what stands in the zones, Drones, and what a choice would bring.

import { type Choice, PanZoom, useLayer } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { craterOf, slotId } from '../../data/board.ts'
import { type SlotId, ZONE } from '../../data/crater.ts'
import type { Cube } from '../../data/cubes.ts'
import { viewBoxOf } from '../../data/drawing.ts'
import { activeDrone, type Cost, pipeAt, type Thought, zoneAsked } from '../forecast.ts'
import type { Position, Seen, TitanBox } from '../table.ts'
import { say } from '../words.ts'
import css from './crater.module.css'
import { AskedZone, CostMarks, Gains } from './marks.tsx'
import { Conduit, FreeSlot, Pipe, type Way } from './pipes.tsx'
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
  readonly thought: Thought | null
  /** What that Pipe would bring its owner, cube by cube. */
  readonly gains: Readonly<Partial<Record<Cube, number>>>
  /** What the lit zones cost. */
  readonly costs: readonly Cost[]
}

export function Crater({ seen, box, position, sideNames, viewer, thought, gains, costs }: CraterProps) {
  const { glance } = seen.view
  const crater = craterOf(position)
  const [x, y, width, height] = viewBoxOf(crater.zones, box.zoneAt)
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
        <Terrain crater={crater} box={box} />
        {core !== undefined && (
          <Core zone={core} tokens={coreTokensIn(glance.pipes, box)} network={network(core.networks)} />
        )}
        {crater.slots
          .filter(slot => !laid.has(slotId(position, slot)))
          .map(slot => (
            <FreeSlot key={slot} slot={slot} box={box} ways={ways.get(slotId(position, slot)) ?? NOWHERE} />
          ))}
        {others.map(pipe => (
          <Pipe key={pipe.slot} pipe={pipe} box={box} isOwn={false} />
        ))}
        {own.map(pipe => (
          <Pipe key={pipe.slot} pipe={pipe} box={box} isOwn />
        ))}
        {thought !== null && viewer !== null && <Conduit {...thought} box={box} owner={viewer} isOwn isGhost />}
        {glance.zones.map(zone => (
          <ZoneSign
            key={zone.zone}
            zone={zone}
            at={box.zoneAt[ZONE[zone.zone]]}
            value={box.rigs[position.site[ZONE[zone.zone]]]?.value ?? null}
            network={network(zone.networks)}
          />
        ))}
        <Drones box={box} drones={glance.drones} active={activeDrone(seen, position)} sideNames={sideNames} />
        <AskedZone zone={zoneAsked(seen)} box={box} />
        <CostMarks costs={costs} box={box} />
        {thought !== null && <Gains slot={thought.slot} gains={gains} box={box} />}
      </g>
    </PanZoom>
  )
}

const NOWHERE: readonly Way[] = []

/** From which ends a Pipe could be laid in each slot, and whether it may be now. */
function waysIn(choices: readonly Pick<Choice, 'path' | 'open'>[]): Map<SlotId, Way[]> {
  const ways = new Map<SlotId, Way[]>()
  for (const { path, open } of choices) {
    const way = pipeAt(path[0] ?? null)
    if (way !== null) ways.set(way.slot, [...(ways.get(way.slot) ?? []), { from: way.from, isLit: open }])
  }
  return ways
}
