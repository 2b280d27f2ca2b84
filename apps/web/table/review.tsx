// The review at the end of a game: everybody's chances, and the choices that cost most, each a way into the replay.

import { ScoreChart, SeatMark, type Voice } from '@tableworks/board-kit'
import type { Chances, Mistake, Review as Found } from '@tableworks/bots'
import type { AnyGame, Chapter, Seat } from '@tableworks/kernel'
import { Button, FailureNote } from '../parts/parts.tsx'
import { Progress } from '../parts/progress.tsx'
import { t } from '../words/index.ts'
import { sayAction } from './hints.ts'
import css from './review.module.css'
import type { Shown } from './shown.ts'
import { peopleAt, type Reviewing } from './use-review.ts'

interface ReviewProps {
  readonly reviewing: Reviewing
  readonly card: Shown['card']
  readonly last: number
  readonly game: AnyGame
  readonly voice: Voice
  readonly chapters: readonly Chapter[]
  readonly onStep: (step: number) => void
}

export function Review({ reviewing, card, last, game, voice, chapters, onStep }: ReviewProps) {
  const { review, state, error, start, startLonger, stop } = reviewing
  const people = peopleAt(card)
  const isJudged = (seat: Seat) => review?.judged.includes(seat) === true
  return (
    <section className={css['review']} aria-labelledby="review" data-review={state}>
      <h3 id="review">{t('review.title')}</h3>
      {state === 'waiting' && <p>{t('review.working')}</p>}
      {state === 'working' && <Progress label={t('review.working')} done={review?.done ?? 0} onStop={stop} />}
      {state === 'stopped' && <Button onClick={start}>{t('review.again')}</Button>}
      {state === 'failed' && <FailureNote error={error} />}
      {review !== null && review.chances.length > 1 && (
        <div className={css['found']}>
          <ScoreChart
            title={t('review.chances')}
            sideNames={card.sides}
            scores={byStep(review.chances, last)}
            chapters={chapters}
          />
          <div className={css['mistakes']}>
            {people.filter(isJudged).map(seat => (
              <Costly
                key={seat}
                seat={seat}
                name={card.sides[seat] ?? ''}
                mistakes={review.mistakes.filter(one => one.seat === seat)}
                game={game}
                voice={voice}
                onStep={onStep}
              />
            ))}
            {state === 'ready' && !people.every(isJudged) && (
              <p className={css['cost']}>
                {t('review.timeUp')}
                <Button onClick={startLonger}>{t('review.longer')}</Button>
              </p>
            )}
          </div>
        </div>
      )}
      {review !== null && (
        <p className={css['guess']}>
          {t('review.guess', { count: playoutsOf(review), moments: review.chances.length - 1 })}
        </p>
      )}
    </section>
  )
}

const playoutsOf = ({ chances }: Found): number => Math.min(...chances.slice(0, -1).map(({ playouts }) => playouts))

interface CostlyProps extends Pick<ReviewProps, 'game' | 'voice' | 'onStep'> {
  readonly seat: number
  readonly name: string
  readonly mistakes: readonly Mistake[]
}

function Costly({ seat, name, mistakes, game, voice, onStep }: CostlyProps) {
  return (
    <div>
      <h4>
        <SeatMark seat={seat} size={18} /> {t('review.mistakes', { name })}
      </h4>
      {mistakes.length === 0 && <p>{t('review.none')}</p>}
      <ol>
        {mistakes.map(({ step, played, better, cost, error, playouts }) => (
          <li key={step}>
            <p>
              {t('review.played')} <b translate="no">{sayAction(game, voice, played)}</b>
            </p>
            <p>
              {t('review.better')} <b translate="no">{sayAction(game, voice, better)}</b>
            </p>
            <p className={css['cost']}>
              {t('review.cost', { points: cost.toFixed(1), error: error.toFixed(1), count: playouts })}
              <Button onClick={() => onStep(step)}>{t('review.show', { step })}</Button>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** In percent at every step, straight from one moment to the next. */
function byStep(chances: readonly Chances[], last: number): number[][] {
  return Array.from({ length: last + 1 }, (_, step) => {
    const i = Math.max(
      0,
      chances.findLastIndex(one => one.step <= step),
    )
    const from = chances[i]
    const to = chances[i + 1] ?? from
    if (from === undefined || to === undefined) return []
    const way = to.step === from.step ? 0 : (step - from.step) / (to.step - from.step)
    return from.shares.map((share, side) => Math.round(100 * (share + ((to.shares[side] ?? share) - share) * way)))
  })
}
