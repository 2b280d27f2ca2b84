// Part of a real board as a picture, as large as will fit, with numbers at the places that the text explains.

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { BoardFrame } from '../frame.tsx'
import { type Corner, cornerFor, OUTSIDE, textsIn } from '../option/sign-corner.ts'
import type { Rect } from '../option/geometry.ts'
import { framed, type Framing, spread } from './framing.ts'
import css from './board-picture.module.css'

interface BoardPictureProps {
  readonly label: string
  /** The numbered places, in order. */
  readonly places: readonly string[]
  /** Other places that must be visible. */
  readonly around?: readonly string[]
  /** The number of the paragraph that the reader has scrolled to. */
  readonly near?: number | null
  /** Shows only the place with this number, as large as will fit. */
  readonly closer?: number | null
  /** The board. It isn't interactive here. */
  readonly children: ReactNode
}

/** Below this width the picture shows the phone's board at the phone's width. */
const PHONE = 46 * 16
/** The board's layout width on larger screens, as on a typical laptop. */
const WIDE = 1100

export function BoardPicture({ label, places, around = [], near = null, closer = null, children }: BoardPictureProps) {
  const picture = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<(Framing & { readonly corners: readonly Corner[] }) | null>(null)
  const isPhone = window.innerWidth < PHONE
  const width = isPhone ? Math.min(window.innerWidth, 480) : WIDE
  const wanted = [...places, ...around].join(' ')

  useLayoutEffect(() => {
    const [outer, inner] = [picture.current, board.current]
    if (outer === null || inner === null) return undefined
    const measure = () => {
      const boxes = wanted.split(' ').map(place => boxOf(inner, place))
      const size = { width: outer.clientWidth, height: outer.clientHeight }
      const whole = { width: inner.offsetWidth, height: inner.offsetHeight }
      const about = closer === null ? boxes : boxes.slice(closer, closer + 1)
      const framing = framed(about, boxes.slice(0, places.length), whole, size)
      setShown({ ...framing, corners: cornersIn(inner, framing, size) })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(outer)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [wanted, places.length, closer])

  const { scale, x, y } = shown ?? { scale: 1, x: 0, y: 0 }
  const numbers = spread(
    (shown?.marks ?? []).map((mark, i) => mark && numberAt(mark, shown?.corners[i] ?? 'top-left')),
    2 * HALF,
  )
  return (
    <div
      ref={picture}
      className={css['picture']}
      role="img"
      aria-label={label}
      data-ready={shown !== null || undefined}
    >
      <BoardFrame
        frame={isPhone ? 'phone' : 'wide'}
        ref={board}
        className={css['board']}
        style={{ width, transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        aria-hidden="true"
        inert
      >
        {children}
      </BoardFrame>
      {shown?.marks.map(
        (mark, i) =>
          mark && (
            <span
              key={places[i]}
              className={css['mark']}
              data-near={near === i || undefined}
              style={{ left: mark.x, top: mark.y, width: mark.width, height: mark.height }}
            />
          ),
      )}
      {numbers.map(
        (at, i) =>
          at && (
            <span
              key={places[i]}
              className={css['number']}
              data-near={near === i || undefined}
              style={{ left: at.x, top: at.y }}
            >
              {i + 1}
            </span>
          ),
      )}
    </div>
  )
}

/** Half a number's width, in pixels. */
const HALF = 13

/** For each mark, the corner where its number covers the least text. */
function cornersIn(
  board: HTMLElement,
  { scale, x, y, marks }: Framing,
  room: { readonly width: number; readonly height: number },
): Corner[] {
  const texts = textsIn(board).map(text => {
    const box = withinBoard(board, text)
    return { x: box.x * scale + x, y: box.y * scale + y, width: box.width * scale, height: box.height * scale }
  })
  const size = { width: 2 * HALF, height: 2 * HALF }
  return marks.map(mark => (mark === null ? 'top-left' : cornerFor(mark, size, texts, { x: 0, y: 0, ...room })))
}

/** Centres a number slightly outside its place's corner, but fully inside the picture. */
const numberAt = ({ x, y, width, height }: Rect, corner: Corner) => ({
  x: Math.max(corner.endsWith('right') ? x + width + 2 * OUTSIDE : x, HALF + OUTSIDE),
  y: Math.max(corner.startsWith('bottom') ? y + height + 2 * OUTSIDE : y, HALF + OUTSIDE),
})

/** A place's box in the board's coordinates; null if it isn't drawn. */
function boxOf(board: HTMLElement, place: string): Rect | null {
  const element = board.querySelector(`[data-place="${CSS.escape(place)}"]`)
  if (element === null) return null
  return withinBoard(board, element.getBoundingClientRect())
}

/** Converts screen coordinates to the board's. */
function withinBoard(board: HTMLElement, { x, y, width, height }: Rect): Rect {
  const whole = board.getBoundingClientRect()
  const scale = whole.width / board.offsetWidth
  return { x: (x - whole.x) / scale, y: (y - whole.y) / scale, width: width / scale, height: height / scale }
}
