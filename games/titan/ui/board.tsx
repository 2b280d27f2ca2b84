// The board: the crater, and beside it everything one weighs a choice with.

import { type BoardProps, isAsked, SeatMark, Traveller, type Trip, useLayer, useNear } from '@tableworks/board-kit'
import type { FactOf, Seat } from '@tableworks/kernel'
import { ZONE, type ZoneId } from '../data/crater.ts'
import type { Cube } from '../data/cubes.ts'
import { CENTRE } from '../data/drawing.ts'
import type { game } from '../index.ts'
import { CYCLES, TURNS_PER_CYCLE } from '../meta.ts'
import type { Effect } from '../state.ts'
import css from './board.module.css'
import { Crater } from './parts/crater.tsx'
import { zoneName } from './parts/pipes.tsx'
import {
  cargoAt,
  costsOf,
  deployedFor,
  effectsOf,
  gathered,
  type Reckoning,
  sumOf,
  thoughtOf,
  upgradeAt,
  zoneAsked,
  zoneAt,
} from './forecast.ts'
import night from './parts/night.module.css'
import { dronePlace, HOLD_PLACE, ORBIT_PLACE, zonePlace } from './places.ts'
import { CubeIcon } from './parts/signs/cube.tsx'
import { askedOf, positionOf, type Seen, type TitanBox, viewerOf } from './table.ts'
import { Dropship } from './trays/dropship.tsx'
import { Hold } from './trays/hold.tsx'
import { Objectives } from './trays/objectives.tsx'
import { Modules, Orbit } from './trays/orbit.tsx'
import { Orders } from './trays/orders.tsx'
import { say } from './words.ts'

export function Board({ seen, box, sideNames, told }: BoardProps<typeof game>) {
  const position = positionOf(seen, box)
  const viewer = viewerOf(seen)
  const { near, hands } = useNear()
  const { choices } = useLayer()
  const { actor } = seen
  const thought = isAsked(seen) ? thoughtOf(near, choices, position) : null
  const effects = thought === null || actor === null ? [] : effectsOf(position, actor, thought)
  const reckoning = upgradeAt(near, seen, position)
  const change =
    reckoning === null ? sumOf(position, effects, viewer) : paidFor(reckoning, position.hold.silicium[viewer])
  return (
    <div className={css['world']}>
      <div
        className={`${night['night']} ${css['board']}`}
        data-seats={seen.seats}
        data-asked={partAsked(seen)}
        {...hands}
      >
        <div className={css['stage']} data-part="crater">
          <Crater
            seen={seen}
            box={box}
            position={position}
            sideNames={sideNames}
            viewer={viewer}
            thought={thought}
            gains={sumOf(position, effects, actor ?? viewer)}
            costs={costsOf(seen, position, choices)}
          />
          <Clock seen={seen} sideNames={sideNames} />
          {askedOf(seen)?.decision === 'upgrade.module' && isAsked(seen) && (
            <div className={css['inset']} data-top={isLow(box, zoneAsked(seen)) || undefined}>
              <Modules position={position} />
            </div>
          )}
          <Brings
            effects={effects}
            reckoning={reckoning}
            credits={reckoning?.credits ?? deployedFor(near, seen, position)}
            isAbove={isLow(box, thought?.to ?? zoneAt(near))}
            seen={seen}
            sideNames={sideNames}
          />
        </div>
        <div className={css['orbit']}>
          <Orbit position={position} box={box} />
        </div>
        <div className={css['trays']}>
          <Orders position={position} box={box} seat={viewer} />
          <Objectives position={position} box={box} seat={viewer} />
          <Dropship position={position} seat={viewer} seen={seen} planned={cargoAt(near, seen, position)} />
          <Hold position={position} seat={viewer} change={change} />
        </div>
        <Traveller told={told} trips={fact => trips(fact, seen, viewer)} />
      </div>
    </div>
  )
}

/** Whether a zone lies in the lower half of the crater: what is said about it stands in the upper one. */
const isLow = ({ zoneAt: spots }: TitanBox, zone: ZoneId | null): boolean =>
  zone !== null && spots[ZONE[zone]][1] > CENTRE[1]

/** The tray a question is about; most are about the crater and the Dropship. */
function partAsked(seen: Seen): 'orbit' | 'hold' | 'room' | undefined {
  switch (askedOf(seen)?.decision) {
    case 'land.rig':
    case 'deploy.rig':
      return 'orbit'
    case 'overflow':
      return seen.choices.every(choice => choice.startsWith('discard')) ? 'hold' : 'room'
    case 'purge':
      return 'hold'
    default:
      return undefined
  }
}

function Clock({ seen: { view, result }, sideNames }: { seen: Seen; sideNames: readonly string[] }) {
  const { cycle, turn, foreman } = view
  return (
    <div className={css['clock']}>
      <b>{result !== null ? say('over') : cycle === 0 ? say('landing') : say('cycle', { cycle })}</b>
      <span className={css['dots']} aria-hidden="true">
        {Array.from({ length: CYCLES }, (_, i) => (
          <i key={i} data-state={i + 1 < cycle ? 'past' : i + 1 === cycle ? 'now' : 'later'} />
        ))}
      </span>
      {cycle > 0 && result === null && (
        <small>{turn === 0 ? say('between') : say('turn', { turn, turns: TURNS_PER_CYCLE })}</small>
      )}
      {result === null && (
        <small>
          {say('foreman')} <SeatMark seat={foreman} size={18} />{' '}
          <span className={css['name']} translate="no">
            {sideNames[foreman]}
          </span>
        </small>
      )}
    </div>
  )
}

/** What an upgrade takes from the hold; nothing where it is free or cannot be paid. */
const paidFor = ({ cost }: Reckoning, have: number): Partial<Record<Cube, number>> =>
  cost === 0 || cost > have ? {} : { silicium: -cost }

interface BringsProps {
  readonly effects: readonly Effect[]
  readonly reckoning: Reckoning | null
  readonly credits: number | null
  /** In the upper corner, when the hand is in the lower half. */
  readonly isAbove: boolean
  readonly seen: Seen
  readonly sideNames: readonly string[]
}

/** What the choice under the hand would bring everybody, by its causes, or how its cost comes about; in a corner. */
function Brings({ effects, reckoning, credits, isAbove, seen, sideNames }: BringsProps) {
  if (effects.length === 0 && reckoning === null && credits === null) return null
  return (
    <ul className={css['brings']} data-top={isAbove || undefined} aria-label={say('effects')}>
      {reckoning !== null && <li>{say('upgradeCost', { ...reckoning })}</li>}
      {credits !== null && (
        <li>
          <b>{say('worthNow', { credits })}</b>
        </li>
      )}
      {gathered(effects).map(({ seat, what, count, cause, zones }) => (
        <li key={`${seat} ${what} ${cause}`} data-other={seat !== seen.actor || undefined}>
          {seat !== seen.actor && <span translate="no">{sideNames[seat]} · </span>}
          {say(`causes.${cause}`, { zones: zones.map(zoneName).join(', '), count: zones.length })}{' '}
          <b data-bad={what === 'tholins' || undefined}>{what === 'purge' ? `−${count}` : `+${count}`}</b>{' '}
          <CubeIcon cube={what === 'purge' ? 'tholins' : what} size={16} />
        </li>
      ))}
    </ul>
  )
}

/** What is seen to move when something has happened: to the hold on show, or home to the Base of somebody else. */
function trips(fact: FactOf<typeof game>, { view }: Seen, viewer: Seat): Trip[] {
  const home = (seat: Seat): string => {
    const base = view.glance.zones.find(({ stands, owner }) => stands === 'base' && owner === seat)
    return seat === viewer || base === undefined ? HOLD_PLACE : zonePlace(base.zone)
  }
  switch (fact.kind) {
    case 'gained':
    case 'extracted':
      return Array.from({ length: 'count' in fact ? fact.count : 1 }, () => ({
        from: zonePlace(fact.zone),
        to: home(fact.seat),
        piece: <CubeIcon cube={fact.cube} size={26} />,
      }))
    case 'loaded':
      return [
        {
          from: zonePlace(fact.zone),
          to: dronePlace(fact.seat, fact.drone),
          piece: <CubeIcon cube={fact.cube} size={22} />,
        },
      ]
    case 'purgedHold':
    case 'purgedWell':
      return [
        {
          from: fact.kind === 'purgedWell' ? zonePlace(fact.zone) : home(fact.seat),
          to: ORBIT_PLACE,
          piece: <CubeIcon cube="tholins" size={22} />,
        },
      ]
    default:
      return []
  }
}
