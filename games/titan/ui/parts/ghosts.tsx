// Things not in the crater: the Pipe a rival has just destroyed, and a plan's Pipes and flights.

import type { MarkedFacts } from '@tableworks/board-kit'
import { slotOf } from '../../data/board.ts'
import { ZONE, type ZoneId } from '../../data/crater.ts'
import { DRONE_RADIUS } from '../../data/drawing.ts'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import type { View } from '../../view.ts'
import type { TitanBox } from '../table.ts'
import css from './crater.module.css'
import { spotOf } from './drones.tsx'
import { Conduit, drawnIn } from './pipes.tsx'
import { SeatSign } from './signs/seat.tsx'

interface GhostsProps {
  readonly marked: MarkedFacts<typeof game> | undefined
  readonly box: TitanBox
  readonly glance: View['glance']
}

export const Ghosts = ({ marked, box, glance }: GhostsProps) =>
  marked?.facts.map((fact, i) => (
    <g key={i} pointerEvents="none" aria-hidden="true">
      {marked.isPlan ? (
        <Planned fact={fact} box={box} glance={glance} />
      ) : (
        <Gone fact={fact} box={box} glance={glance} />
      )}
    </g>
  ))

interface GhostProps extends Omit<GhostsProps, 'marked'> {
  readonly fact: Fact
}

function Planned({ fact, box, glance: { drones } }: GhostProps) {
  if (fact.kind === 'laidPipe') {
    const { slot, from, to, seat } = fact
    return <Conduit slot={slot} from={from} to={to} owner={seat} box={box} isOwn isGhost />
  }
  if (fact.kind !== 'movedDrone') return null
  const { seat, drone, from, to } = fact
  const nthAt = (zone: ZoneId) => drones.filter(one => one.zone === zone)
  const own = nthAt(from).findIndex(one => one.owner === seat && one.drone === drone)
  const [x1, y1] = spotOf(box, ZONE[from], Math.max(0, own))
  const [x2, y2] = spotOf(box, ZONE[to], nthAt(to).length)
  return (
    <g className={css['flight']}>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <SeatSign seat={seat} x={x2} y={y2} r={DRONE_RADIUS.upper} text={String(drone)} />
    </g>
  )
}

/** A destroyed Pipe, crossed out, as long as its slot is free. */
function Gone({ fact, box, glance: { pipes } }: GhostProps) {
  if (fact.kind !== 'destroyed' || pipes.some(({ slot }) => slot === fact.slot)) return null
  const { slot, owner, from, to } = fact
  const [x, y] = drawnIn(box, slotOf({ box }, slot)).at
  return (
    <g data-gone>
      <g opacity=".55">
        <Conduit slot={slot} from={from} to={to} owner={owner} box={box} isOwn={false} isGhost />
      </g>
      <path d={`M${x - 20} ${y - 20}l40 40m0 -40l-40 40`} className={css['cross']} />
    </g>
  )
}
