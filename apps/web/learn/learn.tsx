// Links to everything about each game.

import { Link } from 'wouter'
import { usePageTitle } from '../page-title.ts'
import { BoardPicture } from '../parts/board-picture.tsx'
import { LidFacts } from '../parts/lid-facts.tsx'
import { partsCss as parts } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import { lineOf, nameOf, TEACHING_GAME, WORLDS } from '../worlds.ts'
import card from '../parts/picture-card.module.css'
import css from './learn.module.css'

export function Learn() {
  usePageTitle(t('learn.title'))
  return (
    <div className={`${parts['page']} ${css['learn']}`}>
      <h1>{t('learn.title')}</h1>
      <p className={parts['text']}>{t('learn.text')}</p>
      <ul className={css['games']}>
        {[TEACHING_GAME, ...WORLDS].map(game => (
          <li key={game} className={card['card']}>
            <Lesson game={game} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const READING = [
  { what: 'howToPlay', at: 'how-to-play' },
  { what: 'rules', at: 'rules' },
  { what: 'components', at: 'components' },
] as const

const Lesson = ({ game }: { game: string }) => (
  <>
    <div className={card['picture']}>
      <BoardPicture game={game} sizes="7.5rem" />
    </div>
    <div className={css['body']}>
      <h2>{nameOf(game)}</h2>
      <LidFacts game={game} />
      <p>{lineOf(game)}</p>
      <ul className={css['links']}>
        {READING.map(({ what, at }) => (
          <li key={what}>
            <Link href={`/${at}/${game}`} aria-label={t('learn.of', { what: t(`learn.${what}`), game: nameOf(game) })}>
              {t(`learn.${what}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </>
)
