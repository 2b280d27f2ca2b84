// Dragging, where it is natural: from one place to another. It says the same as picking both in turn, which keys and
// single presses always can.

import { type ReactNode, useRef } from 'react'
import { useLayer } from './layer-context.ts'
import css from './draggable.module.css'
import { placeIdOf } from './registry.ts'

interface DraggableProps {
  /** The place it is dragged from. */
  readonly from: string
  /** Whether it is a part of an SVG drawing. */
  readonly drawn?: boolean | undefined
  readonly children: ReactNode
}

const DRAG_FROM = 6

export function Draggable({ from, drawn, children }: DraggableProps) {
  const layer = useLayer()
  const start = useRef<{ x: number; y: number; scale: number; moved: boolean } | null>(null)
  const state = layer.stateOf(from)
  if (state !== 'lit' && state !== 'picked') return drawn ? <g>{children}</g> : <div>{children}</div>

  const onPointerDown = (event: React.PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation() // the map under it stays where it is
    const matrix = event.currentTarget instanceof SVGGraphicsElement ? event.currentTarget.getScreenCTM() : null
    start.current = { x: event.clientX, y: event.clientY, scale: matrix?.a ?? 1, moved: false }
  }
  const onPointerMove = (event: React.PointerEvent) => {
    const at = start.current
    if (at === null) return
    const by = { x: event.clientX - at.x, y: event.clientY - at.y }
    if (!at.moved && Math.hypot(by.x, by.y) < DRAG_FROM) return
    if (!at.moved) event.currentTarget.setPointerCapture(event.pointerId)
    at.moved = true
    shift(event.currentTarget, `translate(${by.x / at.scale}px, ${by.y / at.scale}px)`)
  }
  const onPointerUp = (event: React.PointerEvent) => {
    const wasDragged = start.current?.moved === true
    start.current = null
    shift(event.currentTarget, '')
    const under = document.elementsFromPoint(event.clientX, event.clientY).map(placeIdOf)
    const to = under.find(id => id !== null && id !== from) ?? null
    if (wasDragged && to !== null) layer.drop(from, to)
  }
  const hand = {
    className: css['draggable'],
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: () => (start.current = null),
    // What was dragged has been let go; it was not pressed.
    onClickCapture: (event: React.MouseEvent) => {
      const press = event.nativeEvent as PointerEvent
      if (placeIdOf(document.elementFromPoint(press.clientX, press.clientY)) !== from) event.stopPropagation()
    },
  }
  return drawn ? <g {...hand}>{children}</g> : <div {...hand}>{children}</div>
}

function shift(element: Element, transform: string): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.style.transform = transform
}
