// Turns the factory being placed or carried: with R, the wheel over the floor, or the round handle at its corner.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { isAsked, thingId, useLayer } from '@tableworks/board-kit'
import { type Turn, TURNS } from '../../../data/box.ts'
import { type FactoryId, typeNumber } from '../../../data/factories.ts'
import { askedOf, type Position, type Seen } from '../../table.ts'
import { turnThing } from '../../things.ts'

/** Trackpads send many small wheel steps. This much scrolling is one quarter turn. */
const ENOUGH = 40

/** How the factory being placed is turned; null until the player turns it. */
export interface Turning {
  readonly turn: Turn | null
  next(): void
}

/** `carried` is the factory being carried, `best` its default turn, `near` the one whose button is hovered or focused. */
export function useTurning(
  seen: Seen,
  position: Position,
  carried: FactoryId | null,
  best: Turn,
  near: Turn | null,
  stage: RefObject<HTMLElement | null>,
): Turning {
  const { registry } = useLayer()
  const asked = isAsked(seen) ? askedOf(seen) : null
  const isSited = asked?.decision === 'site' || asked?.decision === 'laySite' || asked?.decision === 'turn'
  const factory = isSited ? asked.frame.factory : carried
  const isTurning = factory !== null
  const [held, setHeld] = useState<{ factory: FactoryId; turn: Turn } | null>(null)
  // A turn chosen while carrying a factory is kept while it's being paid for.
  const isLetGo = asked === null || asked.decision === 'move' || asked.decision === 'layWhat'
  if (held !== null && (isLetGo || (isTurning && held.factory !== factory))) setHeld(null)
  const turns = factory === null ? TURNS : (position.box.turns[typeNumber[factory]] ?? TURNS)
  const next = () => {
    if (factory === null) return
    const shown = near ?? held?.turn ?? best
    const now = turns.indexOf(shown)
    const turn = turns[(now + 1) % turns.length] ?? 0
    setHeld({ factory, turn })
    // A focused turn is the one shown and placed, so the focus turns too.
    if (asked?.decision !== 'turn') return
    const [from, to] = [shown, turn].map(one => thingId(turnThing(asked.frame.seat, one)))
    if (document.activeElement?.getAttribute('data-place') === from) registry.focus(to ?? null)
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
      // Elsewhere at the table, R opens the rules.
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return // a pinch gesture
      event.preventDefault()
      event.stopPropagation()
      rolled += Math.abs(event.deltaY)
      if (rolled < ENOUGH) return
      rolled = 0
      latest.current()
    }
    addEventListener('keydown', onKey, { capture: true })
    element?.addEventListener('wheel', onWheel, { capture: true, passive: false })
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      element?.removeEventListener('wheel', onWheel, { capture: true })
    }
  }, [isTurning, stage])
  return { turn: held?.factory === factory ? held.turn : null, next }
}
