// Input handling of a board: turns every press, key, hover and focus of the layer into a choice.

import { meantSpot, nextSpot, readingOrder } from './geometry.ts'
import { isTyping } from './typing.ts'
import { isFocusable, placeIdOf, type Registry } from './registry.ts'
import type { Choosing } from './use-choosing.ts'
import { type Hint, type Hints, isOverlay, isTouch } from './use-hint.ts'

/** Elements that handle presses themselves or overlay the board, so a tap near their buttons isn't meant for a place below. */
const OWN_PRESS = '[data-kit-overlay],[data-covers],button,a,input,summary'

/** An arrow key leads from the prompt to the board. */
const isQuestion = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('[data-prompt] [data-home]')

const hasModifier = ({ ctrlKey, metaKey, altKey }: React.KeyboardEvent): boolean => ctrlKey || metaKey || altKey

export function useHands({ layer, acts: { act, tap, back } }: Choosing, registry: Registry, hints: Hints) {
  /** The hint for what is under the pointer: the choice of a button, or a thing and its choices. */
  const hintAt = (target: EventTarget): Hint | null => {
    const under = target instanceof Element ? target.closest('[data-choice],[data-near]') : null
    if (under === null || under.closest('[data-own-detail]') !== null) return null
    const name = under.getAttribute('data-choice')
    if (name === null) return inspected(under.getAttribute('data-near') ?? '')
    const choices = layer.choices.filter(choice => choice.name === name)
    return choices.length === 0 ? null : { anchor: under, choices, place: null, pinned: false }
  }

  const inspected = (place: string): Hint | null => {
    const anchor = registry.get(place)
    const choices = layer.at(place)
    if (anchor === null || (choices.length === 0 && layer.aboutOf(place) === null)) return null
    return { anchor, choices, place, pinned: false }
  }

  /** Keeps the card of a thing open. */
  const inspect = (place: string | null): boolean => {
    const hint = place === null ? null : inspected(place)
    if (hint === null || layer.aboutOf(place ?? '') === null) return false
    hints.show({ ...hint, pinned: true })
    return true
  }

  /** While a card is kept open, arrow keys go through everything that has one. */
  const onInspectKey = (key: string): boolean => {
    const at = hints.hint?.pinned === true ? hints.hint.place : null
    const described = registry.spots('[data-place]').filter(({ id }) => layer.aboutOf(id) !== null)
    if (key.toLowerCase() === 'i')
      return at === null
        ? inspect(placeIdOf(document.activeElement)) || inspect(readingOrder(described)[0]?.id ?? null)
        : (closeHint(), true)
    return at !== null && inspect(nextSpot(described, at, key))
  }

  /** Closes the bubble; a focus inside it returns to the anchor. */
  const closeHint = () => {
    const anchor = hints.hint?.anchor
    if (isOverlay(document.activeElement ?? document.body) && isFocusable(anchor)) anchor.focus({ preventScroll: true })
    hints.hide()
  }

  const onClick = (event: React.MouseEvent) => {
    const target = event.target as Element
    if (target.closest(OWN_PRESS) !== null || hints.tookPress()) return undefined
    const isFinger = isTouch(event.nativeEvent)
    const direct = placeIdOf(target)
    if (direct !== null && (layer.stateOf(direct) !== 'quiet' || registry.draftAt(direct) !== null))
      return isFinger ? void tap(direct) : act(direct)
    if (!isFinger) return void inspect(target.closest('[data-near]')?.getAttribute('data-near') ?? null)
    if (target.closest('[data-board],svg') === null) return layer.consider(null)
    // A finger is wider than some places, so it means the nearest highlighted one.
    const meant = meantSpot(registry.spots('[data-state="lit"]'), { x: event.clientX, y: event.clientY })
    return meant === null ? layer.consider(null) : void tap(meant)
  }

  /** If there is nothing to unpick, Escape leads from the board to the prompt and its buttons. */
  const toQuestion = () => {
    const active = document.activeElement
    const question = active?.closest('[data-layer]')?.querySelector<HTMLElement>('[data-prompt] [data-home]')
    if (active?.hasAttribute('data-place')) question?.focus({ preventScroll: true })
    closeHint()
  }

  const onEscape = () => {
    if (layer.considered !== null) return layer.consider(null)
    if (hints.hint?.pinned === true) return closeHint()
    if (layer.stage.picked.length === 0) return toQuestion()
    hints.hide()
    return back()
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') return onEscape()
    if (!hasModifier(event) && !isTyping(event.target) && onInspectKey(event.key)) return event.preventDefault()
    if (isQuestion(event.target) && event.key.startsWith('Arrow') && registry.focusStop()) return event.preventDefault()
    const id =
      event.target instanceof Element && event.target.hasAttribute('data-place') ? placeIdOf(event.target) : null
    if (id === null || hasModifier(event)) return undefined
    if (event.key === 'Enter' || event.key === ' ') act(id)
    else if (!registry.focus(nextSpot(registry.spotsFrom(id, event.shiftKey), id, event.key))) return undefined
    return event.preventDefault()
  }

  const onFocus = (event: React.FocusEvent) => {
    if (event.target.hasAttribute('data-place')) registry.settle(event.target)
    layer.pointing.at(event.target)
    const hint = event.target.matches(':focus-visible') ? hintAt(event.target) : null
    // Keyboard users move quickly between places, so the card waits for the key I.
    if (hint !== null && hint.choices.length > 0) hints.show({ ...hint, place: null })
  }

  return {
    closeHint,
    hands: {
      onClick,
      onKeyDown,
      onFocus,
      onBlur: () => {
        layer.pointing.atNothing()
        hints.hideSoon()
      },
      onPointerOver: (event: React.PointerEvent) => layer.pointing.at(event.target),
      onPointerMove: (event: React.PointerEvent) => hints.moved(event, () => hintAt(event.target)),
      onPointerLeave: (event: React.PointerEvent) => {
        layer.pointing.atNothing()
        hints.left(event)
      },
      onPointerDown: (event: React.PointerEvent) => hints.pressed(event, hintAt(event.target)),
      onPointerUp: hints.released,
      onPointerCancel: hints.released,
      onContextMenu: (event: React.MouseEvent) => {
        if (hints.isLongPress()) event.preventDefault()
      },
    },
  }
}
