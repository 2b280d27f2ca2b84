// A place of the page that is laid out by its own class. The kit's place wraps what it holds, so layout goes inside.

import { Place } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import css from './spot.module.css'

interface SpotProps {
  readonly id: string
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const Spot = ({ id, label, className, children }: SpotProps) => (
  <Place id={id} label={label} className={css['spot']}>
    <div className={`${css['inside']} ${className ?? ''}`}>{children}</div>
  </Place>
)
