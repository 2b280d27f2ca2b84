// Drag and drop: the player picks up a crate, a factory or a card from a stack and drops it on a cell of their own floor. It snaps
// to the cell under the pointer and returns if dropped elsewhere. Drop targets beside the floor are in drops.ts.

import { isAsked, viewerOf } from '@tableworks/board-kit'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FactoryId } from '../../../data/factories.ts'
import type { ProductId } from '../../../data/products.ts'
import { type Cell, isAlongside, sameCell, spotAt } from '../../../readings/floor.ts'
import { groundFor, isVacant, paymentFor, sitesOn } from '../../../readings/paying.ts'
import type { Project } from '../../../state.ts'
import { CELL } from '../signs/card.tsx'
import type { Position, Seen } from '../../table.ts'
import { type Drop, dropAt, dropsFor } from './drops.ts'
import { carryLine } from './lines.ts'

/** The thing being dragged. */
export type Load =
  | { readonly product: ProductId; readonly from: Cell }
  | { readonly factory: FactoryId; readonly from: Cell | null }

export interface Carried {
  readonly load: Load
  /** The cell it would go to, or null. */
  readonly over: Cell | null
  /** The drop target beside the floor, if any. */
  readonly drop: Drop | null
}

const DRAG_FROM = 7

/** Whether things can be picked up: only while the viewer works on the floor. */
export const mayCarry = (seen: Seen): boolean => isAsked(seen) && seen.decision === 'operate'

const projectOf = ({ factory, from }: Extract<Load, { factory: FactoryId }>): Project => ({
  use: from === null ? 'build' : 'move',
  factory,
  from,
  partner: null,
  paid: [],
})

/** The choices that dropping it there makes; null if it can't go there. */
export function lineFor(position: Position, seen: Seen, load: Load, { x, y }: Cell): string[] | null {
  const seat = viewerOf(seen)
  const floor = position.floor[seat]
  if ('product' in load) {
    const spot = spotAt(floor, x, y)
    if (spot < 0 || floor.cells[spot] !== 0 || !isAlongside(floor, spot)) return null
    return carryLine(position, seat, [{ from: load.from, to: { x, y } }])
  }
  const project = projectOf(load)
  const paid = paymentFor(position, seat, project, { x, y })
  if (paid === null) return null
  const ground = groundFor(position, seat, { ...project, paid })
  if (!sitesOn(ground).some(site => sameCell(site, { x, y })) || !isVacant(ground, spotAt(floor, x, y))) return null
  const pays = paid.map(cell => `pay ${cell.x},${cell.y}`)
  return load.from === null
    ? ['build', `build ${load.factory}`, ...pays, `at ${x},${y}`]
    : ['move factory', `factory ${load.from.x},${load.from.y}`, ...pays, `at ${x},${y}`]
}

/** Pointer handlers for everything that can be dragged, and the thing being dragged. */
export function useCarrying(
  seen: Seen,
  position: Position,
  stage: RefObject<HTMLElement | null>,
  onLetGo: (line: readonly string[]) => void,
  names: readonly string[],
) {
  const [carried, setCarried] = useState<(Carried & { seen: Seen }) | null>(null)
  const start = useRef<{ x: number; y: number } | null>(null)
  const hasMoved = useRef(false)
  useStill(stage)

  const over = (load: Load, event: React.PointerEvent): Cell | null => {
    const cell = cellUnder(stage.current, event)
    return cell !== null && lineFor(position, seen, load, cell) !== null ? cell : null
  }

  /** The drop targets beside the floor. */
  const dropUnder = (load: Load, { clientX, clientY }: React.PointerEvent): Drop | null =>
    dropAt(dropsFor(seen, position, load, names), clientX, clientY)

  const rest = () => {
    start.current = null
    setCarried(null)
  }

  /** Props for drawing the dragged thing; empty at other times. */
  const handsFor = (load: Load) =>
    mayCarry(seen)
      ? {
          // Lets one finger drag the thing without scrolling the map under it.
          'data-draggable': true,
          onPointerDown: (event: React.PointerEvent) => {
            hasMoved.current = false
            if (event.button === 0) start.current = { x: event.clientX, y: event.clientY }
          },
          onPointerMove: (event: React.PointerEvent) => {
            const from = start.current
            if (from === null) return
            if (!hasMoved.current && Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_FROM) return
            if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId)
            hasMoved.current = true
            const cell = over(load, event)
            const drop = cell === null ? dropUnder(load, event) : null
            // Keeps the load's identity, so memos that depend on it stay valid.
            setCarried(now => ({ load: now?.load ?? load, over: cell, drop, seen }))
          },
          onPointerUp: (event: React.PointerEvent) => {
            const isLetGo = start.current !== null && hasMoved.current
            const cell = isLetGo ? over(load, event) : null
            const drop = isLetGo && cell === null ? dropUnder(load, event) : null
            rest()
            const line = cell === null ? drop?.line : lineFor(position, seen, load, cell)
            if (line !== undefined && line !== null) onLetGo(line)
          },
          onPointerCancel: rest,
          // the click at the end of a drag isn't a press
          onClickCapture: (event: React.MouseEvent) => {
            if (hasMoved.current) event.stopPropagation()
            hasMoved.current = false
          },
        }
      : {}

  return { carried: carried?.seen === seen ? carried : null, handsFor }
}

/** Stops the page from scrolling under a dragging finger. */
function useStill(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const board = stage.current?.parentElement
    const onTouch = (event: TouchEvent) => {
      const held = event.target instanceof Element ? event.target.closest('[data-draggable]') : null
      if (held !== null && event.cancelable && getComputedStyle(held).touchAction === 'none') event.preventDefault()
    }
    // React's touch listeners are passive, so only our own listener can prevent scrolling.
    board?.addEventListener('touchmove', onTouch, { passive: false })
    return () => board?.removeEventListener('touchmove', onTouch)
  }, [stage])
}

export type HandsFor = ReturnType<typeof useCarrying>['handsFor']

/** The cell under the pointer on the large floor. */
function cellUnder(stage: HTMLElement | null, { clientX, clientY }: React.PointerEvent): Cell | null {
  const drawing = stage?.querySelector('[data-floor]')
  const box = stage?.getBoundingClientRect()
  if (!(drawing instanceof SVGGraphicsElement) || box === undefined) return null
  if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return null
  const matrix = drawing.getScreenCTM()?.inverse()
  if (matrix === undefined) return null
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  return { x: Math.floor(x / CELL), y: Math.floor(y / CELL) }
}
