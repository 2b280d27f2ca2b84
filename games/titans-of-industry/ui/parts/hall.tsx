// The hall behind everything in this game: its ledger paper and drawings.

import type { ReactNode } from 'react'
import css from './hall.module.css'
import { Sprite } from './sprite.tsx'

export const Hall = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={css['hall']}>
    <Sprite />
    <div className={`${css['room']} ${className}`}>{children}</div>
  </div>
)
