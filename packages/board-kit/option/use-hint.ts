// Hints beside a place or a button: for a resting mouse, on focus, and on a long press. A new position closes them.

import type { SeatView } from '@tableworks/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Choice } from './choices.ts'
import { gapTo, type Point } from './geometry.ts'

export interface OpenHint {
  readonly anchor: Element
  readonly choices: readonly Choice[]
  /** The place that the hint describes; null if it describes only choices. */
  readonly place: string | null
  /** Whether it was opened by a press, so it stays until it's closed. */
  readonly pinned: boolean
}

export type Hints = ReturnType<typeof useOpenHint>

/** How long a mouse must rest before a hint opens, in milliseconds. */
const SHOW_AFTER = 250
const HIDE_AFTER = 220
const LONG_PRESS = 450

export function useOpenHint(seen: SeatView) {
  const [said, setSaid] = useState<{ readonly hint: OpenHint; readonly seen: SeatView } | null>(null)
  const hint = said?.seen === seen ? said.hint : null
  const showing = useTimer()
  const hiding = useTimer()
  const press = useLongPress()
  const isApproaching = useApproach()
  const toldBefore = useRef<OpenHint | null>(null)
  const underFinger = useRef<Element | null>(null)

  const { stop: stopShowing } = showing
  const { stop: stay } = hiding
  const show = useCallback(
    (next: OpenHint) => {
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
  // a pinned hint stays open
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
     * Handles a mouse move. If something appears under a resting mouse, such as a new position, it gets no hint until the mouse
     * moves again.
     */
    moved: (event: React.PointerEvent, find: () => OpenHint | null) => {
      if (event.pointerType === 'touch') return
      const mayReach = isApproaching(event)
      if (hint?.pinned && !isRefusal(hint)) return
      showing.stop()
      if (isOverlay(event.target)) return
      if (hint !== null && isAbout(hint, event.target)) return stay()
      if (hint?.pinned === false) hiding[mayReach ? 'start' : 'startOnce'](() => setSaid(null), HIDE_AFTER)
      showing.start(() => {
        const next = find()
        if (next !== null && (!hint?.pinned || next.choices.some(({ open }) => open))) show(next)
      }, SHOW_AFTER)
    },
    pressed: (event: React.PointerEvent, find: (target: Element) => OpenHint | null) => {
      toldBefore.current = hint
      showing.stop()
      press.begin()
      const target = exactTarget(event)
      underFinger.current = target
      if (isOverlay(event.target)) return
      if (hint?.pinned || event.pointerType === 'touch') setSaid(null)
      const next = event.pointerType === 'touch' ? find(target) : null
      if (next !== null) press.hold(() => show({ ...next, pinned: true }))
    },
    /** The element that a click is on: for a finger, the one it came down on. */
    pressedOn: ({ target, nativeEvent }: React.MouseEvent): Element =>
      (isTouch(nativeEvent) && underFinger.current?.isConnected === true ? underFinger.current : target) as Element,
    released: press.release,
    /** Whether a press had opened this choice's hint before the current press. */
    wasTold: (choice: Choice) => [hint, toldBefore.current].some(told => told?.pinned && told.choices[0] === choice),
    isLongPress: press.isLong,
    tookPress: press.took,
  }
}

/** Whether a hint only says why something can't be chosen. It stays open until the mouse rests on a legal choice. */
const isRefusal = ({ choices }: OpenHint): boolean => choices.length > 0 && choices.every(({ open }) => !open)

/** Whether a hint is about the element under the mouse. */
const isAbout = ({ place, anchor }: OpenHint, target: EventTarget): boolean =>
  target instanceof Element &&
  (place === null
    ? anchor.contains(target)
    : target.closest('[data-near]')?.getAttribute('data-near') === place && target.closest('[data-choice]') === null)

/** Whether the mouse moves towards the open card, as people move to a submenu. If so, the card waits for it. */
function useApproach() {
  const last = useRef<Point>({ x: 0, y: 0 })
  return ({ clientX, clientY }: React.PointerEvent): boolean => {
    const before = last.current
    last.current = { x: clientX, y: clientY }
    const card = document.querySelector('[data-inspect]')?.getBoundingClientRect()
    return card !== undefined && gapTo(card, last.current) < gapTo(card, before)
  }
}

/** A timer. Starting it again cancels the pending callback. */
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

/** A long press opens a hint, and its end chooses nothing. */
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
    /** Whether the press that has just ended was long. Reading this resets it. */
    took: () => {
      const was = isLong.current
      isLong.current = false
      return was
    },
  }
}

/** Whether a press is a finger's. */
export const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch'

/** Browsers move a finger's press to a button nearby, so a press beside a highlighted place would choose it. */
const exactTarget = ({ target, clientX, clientY }: React.PointerEvent): Element =>
  document.elementFromPoint(clientX, clientY) ?? (target as Element)

/** Whether it's in one of the layer's bubbles or menus. */
export const isOverlay = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-kit-overlay]') !== null
