// Scrolls and zooms the map on a phone.

import { useEffect, useRef } from 'react'
import type { Seen } from '../table.ts'

/** The distance from the window's centre that one swipe can cover, in pixels. */
const WITHIN_A_SWIPE = 480
/** The smallest zoom, as a share of the plate, that keeps names readable. */
const SMALLEST = 0.82

/** On a phone the map is larger than its window. Zooms so highlighted places are within a swipe, and scrolls to them. */
export function useLitInSight(seen: Seen, isLarger: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const window = frame.current
    if (window === null || !isLarger) return undefined
    const show = () => {
      if (showLit(window)) light.disconnect()
    }
    const size = new ResizeObserver(show) // also called when the window first gets its size
    const light = new MutationObserver(show) // places may be highlighted a moment after the new position arrives
    size.observe(window)
    light.observe(window, { subtree: true, attributeFilter: ['data-state'] })
    return () => {
      size.disconnect()
      light.disconnect()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every new position highlights other places
  }, [seen, isLarger])
  return frame
}

interface At {
  readonly x: number
  readonly y: number
}

const centreOf = ({ left, top, width, height }: DOMRect): At => ({ x: left + width / 2, y: top + height / 2 })
const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
const apart = (a: At, b: At): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))

/** Returns whether anything is highlighted. */
function showLit(window: HTMLDivElement): boolean {
  const places = [...window.querySelectorAll('[data-place][data-state="lit"]')]
  const zoom = Number(window.style.getPropertyValue('--zoom') || 1)
  const lit = places.map(place => ({ place, at: centreOf(place.getBoundingClientRect()) }))
  const middle = { x: middleOf(lit.map(({ at }) => at.x)), y: middleOf(lit.map(({ at }) => at.y)) }
  const [first, ...others] = lit
  if (first === undefined) {
    if (window.scrollLeft === 0 && window.scrollTop === 0)
      window.scrollTo(window.scrollWidth * 0.4, window.scrollHeight * 0.4)
    return false
  }
  // Centres the highlighted place that is nearest to the centre of them all.
  const nearest = others.reduce((best, one) => (apart(one.at, middle) < apart(best.at, middle) ? one : best), first)
  const farthest = Math.max(1, ...lit.map(({ at }) => apart(at, nearest.at))) / zoom
  window.style.setProperty('--zoom', String(Math.max(SMALLEST, Math.min(1, WITHIN_A_SWIPE / farthest))))
  const [to, from] = [nearest.place, window].map(one => centreOf(one.getBoundingClientRect()))
  if (to !== undefined && from !== undefined)
    window.scrollBy({ left: to.x - from.x, top: to.y - from.y, behavior: 'instant' })
  return true
}
