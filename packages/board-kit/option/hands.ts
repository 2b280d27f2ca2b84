// A board's input handling: turns every press, key, hover and focus in the layer into a choice or a hint.

import { placeState } from './choices.ts'
import { meantSpot } from './geometry.ts'
import { inspectingOn } from './inspecting.ts'
import { keysOn } from './keys.ts'
import { placeIdOf } from './registry.ts'
import type { Choosing } from './use-choosing.ts'
import { type Hints, isTouch } from './use-hint.ts'

/** Elements that handle presses themselves or overlay the board, so a tap near their buttons isn't meant for a place below. */
const OWN_PRESS = '[data-kit-overlay],[data-covers],button,a,input,summary'

/** A thing of at least this width and height is large enough for a finger, in pixels. */
const FINGER = 30

/** The thing under a finger if the finger can't have meant another: it's large enough and contains no other things. */
function ownThingAt(target: Element): string | null {
  const thing = target.closest('[data-near]')
  if (thing === null || thing.querySelector('[data-near]') !== null) return null
  const { width, height } = thing.getBoundingClientRect()
  return Math.min(width, height) < FINGER ? null : thing.getAttribute('data-near')
}

export function handsOn({ layer, acts }: Choosing, hints: Hints) {
  const { offered, looking, registry } = layer
  const { pointing, consider } = looking
  const inspecting = inspectingOn(layer, hints)
  const { hintAt, inspect } = inspecting

  const onClick = (event: React.MouseEvent) => {
    const target = hints.pressedOn(event)
    const isOwn = [event.target as Element, target].some(one => one.closest(OWN_PRESS) !== null)
    if (isOwn || hints.tookPress()) return undefined
    const isFinger = isTouch(event.nativeEvent)
    const direct = placeIdOf(target)
    if (direct !== null && (placeState(offered, direct) !== 'quiet' || registry.draftAt(direct) !== null))
      return isFinger ? void acts.tap(direct) : acts.act(direct)
    if (!isFinger) {
      const near = target.closest('[data-near]')?.getAttribute('data-near') ?? null
      // a tag outside its place
      return near !== null && direct === null && placeState(offered, near) === 'lit'
        ? acts.act(near)
        : void inspect(near)
    }
    if (target.closest('[data-board],svg') === null) return consider(null)
    if (inspect(ownThingAt(target))) return consider(null)
    // A finger is wider than some places, so its tap is meant for the nearest highlighted one.
    const meant = meantSpot(registry.spots('[data-state="lit"]'), { x: event.clientX, y: event.clientY })
    return meant === null ? consider(null) : void acts.tap(meant)
  }

  const onFocus = (event: React.FocusEvent) => {
    if (event.target.hasAttribute('data-place')) registry.settle(event.target)
    // A focus that moved by itself after a press previews nothing, or the preview would look like the press's result.
    if (!event.target.matches(':focus-visible')) return
    pointing.at(event.target)
    const hint = hintAt(event.target)
    // Keyboard users move quickly between places, so the card doesn't open until they press I.
    if (hint !== null && hint.choices.length > 0) hints.show({ ...hint, place: null })
  }

  return {
    closeHint: inspecting.close,
    /** With the focus around the board, as after a click on it, these keys are still meant for the card. */
    onKeyAround: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return
      if (key === 'Escape') inspecting.close()
      else if (key.toLowerCase() === 'i') inspecting.onKey(key)
    },
    hands: {
      onClick,
      onKeyDown: keysOn(layer, acts, hints, inspecting),
      onFocus,
      onBlur: (event: React.FocusEvent) => {
        // Moving the focus within the layer triggers `onFocus` right after this. Clearing the pointer in between would redraw the board
        // twice.
        if (!event.currentTarget.contains(event.relatedTarget)) pointing.atNothing()
        hints.hideSoon()
      },
      onPointerOver: (event: React.PointerEvent) => pointing.at(event.target),
      onPointerMove: (event: React.PointerEvent) => hints.moved(event, () => hintAt(event.target)),
      onPointerLeave: (event: React.PointerEvent) => {
        pointing.atNothing()
        hints.left(event)
      },
      onPointerDown: (event: React.PointerEvent) => hints.pressed(event, hintAt),
      onPointerUp: hints.released,
      onPointerCancel: hints.released,
      onContextMenu: (event: React.MouseEvent) => {
        if (hints.isLongPress()) event.preventDefault()
      },
    },
  }
}
