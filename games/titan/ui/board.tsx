// The board: the crater, and beside it everything one weighs a choice with.

import { type BoardProps, isAsked, Traveller, type Trip, useNear } from '@tableworks/board-kit'
import type { FactOf, Seat } from '@tableworks/kernel'
import { across, SLOT, ZONE, zoneId } from '../data/crater.ts'
import type { Cube } from '../data/cubes.ts'
import { forecastPipe } from '../readings/laying.ts'
import { emptyDronesAt } from '../readings/drones.ts'
import { freeSlotsAt, upgradeCost } from '../readings/upgrade.ts'
import type { game } from '../index.ts'
import { CYCLES, TURNS_PER_CYCLE } from '../meta.ts'
import css from './board.module.css'
import { Crater, pipeThought } from './crater/crater.tsx'
import { zoneName } from './crater/pipes.tsx'
import { HOLD_PLACE, zonePlace } from './places.ts'
import { CubeIcon } from './signs/cube.tsx'
import { askedOf, type Position, positionOf, type Seen } from './table.ts'
import { Dropship, Hold, Modules, Objectives, Orbit, Orders } from './trays/trays.tsx'
import { say } from './words.ts'

export function Board({ seen, box, sideNames, told }: BoardProps<typeof game>) {
  const position = positionOf(seen, box)
  const viewer = viewerOf(seen)
  const { near, hands } = useNear()
  const thought = isAsked(seen) ? thoughtOf(near) : null
  const effects = thought === null || seen.actor === null ? [] : effectsOf(position, seen.actor, thought)
  return (
    <div className={css['world']}>
      <div className={css['board']} data-seats={seen.seats} {...hands}>
        <div className={css['stage']} data-part="crater">
          <Crater seen={seen} box={box} position={position} sideNames={sideNames} viewer={viewer} thought={thought} />
          <Clock seen={seen} />
          {askedOf(seen)?.decision === 'upgrade.module' && isAsked(seen) && (
            <div className={css['inset']}>
              <Modules position={position} />
            </div>
          )}
          <Brings effects={effects} near={near} position={position} seen={seen} sideNames={sideNames} />
        </div>
        <div className={css['trays']}>
          <Orbit position={position} box={box} />
          <Orders position={position} box={box} seat={viewer} />
          <Objectives position={position} box={box} seat={viewer} />
          <Dropship position={position} seat={viewer} />
          <Hold position={position} seat={viewer} change={sumOf(effects, viewer)} />
        </div>
        <Traveller told={told} trips={trips} />
      </div>
    </div>
  )
}

/** Whose trays are shown: the viewer's, or for a spectator those of whoever acts. */
const viewerOf = ({ seat, actor }: Seen): Seat => seat ?? actor ?? 0

type Thought = NonNullable<ReturnType<typeof thoughtOf>>

function thoughtOf(near: string | null) {
  const pipe = pipeThought(near)
  if (pipe === null) return null
  return { ...pipe, to: zoneId(across(SLOT[pipe.slot], ZONE[pipe.from])) }
}

const effectsOf = (position: Position, seat: Seat, { slot, from }: Thought) =>
  forecastPipe(position, seat, SLOT[slot], ZONE[from])

type Effects = ReturnType<typeof effectsOf>

function sumOf(effects: Effects, seat: Seat): Partial<Record<Cube, number>> {
  const sum: Partial<Record<Cube, number>> = {}
  for (const { seat: who, what, count } of effects) {
    if (who !== seat) continue
    if (what === 'purge') sum.tholins = (sum.tholins ?? 0) - count
    else sum[what] = (sum[what] ?? 0) + count
  }
  return sum
}

function Clock({ seen: { view, result } }: { seen: Seen }) {
  const { cycle, turn } = view
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
    </div>
  )
}

interface BringsProps {
  readonly effects: Effects
  readonly near: string | null
  readonly position: Position
  readonly seen: Seen
  readonly sideNames: readonly string[]
}

/** What the choice under the hand would bring, by its causes; it stands in a corner and covers nothing. */
function Brings({ effects, near, position, seen, sideNames }: BringsProps) {
  const cost = upgradeNote(near, position, seen)
  if (effects.length === 0 && cost === null) return null
  return (
    <ul className={css['brings']} aria-label={say('effects')}>
      {cost !== null && <li>{cost}</li>}
      {effects.map(({ seat, what, count, zone }, i) => (
        <li key={i}>
          {seat !== seen.actor && <span translate="no">{sideNames[seat]} · </span>}
          {zoneName(zoneId(zone))} <b>{what === 'purge' ? `−${count}` : `+${count}`}</b>{' '}
          <CubeIcon cube={what === 'purge' ? 'tholins' : what} size={16} />
        </li>
      ))}
    </ul>
  )
}

/** What upgrading the Rig under the hand costs, with its reckoning. */
function upgradeNote(near: string | null, position: Position, seen: Seen): string | null {
  const zone = seen.view.glance.zones.find(one => zonePlace(one.zone) === near)
  if (askedOf(seen)?.decision !== 'turn.upgrade' || !isAsked(seen) || zone === undefined || seen.actor === null)
    return null
  const number = ZONE[zone.zone]
  return say('upgradeCost', {
    free: freeSlotsAt(position, number),
    drones: emptyDronesAt(position, seen.actor, number),
    cost: upgradeCost(position, seen.actor, number),
  })
}

/** What is seen to move when something has happened. */
function trips(fact: FactOf<typeof game>): Trip[] {
  switch (fact.kind) {
    case 'gained':
    case 'extracted':
      return Array.from({ length: 'count' in fact ? fact.count : 1 }, () => ({
        from: zonePlace(fact.zone),
        to: HOLD_PLACE,
        piece: <CubeIcon cube={fact.cube} size={26} />,
      }))
    default:
      return []
  }
}
