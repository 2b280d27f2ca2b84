// The board: one engraved sheet. Whatever is not map lies in the open water or at the margin of the map itself; on a
// phone it stands below.

import { type BoardProps, isAsked, Traveller, useNear } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { game } from '../index.ts'
import { mapOf, networkOf } from '../readings/board.ts'
import css from './board.module.css'
import { Quote } from './quote.tsx'
import { layoutOf } from './sheet/layout.ts'
import inks from './signs/inks.module.css'
import { Sheet } from './sheet/sheet.tsx'
import { positionOf, type Seen } from './table.ts'
import { thoughtOf } from './thought.ts'
import { Actions } from './trays/actions.tsx'
import { Demand, Display, Hand, Order, Stacks, Title, Tray, type TrayProps } from './trays/trays.tsx'
import { tripsFor } from './trips.tsx'
import { useCut } from './use-cut.ts'

export function Board({ seen, box, sideNames, told }: BoardProps<typeof game>) {
  const position = positionOf(seen, box)
  const { near, hands } = useNear()
  const cut = useCut()
  const map = seen.variants.map
  const layout = layoutOf(map, mapOf(position), cut)
  const thought = thoughtOf(seen, position, near)
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
            {isChoosingAction ? (
              <Tray name="actions" map={map} cut={cut}>
                <Actions />
              </Tray>
            ) : (
              <Tray name="quote" map={map} cut={cut}>
                <Quote thought={thought} position={position} sideNames={sideNames} />
              </Tray>
            )}
          </div>
        </div>
        <Traveller told={told} trips={tripsFor(tray)} />
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

/** On a phone the map is larger than its window: it moves to the first place that can be pressed. */
function useLitInSight(seen: Seen, isLarger: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef<Seen>(null)
  useEffect(() => {
    if (shown.current === seen) return
    shown.current = seen
    const window = frame.current
    const lit = isLarger ? window?.querySelector('[data-place][data-state="lit"]') : null
    if (window === null || !isLarger) return
    if (lit === null || lit === undefined) {
      if (window.scrollLeft === 0 && window.scrollTop === 0)
        window.scrollTo(window.scrollWidth * 0.4, window.scrollHeight * 0.4)
      return
    }
    const [outer, inner] = [window.getBoundingClientRect(), lit.getBoundingClientRect()]
    window.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    })
  })
  return frame
}
