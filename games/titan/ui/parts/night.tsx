// The game's dark background, the same in light and dark mode, and the gradients its drawings share.

import type { ReactNode } from 'react'
import { Lights } from './terrain.tsx'
import css from './night.module.css'

/** The board's background, for parts outside the board. */
export const Night = ({ children }: { children: ReactNode }) => (
  <div className={css['night']}>
    <svg width="0" height="0" aria-hidden="true" className={css['lights']}>
      <Lights />
    </svg>
    {children}
  </div>
)
