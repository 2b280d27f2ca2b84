// Dragging from one place to another. Picking both in turn does the same, so keyboard users lose nothing.

import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Hand } from './layer-context.ts'
import { placeIdOf } from './registry.ts'

const DRAG_FROM = 6

/** Event handlers for a place whose picture, `moving`, follows the pointer. */
export function useDrag(hand: Hand | null, from: string, moving: RefObject<Element | null>) {
  const start = useRef<{ x: number; y: number; scale: number } | null>(null)
  const isDragged = useRef(false)

  const rest = () => {
    start.current = null
    shift(moving.current, '')
  }

  const comeHome = () => {
    rest()
    if (isDragged.current) hand?.drop(from, null)
  }

  return {
    // One finger on it doesn't pan the map below; see PanZoom.
    'data-draggable': true,
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button !== 0) return
      isDragged.current = false
      const { pointerId } = event
      const pressed = new AbortController()
      const { signal } = pressed
      const onOther = (other: PointerEvent) => {
        if (other.pointerId !== pointerId) comeHome() // A second finger turns the drag into a pinch.
      }
      addEventListener('pointerdown', onOther, { capture: true, signal })
      for (const end of ['pointerup', 'pointercancel'] as const)
        addEventListener(end, () => pressed.abort(), { signal })
      const scale = event.currentTarget instanceof SVGGraphicsElement ? event.currentTarget.getScreenCTM()?.a : 1
      start.current = { x: event.clientX, y: event.clientY, scale: scale ?? 1 }
    },
    onPointerMove: (event: React.PointerEvent) => {
      const at = start.current
      if (at === null) return
      const by = { x: event.clientX - at.x, y: event.clientY - at.y }
      if (!isDragged.current && Math.hypot(by.x, by.y) < DRAG_FROM) return
      if (!isDragged.current) {
        event.currentTarget.setPointerCapture(event.pointerId)
        flushSync(() => hand?.grab(from)) // Highlights the targets immediately, in case the drop is quick.
      }
      isDragged.current = true
      shift(moving.current, `translate(${by.x / at.scale}px, ${by.y / at.scale}px)`)
    },
    onPointerUp: (event: React.PointerEvent) => {
      const isLetGo = start.current !== null && isDragged.current
      rest()
      if (!isLetGo) return
      const under = document.elementsFromPoint(event.clientX, event.clientY).map(placeIdOf)
      hand?.drop(from, under.find(id => id !== null && id !== from) ?? null)
    },
    onPointerCancel: comeHome,
    // Ignores the click at the end of a drag.
    onClickCapture: (event: React.MouseEvent) => {
      if (isDragged.current) event.stopPropagation()
      isDragged.current = false
    },
  }
}

function shift(element: Element | null, transform: string): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.style.transform = transform
}
