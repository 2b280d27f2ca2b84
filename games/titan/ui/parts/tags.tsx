// Tags next to all highlighted options: what each would gain or cost.

import { thingId, useConsidered, useForeseenAll, useLayer } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { memo, useMemo } from 'react'
import { ZONE, type ZoneId } from '../../data/crater.ts'
import { type Cube, CUBES } from '../../data/cubes.ts'
import { type Point, ZONE_RADIUS } from '../../data/drawing.ts'
import type { game } from '../../index.ts'
import type { Seen, TitanBox } from '../table.ts'
import type { Thing } from '../things.ts'
import css from './crater.module.css'
import { dockingGain, flightIn } from './flights.ts'
import { coveredGround, placed, type Round } from './free-ground.ts'
import { planOf } from './plan.ts'
import { CubeSign } from './signs/cube.tsx'
import { laneOf, waysIn } from './ways.tsx'

type WayThing = Extract<Thing, { kind: 'way' }>
type ZoneThing = Extract<Thing, { kind: 'zone' }>

interface TagsProps {
  readonly seen: Seen
  readonly box: TitanBox
  /** The seat whose gains are shown. */
  readonly viewer: Seat
}

interface TagItem {
  readonly cube: Cube
  /** Omitted if the option makes the cube available but doesn't take it yet. */
  readonly by?: number
}

/** A tag near something on the board. */
interface Tag {
  readonly id: string
  readonly near: Point
  readonly items: readonly TagItem[]
}

/** On a phone tags are larger, so fewer of them fit. */
const SCALES = [
  { scale: 1.25, className: css['wideTags'] },
  { scale: 1.95, className: css['phoneTags'] },
]

export function Tags(props: TagsProps) {
  const { seen, box } = props
  const tags = useTags(props)
  const thing = useConsidered<typeof game, Thing>()?.thing ?? null
  const { choices } = useLayer().offered
  const covered = useMemo(() => {
    const lit = waysIn(choices).flatMap(({ slot, isLit }) => (isLit ? [slot] : []))
    return coveredGround(box, seen.seats, seen.view.glance, lit)
  }, [box, seen, choices])
  return SCALES.map(({ scale, className }) => (
    <g key={scale} className={className} pointerEvents="none">
      <PlacedTags tags={tags} covered={covered} scale={scale} pointed={thing === null ? null : thingId(thing)} />
    </g>
  ))
}

/** Sorted best first, so the best options get the nearest ground. */
function useTags({ seen, box, viewer }: TagsProps): readonly Tag[] {
  const { choices } = useLayer().offered
  const ways = useForeseenAll<typeof game, WayThing>('way')
  const zones = useForeseenAll<typeof game, ZoneThing>('zone')
  return useMemo(() => {
    const all = waysIn(choices)
    const change = (foreseen: (typeof ways)[number] | (typeof zones)[number]): TagItem[] => {
      const by = planOf(seen, box, viewer, foreseen).change
      return CUBES.flatMap(cube => (by[cube] === undefined ? [] : [{ cube, by: by[cube] }]))
    }
    const tags = [
      ...ways.map(foreseen => {
        const lane = laneOf(box, { ...foreseen.thing, isLit: true }, all)
        return { id: thingId(foreseen.thing), near: lane.at, items: change(foreseen) }
      }),
      ...zones.map(foreseen => ({
        id: thingId(foreseen.thing),
        near: nearZone(box, foreseen.thing.zone),
        items: seen.decision === 'drone.move' ? flightItems(foreseen.after, box) : change(foreseen),
      })),
    ]
    return tags
      .map(tag => ({ ...tag, items: tag.items.filter(isNews) }))
      .filter(({ items }) => items.length > 0)
      .toSorted((a, b) => worthOf(b) - worthOf(a))
  }, [choices, ways, zones, seen, box, viewer])
}

/** Leaves out Tholins gained by drilling, which the slot already shows. */
const isNews = ({ cube, by }: TagItem): boolean => cube !== 'tholins' || by !== 1

/** The Core's tags are below its rim. */
const nearZone = ({ zoneAt }: TitanBox, zone: ZoneId): Point => {
  const [x, y] = zoneAt[ZONE[zone]]
  return zone === 'C' ? [x, y + ZONE_RADIUS.core] : [x, y]
}

function flightItems(after: Seen | null, box: TitanBox): TagItem[] {
  if (after === null) return []
  const flight = flightIn(after, box)
  const docking = dockingGain(flight)
  return [
    ...(docking === null ? [] : [docking]),
    ...(flight.loads.includes('deuterium') ? [{ cube: 'deuterium' as const }] : []),
    ...(flight.drops === null ? [] : [{ cube: flight.drops, by: 1 }]),
  ]
}

const worthOf = ({ items }: Tag): number =>
  items.reduce((sum, { cube, by = 1 }) => sum + (cube === 'tholins' ? -by : by), 0)

const DIGIT = 12
const SIGN = 20
const GAP = 5
const HEIGHT = 27

const textOf = ({ by }: TagItem): string => (by === undefined ? '' : by > 0 ? `+${by}` : `−${-by}`)
const widthOf = (item: TagItem): number => textOf(item).length * DIGIT + SIGN
const tagWidth = (items: readonly TagItem[]): number =>
  items.reduce((sum, item) => sum + widthOf(item) + GAP, 2 * GAP) - GAP

interface PlacedProps {
  readonly tags: readonly Tag[]
  readonly covered: readonly Round[]
  readonly scale: number
  /** The hovered thing. */
  readonly pointed: string | null
}

const PlacedTags = memo(function PlacedTags({ tags, covered, scale, pointed }: PlacedProps) {
  const spots = useMemo(() => {
    const wanted = tags.map(({ near, items }) => ({
      near,
      width: tagWidth(items) * scale + 4,
      height: HEIGHT * scale + 4,
    }))
    return placed(wanted, covered, scale)
  }, [tags, covered, scale])
  return tags.map(({ id, items }, i) => {
    const spot = spots[i]
    if (spot === null || spot === undefined) return null
    return (
      <g
        key={id}
        transform={`translate(${spot[0].toFixed(1)} ${spot[1].toFixed(1)}) scale(${scale})`}
        className={css['tag']}
        data-pointed={id === pointed || undefined}
        data-tag
        data-near={id}
      >
        <TagFace items={items} />
      </g>
    )
  })
})

function TagFace({ items }: Pick<Tag, 'items'>) {
  const width = tagWidth(items)
  const starts = items.map((_, i) => items.slice(0, i).reduce((x, item) => x + widthOf(item) + GAP, GAP - width / 2))
  return (
    <>
      <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
      {items.map((item, i) => {
        const { cube, by = 1 } = item
        const end = (starts[i] ?? 0) + widthOf(item)
        return (
          <g key={cube}>
            <text x={end - SIGN} y="7" data-bad={(cube === 'tholins') === by > 0 || undefined}>
              {textOf(item)}
            </text>
            <CubeSign cube={cube} x={end - SIGN / 2 + 1} y={0} r={8.5} letter={false} />
          </g>
        )
      })}
    </>
  )
}
