// The keyboard stays at the board: when what it was on goes away, the focus goes to what comes next.

import type { SeatView } from '@tableworks/kernel'
import type { Spot } from './geometry.ts'
import { placeIdOf, type Registry } from './registry.ts'

/** Where the keyboard was when something was chosen, so that it is not lost when what it was on goes away. */
export interface Held {
  readonly seen: SeatView
  readonly place: string | null
}

export function whatIsHeld(root: Element | null, seen: SeatView): Held | null {
  const active = document.activeElement
  return root === null || active === null || !root.contains(active) ? null : { seen, place: placeIdOf(active) }
}

/** Gives whether the keyboard has found its place; while the others play it waits at the question. */
export function holdOn(root: Element | null, registry: Registry, { place }: Held): boolean {
  const always = root?.querySelector<HTMLElement>('[data-home="always"]')
  if (always) {
    always.focus()
    return true
  }
  const active = document.activeElement
  const isLost = active === null || active === document.body || active.matches(NOT_LIVE)
  if (!isLost && !active.matches(WAITING)) return true
  const next = place === null ? null : nearest(registry.spots('[data-state="lit"]'), registry.get(place))
  if (registry.focus(next)) return true
  if (isLost) root?.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true })
  return place === null
}

/** A hand without keys is not led anywhere when its turn comes: the page would scroll under it. */
const WAITING = '[data-home]:focus-visible'
const NOT_LIVE = '[data-state="quiet"],[data-state="other"]'

function nearest(spots: readonly Spot[], to: Element | null): string | null {
  const { x = 0, y = 0 } = to?.getBoundingClientRect() ?? {}
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y)
  return spots.toSorted((a, b) => away(a) - away(b))[0]?.id ?? null
}
