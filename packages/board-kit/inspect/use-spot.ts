// Measures the page and places a card beside a thing.

import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Rect } from '../option/geometry.ts'
import { useLayer } from '../option/layer-context.ts'
import { type AnyThing, thingId } from '../things.ts'
import { freeSpot } from './free-spot.ts'

export interface Measured {
  readonly card: Rect
  readonly thing: Rect
  readonly related: readonly Rect[]
}

const NOTHING: readonly AnyThing[] = []

/** Places that a press chooses, or switches to from what is picked. */
const CHOICES = ':is([data-state="lit"], [data-state="picked"], [data-state="other"])'
/** What players may press next, or read to decide. */
const AVOIDED = `[data-place]${CHOICES}, [data-prompt], [data-side], [data-preview], [data-choice]:not([data-closed])`
const QUIET = `[data-place]:not(${CHOICES})`

/** A panel may cover the board around its thing, where nothing can be picked, but not the trays. */
const IN_TRAYS = '[data-tray] [data-place]'

/** Measures the thing and everything the card shouldn't cover, when the card appears and whenever the page changes. */
export function useSpot(
  card: RefObject<HTMLElement | null>,
  anchor: Element | null,
  relatedThings: readonly AnyThing[] = NOTHING,
  within: Element | null = null,
): Measured | null {
  const layer = useLayer()
  const [spot, setSpot] = useState<Measured | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      if (card.current === null || anchor?.isConnected !== true) return
      const own = card.current
      const size = { width: own.offsetWidth, height: own.offsetHeight }
      const thing = boxOf(anchor)
      const related = relatedThings.flatMap(one => layer.registry.get(thingId(one)) ?? []).map(boxOf)
      const others = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter(one => one !== anchor && !own.contains(one) && one.checkVisibility())
          .map(boxOf)
      const avoided = [...others(AVOIDED), ...related]
      const screen =
        within === null
          ? { x: 0, y: 0, width: document.documentElement.clientWidth, height: innerHeight }
          : boxOf(within)
      setSpot(last => {
        // A panel in use stays in place, even if it grows.
        if (within !== null && last !== null && isSame(last.thing, thing) && fits({ ...last.card, ...size }, screen))
          return { ...last, card: { ...last.card, ...size } }
        const at = freeSpot(thing, size, avoided, screen, others(within === null ? QUIET : IN_TRAYS))
        return { card: { ...at, ...size }, thing, related }
      })
    }
    measure()
    const watch = new ResizeObserver(measure)
    if (card.current !== null) watch.observe(card.current)
    addEventListener('scroll', measure, { capture: true, passive: true })
    addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      removeEventListener('scroll', measure, { capture: true })
      removeEventListener('resize', measure)
    }
  }, [card, anchor, relatedThings, within, layer])
  return spot
}

function boxOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

const isSame = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y

const fits = (card: Rect, screen: Rect): boolean =>
  card.x + card.width <= screen.x + screen.width && card.y + card.height <= screen.y + screen.height
