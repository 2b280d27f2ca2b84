// A tray: a part of the sheet that isn't map.

import type { Seat } from '@tableworks/kernel'
import type { CSSProperties, ReactNode } from 'react'
import type { MapId } from '../../data/maps/index.ts'
import type { Cut } from '../parts/plates.ts'
import type { Position, Seen } from '../table.ts'
import { type TrayName, TRAYS } from './spots.ts'
import css from './trays.module.css'

export interface TrayProps {
  readonly seen: Seen
  readonly position: Position
  readonly map: MapId
  readonly cut: Cut
  /** Whose hand is shown, and whose stacks as long as nobody else is looked at. */
  readonly viewer: Seat
  readonly looked: Seat | null
  readonly look: (seat: Seat) => void
  readonly sideNames: readonly string[]
}

interface FrameProps {
  readonly name: TrayName
  readonly map: MapId
  readonly cut: Cut
  readonly children: ReactNode
}

/** A part of the sheet at its spot; on a phone they stand below the map. */
export function Tray({ name, map, cut, children }: FrameProps) {
  const [x, y, width] = cut === 'phone' ? [0, 0, 0] : TRAYS[map][cut][name]
  return (
    <div
      className={css['tray']}
      data-tray={name}
      data-part={name}
      data-map={map}
      data-cut={cut}
      style={{ '--x': x, '--y': y, '--w': width } as CSSProperties}
    >
      {children}
    </div>
  )
}
