// Advancements and Titans, as cards of the ledger.

import type { ReactNode } from 'react'
import type { Advancement } from '../../data/advancements.ts'
import type { Titan } from '../../data/titans.ts'
import { Goods } from '../goods/token.tsx'
import { SAY } from '../words.ts'
import css from './cards.module.css'

export const AdvancementCard = ({ card, children }: { card: Advancement; children?: ReactNode }) => (
  <div className={css['card']} data-kind={card.kind}>
    <header>
      <b>{card.name}</b>
      <small>{SAY.kinds[card.kind]}</small>
      <Goods of={[['research', card.cost]]} size={16} />
      {children}
    </header>
    <p>{card.text}</p>
  </div>
)

export const TitanCard = ({ titan, worth }: { titan: Titan; worth?: number | undefined }) => (
  <div className={css['card']} data-titan>
    <header>
      <b>{titan.name}</b>
      {worth !== undefined && <span className={css['worth']}>{SAY.worth(worth)}</span>}
    </header>
    <p>{titan.text}</p>
  </div>
)
