// The night under everything of this game: its colours, the same by day and by night, and the lights its drawings share.

import type { ReactNode } from 'react'
import { Lights } from './terrain.tsx'
import css from './night.module.css'

/** What stands apart from the board, on the same ground. */
export const Night = ({ children }: { children: ReactNode }) => (
  <div className={css['night']}>
    <svg width="0" height="0" aria-hidden="true" className={css['lights']}>
      <Lights />
    </svg>
    {children}
  </div>
)
