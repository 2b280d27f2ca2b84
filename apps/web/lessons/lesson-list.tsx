// The lessons of a game, and the guided game that follows them.

import { Link } from 'wouter'
import { Icon } from '../parts/icons.tsx'
import { FailureNote } from '../parts/parts.tsx'
import { useOpening } from '../parts/use-opening.ts'
import { inLocale } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { addressOf, listedFor } from './books.ts'
import css from './lessons.module.css'

/** The lessons of a game as links; `now` is the one on screen. */
export function LessonList({ game, now, done }: { game: string; now?: number; done: readonly string[] }) {
  return (
    <ol className={css['list']}>
      {listedFor(game).lessons.map(({ id, title, minutes }, i) => (
        <li key={id} data-state={done.includes(id) ? 'done' : i + 1 === now ? 'now' : undefined}>
          <Link href={addressOf('lesson', game, i + 1)} aria-current={i + 1 === now ? 'page' : undefined}>
            <span className={css['sign']} aria-hidden="true">
              {done.includes(id) ? '✓' : i + 1}
            </span>
            <span translate="no">{inLocale(title)}</span>
            <small>{done.includes(id) ? t('lesson.done') : t('lesson.minutes', { minutes })}</small>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** Starts a guided game at a new table. The coach loads only then. */
export function GuidedGame({ game }: { game: string }) {
  const { busy, error, open } = useOpening()
  const start = () => open(async tables => (await import('./guided.ts')).startGuided(tables, game))
  return (
    <>
      <button type="button" className={css['guided']} aria-disabled={busy || undefined} onClick={start}>
        <span className={css['sign']} aria-hidden="true">
          ★
        </span>
        <span>
          <strong>
            {busy ? t('opening') : t('guide.game')}
            <span className={css['spoken']}>({nameOf(game)})</span>
          </strong>
          <small>{t('guide.gameText')}</small>
        </span>
        <Icon name="right" size={18} />
      </button>
      {error !== null && <FailureNote error={error} />}
    </>
  )
}
