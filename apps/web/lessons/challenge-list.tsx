// The challenges of a game, with the stars won.

import { Link } from 'wouter'
import { inLocale } from '../words/index.ts'
import { addressOf, listedFor } from './books.ts'
import css from './lessons.module.css'
import { progressIn } from './progress.ts'
import { t } from './words.ts'

/** The challenges as links, by title. */
export function ChallengeList({ game }: { game: string }) {
  const { stars } = progressIn(game)
  return (
    <ol className={css['challenges']}>
      {listedFor(game).challenges.map(({ id, title }, i) => (
        <li key={id}>
          <Link href={addressOf('challenge', game, i + 1)}>
            <span translate="no">{inLocale(title)}</span>
            <Stars count={stars[id] ?? 0} of={3} />
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** The challenges by number, beside a board; `now` is the challenge on screen. */
export function ChallengeTiles({ game, now }: { game: string; now: number }) {
  const { stars } = progressIn(game)
  return (
    <ol className={css['tiles']}>
      {listedFor(game).challenges.map(({ id, title }, i) => (
        <li key={id}>
          <Link
            href={addressOf('challenge', game, i + 1)}
            aria-current={i + 1 === now ? 'page' : undefined}
            aria-label={`${i + 1}: ${inLocale(title)}, ${t('challenge.stars', { count: stars[id] ?? 0 })}`}
            title={inLocale(title)}
          >
            <b>{i + 1}</b>
            <Stars count={stars[id] ?? 0} of={3} />
          </Link>
        </li>
      ))}
    </ol>
  )
}

export function Stars({ count, of = count, size }: { count: number; of?: number; size?: 'large' }) {
  return (
    <span className={css['stars']} data-size={size} role="img" aria-label={t('challenge.stars', { count })}>
      {Array.from({ length: size === 'large' ? 3 : of }, (_, i) => (
        <i key={i} data-won={i < count || undefined}>
          ★
        </i>
      ))}
    </span>
  )
}
