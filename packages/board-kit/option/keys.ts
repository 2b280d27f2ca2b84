// A board's keys: arrows move between places, Enter and Space choose, Escape unpicks, I inspects.

import type { Acts } from './acts.ts'
import { nextSpot } from './geometry.ts'
import type { Inspecting } from './inspecting.ts'
import type { Layer } from './layer-context.ts'
import { placeIdOf } from './registry.ts'
import { isTyping } from './typing.ts'
import type { Hints } from './use-hint.ts'

/** From the prompt, or from a map that can't move further, an arrow key leads to the board's places. */
const leadsToPlaces = ({ target, key }: React.KeyboardEvent): boolean =>
  key.startsWith('Arrow') && target instanceof Element && target.matches('[data-prompt] [data-home], [data-pans]')

const hasModifier = ({ ctrlKey, metaKey, altKey }: React.KeyboardEvent): boolean => ctrlKey || metaKey || altKey

export function keysOn(
  { looking, offered, registry }: Layer,
  { act, back }: Acts,
  hints: Hints,
  inspecting: Inspecting,
) {
  /** With nothing to unpick, Escape leads from the board to the prompt and its buttons. */
  const toQuestion = () => {
    const active = document.activeElement
    const question = active?.closest('[data-layer]')?.querySelector<HTMLElement>('[data-prompt] [data-home]')
    if (active?.hasAttribute('data-place')) question?.focus({ preventScroll: true })
    inspecting.close()
  }

  const onEscape = () => {
    if (looking.considered !== null) return looking.consider(null)
    if (hints.hint?.pinned === true) return inspecting.close()
    if (offered.stage.picked.length === 0) return toQuestion()
    hints.hide()
    return back()
  }

  return (event: React.KeyboardEvent) => {
    const { key, target } = event
    if (key === 'Escape') return onEscape()
    if (!hasModifier(event) && !isTyping(target) && inspecting.onKey(key)) return event.preventDefault()
    if (!event.isDefaultPrevented() && leadsToPlaces(event) && registry.focusStop()) return event.preventDefault()
    const id = target instanceof Element && target.hasAttribute('data-place') ? placeIdOf(target) : null
    if (id === null || hasModifier(event)) return undefined
    if (key === 'Enter' || key === ' ') act(id)
    else if (!registry.focus(nextSpot(registry.spotsFrom(id, event.shiftKey), id, key))) return undefined
    return event.preventDefault()
  }
}
