// The hall under everything of this game: its colours, its ledger paper, and its drawings.

import type { ReactNode } from 'react'
import { Sprite } from './sprite.tsx'
import css from './hall.module.css'

export const Hall = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={css['hall']}>
    <Sprite />
    <div className={className}>{children}</div>
  </div>
)
