// What hands do to a board: every press, key, hover and focus of the layer comes here and is turned into a choice.

import { meantSpot, nextSpot } from './geometry.ts'
import { isFocusable, placeIdOf, type Registry } from './registry.ts'
import type { Choosing } from './use-choosing.ts'
import { type Hint, type Hints, isOverlay, isTouch } from './use-hint.ts'

/** What answers presses by itself, or lies over the board: a finger beside its buttons means no place under it. */
const OWN_PRESS = '[data-kit-overlay],[data-covers],button,a,input,summary'

/** From the question an arrow leads to the board. */
const isQuestion = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('[data-prompt] [data-home]')

export function useHands({ layer, act, tap, back }: Choosing, registry: Registry, hints: Hints) {
  /** What the thing under the hand would say: a place's choices, or the one of a button. */
  const hintAt = (target: EventTarget): Hint | null => {
    const anchor = target instanceof Element ? target.closest('[data-choice],[data-place]') : null
    if (anchor === null || anchor.closest('[data-own-detail]') !== null) return null
    const name = anchor.getAttribute('data-choice')
    const choices =
      name === null ? layer.at(placeIdOf(anchor) ?? '') : layer.choices.filter(choice => choice.name === name)
    return choices.length === 0 ? null : { anchor, choices, pinned: false }
  }

  /** Closes the bubble; a focus inside it goes back to what it stands beside. */
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
    if (direct !== null && layer.stateOf(direct) !== 'quiet') return isFinger ? void tap(direct) : act(direct)
    if (!isFinger) return undefined
    if (target.closest('[data-board],svg') === null) return layer.consider(null)
    // A finger is wider than some places: the nearest lit one was meant.
    const meant = meantSpot(registry.spots('[data-state="lit"]'), { x: event.clientX, y: event.clientY })
    return meant === null ? layer.consider(null) : void tap(meant)
  }

  /** Where there is nothing to step back from, Escape leads from the board to the question, and its buttons. */
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
    if (isQuestion(event.target) && event.key.startsWith('Arrow') && registry.focusStop()) return event.preventDefault()
    const id =
      event.target instanceof Element && event.target.hasAttribute('data-place') ? placeIdOf(event.target) : null
    if (id === null || event.ctrlKey || event.metaKey || event.altKey) return undefined
    if (event.key === 'Enter' || event.key === ' ') act(id)
    else if (!registry.focus(nextSpot(registry.spotsFrom(id, event.shiftKey), id, event.key))) return undefined
    return event.preventDefault()
  }

  const onFocus = (event: React.FocusEvent) => {
    if (event.target.hasAttribute('data-place')) registry.settle(event.target)
    const hint = event.target.matches(':focus-visible') ? hintAt(event.target) : null
    if (hint !== null) hints.show(hint)
  }

  return {
    closeHint,
    hands: {
      onClick,
      onKeyDown,
      onFocus,
      onBlur: () => hints.hideSoon(),
      onPointerOver: (event: React.PointerEvent) => hints.near(event, hintAt(event.target)),
      onPointerLeave: (event: React.PointerEvent) => hints.left(event),
      onPointerDown: (event: React.PointerEvent) => hints.pressed(event, hintAt(event.target)),
      onPointerUp: (event: React.PointerEvent) => hints.released(event),
      onPointerCancel: (event: React.PointerEvent) => hints.released(event),
      onContextMenu: (event: React.MouseEvent) => {
        if (hints.isLongPress()) event.preventDefault()
      },
    },
  }
}
