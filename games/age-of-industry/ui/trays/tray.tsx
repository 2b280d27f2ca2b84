// A tray: a part of the board outside the map.

import type { Seat } from '@tableworks/kernel'
import type { ReactNode } from 'react'
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
  /** The seat whose hand is shown. Its stacks are shown too, unless another seat is selected. */
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

/** Draws its content in its spot on the sheet, or beside the map. */
export function Tray({ name, map, cut, children }: FrameProps) {
  const [x, y, width] = TRAYS[map][cut][name] ?? []
  const style: Record<string, string | number | undefined> =
    x === undefined ? { '--area': name } : { '--x': x, '--y': y, '--w': width }
  return (
    <div
      className={css['tray']}
      data-tray={name}
      data-part={name}
      data-map={map}
      data-cut={cut}
      data-beside={x === undefined || undefined}
      style={style}
    >
      {children}
    </div>
  )
}
