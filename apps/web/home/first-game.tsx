// The teaching game, for players who are new to heavy games. One press opens a table with tips.

import { BoardCloseUp } from '../parts/board-picture.tsx'
import { Icon } from '../parts/icons.tsx'
import { FailureNote } from '../parts/parts.tsx'
import { t } from './words.ts'
import { nameOf, TEACHING_GAME } from '../worlds.ts'
import css from './home.module.css'
import { usePlayNow } from './use-play-now.ts'

export function FirstGame() {
  const { busy, error, play } = usePlayNow(TEACHING_GAME)
  return (
    <div className={css['first']}>
      <button type="button" aria-disabled={busy || undefined} onClick={play}>
        <BoardCloseUp game={TEACHING_GAME} sizes="8rem" />
        <span>
          <strong>{t('home.first')}</strong>
          <span>{busy ? t('opening') : t('home.firstText', { game: nameOf(TEACHING_GAME) })}</span>
        </span>
        <Icon name="right" size={20} />
      </button>
      {error !== null && <FailureNote error={error} />}
    </div>
  )
}
