// The board: one engraved sheet. Whatever is not map lies in the open water or at the margin of the map itself; on a
// phone it stands below.

import { type BoardProps, isAsked, Traveller, useLayer, useNear } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { game } from '../index.ts'
import { mapOf, networkOf } from '../readings/board.ts'
import css from './board.module.css'
import { Quote } from './quote.tsx'
import { layoutOf } from './parts/layout.ts'
import inks from './parts/signs/inks.module.css'
import { Sheet } from './parts/sheet.tsx'
import { positionOf, type Seen } from './table.ts'
import { thoughtOf } from './thought.ts'
import { Actions } from './trays/actions.tsx'
import { Demand, Display, Hand, Order, Stacks, Title, Tray, type TrayProps } from './trays/trays.tsx'
import { tripsFor } from './parts/trips.tsx'
import { useCut } from './parts/use-cut.ts'

export function Board({ seen, box, sideNames, told }: BoardProps<typeof game>) {
  const position = positionOf(seen, box)
  const { near, hands } = useNear()
  const cut = useCut()
  const map = seen.variants.map
  const layout = layoutOf(mapOf(position), cut)
  // What is picked is thought of until it is let go; otherwise what the hand is near.
  const picked = useLayer().stage.picked[0] ?? null
  const thought = thoughtOf(seen, position, picked ?? near)
  const [looked, look] = useLooking(seen)
  const tray: TrayProps = { seen, position, map, cut, viewer: viewerOf(seen), sideNames, looked, look }
  const { width, height } = layout.plate
  const isChoosingAction = seen.decision === 'action' && isAsked(seen)
  const window = useLitInSight(seen, cut === 'phone')
  return (
    <div className={css['world']}>
      <div
        className={`${inks['inks']} ${css['board']}`}
        data-cut={cut}
        data-map={map}
        style={{ '--wide': width, '--high': height } as CSSProperties}
        {...hands}
      >
        <div className={css['stage']}>
          <div ref={window} className={css['window']}>
            <div className={css['drawing']}>
              <Sheet
                seen={seen}
                position={position}
                layout={layout}
                cut={cut}
                sideNames={sideNames}
                thought={thought}
                network={thought?.network ?? (looked === null ? null : networkOf(position, looked))}
              />
            </div>
          </div>
          <div className={css['trays']} data-asks={isAsked(seen) ? seen.decision : undefined}>
            <Tray name="title" map={map} cut={cut}>
              <Title {...tray} />
            </Tray>
            <Tray name="order" map={map} cut={cut}>
              <Order {...tray} />
            </Tray>
            <Tray name="hand" map={map} cut={cut}>
              <Hand {...tray} />
            </Tray>
            <Tray name="display" map={map} cut={cut}>
              <Display {...tray} />
            </Tray>
            <Tray name="demand" map={map} cut={cut}>
              <Demand {...tray} />
            </Tray>
            <Tray name="stacks" map={map} cut={cut}>
              <Stacks {...tray} />
            </Tray>
            {isChoosingAction && (
              <Tray name="actions" map={map} cut={cut}>
                <Actions />
              </Tray>
            )}
          </div>
          {!isChoosingAction && (
            <Tray name="quote" map={map} cut={cut}>
              <Quote
                thought={thought}
                near={near}
                position={position}
                sideNames={sideNames}
                isPressed={cut === 'phone'}
              />
            </Tray>
          )}
        </div>
        <Traveller told={told} trips={tripsFor({ ...tray, map: mapOf(position) })} />
      </div>
    </div>
  )
}

/** Whose hand and stacks are shown: the viewer's, or for a spectator those of whoever acts. */
const viewerOf = ({ seat, actor }: Seen): Seat => seat ?? actor ?? 0

/** Whose counters and network one looks at; at the next position nobody's. Pressed again, it looks away. */
function useLooking(seen: Seen): readonly [Seat | null, (seat: Seat) => void] {
  const [last, setLast] = useState<{ readonly at: Seen; readonly seat: Seat } | null>(null)
  const looked = last?.at === seen ? last.seat : null
  return [looked, seat => setLast(seat === looked ? null : { at: seen, seat })]
}

/** How far from the middle of its window something may lie and still be within a swipe, in pixels. */
const WITHIN_A_SWIPE = 480
/** A space is never shown smaller than this share of a finger. */
const SMALLEST = 0.58

/** On a phone the map is larger than its window: it is shown so large that what is lit lies within a swipe, and moves there. */
function useLitInSight(seen: Seen, isLarger: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const window = frame.current
    if (window === null || !isLarger) return undefined
    const show = () => {
      if (showLit(window)) light.disconnect()
    }
    const size = new ResizeObserver(show) // also called once it has its size
    const light = new MutationObserver(show) // places may be lit a moment after the position has come
    size.observe(window)
    light.observe(window, { subtree: true, attributeFilter: ['data-state'] })
    return () => {
      size.disconnect()
      light.disconnect()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every new position has other lit places
  }, [seen, isLarger])
  return frame
}

interface At {
  readonly x: number
  readonly y: number
}

const centreOf = ({ left, top, width, height }: DOMRect): At => ({ x: left + width / 2, y: top + height / 2 })
const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
const apart = (a: At, b: At): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))

/** Gives whether anything is lit. */
function showLit(window: HTMLDivElement): boolean {
  const places = [...window.querySelectorAll('[data-place][data-state="lit"]')]
  const zoom = Number(window.style.getPropertyValue('--zoom') || 1)
  const lit = places.map(place => ({ place, at: centreOf(place.getBoundingClientRect()) }))
  const middle = { x: middleOf(lit.map(({ at }) => at.x)), y: middleOf(lit.map(({ at }) => at.y)) }
  const [first, ...others] = lit
  if (first === undefined) {
    if (window.scrollLeft === 0 && window.scrollTop === 0)
      window.scrollTo(window.scrollWidth * 0.4, window.scrollHeight * 0.4)
    return false
  }
  // Of the lit places the one nearest to the middle of all is brought to the middle of the window.
  const nearest = others.reduce((best, one) => (apart(one.at, middle) < apart(best.at, middle) ? one : best), first)
  const farthest = Math.max(1, ...lit.map(({ at }) => apart(at, nearest.at))) / zoom
  window.style.setProperty('--zoom', String(Math.max(SMALLEST, Math.min(1, WITHIN_A_SWIPE / farthest))))
  const [to, from] = [nearest.place, window].map(one => centreOf(one.getBoundingClientRect()))
  if (to !== undefined && from !== undefined)
    window.scrollBy({ left: to.x - from.x, top: to.y - from.y, behavior: 'instant' })
  return true
}
