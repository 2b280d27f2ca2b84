// The review at the end of a game: each person's costliest move, before and after, with smaller mistakes below.

import { SeatMark } from '@tableworks/board-kit'
import type { Mistake } from '@tableworks/bots'
import { Button, FailureNote } from '../parts/parts.tsx'
import { Progress } from '../parts/progress.tsx'
import { t } from './words.ts'
import { sayAction } from './hints.ts'
import { CostliestMove } from './review-move.tsx'
import css from './review.module.css'
import { chapterAt } from './stops.ts'
import { useTable } from './table-model.ts'
import { peopleAt } from './use-review.ts'

export function Review() {
  const { reviewing, card } = useTable()
  const { review, state, error, start, startLonger, stop } = reviewing
  const people = peopleAt(card)
  const judged = people.filter(seat => review?.judged.includes(seat) === true)
  return (
    <section className={css['review']} aria-labelledby="review" data-review={state}>
      <h3 id="review">{t('review.title')}</h3>
      {state === 'waiting' && <p>{t('review.working')}</p>}
      {state === 'working' && <Progress label={t('review.working')} done={review?.done ?? 0} onStop={stop} />}
      {state === 'stopped' && <Button onClick={start}>{t('review.again')}</Button>}
      {state === 'failed' && <FailureNote error={error} />}
      {judged.map(seat => (
        <ReviewOf
          key={seat}
          seat={seat}
          isAlone={people.length === 1}
          mistakes={review?.mistakes.filter(one => one.seat === seat) ?? []}
        />
      ))}
      {state === 'ready' && judged.length < people.length && (
        <p className={css['cost']}>
          {t('review.timeUp')}
          <Button onClick={startLonger}>{t('review.longer')}</Button>
        </p>
      )}
    </section>
  )
}

interface ReviewOfProps {
  readonly seat: number
  /** Set if only one person played on this device, who is then "you". */
  readonly isAlone: boolean
  readonly mistakes: readonly Mistake[]
}

function ReviewOf({ seat, isAlone, mistakes }: ReviewOfProps) {
  const { sides } = useTable()
  const [costliest, ...smaller] = mistakes
  return (
    <div className={css['of']}>
      {!isAlone && (
        <h4 className={css['name']}>
          <SeatMark seat={seat} size={18} /> {sides[seat]}
        </h4>
      )}
      {costliest === undefined ? <p>{t('review.none')}</p> : <CostliestMove mistake={costliest} isAlone={isAlone} />}
      {smaller.length > 0 && (
        <>
          <h4>{t('review.smaller', { count: smaller.length })}</h4>
          <ul className={css['smaller']}>
            {smaller.map(mistake => (
              <SmallerMove key={mistake.step} mistake={mistake} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function SmallerMove({ mistake }: { mistake: Mistake }) {
  const { game, voice, chapters, showMistake } = useTable()
  const { step, played, better, cost } = mistake
  return (
    <li>
      <b>{chapterAt(chapters, step)}</b>
      <span translate="no">
        {t('review.rather', { played: sayAction(game, voice, played), better: sayAction(game, voice, better) })}
      </span>
      <span>{t('review.about', { points: cost.toFixed(1) })}</span>
      <Button onClick={() => showMistake(mistake)}>{t('review.show')}</Button>
    </li>
  )
}
