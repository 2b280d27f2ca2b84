// A panel beside a thing, such as the cards that can be played there, placed where it covers the least. Places inside it work like
// any others.

import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLayer } from '../option/layer-context.ts'
import { type AnyThing, thingId } from '../things.ts'
import css from './beside.module.css'
import { useSpot } from './use-spot.ts'

interface BesideProps {
  readonly thing: AnyThing
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Beside({ thing, label, className, children }: BesideProps) {
  const panel = useRef<HTMLElement>(null)
  const anchor = useLayer().registry.get(thingId(thing))
  const spot = useSpot(panel, anchor, undefined, anchor?.closest('[data-board]'))
  // Rendered outside the board, because the board's containing blocks would trap fixed positions.
  const around = anchor?.closest('[data-layout]') ?? anchor?.closest('[data-layer]')
  if (!around) return null
  return createPortal(
    <section
      ref={panel}
      aria-label={label}
      className={`${css['panel']} ${className ?? ''}`}
      data-own-detail
      data-board
      style={spot === null ? { opacity: 0 } : { left: spot.card.x, top: spot.card.y }}
    >
      {children}
    </section>,
    around,
  )
}
