// What a Pipe, an upgrade or a flight would do, line by line, from the preview's facts.

import type { GameUi } from '@tableworks/board-kit'
import { ZONE, type ZoneId } from '../../data/crater.ts'
import { CUBE_NAMES, ONE_CUBE } from '../../data/cubes.ts'
import type { game } from '../../index.ts'
import { leftInDropship } from '../../readings/dropship.ts'
import { upgradeCredits } from '../../readings/upgrade.ts'
import { upgradeReckoning } from '../sheets/text-sections.ts'
import { askedOf, positionOf, type Seen, type TitanBox } from '../table.ts'
import { say } from '../words.ts'
import { dockingGain, type Flight, flightIn } from './flights.ts'
import { type Arrival, arrivalsIn, NO_PLAN, planOf } from './plan.ts'
import { CubeIcon } from './signs/cube.tsx'
import css from './ticket.module.css'
import { zoneName } from './zone-name.ts'

type Ticket = NonNullable<GameUi<typeof game>['ticket']>
type Outcome = Parameters<Ticket>[0]

export const ticket: Ticket = ({ facts, before, after, box, sideNames }) => {
  const asked = askedOf(after)
  if (asked?.decision === 'upgrade.module') return <Upgrade after={after} box={box} zone={asked.frame.zone} />
  if (asked?.decision === 'drone.act' && before.decision === 'drone.move')
    return <Trip flight={flightIn(after, box)} facts={facts} />
  const { seat } = before
  const { pipe } = seat === null ? NO_PLAN : planOf(before, box, seat, { facts, after })
  const groups = gathered(arrivalsIn(facts, after))
  if (seat === null || pipe === null || groups.length === 0) return null
  const lost = facts.reduce((sum, fact) => sum + (fact.kind === 'lostTholins' ? fact.count : 0), 0)
  const gone = facts.flatMap(fact => (fact.kind === 'discarded' ? [CUBE_NAMES[fact.cube]] : []))
  const left = leftInDropship(positionOf(after, box), seat)
  return (
    <div className={css['ticket']}>
      <ul aria-label={say('effects')}>
        {groups.map(group => (
          <Line key={`${group.seat} ${group.cube} ${group.cause}`} {...group} name={nameIn(group, seat, sideNames)} />
        ))}
      </ul>
      {lost > 0 && <p>{say('ticket.lost', { count: lost })}</p>}
      {gone.length > 0 && <p>{say('ticket.discarded', { cubes: gone.join(', ') })}</p>}
      {before.decision === 'turn.start' && <p>{say('ticket.left', { left })}</p>}
    </div>
  )
}

/** One seat's gain of one kind of cube: the zones it comes from, and the total. */
interface Gathered extends Omit<Arrival, 'zone'> {
  readonly zones: readonly ZoneId[]
}

function gathered(arrivals: readonly Arrival[]): Gathered[] {
  const groups = new Map<string, Gathered>()
  for (const { seat, cube, cause, count, zone } of arrivals) {
    const key = `${seat} ${cube} ${cause}`
    const { zones = [], count: before = 0 } = groups.get(key) ?? {}
    const all = zones.includes(zone) ? zones : [...zones, zone]
    groups.set(key, { seat, cube, cause, count: before + count, zones: all })
  }
  return [...groups.values()]
}

const nameIn = ({ seat }: Gathered, viewer: number, sideNames: readonly string[]): string | null =>
  seat === viewer ? null : (sideNames[seat] ?? '')

const Line = ({ cube, cause, count, zones, name }: Gathered & { readonly name: string | null }) => (
  <li data-other={name === null ? undefined : true}>
    {name !== null && <span translate="no">{name} · </span>}
    {say(`causes.${cause}`, { zones: zones.map(zoneName).join(', '), count: zones.length })}{' '}
    <b data-bad={cube === 'tholins' || undefined}>{say('gain', { count })}</b> <CubeIcon cube={cube} size={21} />
  </li>
)

/** Reasons to fly there. */
function Trip({ flight, facts }: { readonly flight: Flight; readonly facts: Outcome['facts'] }) {
  const isPaid = facts.some(fact => fact.kind === 'movedDrone' && fact.hydrocarbons > 0)
  const docking = dockingGain(flight)
  const lines = [
    ...(isPaid ? [say('flight.costs')] : []),
    ...(docking === null
      ? []
      : [say(docking.by > 0 ? 'flight.docks' : 'flight.purges', { cube: ONE_CUBE[docking.cube] })]),
    ...flight.loads.map(cube => say('flight.loads', { cube: CUBE_NAMES[cube] })),
    ...(flight.drops === null ? [] : [say('flight.drops', { cube: CUBE_NAMES[flight.drops] })]),
    ...(flight.destroys === 0 ? [] : [say('flight.destroys', { pipes: flight.destroys })]),
  ]
  return (
    <div className={css['ticket']}>
      <ul aria-label={say('effects')}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
        {lines.length === (isPaid ? 1 : 0) && <li>{say('flight.nothing')}</li>}
      </ul>
    </div>
  )
}

/** An upgrade. Its Module is chosen next, but the cost and Credits are already known. */
function Upgrade({ after, box, zone }: { readonly after: Seen; readonly box: TitanBox; readonly zone: ZoneId }) {
  const position = positionOf(after, box)
  return (
    <div className={css['ticket']}>
      <ul aria-label={say('effects')}>
        <li>{upgradeReckoning(position, after.seat ?? 0, ZONE[zone])}</li>
        <li>
          <b>{say('worthNow', { credits: upgradeCredits(position, ZONE[zone]) })}</b>
        </li>
      </ul>
    </div>
  )
}
