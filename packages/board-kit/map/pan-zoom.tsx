// A drawing to pan and zoom by wheel, drag, pinch, keys and buttons. It starts at full view, where wheel and fingers scroll the
// page as they would over a picture.

import { type ReactNode, useEffect, useRef } from 'react'
import { type Rect, centre, type Point } from '../option/geometry.ts'
import { say } from '../words.ts'
import { registerPan } from './bring-in-sight.ts'
import { EdgeButtons } from './edge-buttons.tsx'
import css from './pan-zoom.module.css'
import { type Steady, useView } from './use-view.ts'
import { isSameView, isWhole, moved, showing, STEP, zoomed } from './window.ts'

interface PanZoomProps {
  readonly label: string
  /** The whole drawing's bounds, in its own units. */
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  /**
   * For a drawing that grows: it keeps its scale and moves only as far as needed to keep these boxes in view, the most important
   * last. The CSS property `--kit-map-unit` is the size of a unit in rem. `--kit-map-least-unit` is the smallest size allowed to
   * show the first box.
   */
  readonly steady?: Steady
  readonly className?: string | undefined
  /** Where the buttons are: below the drawing, or in its lower left corner if that is empty. */
  readonly buttons?: 'below' | 'inside'
  /** The SVG content. */
  readonly children: ReactNode
}

const DRAG_FROM = 5
const KEY_MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export function PanZoom(props: PanZoomProps) {
  const { label, x = 0, y = 0, width, height, steady, className, buttons = 'below', children } = props
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const whole: Rect = { x, y, width, height }
  const { view, setView, fit } = useView(svg, whole, steady)
  const hand = useHand(svg, change => setView(now => change(now, whole)))
  const zoom = (factor: number) => setView(now => zoomed(now, whole, factor, centre(now)))
  const atWhole = steady === undefined && isWhole(view, whole)
  useZooming(frame, svg, (factor, about) => setView(now => zoomed(now, whole, factor, about)))

  const pannedBy = ({ x: right, y: down }: Point) =>
    moved(view, whole, { x: right * view.width * 0.15, y: down * view.height * 0.15 })
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = KEY_MOVES[event.key]
    if (event.key === '+' || event.key === '=') zoom(STEP)
    else if (event.key === '-') zoom(1 / STEP)
    else if (event.key === '0') fit()
    else if (step !== undefined && event.target === frame.current && !isSameView(pannedBy(step), view))
      setView(() => pannedBy(step))
    else return
    event.preventDefault()
  }

  const bringIn = (element: Element) => {
    const box = boxIn(svg.current, element)
    if (box !== null) setView(now => showing(now, whole, box))
  }
  usePan(frame, bringIn)
  // Scrolls a focused place into the window.
  const onFocus = ({ target }: React.FocusEvent) => {
    if (target.matches('[data-place]:focus-visible')) bringIn(target)
  }

  return (
    <div className={css['map']} data-buttons={buttons} role="presentation" onKeyDown={onKeyDown}>
      {/* Keys and buttons do everything that the pointer does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className={`${css['frame']} ${className ?? ''}`}
        data-board
        data-pans
        data-whole={atWhole || undefined}
        data-steady={steady !== undefined || undefined}
        role="group"
        aria-label={`${label}. ${say('mapHelp')}`}
        // Focusable, so that keys can pan it like any scrollable area.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onFocus={onFocus}
        {...hand}
      >
        <svg
          ref={svg}
          className={css['drawing']}
          role="presentation"
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          {children}
        </svg>
      </div>
      <div className={css['buttons']} data-map-buttons>
        {steady !== undefined && <EdgeButtons frame={frame} onGo={bringIn} />}
        <button type="button" onClick={() => zoom(STEP)} aria-label={say('zoomIn')} title={say('zoomIn')}>
          +
        </button>
        <button type="button" onClick={() => zoom(1 / STEP)} aria-label={say('zoomOut')} title={say('zoomOut')}>
          −
        </button>
        <button type="button" onClick={fit} aria-label={say('zoomFit')} title={say('zoomFit')}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
    </div>
  )
}

/** Pans when something else, such as a lesson, wants a thing in sight. */
function usePan(frame: React.RefObject<HTMLElement | null>, pan: (thing: Element) => void): void {
  const latest = useRef(pan)
  useEffect(() => {
    latest.current = pan
  })
  useEffect(
    () => (frame.current === null ? undefined : registerPan(frame.current, thing => latest.current(thing))),
    [frame],
  )
}

type Change = (change: (view: Rect, whole: Rect) => Rect) => void

/** One finger or the mouse pans, two fingers zoom. A press that moved isn't a click. */
function useHand(svg: React.RefObject<SVGSVGElement | null>, change: Change) {
  const fingers = useRef(new Map<number, Point>())
  /** The pointer that is dragging something on the board. It doesn't pan the map. */
  const holding = useRef<number | null>(null)
  const hasMoved = useRef(false)

  const onPointerDown = (event: React.PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button') !== null) return
    const isHolding = (event.target as Element).closest('[data-draggable]') !== null
    if (fingers.current.size === 0) {
      hasMoved.current = false
      holding.current = isHolding ? event.pointerId : null
    }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  const onPointerMove = (event: React.PointerEvent) => {
    const was = fingers.current.get(event.pointerId)
    if (was === undefined) return
    if (holding.current === event.pointerId && fingers.current.size === 1) return
    const now = { x: event.clientX, y: event.clientY }
    if (!hasMoved.current && Math.hypot(now.x - was.x, now.y - was.y) < DRAG_FROM) return
    if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId)
    hasMoved.current = true
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    const from = toDrawing(svg.current, was)
    const to = toDrawing(svg.current, now)
    fingers.current.set(event.pointerId, now)
    change((view, whole) => moved(view, whole, { x: from.x - to.x, y: from.y - to.y }))
    if (other === undefined) return
    const about = toDrawing(svg.current, other)
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
    change((view, whole) => zoomed(view, whole, apart(now) / apart(was), about))
  }

  const onPointerUp = (event: React.PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClickCapture: (event: React.MouseEvent) => {
      if (hasMoved.current) event.stopPropagation()
      hasMoved.current = false
    },
  }
}

/** The wheel zooms if the player has pressed the drawing, or if the page can't scroll. A trackpad pinch always zooms. */
function useZooming(
  frame: React.RefObject<HTMLElement | null>,
  svg: React.RefObject<SVGSVGElement | null>,
  zoom: (factor: number, about: Point) => void,
): void {
  const latest = useRef(zoom)
  useEffect(() => {
    latest.current = zoom
  })
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      const isPinch = event.ctrlKey || event.metaKey
      const page = document.scrollingElement
      const pageScrolls = page !== null && page.scrollHeight > page.clientHeight + 1
      if (!isPinch && pageScrolls && !element?.contains(document.activeElement)) return
      if (!isPinch && event.deltaY > 0 && element?.hasAttribute('data-whole')) return
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * (isPinch ? 0.01 : 0.0015))
      latest.current(factor, toDrawing(svg.current, { x: event.clientX, y: event.clientY }))
    }
    // Takes over two-finger gestures from their first move, before the browser starts to scroll.
    const onTouch = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault()
    // A non-passive listener, because React's are passive and can't keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false })
    element?.addEventListener('touchmove', onTouch, { passive: false })
    return () => {
      element?.removeEventListener('wheel', onWheel)
      element?.removeEventListener('touchmove', onTouch)
    }
  }, [frame, svg])
}

function toDrawing(svg: SVGSVGElement | null, { x, y }: Point): Point {
  const matrix = svg?.getScreenCTM()?.inverse()
  return matrix === undefined ? { x, y } : new DOMPoint(x, y).matrixTransform(matrix)
}

function boxIn(svg: SVGSVGElement | null, element: Element): Rect | null {
  if (svg === null) return null
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const a = toDrawing(svg, { x: left - 12, y: top - 12 })
  const b = toDrawing(svg, { x: right + 12, y: bottom + 12 })
  return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y }
}
