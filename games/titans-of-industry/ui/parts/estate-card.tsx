// A real estate card.

import type { ReactNode } from 'react'
import type { Estate } from '../../data/real-estate.ts'
import { AreaEmblem } from './emblem.tsx'
import { DemandMarks } from './sector.tsx'
import { say } from '../words.ts'
import css from './estate-card.module.css'

interface EstateCardProps {
  readonly estate: Estate
  readonly side?: 'white' | 'grey' | undefined
  readonly note?: ReactNode
}

export const EstateCard = ({ estate, side = 'white', note }: EstateCardProps) => (
  <div className={css['card']} data-side={side}>
    <AreaEmblem area={estate.area} size={16 + 5 * estate.level} />
    <span className={css['level']}>{say('level', { level: estate.level })}</span>
    <b>{estate.name}</b>
    <DemandMarks demand={estate.demand} />
    {note !== undefined && <small>{note}</small>}
  </div>
)
