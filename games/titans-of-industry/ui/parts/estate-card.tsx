// A real estate card.

import type { ReactNode } from 'react'
import type { Estate } from '../../data/real-estate.ts'
import type { CardSide } from '../../readings/real-estate.ts'
import { say } from '../words.ts'
import css from './quarters.module.css'
import { AreaEmblem, DemandMarks } from './signs.tsx'

interface EstateCardProps {
  readonly estate: Estate
  readonly side?: CardSide | undefined
  readonly note?: ReactNode
}

export const EstateCard = ({ estate, side = 'white', note }: EstateCardProps) => (
  <div className={css['card']} data-side={side}>
    <AreaEmblem area={estate.area} size={16 + 5 * estate.level} />
    <span>{say('level', { level: estate.level })}</span>
    <b>{estate.name}</b>
    <DemandMarks demand={estate.demand} />
    {note !== undefined && <small>{note}</small>}
  </div>
)
