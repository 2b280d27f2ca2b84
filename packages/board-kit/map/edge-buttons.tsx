// Buttons for highlighted places outside the visible part of a drawing. Each counts the places on its side and scrolls to the
// nearest.

import { type RefObject, useEffect, useState } from 'react'
import { afterPaint } from '../motion/after-paint.ts'
import { centre } from '../option/geometry.ts'
import { useMaybeLayer } from '../option/layer-context.ts'
import { say } from '../words.ts'

const EDGES = ['left', 'right', 'up', 'down'] as const
type Edge = (typeof EDGES)[number]

const NONE: Readonly<Record<Edge, number>> = { left: 0, right: 0, up: 0, down: 0 }

interface EdgeButtonsProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly onGo: (place: Element) => void
}

export function EdgeButtons({ frame, onGo }: EdgeButtonsProps) {
  useMaybeLayer() // Rerender with every new choice.
  const [counts, setCounts] = useState(NONE)
  useEffect(() =>
    // Measures after this render, which highlights and moves places.
    afterPaint(() => {
      const found = placesBeyond(frame.current)
      const count = (edge: Edge) => found.filter(one => one.edge === edge).length
      const now = { left: count('left'), right: count('right'), up: count('up'), down: count('down') }
      setCounts(was => (EDGES.every(edge => was[edge] === now[edge]) ? was : now))
    }),
  )
  const go = (edge: Edge) => {
    const [nearest] = placesBeyond(frame.current)
      .filter(one => one.edge === edge)
      .toSorted((a, b) => a.far - b.far)
    if (nearest !== undefined) onGo(nearest.place)
  }
  return EDGES.map(edge => {
    const count = counts[edge]
    if (count === 0) return null
    const label = say(`beyond.${edge}`, { count })
    return (
      <button key={edge} type="button" data-beyond={edge} aria-label={label} title={label} onClick={() => go(edge)}>
        {ARROWS[edge]}
        {count}
      </button>
    )
  })
}

const ARROWS: Readonly<Record<Edge, string>> = { left: '←', right: '→', up: '↑', down: '↓' }

/** Highlighted places whose middle is outside the frame, with the edge they're beyond and their distance from it. */
function placesBeyond(frame: Element | null): { place: Element; edge: Edge; far: number }[] {
  if (frame === null) return []
  const { left, right, top, bottom } = frame.getBoundingClientRect()
  return [...frame.querySelectorAll('[data-place][data-state="lit"]')].flatMap(place => {
    const { x, y } = centre(place.getBoundingClientRect())
    const beyond = [
      { place, edge: 'left' as const, far: left - x },
      { place, edge: 'right' as const, far: x - right },
      { place, edge: 'up' as const, far: top - y },
      { place, edge: 'down' as const, far: y - bottom },
    ].toSorted((a, b) => b.far - a.far)
    return beyond.slice(0, 1).filter(({ far }) => far > 0)
  })
}
