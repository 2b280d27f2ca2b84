// Keeps the keyboard focus on the board: when the focused element disappears, the focus moves to the next one.

import type { SeatView } from '@tableworks/kernel'
import type { Spot } from './geometry.ts'
import { placeIdOf, type Registry } from './registry.ts'

/** The place that had the focus when a choice was made, so that the focus isn't lost when that place disappears. */
export interface Held {
  readonly seen: SeatView
  readonly place: string | null
  /** The element that had the focus. */
  readonly focused: Element | null
}

export function heldThing(root: Element | null, seen: SeatView): Held | null {
  const active = document.activeElement
  return root === null || active === null || !root.contains(active)
    ? null
    : { seen, place: placeIdOf(active), focused: active }
}

/** Returns whether the focus was restored. During other players' turns it stays at the prompt. */
export function holdOn(root: Element | null, registry: Registry, { place, focused }: Held): boolean {
  const active = document.activeElement
  const isLost = active === null || active === document.body || active.matches(NOT_LIVE)
  // Something else took the focus meanwhile, such as a question that must be answered first.
  if (!isLost && active !== focused && !active.matches('[data-home]')) return true
  const always = root?.querySelector<HTMLElement>('[data-home="always"]')
  if (always) {
    always.focus()
    return true
  }
  if (!isLost && !active.matches(WAITING)) return true
  const next = place === null ? null : nearest(registry.spots('[data-state="lit"]'), registry.get(place))
  if (registry.focus(next)) return true
  if (isLost) root?.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true })
  return place === null
}

/** Moves the focus only for keyboard users, because for others it would scroll the page. */
const WAITING = '[data-home]:focus-visible'
const NOT_LIVE = '[data-state="quiet"],[data-state="other"]'

function nearest(spots: readonly Spot[], to: Element | null): string | null {
  const { x = 0, y = 0 } = to?.getBoundingClientRect() ?? {}
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y)
  return spots.toSorted((a, b) => away(a) - away(b))[0]?.id ?? null
}
