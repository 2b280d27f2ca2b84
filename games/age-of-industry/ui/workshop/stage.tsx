// The map with handles on everything: the board's own drawing with drag handles over it.

import { type KeyboardEvent, type PointerEvent, type RefObject, type SVGProps, useMemo, useRef, useState } from 'react'
import { type BoardMap, boardOf, NOWHERE } from '../../data/board.ts'
import type { Figures } from '../../data/figures.ts'
import type { DrawnMap } from '../../data/map.ts'
import type { Point } from '../../data/map-drawing.ts'
import type { MapId } from '../../data/maps/index.ts'
import { BareSheet } from '../parts/bare-map.tsx'
import { gridOf, type Layout, layoutOf, projectionOf } from '../parts/layout.ts'
import { titleOf } from './faults.ts'
import { isSame, keyOf, movedTo, nameAt, placeIdsOf, pointOf, type Thing } from './things.ts'
import { say } from './words.ts'
import css from './workshop.module.css'

export const TOOLS = ['move', 'link', 'lane', 'printed'] as const
export type Tool = (typeof TOOLS)[number]

interface StageProps {
  readonly id: MapId
  readonly map: DrawnMap
  readonly figures: Figures
  readonly selected: Thing | null
  readonly tool: Tool
  /** The place where a link, lane or connection starts. */
  readonly from: string | null
  readonly onSelect: (thing: Thing | null) => void
  readonly onJoin: (place: string) => void
  /** Moves with the same `merge` are one undo step. */
  readonly onMap: (map: DrawnMap, merge?: string) => void
  readonly onRemove: (thing: Thing) => void
}

interface Drag {
  readonly thing: Thing
  readonly start: Point
  readonly map: DrawnMap
  readonly hasMoved: boolean
}

/** How far the pointer may move before a press counts as a drag. */
const STILL = 3

export function Stage(props: StageProps) {
  const { id, map, figures, selected, tool, from } = props
  const svg = useRef<SVGSVGElement>(null)
  const before = useMemo(() => layoutOf(boardOf(id, map, figures), 'large'), [id, map, figures])
  const { drag, pointer, grab, drags, drops, letGo } = useDragging(props, before, svg)
  const shown = drag?.map ?? map
  const board = useMemo(() => boardOf(id, shown, figures), [id, shown, figures])
  const layout = layoutOf(board, 'large')
  const { width, height } = layout.plate
  const handle = (thing: Thing): HandleProps => ({
    role: 'button',
    tabIndex: 0,
    'data-thing': keyOf(thing),
    'aria-label': sayThing(map, thing),
    'aria-pressed': isSame(selected, thing),
    className: css['handle'],
    onPointerDown: event => grab(event, thing),
    onClick: () => {
      if (tool !== 'move' && thing.kind === 'place') props.onJoin(thing.id)
    },
    // The keyboard selects on focus. A press has already selected it.
    onFocus: () => tool === 'move' && props.onSelect(thing),
    onKeyDown: event => onKey(event, thing, props, before, svg),
  })
  const start = from === null ? undefined : layout.places[board.placeOf[from] ?? NOWHERE]?.at
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${width} ${height}`}
      className={css['sheet']}
      data-tool={tool}
      role="group"
      tabIndex={-1}
      aria-label={say('stage', { map: map.name })}
      onPointerMove={drags}
      onPointerUp={drops}
      onPointerCancel={letGo}
      onPointerDown={() => tool === 'move' && props.onSelect(null)}
    >
      <BareSheet map={board} room={figures.ironMarketCubes} />
      {start !== undefined && pointer !== null && (
        <path d={`M${start[0]} ${start[1]}L${pointer[0]} ${pointer[1]}`} className={css['rubber']} />
      )}
      <Handles board={board} map={shown} layout={layout} selected={selected} handle={handle} />
    </svg>
  )
}

/** What is being dragged, the map with that change, and the pointer's position while the player joins two places. */
function useDragging(props: StageProps, before: Layout, svg: RefObject<SVGSVGElement | null>) {
  const { map, tool, from } = props
  const [drag, setDrag] = useState<Drag | null>(null)
  const [pointer, setPointer] = useState<Point | null>(null)
  const onSheet = ({ clientX, clientY }: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()
    if (matrix === null || matrix === undefined) return [0, 0]
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    return [x, y]
  }
  return {
    drag,
    pointer,
    grab(event: PointerEvent<SVGElement>, thing: Thing) {
      if (event.button !== 0) return
      event.stopPropagation()
      if (tool !== 'move') return
      props.onSelect(thing)
      svg.current?.setPointerCapture(event.pointerId)
      setDrag({ thing, start: onSheet(event), map, hasMoved: false })
    },
    drags(event: PointerEvent) {
      const at = onSheet(event)
      if (from !== null) setPointer(at)
      if (drag === null) return
      const isFar = drag.hasMoved || Math.hypot(at[0] - drag.start[0], at[1] - drag.start[1]) > STILL
      if (isFar) setDrag({ ...drag, hasMoved: true, map: dragged(map, before, drag, at) })
    },
    drops() {
      if (drag?.hasMoved === true) props.onMap(drag.map)
      setDrag(null)
    },
    letGo: () => setDrag(null),
  }
}

/** Arrow keys move a thing, Enter selects or joins it, Delete removes it. */
function onKey(
  event: KeyboardEvent,
  thing: Thing,
  { map, tool, onMap, onRemove, onJoin, onSelect }: StageProps,
  before: Layout,
  svg: RefObject<SVGSVGElement | null>,
): void {
  const step = STEPS[event.key]
  if (step !== undefined && tool === 'move') {
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    onMap(nudged(map, before, thing, [step[0] * by, step[1] * by]), `move ${keyOf(thing)}`)
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault()
    onRemove(thing)
    svg.current?.focus()
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    if (tool !== 'move' && thing.kind === 'place') onJoin(thing.id)
    else onSelect(thing)
  } else if (event.key === 'Escape') onSelect(null)
}

type HandleProps = SVGProps<SVGElement> & { readonly 'data-thing': string }

interface HandlesProps {
  readonly board: BoardMap
  readonly map: DrawnMap
  readonly layout: Layout
  readonly selected: Thing | null
  readonly handle: (thing: Thing) => HandleProps
}

/** Small things are drawn over large ones, so each can be grabbed. */
function Handles({ board, map, layout, selected, handle }: HandlesProps) {
  const { tile, ship, label, letter } = layout.plate
  const project = projectionOf(layout.plate)
  const box = ([x, y]: Point, [w, h]: Point, thing: Thing) => (
    <Box key={keyOf(thing)} at={[x, y]} half={[w, h]} handle={handle(thing)} />
  )
  return (
    <>
      {map.drawing.labels.map(({ text, at, angle, size }, i) => {
        const [x, y] = project(at)
        const high = Math.max(12, (letter * size) / 100)
        return (
          <g key={i} transform={`translate(${x} ${y}) rotate(${angle})`}>
            <Box
              at={[0, -high * 0.3]}
              half={[text.length * high * 0.42, high * 0.6]}
              handle={handle({ kind: 'label', i })}
            />
          </g>
        )
      })}
      {board.links.map(({ id }, link) => (
        <polygon
          key={id}
          points={layout.links[link]?.band}
          {...(handle({ kind: 'link', id }) as SVGProps<SVGPolygonElement>)}
        />
      ))}
      {board.places.map(({ id, name }, place) => {
        const spot = layout.places[place]
        if (spot === undefined) return null
        const wide = (name.length * label * 0.56) / 2
        const [x, y] = spot.name.at
        const middle = spot.name.anchor === 'middle' ? x : spot.name.anchor === 'start' ? x + wide : x - wide
        return box([middle, y - label * 0.35], [wide, label * 0.6], { kind: 'name', id })
      })}
      {board.places.map(({ id }, place) => {
        const spot = layout.places[place]
        return (
          spot && box(spot.at, [Math.max(11, spot.half[0] + 4), Math.max(11, spot.half[1] + 4)], { kind: 'place', id })
        )
      })}
      {layout.boxes.map(({ id, at }) => box(at, [40, 12], { kind: 'box', id }))}
      {board.ships.map(site => {
        const { id = '', market = NOWHERE, ironMarket = NOWHERE } = board.sites[site] ?? {}
        const reached = market === NOWHERE ? layout.ironMarkets[ironMarket] : layout.markets[market]
        return [
          box(layout.sites[site] ?? [0, 0], [ship * 0.75, ship * 0.55], { kind: 'ship', id }),
          reached && box(reached, [tile * 0.6, tile * 0.6], { kind: 'market', id }),
        ]
      })}
      {bendsOf(map, selected).map(thing => {
        const [x, y] = project(pointOf(map, thing) ?? [0, 0])
        return (
          <circle key={keyOf(thing)} cx={x} cy={y} r="7" data-bend {...(handle(thing) as SVGProps<SVGCircleElement>)} />
        )
      })}
    </>
  )
}

const Box = ({ at: [x, y], half: [w, h], handle }: { at: Point; half: Point; handle: HandleProps }) => (
  <rect x={x - w} y={y - h} width={2 * w} height={2 * h} rx="5" {...(handle as SVGProps<SVGRectElement>)} />
)

/** The bends of the selected link or lane, or of the one whose bend is selected. */
function bendsOf({ drawing }: DrawnMap, selected: Thing | null): Thing[] {
  if (selected?.kind === 'link' || selected?.kind === 'bend')
    return (drawing.bends[selected.id] ?? []).map((_, i) => ({ kind: 'bend', id: selected.id, i }))
  if (selected?.kind !== 'ship' && selected?.kind !== 'laneBend') return []
  return Object.entries(drawing.lanes[selected.id] ?? {}).flatMap(([end, line]) =>
    line.map((_, i): Thing => ({ kind: 'laneBend', id: selected.id, end, i })),
  )
}

const STEPS: Readonly<Record<string, Point | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function dragged(map: DrawnMap, layout: Layout, { thing, start }: Drag, to: Point): DrawnMap {
  if (thing.kind === 'name') return nudged(map, layout, thing, [to[0] - start[0], to[1] - start[1]])
  const grid = gridOf(layout.plate)
  const [[ax, ay], [bx, by]] = [grid(start), grid(to)]
  return nudged(map, layout, thing, [bx - ax, by - ay])
}

/** In grid units; for names, in 28ths of a space, as they are stored. */
function nudged(map: DrawnMap, layout: Layout, thing: Thing, [dx, dy]: Point): DrawnMap {
  if (thing.kind === 'name') {
    const spot = layout.places[placeIdsOf(map).indexOf(thing.id)]
    if (spot === undefined) return map
    const { at, anchor } = spot.name
    return nameAt(map, thing.id, [Math.round(at[0] - spot.at[0] + dx), Math.round(at[1] - spot.at[1] + dy), anchor])
  }
  const at = pointOf(map, thing)
  return at === null ? map : movedTo(map, thing, [at[0] + dx, at[1] + dy])
}

export function sayThing(map: DrawnMap, thing: Thing): string {
  const name = titleOf(map, thing)
  if (thing.kind === 'bend') return say('things.bend', { i: thing.i + 1, name })
  if (thing.kind === 'laneBend')
    return say('things.laneBend', { i: thing.i + 1, name, end: map.towns[thing.end]?.name ?? thing.end })
  return say(`things.${thing.kind}`, { name })
}
