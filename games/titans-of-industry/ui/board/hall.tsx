// The hall under everything of this game: its colours and its ledger paper.

import type { ReactNode } from 'react'
import css from './hall.module.css'

export const Hall = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={css['hall']}>
    <div className={className}>{children}</div>
  </div>
)
