// Ratings drawn as a dot on a bar. The bar is the range that contains the true strength with 95% confidence.

import type { RatingCard } from '@tableworks/protocol'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import css from './you.module.css'

/** The scale of the drawing. */
const [LEAST, MOST] = [900, 2100]
const MARKS = [1000, 1250, 1500, 1750, 2000]
const at = (rating: number): number => (100 * (Math.min(MOST, Math.max(LEAST, rating)) - LEAST)) / (MOST - LEAST)

export const Ratings = ({ ratings }: { ratings: readonly RatingCard[] }) => (
  <section className={css['section']} aria-labelledby="ratings">
    <h2 id="ratings">
      {t('you.ratings')} {ratings.length > 0 && <small>{t('you.sure')}</small>}
    </h2>
    {ratings.length === 0 ? (
      <p className={css['none']}>{t('you.noRatings')}</p>
    ) : (
      <ul className={css['ratings']}>
        {ratings.map(rating => (
          <RatingRow key={`${rating.game} ${rating.pace} ${rating.company}`} rating={rating} />
        ))}
      </ul>
    )}
  </section>
)

const RatingRow = ({ rating }: { rating: RatingCard }) => {
  const { game, pace, company, mean, margin, isProvisional, games, trend } = rating
  return (
    <li>
      <div>
        <h3>{nameOf(game)}</h3>
        <p>
          {[
            pace === 'live' ? t('listing.paces.live') : t('listing.paces.slow'),
            company === 'bots' ? t('you.withBots') : '',
            t('you.gameCount', { count: games }),
          ]
            .filter(text => text !== '')
            .join(' · ')}
        </p>
      </div>
      <div className={css['axis']} data-provisional={isProvisional || undefined} aria-hidden="true">
        {MARKS.map(mark => (
          <span key={mark} style={{ insetInlineStart: `${at(mark)}%` }} />
        ))}
        <i style={{ insetInlineStart: `${at(mean - margin)}%`, width: `${at(mean + margin) - at(mean - margin)}%` }} />
        <b style={{ insetInlineStart: `${at(mean)}%` }} />
      </div>
      <p className={css['number']}>
        <strong>{mean}</strong> ± {margin}
        <small>
          {isProvisional ? t('you.provisional') : t('you.likely', { from: mean - margin, to: mean + margin })}
        </small>
      </p>
      <Trend points={trend} />
    </li>
  )
}

/** The ratings after recent games, as decoration beside the number. */
function Trend({ points }: { points: readonly number[] }) {
  if (points.length < 2) return <span />
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const place = (rating: number, i: number) =>
    `${2 + (70 * i) / (points.length - 1)},${31 - (28 * (rating - low)) / Math.max(1, high - low)}`
  return (
    <svg className={css['trend']} viewBox="0 0 74 34" aria-hidden="true">
      <polyline points={points.map(place).join(' ')} />
    </svg>
  )
}
