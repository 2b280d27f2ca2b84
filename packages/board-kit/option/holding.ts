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

export function holdOn(root: Element | null, registry: Registry, { place }: Held): void {
  const always = root?.querySelector<HTMLElement>('[data-home="always"]')
  if (always) return always.focus()
  const active = document.activeElement
  const isLost = active === null || active === document.body || active.matches(NOT_LIVE)
  if (!isLost) return undefined
  const next = place === null ? null : nearest(registry.spots('[data-state="lit"]'), registry.get(place))
  if (!registry.focus(next)) root?.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true })
  return undefined
}

const NOT_LIVE = '[data-state="quiet"],[data-state="other"]'

function nearest(spots: readonly Spot[], to: Element | null): string | null {
  const { x = 0, y = 0 } = to?.getBoundingClientRect() ?? {}
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y)
  return spots.toSorted((a, b) => away(a) - away(b))[0]?.id ?? null
}
