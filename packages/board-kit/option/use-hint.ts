// What is said beside a place or a button: for a mouse that rests, on focus, and for a finger that stays. A new position ends it.

import type { SeatView } from '@tableworks/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Choice } from './choices.ts'

export interface Hint {
  readonly anchor: Element
  readonly choices: readonly Choice[]
  /** The place whose thing is inspected; null when only its choices are. */
  readonly place: string | null
  /** Asked for by pressing: it stays until it is closed. */
  readonly pinned: boolean
}

export type Hints = ReturnType<typeof useHint>

/** A mouse that rests this long asks. */
const SHOW_AFTER = 250
const HIDE_AFTER = 220
const LONG_PRESS = 450

export function useHint(seen: SeatView) {
  const [said, setSaid] = useState<{ readonly hint: Hint; readonly seen: SeatView } | null>(null)
  const hint = said?.seen === seen ? said.hint : null
  const showing = useTimer()
  const hiding = useTimer()
  const press = useLongPress()
  const toldBefore = useRef<Hint | null>(null)

  const { stop: stopShowing } = showing
  const { stop: stay } = hiding
  const show = useCallback(
    (next: Hint) => {
      stopShowing()
      stay()
      setSaid({ hint: next, seen })
    },
    [seen, stopShowing, stay],
  )
  const hide = () => {
    showing.stop()
    hiding.stop()
    setSaid(null)
  }
  // What was asked for by pressing stays until it is closed.
  const hideSoon = () => {
    showing.stop()
    hiding.start(() => setSaid(now => (now?.hint.pinned === true ? now : null)), HIDE_AFTER)
  }

  return {
    hint,
    show,
    hide,
    hideSoon,
    stay,
    left: (event: React.PointerEvent) => {
      if (event.pointerType !== 'touch') hideSoon()
    },
    /**
     * The mouse has moved. What the page puts under a resting mouse (a new position, a board after the gate) is asked about only
     * when the mouse moves again.
     */
    moved: (event: React.PointerEvent, find: () => Hint | null) => {
      if (event.pointerType === 'touch' || hint?.pinned || isOverlay(event.target)) return
      showing.stop()
      if (hint !== null && isAbout(hint, event.target)) return stay()
      if (hint !== null) hiding.startOnce(() => setSaid(null), HIDE_AFTER)
      showing.start(() => {
        const next = find()
        if (next !== null) show(next)
      }, SHOW_AFTER)
    },
    pressed: (event: React.PointerEvent, next: Hint | null) => {
      toldBefore.current = hint
      showing.stop()
      press.begin()
      if (isOverlay(event.target)) return
      if (hint?.pinned || event.pointerType === 'touch') setSaid(null)
      if (event.pointerType === 'touch' && next !== null) press.hold(() => show({ ...next, pinned: true }))
    },
    released: press.release,
    /** Whether this was told when the finger came down. */
    wasTold: (choice: Choice) => toldBefore.current?.pinned === true && toldBefore.current.choices[0] === choice,
    isLongPress: press.isLong,
    tookPress: press.took,
  }
}

/** Whether a hint speaks about what is under the mouse. */
const isAbout = ({ place, anchor }: Hint, target: EventTarget): boolean =>
  target instanceof Element &&
  (place === null
    ? anchor.contains(target)
    : target.closest('[data-near]')?.getAttribute('data-near') === place && target.closest('[data-choice]') === null)

/** One thing to do later; starting anew forgets what was waiting. */
function useTimer() {
  const timer = useRef(0)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = 0
  }, [])
  useEffect(() => stop, [stop])
  const start = (act: () => void, wait: number) => {
    stop()
    timer.current = window.setTimeout(() => {
      timer.current = 0
      act()
    }, wait)
  }
  return {
    stop,
    start,
    startOnce: (act: () => void, wait: number) => {
      if (timer.current === 0) start(act, wait)
    },
  }
}

/** A finger that stays asks; the press it ends with chooses nothing. */
function useLongPress() {
  const waiting = useTimer()
  const isLong = useRef(false)
  return {
    begin: () => {
      isLong.current = false
    },
    hold: (act: () => void) =>
      waiting.start(() => {
        isLong.current = true
        act()
      }, LONG_PRESS),
    release: () => waiting.stop(),
    isLong: () => isLong.current,
    /** Whether the press that just ended was a long one. */
    took: () => {
      const was = isLong.current
      isLong.current = false
      return was
    },
  }
}

/** Whether a press is a finger's. */
export const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch'

/** Whether it lies in a bubble or a menu of the layer. */
export const isOverlay = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-kit-overlay]') !== null
