// The drawing paper behind everything in this game: its colours and grid.

import type { ReactNode } from 'react'
import css from './paper.module.css'

export const Paper = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={css['paper']}>
    <div className={className}>{children}</div>
  </div>
)
