// Dragging, where it is natural: from one place to another. It says the same as picking both in turn, which keys and
// single presses always can.

import { type RefObject, useRef } from 'react'
import type { Layer } from './layer-context.ts'
import { placeIdOf } from './registry.ts'

const DRAG_FROM = 6

/** The hands of a place whose picture, `moving`, follows the pointer. */
export function useDrag(layer: Layer | null, from: string, moving: RefObject<Element | null>) {
  const start = useRef<{ x: number; y: number; scale: number } | null>(null)
  const isDragged = useRef(false)

  const rest = () => {
    start.current = null
    shift(moving.current, '')
  }

  return {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button !== 0) return
      event.stopPropagation() // the map under it stays where it is
      isDragged.current = false
      const scale = event.currentTarget instanceof SVGGraphicsElement ? event.currentTarget.getScreenCTM()?.a : 1
      start.current = { x: event.clientX, y: event.clientY, scale: scale ?? 1 }
    },
    onPointerMove: (event: React.PointerEvent) => {
      const at = start.current
      if (at === null) return
      const by = { x: event.clientX - at.x, y: event.clientY - at.y }
      if (!isDragged.current && Math.hypot(by.x, by.y) < DRAG_FROM) return
      if (!isDragged.current) event.currentTarget.setPointerCapture(event.pointerId)
      isDragged.current = true
      shift(moving.current, `translate(${by.x / at.scale}px, ${by.y / at.scale}px)`)
    },
    onPointerUp: (event: React.PointerEvent) => {
      rest()
      if (!isDragged.current) return
      const under = document.elementsFromPoint(event.clientX, event.clientY).map(placeIdOf)
      const to = under.find(id => id !== null && id !== from)
      if (to !== null && to !== undefined) layer?.drop(from, to)
    },
    onPointerCancel: rest,
    // What was dragged has been let go; it was not pressed.
    onClickCapture: (event: React.MouseEvent) => {
      if (isDragged.current) event.stopPropagation()
      isDragged.current = false
    },
  }
}

function shift(element: Element | null, transform: string): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.style.transform = transform
}
