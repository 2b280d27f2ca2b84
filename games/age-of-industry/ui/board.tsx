// The board: one engraved sheet. Trays are on open water or in the map's margin. On a phone they are below it.

import {
  type BoardProps,
  InPrompt,
  isAsked,
  Traveller,
  useConsidered,
  useForeseen,
  viewerOf,
} from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type CSSProperties, useState } from 'react'
import type { game } from '../index.ts'
import { mapOf, networkOf } from '../readings/board.ts'
import css from './board.module.css'
import { Fan, useFan } from './parts/fan.tsx'
import { layoutOf } from './parts/layout.ts'
import { useLitInSight } from './parts/lit-in-sight.ts'
import { OverviewButton, useOverview } from './parts/overview.tsx'
import { networkAt, planOf } from './parts/plan.ts'
import type { Cut } from './parts/plates.ts'
import { Sheet } from './parts/sheet.tsx'
import { tripsFor } from './parts/trips.tsx'
import { useCut } from './parts/use-cut.ts'
import { positionOf, type Seen } from './table.ts'
import type { Thing } from './things.ts'
import { Actions } from './trays/actions.tsx'
import { Display, Hand } from './trays/cards.tsx'
import { Demand } from './trays/demand.tsx'
import type { TrayName } from './trays/spots.ts'
import { Stacks } from './trays/stacks.tsx'
import { Tray, type TrayProps } from './trays/tray.tsx'
import { Order, Turn } from './trays/turn.tsx'

export function Board({ seen, box, sideNames, told }: BoardProps<typeof game>) {
  const position = positionOf(seen, box)
  const cut = useCut()
  const map = seen.variants.map
  const layout = layoutOf(mapOf(position), cut)
  const [looked, look] = useLooking(seen)
  const viewer = viewerOf(seen)
  const tray: TrayProps = { seen, position, map, cut, viewer, sideNames, looked, look }
  const { width, height } = layout.plate
  const window = useLitInSight(seen, cut === 'phone')
  const { isWhole, onClickCapture, toggle } = useOverview(window)
  return (
    <div className={css['world']}>
      <div
        className={css['board']}
        data-cut={cut}
        data-map={map}
        style={{ '--wide': width, '--high': height } as CSSProperties}
      >
        <div className={css['stage']}>
          {/* Keyboard users get the same from the button. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div ref={window} className={css['window']} data-whole={isWhole || undefined} onClickCapture={onClickCapture}>
            <div className={css['drawing']}>
              <Map {...tray} layout={layout} />
            </div>
          </div>
          {cut === 'phone' && <OverviewButton isWhole={isWhole} toggle={toggle} />}
          <Trays {...tray} />
          <Fan {...tray} />
        </div>
        <Traveller told={told} trips={tripsFor({ viewer, cut, map: mapOf(position) })} />
      </div>
    </div>
  )
}

/** The sheet, showing what the hovered choice would do, or everything connected to the hovered thing. */
function Map(props: TrayProps & { readonly layout: ReturnType<typeof layoutOf> }) {
  const { seen, position, looked } = props
  const considered = useConsidered<typeof game, Thing>()
  const pointed = considered?.thing ?? null
  const way = useFan().shown
  const [first = considered] = useForeseen<typeof game>(way ?? pointed)
  const plan = first === null || first.facts.length === 0 ? null : planOf(seen, position, first)
  const around = plan === null ? networkAt(position, pointed) : null
  const network = around ?? (looked === null ? null : networkOf(position, looked))
  return <Sheet {...props} pointed={pointed} plan={plan} network={network} />
}

const TRAYS: readonly (readonly [TrayName, (props: TrayProps) => React.ReactNode])[] = [
  ['title', Turn],
  ['order', Order],
  ['hand', Hand],
  ['display', Display],
  ['demand', Demand],
  ['stacks', Stacks],
]

function Trays(props: TrayProps) {
  const { seen, map, cut, viewer } = props
  const asked = isAsked(seen) ? seen.decision : null
  return (
    <div className={css['trays']} data-asks={asked ?? undefined}>
      {TRAYS.map(([name, Content]) => (
        <Tray key={name} name={name} map={map} cut={cut}>
          <Content {...props} />
        </Tray>
      ))}
      {asked === 'action' && <TurnActions cut={cut} seat={viewer} />}
    </div>
  )
}

/** The actions are in the prompt; on a narrow board, below the map. */
const TurnActions = ({ cut, seat }: { cut: Cut; seat: Seat }) =>
  cut === 'phone' || cut === 'portrait' ? (
    <Actions seat={seat} />
  ) : (
    <InPrompt>
      <Actions seat={seat} />
    </InPrompt>
  )

/** The seat whose counters and network are shown. Pressing it again clears this, and so does a new position. */
function useLooking(seen: Seen): readonly [Seat | null, (seat: Seat) => void] {
  const [last, setLast] = useState<{ readonly at: Seen; readonly seat: Seat } | null>(null)
  const looked = last?.at === seen ? last.seat : null
  return [looked, seat => setLast(seat === looked ? null : { at: seen, seat })]
}
