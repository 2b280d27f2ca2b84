// Flipping and its income: RULES.md AOI-31 to AOI-33.

import { counterAt, mapOf, siteAt } from '../readings/board.ts'
import { isUsedUp, profitOf } from '../readings/flipping.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

/** AOI-32: the owner is paid at once, even during another seat's action. */
export function flip(g: State, site: number, flow: Flow): void {
  const counter = counterAt(g, site)
  const map = mapOf(g)
  const { owner: seat, industry, level } = counter
  const income = profitOf(g, map, site, counter)
  counter.flipped = true
  g.cash[seat] += income
  flow.tell?.({ kind: 'flipped', seat, industry, level, site: siteAt(map, site).id, income })
}

/** AOI-31, AOIJ-15, AOIM-18 */
export function flipIfUsedUp(g: State, site: number, flow: Flow): void {
  const counter = g.counters[site] ?? null
  if (counter !== null && !counter.flipped && isUsedUp(g, mapOf(g), site, counter)) flip(g, site, flow)
}
