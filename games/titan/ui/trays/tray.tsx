// A tray beside the crater: its title, a note, and what lies in it.

import { Place } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import type { Position, TitanBox } from '../table.ts'
import css from './trays.module.css'

interface TrayProps {
  readonly id: string
  readonly title: string
  readonly note?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const Tray = ({ id, title, note, className, children }: TrayProps) => (
  <Place id={id} className={className}>
    <section className={css['tray']} aria-label={title} data-part={id}>
      <h3>
        {title}
        {note !== undefined && <small className={css['note']}>{note}</small>}
      </h3>
      {children}
    </section>
  </Place>
)

export interface OwnProps {
  readonly position: Position
  readonly box: TitanBox
  /** Whose trays are shown. */
  readonly seat: Seat
}
