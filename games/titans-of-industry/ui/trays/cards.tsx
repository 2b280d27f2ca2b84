// Advancements and Titans, as cards in the ledger.

import { memoByValue } from '@tableworks/board-kit'
import type { Advancement, AdvancementId } from '../../data/advancements.ts'
import type { Titan, TitanId } from '../../data/titans.ts'
import { Glyph } from '../parts/glyph.tsx'
import { Portrait } from '../parts/portrait.tsx'
import { Goods } from '../parts/signs.tsx'
import { say } from '../words.ts'
import css from './cards.module.css'

interface AdvancementCardProps {
  readonly id: AdvancementId
  readonly card: Advancement
  /** What its research costs now; null if it can't be bought. */
  readonly total?: number | null | undefined
}

export const AdvancementCard = memoByValue(function AdvancementCard({ id, card, total }: AdvancementCardProps) {
  return (
    <div className={css['card']}>
      <Glyph of={id} />
      <b>{card.name}</b>
      <small>{say(`kinds.${card.kind}`)}</small>
      <span className={css['cost']}>
        <Goods of={[['research', card.cost]]} size={16} />
        {total !== undefined && (total === null ? say('none') : say('money', { dollars: total }))}
      </span>
      <p>{card.text}</p>
    </div>
  )
})

interface TitanCardProps {
  readonly id: TitanId
  readonly titan: Titan
  readonly worth?: number | undefined
}

export const TitanCard = memoByValue(function TitanCard({ id, titan, worth }: TitanCardProps) {
  return (
    <div className={css['card']} data-titan>
      <Portrait titan={id} />
      <b>{titan.name}</b>
      {worth !== undefined && <span className={css['worth']}>{say('worth', { share: worth })}</span>}
      <p>{titan.text}</p>
    </div>
  )
})
