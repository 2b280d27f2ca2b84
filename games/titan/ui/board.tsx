// The board: the crater, and next to it everything a player needs to choose.

import { type BoardProps, isAsked, JumpBar, Traveller, useConsidered, useFrame, viewerOf } from '@tableworks/board-kit'
import { ZONE, type ZoneId } from '../data/crater.ts'
import { CENTRE } from '../data/drawing.ts'
import type { game } from '../index.ts'
import css from './board.module.css'
import { Crater } from './parts/crater.tsx'
import { costlyZones } from './parts/flights.ts'
import { zoneAsked } from './parts/marks.tsx'
import night from './parts/night.module.css'
import { NO_PLAN, planOf } from './parts/plan.ts'
import { tripsFor } from './parts/trips.tsx'
import { askedOf, offered, positionOf, type Seen, type TitanBox } from './table.ts'
import { Clock } from './trays/clock.tsx'
import { Dropship } from './trays/dropship.tsx'
import { Edge } from './trays/edge.tsx'
import { Hold } from './trays/hold.tsx'
import { Objectives } from './trays/objectives.tsx'
import { Modules, Orbit } from './trays/orbit.tsx'
import { Orders } from './trays/orders.tsx'
import { say } from './words.ts'

export function Board({ seen, box, sideNames, told, marked }: BoardProps<typeof game>) {
  const position = positionOf(seen, box)
  const viewer = viewerOf(seen)
  const considered = useConsidered<typeof game>()
  const plan = considered === null ? NO_PLAN : planOf(seen, box, viewer, considered)
  const asked = zoneAsked(seen)
  const frame = useFrame()
  return (
    <div className={css['world']}>
      <div
        className={`${night['night']} ${css['board']}`}
        data-seats={seen.seats}
        data-asked={partAsked(seen)}
        data-focus
      >
        {frame === 'portrait' && <Edge seen={seen} />}
        <div className={css['stage']} data-part="crater">
          <Crater
            seen={seen}
            box={box}
            position={position}
            sideNames={sideNames}
            viewer={viewer}
            plan={plan}
            marked={marked}
          />
          <Clock seen={seen} sideNames={sideNames} />
          {costlyZones(seen, box).size > 0 && <small className={css['legend']}>{say('costly')}</small>}
          {asked !== null && isAsked(seen) && (
            <div className={css['inset']} data-top={isLow(box, asked) || undefined}>
              <Modules position={position} />
            </div>
          )}
        </div>
        <div className={css['orbit']}>
          <Orbit position={position} box={box} />
        </div>
        <div className={css['trays']}>
          <Orders position={position} box={box} seat={viewer} />
          <Objectives position={position} box={box} seat={viewer} />
          <Dropship position={position} seat={viewer} seen={seen} planned={plan.cargo} />
          <Hold position={position} seat={viewer} change={plan.change} />
        </div>
        {frame === 'phone' && <JumpBar label={say('jump.title')} parts={parts()} className={css['jump']} />}
        <Traveller told={told} trips={tripsFor(seen, viewer)} />
      </div>
    </div>
  )
}

/** The parts that are stacked on a phone. */
const parts = () => ({
  crater: say('jump.crater'),
  dropship: say('dropship'),
  hold: say('hold'),
  orders: say('orders'),
  objectives: say('objectives'),
})

/** Whether a zone is in the lower half of the crater. If so, Modules are shown in the upper half. */
const isLow = ({ zoneAt }: TitanBox, zone: ZoneId): boolean => zoneAt[ZONE[zone]][1] > CENTRE[1]

/** The tray a decision is about. Most are about the crater and the Dropship. */
function partAsked(seen: Seen): 'orbit' | 'hold' | 'room' | undefined {
  switch (askedOf(seen)?.decision) {
    case 'land.rig':
    case 'deploy.rig':
      return 'orbit'
    case 'overflow':
      return offered(seen, 'overflow').every(option => 'cube' in option) ? 'hold' : 'room'
    case 'purge':
      return 'hold'
    default:
      return undefined
  }
}
