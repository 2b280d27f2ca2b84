// Keeps the better move visible while the replay shows a reviewed move.

import { Button } from '../parts/parts.tsx'
import { heightAs } from './height-as.ts'
import { t } from './words.ts'
import css from './hint-note.module.css'
import { sayAction } from './hints.ts'
import { useTable } from './table-model.ts'

const heightAsTip = heightAs('--tip')

export function AdviceNote() {
  const { mistake, game, voice, seen, layout, isText, position, replaying } = useTable()
  if (mistake === null) return null
  const { played, better, cost, step } = mistake
  return (
    <section
      ref={heightAsTip}
      className={css['note']}
      aria-label={t('review.title')}
      data-layout={isText ? 'text' : layout}
      data-advice={step}
    >
      <p>
        {t('review.did')} <b translate="no">{sayAction(game, voice, played, seen)}</b>
      </p>
      <p>
        {t('review.better')} <b translate="no">{sayAction(game, voice, better, seen)}</b>
      </p>
      <p className={css['sum']}>{t('review.about', { points: cost.toFixed(1) })}</p>
      <div className={css['row']}>
        <Button onClick={() => replaying.goTo(position.last)}>{t('review.back')}</Button>
      </div>
    </section>
  )
}
