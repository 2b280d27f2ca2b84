// What is said beside a place or a button: on hover, on focus, and for a finger that stays.

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

const SHOW_AFTER = 140
const HIDE_AFTER = 220
const LONG_PRESS = 450

export function useHint() {
  const [hint, setHint] = useState<Hint | null>(null)
  const timer = useRef(0)
  const longPressed = useRef(false)
  const toldBefore = useRef<Hint | null>(null)
  const mouse = useRestingMouse()
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (act: () => void, wait: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, wait)
  }
  const show = useCallback((next: Hint) => {
    clearTimeout(timer.current)
    setHint(next)
  }, [])
  const hide = () => {
    clearTimeout(timer.current)
    setHint(null)
  }
  // What was asked for by pressing stays until it is closed. What was about to be said is not said to a hand that has
  // gone on: it would lie over what the hand is going to.
  const hideSoon = () => later(() => setHint(now => (now?.pinned === true ? now : null)), HIDE_AFTER)

  return {
    hint,
    show,
    hide,
    hideSoon,
    left: (event: React.PointerEvent) => {
      if (event.pointerType !== 'touch') hideSoon()
    },
    stay: () => clearTimeout(timer.current),
    /** Whether the mouse moves again on what came under it while it rested. */
    isWaking: () => mouse.wakes(),
    near: (event: React.PointerEvent, next: Hint | null) => {
      if (event.pointerType === 'touch' || hint?.pinned || isOverlay(event.target)) return
      // A resting mouse asks nothing about what the page puts under it: a new position, a board after the gate.
      if (mouse.isResting(event)) return
      if (next === null) hideSoon()
      else if (next.anchor !== hint?.anchor) later(() => setHint(next), SHOW_AFTER)
      else clearTimeout(timer.current)
    },
    pressed: (event: React.PointerEvent, next: Hint | null) => {
      longPressed.current = false
      toldBefore.current = hint
      if (isOverlay(event.target)) return
      if (hint?.pinned || event.pointerType === 'touch') setHint(null)
      if (event.pointerType !== 'touch') return
      if (next !== null)
        later(() => {
          longPressed.current = true
          setHint({ ...next, pinned: true })
        }, LONG_PRESS)
    },
    released: (event: React.PointerEvent) => {
      if (event.pointerType === 'touch' && !longPressed.current) clearTimeout(timer.current)
    },
    /** Whether this was told when the finger came down. */
    wasTold: (choice: Choice) => toldBefore.current?.pinned === true && toldBefore.current.choices[0] === choice,
    isLongPress: () => longPressed.current,
    /** Whether the press that just ended was a long one, which only asks. */
    tookPress: () => {
      const was = longPressed.current
      longPressed.current = false
      return was
    },
  }
}

/** Whether a press is a finger's. */
export const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch'

/** Tells a mouse that comes to a thing from one under which the thing appears. */
function useRestingMouse() {
  const at = useRef<{ x: number; y: number } | null>(null)
  const wasResting = useRef(false)
  useEffect(() => {
    const keep = ({ clientX: x, clientY: y }: PointerEvent) => {
      at.current = { x, y }
    }
    addEventListener('pointermove', keep, { passive: true })
    return () => removeEventListener('pointermove', keep)
  }, [])
  return {
    isResting: ({ type, clientX, clientY }: React.PointerEvent): boolean => {
      const isWhereItWas = at.current === null || (at.current.x === clientX && at.current.y === clientY)
      wasResting.current = type === 'pointerover' && isWhereItWas
      return wasResting.current
    },
    wakes: (): boolean => wasResting.current,
  }
}

/** Whether it lies in a bubble or a menu of the layer. */
export const isOverlay = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-kit-overlay]') !== null
