// The extraction at the end of a cycle: Rig by Rig for each player, then the Core's rounds.

import {
  type Scene,
  type SceneMoment,
  type SceneRow,
  type SceneStep,
  type SceneTelling,
  SeatMark,
} from '@tableworks/board-kit'
import { type Seat, seatsFrom, seatsOf } from '@tableworks/kernel'
import { ZONE, type ZoneId } from '../../data/crater.ts'
import { type Cube, CUBES, type Load, LOADS } from '../../data/cubes.ts'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import { controlledBy, faceOf } from '../../readings/rigs.ts'
import { RigAt } from '../parts/zones.tsx'
import { zoneName } from '../parts/zone-name.ts'
import { Night } from '../parts/night.tsx'
import { CubeIcon } from '../parts/signs/cube.tsx'
import { positionOf } from '../table.ts'
import type { Thing } from '../things.ts'
import css from './scenes.module.css'
import { tell } from './words.ts'

type Moment = SceneMoment<typeof game>

const CORE: Thing = { kind: 'zone', zone: 'C' }

export const extraction: SceneTelling<typeof game> = {
  name: tell('extractions'),
  from: ['extractionBegan', 'finalExtractionBegan'],
  tell: tellExtraction,
}

type FactOfKind<K extends Fact['kind']> = Extract<Fact, { kind: K }>
const factsOf = <K extends Fact['kind']>({ told }: Moment, kind: K): FactOfKind<K>[] =>
  told.filter((fact): fact is FactOfKind<K> => fact.kind === kind)

/** Null if no player drew anything. */
function tellExtraction(moment: Moment): Scene | null {
  const { cycle, foreman } = moment.before.view
  const isFinal = factsOf(moment, 'finalExtractionBegan').length > 0
  const drawers = seatsFrom(foreman, moment.before.seats).filter(seat => drawsOf(moment, seat).length > 0)
  const core = coreStep(moment)
  if (drawers.length === 0 && core === null) return null
  return {
    title: isFinal ? tell('finalTitle') : tell('title', { cycle }),
    steps: [...drawers.map(seat => rigStep(moment, seat, isFinal)), ...(core === null ? [] : [core])],
    table: {
      title: tell('table', { cycle }),
      rows: rowsOf(moment),
      ...footOf(moment),
    },
    onward: isFinal ? tell('toScores') : tell('toCycle', { cycle: cycle + 1 }),
    Ground: Night,
  }
}

function footOf(moment: Moment): { foot?: string } {
  const [next] = factsOf(moment, 'becameForeman')
  return next === undefined ? {} : { foot: tell('foreman', { name: moment.sideNames[next.seat] }) }
}

interface Drawn {
  readonly zone: ZoneId
  readonly cubes: readonly Cube[]
}

/** What a seat's Rigs gave, Rig by Rig, including cubes the hold had no room for. */
function drawsOf(moment: Moment, seat: Seat): Drawn[] {
  const drawn = new Map<ZoneId, Cube[]>()
  for (const fact of moment.told) {
    if ((fact.kind !== 'extracted' && fact.kind !== 'foundNoRoom') || fact.seat !== seat || fact.zone === 'C') continue
    const cubes = drawn.get(fact.zone) ?? []
    drawn.set(fact.zone, fact.kind === 'extracted' ? [...cubes, fact.cube] : cubes)
  }
  return [...drawn].map(([zone, cubes]) => ({ zone, cubes }))
}

function rigStep(moment: Moment, seat: Seat, isFinal: boolean): SceneStep {
  const { before, box, sideNames } = moment
  const position = positionOf(before, box)
  const draws = drawsOf(moment, seat)
  const cut = controlledBy(position, seat).filter(zone => (position.network[zone] & (1 << seat)) === 0).length
  const noRoom = factsOf(moment, 'foundNoRoom').filter(fact => fact.seat === seat && fact.zone !== 'C').length
  return {
    chapter: tell('rigs'),
    title: tell('rigsOf', { name: sideNames[seat], count: draws.length }),
    drawing: (
      <ul className={css['wells']}>
        {draws.map(({ zone, cubes }) => {
          const glance = before.view.glance.zones.find(one => one.zone === zone)
          return (
            <li key={zone}>
              {glance !== undefined && (
                <RigAt zone={glance} value={faceOf(position, position.site[ZONE[zone]]).value} />
              )}
              <span>{tell('from', { zone: zoneName(zone) })}</span>
              <span className={css['cubes']}>
                {cubes.length === 0
                  ? tell('nothing')
                  : cubes.map((cube, i) => <CubeIcon key={i} cube={cube} size={26} />)}
              </span>
            </li>
          )
        })}
      </ul>
    ),
    text: [
      isFinal ? tell('finalWhy') : tell('why'),
      ...(cut > 0 ? [tell('cutOff', { count: cut })] : []),
      ...(noRoom > 0 ? [tell('noRoom', { count: noRoom })] : []),
    ].join(' '),
    places: draws.map(({ zone }): Thing => ({ kind: 'zone', zone })),
  }
}

function coreStep(moment: Moment): SceneStep | null {
  const drawn = factsOf(moment, 'extracted').filter(({ zone }) => zone === 'C')
  if (drawn.length === 0) return null
  const left = moment.after.view.glance.zones.find(({ zone }) => zone === 'C')?.deuterium ?? 0
  return {
    chapter: tell('core'),
    title: tell('coreTitle'),
    drawing: (
      <ol className={css['rounds']}>
        {drawn.map(({ seat, cube }, i) => (
          <li key={i}>
            <SeatMark seat={seat} size={24} />
            <CubeIcon cube={cube} size={26} />
          </li>
        ))}
      </ol>
    ),
    text: tell('coreWhy', { left }),
    places: [CORE],
  }
}

/** What each player got, by source, and what full holds discarded to make room. */
function rowsOf(moment: Moment): SceneRow[] {
  const seats = seatsOf(moment.before.seats)
  const row = (label: string, cube: Cube, counts: (seat: Seat) => number, say: 'gain' | 'loss'): SceneRow[] => {
    const values = seats.map(counts)
    if (values.every(count => count === 0)) return []
    return [
      {
        label: (
          <span className={css['label']}>
            <CubeIcon cube={cube} size={20} /> {label}
          </span>
        ),
        values: values.map(count => (count === 0 ? null : tell(say, { count }))),
      },
    ]
  }
  const extracted = (load: Load, isCore: boolean) => (seat: Seat) =>
    factsOf(moment, 'extracted').filter(
      fact => fact.seat === seat && fact.cube === load && (fact.zone === 'C') === isCore,
    ).length
  const discarded = (cube: Cube) => (seat: Seat) =>
    factsOf(moment, 'discarded').filter(fact => fact.seat === seat && fact.cube === cube && fact.cube !== fact.incoming)
      .length
  const { hold } = moment.after.view
  return [
    ...LOADS.flatMap(load => row(tell('fromRigs'), load, extracted(load, false), 'gain')),
    ...LOADS.flatMap(load => row(tell('fromCore'), load, extracted(load, true), 'gain')),
    ...CUBES.flatMap(cube => row(tell('discarded'), cube, discarded(cube), 'loss')),
    ...LOADS.map((load): SceneRow => ({
      label: (
        <span className={css['label']}>
          <CubeIcon cube={load} size={20} /> {tell('inHold')}
        </span>
      ),
      values: seats.map(seat => hold[load][seat]),
      kind: 'total',
    })),
  ]
}
