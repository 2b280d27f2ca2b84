// Turning a factory that is on its way: R, the wheel over the floor, or the round handle at its corner.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { isAsked } from '@tableworks/board-kit'
import { type Turn, TURNS } from '../../data/box.ts'
import { typeNumber } from '../../data/factories.ts'
import { askedOf, type Position, type Seen } from '../table.ts'

/** Wheels of trackpads send many small steps: so much is one quarter. */
const ENOUGH = 40

/** How the factory on its way is held; null while nobody has turned it. */
export interface Turning {
  readonly turn: Turn | null
  next(): void
}

/** `best` is how it lies while nobody has turned it. */
export function useTurning(seen: Seen, position: Position, best: Turn, stage: RefObject<HTMLElement | null>): Turning {
  const asked = isAsked(seen) ? askedOf(seen) : null
  const isTurning = asked?.decision === 'site' || asked?.decision === 'laySite' || asked?.decision === 'turn'
  const factory = isTurning ? asked.frame.factory : null
  const [held, setHeld] = useState<{ factory: string; turn: Turn } | null>(null)
  if (held !== null && held.factory !== factory) setHeld(null)
  const turns = factory === null ? TURNS : (position.box.turns[typeNumber[factory]] ?? TURNS)
  const next = () => {
    if (factory === null) return
    const now = turns.indexOf(held?.turn ?? best)
    setHeld({ factory, turn: turns[(now + 1) % turns.length] ?? 0 })
  }
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  })
  useEffect(() => {
    if (!isTurning) return undefined
    const element = stage.current
    let rolled = 0
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input,textarea,select') !== null
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      latest.current()
    }
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return // a pinch
      event.preventDefault()
      event.stopPropagation()
      rolled += Math.abs(event.deltaY)
      if (rolled < ENOUGH) return
      rolled = 0
      latest.current()
    }
    addEventListener('keydown', onKey)
    element?.addEventListener('wheel', onWheel, { capture: true, passive: false })
    return () => {
      removeEventListener('keydown', onKey)
      element?.removeEventListener('wheel', onWheel, { capture: true })
    }
  }, [isTurning, stage])
  return { turn: held?.factory === factory ? held.turn : null, next }
}
