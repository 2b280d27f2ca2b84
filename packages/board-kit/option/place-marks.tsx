// Frames around places on the board: what a scene is about, or what another player's turn has changed. They overlay the board and
// ignore presses, so they work for SVG and HTML places alike.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '../motion/after-paint.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { keyOfGain, type PlaceNote, sayAmount } from '../story/gains.ts'
import { centre, type Rect } from './geometry.ts'
import { useLayer } from './layer-context.ts'
import css from './place-marks.module.css'
import type { Registry } from './registry.ts'
import { boxForNotes, buttonsIn, type Corner, cornerFor, signAt, textsIn } from './sign-corner.ts'

export interface PlaceMark {
  readonly place: string
  /** Shown at the frame's corner, usually a number, so the mark doesn't depend on colour alone. */
  readonly sign?: string
  /** What seats gained or lost there. */
  readonly notes?: readonly PlaceNote[]
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Framed {
  readonly place: string
  readonly sign: string | undefined
  readonly notes: readonly PlaceNote[]
  readonly box: Box
  readonly corner: Corner
  /** The middle of its notes, from the frame's corner; null if there's no room for them. */
  readonly notesAt: { readonly left: number; readonly top: number } | null
}

const LIT = '[data-state="lit"],[data-state="picked"]'

/** Render it inside the positioned element that contains the board. */
export function PlaceMarks({ marks, tone }: { marks: readonly PlaceMark[]; tone: 'scene' | 'changed' }) {
  const { registry, offered } = useLayer()
  const layer = useRef<HTMLDivElement>(null)
  const [framed, setFramed] = useState<readonly Framed[]>([])

  const shown = useRef('')
  const measure = useRef(() => {})
  useLayoutEffect(() => {
    measure.current = () => {
      const origin = layer.current?.getBoundingClientRect()
      if (origin === undefined) return
      const found = merged(marks).flatMap(({ place, sign, notes = [] }): Framed[] => {
        const seen = visibleBox(place, registry.get(place), layer.current?.parentElement ?? null)
        if (seen === null) return []
        const { left, top, width, height } = seen
        const box = { left: left - origin.left, top: top - origin.top, width, height }
        return [{ place, sign, notes, box, corner: 'top-right', notesAt: null }]
      })
      const looks = looksOf(found, registry)
      if (looks === shown.current) return
      shown.current = looks
      setFramed(atTheirSpots(found, origin, layer.current?.parentElement ?? null, registry))
    }
    // measures after every render, because a new position may move its places
    return afterPaint(() => measure.current())
  })
  useEffect(() => follow(layer.current?.parentElement ?? null, () => measure.current()), [])

  return (
    <div
      ref={layer}
      className={css['layer']}
      data-tone={tone}
      data-asked={offered.choices.some(({ open }) => open) || undefined}
      aria-hidden="true"
    >
      {framed.map(({ place, sign, notes, box, corner, notesAt }) => (
        <div key={place} className={css['frame']} style={box} data-marked={place}>
          {sign !== undefined && (
            <b className={css['sign']} data-corner={corner}>
              {sign}
            </b>
          )}
          {notesAt !== null && <Notes of={notes} at={notesAt} />}
        </div>
      ))}
    </div>
  )
}

/** "+$9 −1 Coal" for each seat that gained or lost something. */
const Notes = ({ of, at }: { of: readonly PlaceNote[]; at: Framed['notesAt'] & object }) => (
  <span className={css['notes']} style={at}>
    {bySeat(of).map(([seat, notes]) => (
      <b key={seat}>
        <SeatMark seat={seat} size={12} />
        {notes.map(note => (
          <span key={keyOfGain(note)} data-loss={note.amount < 0 || undefined}>
            {sayAmount(note)} {note.sign ?? note.what}
          </span>
        ))}
      </b>
    ))}
  </span>
)

const bySeat = (notes: readonly PlaceNote[]): [number, readonly PlaceNote[]][] =>
  [...new Set(notes.map(({ seat }) => seat))].map(seat => [seat, notes.filter(note => note.seat === seat)])

/** A place that is marked twice gets one frame with both signs. */
function merged(marks: readonly PlaceMark[]): PlaceMark[] {
  const places = new Map<string, { signs: Set<string>; notes: PlaceNote[] }>()
  for (const { place, sign, notes = [] } of marks) {
    const here = places.get(place) ?? { signs: new Set(), notes: [] }
    if (sign !== undefined) here.signs.add(sign)
    here.notes.push(...notes)
    places.set(place, here)
  }
  return [...places].map(([place, { signs, notes }]) =>
    signs.size === 0 ? { place, notes } : { place, notes, sign: [...signs].join(', ') },
  )
}

const NOWHERE = { left: 0, top: 0, width: 0, height: 0 }

/** What the spots depend on. */
const looksOf = (frames: readonly Framed[], registry: Registry): string =>
  JSON.stringify([
    frames.map(({ notes, ...frame }) => [frame, notes.map(note => [keyOfGain(note), note.amount])]),
    registry.spots(LIT),
  ])

/** With what is drawn apart from a place but belongs to it, such as the cubes below a counter. */
function boxWithParts(place: string, element: Element | null, board: Element | null): Box {
  const parts = [...(board?.querySelectorAll(`[data-belongs-to="${CSS.escape(place)}"]`) ?? [])]
  const boxes = [...(element === null ? [] : [element]), ...parts].map(one => one.getBoundingClientRect())
  const drawn = boxes.filter(({ width, height }) => width > 0 && height > 0)
  if (element === null || drawn.length === 0) return NOWHERE
  const [left, top] = [Math.min(...drawn.map(one => one.left)), Math.min(...drawn.map(one => one.top))]
  const [right, bottom] = [Math.max(...drawn.map(one => one.right)), Math.max(...drawn.map(one => one.bottom))]
  return { left, top, width: right - left, height: bottom - top }
}

/** The part of a place that is in view: a map can be larger than its window. Null if its middle is out of view. */
function visibleBox(place: string, element: Element | null, board: Element | null): Box | null {
  let box = boxWithParts(place, element, board)
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  for (let around = element?.parentElement; around && around !== board; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const { left, top, right, bottom } = around.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) return null
    const at = { left: Math.max(box.left, left), top: Math.max(box.top, top) }
    box = {
      ...at,
      width: Math.min(box.left + box.width, right) - at.left,
      height: Math.min(box.top + box.height, bottom) - at.top,
    }
  }
  return box.width > 0 && box.height > 0 ? box : null
}

/** Places each number and its notes where they cover the least, including those before them. Runs once per render. */
function atTheirSpots(
  frames: readonly Framed[],
  origin: DOMRect,
  board: Element | null,
  registry: Registry,
): readonly Framed[] {
  if (board === null) return frames
  const taken: Rect[] = [...textsIn(board), ...buttonsIn(board)]
  const choices = registry.spots(LIT).map(({ id }) => drawnBox(registry.get(id)))
  const things = registry.spots('*')
  return frames.map(framed => {
    const { sign, notes, box } = framed
    const frame = { x: box.left + origin.left, y: box.top + origin.top, width: box.width, height: box.height }
    const corner = sign === undefined ? framed.corner : cornerFor(frame, sizeOf(sign), taken, origin)
    if (sign !== undefined) taken.push(signAt(frame, corner, sizeOf(sign)))
    if (notes.length === 0) return { ...framed, corner }
    // Its tray lies under its notes everywhere.
    const others = [...taken, ...things.filter(thing => !contains(thing, frame))]
    const at = boxForNotes(frame, sizeOfNotes(notes), { choices, others }, origin)
    if (at === null) return { ...framed, corner }
    taken.push(at)
    const { x, y } = centre(at)
    return { ...framed, corner, notesAt: { left: x - frame.x, top: y - frame.y } }
  })
}

/** A place without the ground around it that can be pressed, too. Its drawing comes right before its outline. */
function drawnBox(place: Element | null): Rect {
  const drawing = place?.previousElementSibling?.getBoundingClientRect()
  return drawing !== undefined && drawing.width > 0 ? drawing : (place?.getBoundingClientRect() ?? new DOMRect())
}

const contains = (outer: Rect, inner: Rect): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

/** The approximate size of a sign. */
const sizeOf = (sign: string) => ({ width: 14 + 6 * sign.length, height: 18 })

/** The approximate size of a stack of notes. */
function sizeOfNotes(notes: readonly PlaceNote[]) {
  const rows = bySeat(notes).map(([, row]) =>
    row.reduce((width, note) => width + sayAmount(note).length * 8 + (note.sign ? 24 : 8 + 7 * note.what.length), 26),
  )
  return { width: Math.max(...rows), height: 22 * rows.length }
}

/** Events that can move a place on the screen. */
const MOVES = ['scroll', 'wheel', 'pointerup', 'keyup', 'transitionend', 'animationend'] as const

function follow(board: Element | null, measure: () => void): () => void {
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }
  const sizes = new ResizeObserver(soon)
  if (board !== null) sizes.observe(board)
  for (const event of MOVES) addEventListener(event, soon, { capture: true, passive: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    for (const event of MOVES) removeEventListener(event, soon, { capture: true })
  }
}
