// The crater from above: the ground, slots and Pipes, what stands in the zones, Drones, and what a choice would bring.

import { type Choice, PanZoom, thingOf, useLayer } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { craterOf, slotId } from '../../data/board.ts'
import { type SlotId, ZONE } from '../../data/crater.ts'
import { viewBoxOf } from '../../data/drawing.ts'
import type { Position, Seen, TitanBox } from '../table.ts'
import type { Thing } from '../things.ts'
import { say } from '../words.ts'
import css from './crater.module.css'
import { AskedZone, CostMarks, Gains, zoneAsked } from './marks.tsx'
import { Conduit, FreeSlot, Pipe, type Way } from './pipes.tsx'
import type { Plan } from './plan.ts'
import { Lights, Terrain } from './terrain.tsx'
import { activeDrone, Drones } from './drones.tsx'
import { Core, coreTokensIn, ZoneSign } from './zones.tsx'

interface CraterProps {
  readonly seen: Seen
  readonly box: TitanBox
  readonly position: Position
  readonly sideNames: readonly string[]
  /** Whose Network glows. */
  readonly viewer: Seat
  /** What the choice under the hand would do. */
  readonly plan: Plan
}

export function Crater({ seen, box, position, sideNames, viewer, plan }: CraterProps) {
  const { glance } = seen.view
  const crater = craterOf(position)
  const [x, y, width, height] = viewBoxOf(crater.zones, box.zoneAt)
  const laid = new Set(glance.pipes.map(({ slot }) => slot))
  const { choices } = useLayer()
  const ways = waysIn(choices)
  const own = glance.pipes.filter(({ owner }) => owner === viewer)
  const others = glance.pipes.filter(({ owner }) => owner !== viewer)
  const network = (networks: readonly Seat[]): Seat | null => (networks.includes(viewer) ? viewer : null)
  const core = glance.zones.find(({ zone }) => zone === 'C')
  return (
    <PanZoom label={say('crater')} width={width} height={height} className={css['frame']} buttons="inside">
      <g transform={`translate(${-x} ${-y})`} className={css['crater']} data-lit={isGroundLit(choices) || undefined}>
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
        {plan.pipe !== null && <Conduit {...plan.pipe} box={box} isOwn isGhost />}
        {glance.zones.map(zone => (
          <ZoneSign
            key={zone.zone}
            zone={zone}
            at={box.zoneAt[ZONE[zone.zone]]}
            value={box.rigs[position.site[ZONE[zone.zone]]]?.value ?? null}
            network={network(zone.networks)}
          />
        ))}
        <Drones box={box} drones={glance.drones} active={activeDrone(seen)} sideNames={sideNames} />
        <AskedZone zone={zoneAsked(seen)} box={box} />
        <CostMarks seen={seen} position={position} />
        {plan.pipe !== null && <Gains slot={plan.pipe.slot} gains={plan.change} box={box} />}
      </g>
    </PanZoom>
  )
}

const NOWHERE: readonly Way[] = []

type Offered = Pick<Choice, 'path' | 'open'>

const firstThing = ({ path }: Offered) => thingOf(path[0] ?? '') as Thing | null

const GROUND: ReadonlySet<string | undefined> = new Set<Thing['kind']>(['way', 'zone', 'slot'])

/** Whether a zone or slot can be pressed, which a Drone may hide. */
const isGroundLit = (choices: readonly Offered[]): boolean =>
  choices.some(choice => choice.open && GROUND.has(firstThing(choice)?.kind))

/** From which ends a Pipe could be laid in each slot, and whether it may be now. */
function waysIn(choices: readonly Offered[]): Map<SlotId, Way[]> {
  const ways = new Map<SlotId, Way[]>()
  for (const choice of choices) {
    const thing = firstThing(choice)
    if (thing?.kind === 'way')
      ways.set(thing.slot, [...(ways.get(thing.slot) ?? []), { from: thing.from, isLit: choice.open }])
  }
  return ways
}
