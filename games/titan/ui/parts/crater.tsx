// The crater from above: ground, slots, Pipes, zones, Drones, and tags for highlighted options.

import { type MarkedFacts, PanZoom, useFrame, useLayer } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { useMemo } from 'react'
import { craterOf, slotId } from '../../data/board.ts'
import { ZONE } from '../../data/crater.ts'
import { viewBoxOf } from '../../data/drawing.ts'
import type { game } from '../../index.ts'
import type { Position, Seen, TitanBox } from '../table.ts'
import { say } from '../words.ts'
import css from './crater.module.css'
import { activeDrone, Drones } from './drones.tsx'
import { costlyZones } from './flights.ts'
import { Ghosts } from './ghosts.tsx'
import { AskedZone, zoneAsked } from './marks.tsx'
import { Conduit, FreeSlot, Pipe } from './pipes.tsx'
import type { Plan } from './plan.ts'
import { Rim } from './rim.tsx'
import { Tags } from './tags.tsx'
import { Lights, Terrain } from './terrain.tsx'
import { usePipeGrounds, Ways, waysIn } from './ways.tsx'
import { Core, coreTokensIn, ZoneSign } from './zones.tsx'

interface CraterProps {
  readonly seen: Seen
  readonly box: TitanBox
  readonly position: Position
  readonly sideNames: readonly string[]
  /** The seat whose Network glows. */
  readonly viewer: Seat
  /** The hovered option's preview. */
  readonly plan: Plan
  readonly marked: MarkedFacts<typeof game> | undefined
}

export function Crater({ seen, box, position, sideNames, viewer, plan, marked }: CraterProps) {
  const { glance } = seen.view
  const crater = craterOf(position)
  const [x, y, width, height] = viewBoxOf(crater.zones, box.zoneAt)
  const laid = new Set(glance.pipes.map(({ slot }) => slot))
  const { choices } = useLayer().offered
  const ways = useMemo(() => waysIn(choices), [choices])
  const lit = new Set(ways.flatMap(({ slot, isLit }) => (isLit ? [slot] : [])))
  const grounds = usePipeGrounds(choices, box)
  // On a phone the press areas of slots reach so far that they'd cover the zones.
  const isPhone = useFrame() === 'phone'
  const costly = costlyZones(seen, box)
  const ownLast = glance.pipes.toSorted((a, b) => Number(a.owner === viewer) - Number(b.owner === viewer))
  const network = (networks: readonly Seat[]): Seat | null => (networks.includes(viewer) ? viewer : null)
  const core = glance.zones.find(({ zone }) => zone === 'C')
  return (
    <PanZoom label={say('crater')} width={width} height={height} className={css['frame']} buttons="inside">
      <g transform={`translate(${-x} ${-y})`} className={css['crater']}>
        <Lights />
        <Terrain crater={crater} box={box} />
        <Rim box={box} seats={seen.seats} />
        {core !== undefined && (
          <Core zone={core} tokens={coreTokensIn(glance.pipes, box)} network={network(core.networks)} />
        )}
        {crater.slots
          .filter(slot => !laid.has(slotId(position, slot)))
          .map(slot => (
            <FreeSlot key={slot} slot={slot} box={box} isLit={lit.has(slotId(position, slot))} />
          ))}
        {ownLast.map(pipe => (
          <Pipe key={pipe.slot} pipe={pipe} box={box} isOwn={pipe.owner === viewer} ground={grounds.get(pipe.slot)} />
        ))}
        {plan.pipe !== null && <Conduit {...plan.pipe} box={box} isOwn isGhost />}
        {isPhone && <Ways ways={ways} box={box} />}
        {glance.zones.map(zone => (
          <ZoneSign
            key={zone.zone}
            zone={zone}
            at={box.zoneAt[ZONE[zone.zone]]}
            value={box.rigs[position.site[ZONE[zone.zone]]]?.value ?? null}
            network={network(zone.networks)}
            isCostly={costly.has(zone.zone)}
          />
        ))}
        <Drones box={box} drones={glance.drones} active={activeDrone(seen)} sideNames={sideNames} />
        <Ghosts marked={marked} box={box} glance={glance} />
        <AskedZone zone={zoneAsked(seen)} box={box} />
        {!isPhone && <Ways ways={ways} box={box} />}
        <Tags seen={seen} box={box} viewer={viewer} />
      </g>
    </PanZoom>
  )
}
