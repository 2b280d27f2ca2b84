// Hints for what is under the pointer, and inspect cards that are kept open.

import { nextSpot, readingOrder } from './geometry.ts'
import type { Layer } from './layer-context.ts'
import { isFocusable, placeIdOf } from './registry.ts'
import { type OpenHint, type Hints, isOverlay } from './use-hint.ts'

export interface Inspecting {
  /** The hint for the element under the pointer: a button's choice, or a thing and its choices. */
  hintAt(target: EventTarget): OpenHint | null
  /** Keeps a thing's card open; returns whether it has one. */
  inspect(place: string | null): boolean
  /** `I` opens or closes a card, of the thing under the mouse or else of the one with the focus. While a card is kept open, arrow keys move through everything that has one. */
  onKey(key: string): boolean
  /** Closes the hint. A focus inside it returns to the anchor. */
  close(): void
}

export function inspectingOn({ offered, answers, registry }: Layer, hints: Hints): Inspecting {
  const inspected = (place: string): OpenHint | null => {
    const anchor = registry.get(place)
    const choices = offered.stage.places.get(place) ?? []
    if (anchor === null || (choices.length === 0 && answers.aboutOf(place) === null)) return null
    return { anchor, choices, place, pinned: false }
  }

  const hintAt = (target: EventTarget): OpenHint | null => {
    const under = target instanceof Element ? target.closest('[data-choice],[data-near]') : null
    if (under === null || under.closest('[data-own-detail]') !== null) return null
    const name = under.getAttribute('data-choice')
    if (name === null) return inspected(under.getAttribute('data-near') ?? '')
    const choices = offered.choices.filter(choice => choice.name === name)
    return choices.length === 0 ? null : { anchor: under, choices, place: null, pinned: false }
  }

  const inspect = (place: string | null): boolean => {
    const hint = place === null ? null : inspected(place)
    if (hint === null || answers.aboutOf(place ?? '') === null) return false
    hints.show({ ...hint, pinned: true })
    return true
  }

  const close = () => {
    const anchor = hints.hint?.anchor
    if (isOverlay(document.activeElement ?? document.body) && isFocusable(anchor)) anchor.focus({ preventScroll: true })
    hints.hide()
  }

  const onKey = (key: string): boolean => {
    const at = hints.hint?.pinned === true ? hints.hint.place : null
    const described = registry.spots('[data-place]').filter(({ id }) => answers.aboutOf(id) !== null)
    if (key.toLowerCase() !== 'i') return at !== null && inspect(nextSpot(described, at, key))
    if (at === null)
      return [
        hints.hint?.place,
        placeIdOf(document.activeElement),
        registry.stopId,
        readingOrder(described)[0]?.id,
      ].some(place => inspect(place ?? null))
    close()
    return true
  }

  return { hintAt, inspect, onKey, close }
}
