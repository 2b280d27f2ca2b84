// A tray beside the crater: a title, a note and its contents.

import type { Seat } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import type { Position, TitanBox } from '../table.ts'
import { Place, type Thing } from '../things.ts'
import css from './trays.module.css'

interface TrayProps {
  readonly of: Thing
  readonly title: string
  readonly note?: ReactNode
  readonly className?: string | undefined
  /** Whether it shows what the hovered option would change. */
  readonly isPreview?: boolean
  readonly children: ReactNode
}

export const Tray = ({ of, title, note, className, isPreview, children }: TrayProps) => (
  <Place of={of} className={className}>
    <section className={css['tray']} aria-label={title} data-part={of.kind} data-preview={isPreview || undefined}>
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
  /** The seat whose trays are shown. */
  readonly seat: Seat
}
