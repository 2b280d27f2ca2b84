// Everything that teaches a game: its lessons with progress, its challenges, and its guides.

import { Link } from 'wouter'
import { listedFor } from '../lessons/books.ts'
import { ChallengeList } from '../lessons/challenge-list.tsx'
import { GuidedGame, LessonList } from '../lessons/lesson-list.tsx'
import { countDone, nextLesson, progressIn } from '../lessons/progress.ts'
import { countSolved } from '../puzzles/progress.ts'
import { usePageTitle } from '../page-title.ts'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { LidFacts } from '../parts/lid-facts.tsx'
import { ButtonLink, partsCss as parts } from '../parts/parts.tsx'
import { t } from '../lessons/words.ts'
import { t as sayPuzzle } from '../puzzles/words.ts'
import { isKnown, lineOf, nameOf, TEACHING_GAME, WORLDS } from '../worlds.ts'
import card from '../parts/picture-card.module.css'
import css from './learn.module.css'

/** Begins with the game in the address. */
export function Learn({ game }: { game?: string | undefined }) {
  usePageTitle(t('learn.title'))
  const all = [TEACHING_GAME, ...WORLDS]
  const games = game === undefined || !isKnown(game) ? all : [game, ...all.filter(other => other !== game)]
  return (
    <div className={`${parts['page']} ${css['learn']}`}>
      <h1>{t('learn.title')}</h1>
      <p className={parts['text']}>{t('learn.text')}</p>
      <p>
        <Link href="/puzzles">{sayPuzzle('puzzle.toPuzzles')}</Link>
      </p>
      <Jumps games={games} />
      <ul className={css['games']}>
        {games.map(one => (
          <li key={one} id={`learn-${one}`} className={card['card']}>
            <Teaching game={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On a phone, the games are several screens long. */
const Jumps = ({ games }: { games: readonly string[] }) => (
  <nav className={css['jumps']} aria-label={t('learn.jumps')}>
    {games.map(game => (
      <a key={game} href={`#learn-${game}`}>
        {nameOf(game)}
      </a>
    ))}
  </nav>
)

const READING = [
  { what: 'howToPlay', at: 'how-to-play' },
  { what: 'rules', at: 'rules' },
  { what: 'components', at: 'components' },
] as const

const Teaching = ({ game }: { game: string }) => (
  <>
    <div className={css['about']}>
      <div className={card['picture']}>
        <BoardCloseUp game={game} sizes="7.5rem" />
      </div>
      <div className={css['body']}>
        <h2>{nameOf(game)}</h2>
        <LidFacts game={game} />
        <p>{lineOf(game)}</p>
        <ul className={css['links']}>
          {READING.map(({ what, at }) => (
            <li key={what}>
              <Link
                href={`/${at}/${game}`}
                aria-label={t('learn.of', { what: t(`learn.${what}`), game: nameOf(game) })}
              >
                {t(`learn.${what}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
    <Lessons game={game} />
    <Puzzles game={game} />
  </>
)

function Puzzles({ game }: { game: string }) {
  const { solved, of } = countSolved(game)
  if (of === 0) return null
  return (
    <div className={css['lessons']}>
      <div className={css['progress']}>
        <p>{sayPuzzle('puzzle.progressOf', { solved, of })}</p>
        <ButtonLink
          href={`/puzzles/${game}`}
          label={t('learn.of', { what: sayPuzzle('puzzle.title'), game: nameOf(game) })}
        >
          {sayPuzzle('puzzle.title')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Lessons({ game }: { game: string }) {
  const { lessons, challenges, hasFirstGame } = listedFor(game)
  if (lessons.length === 0) return null
  const { done, of } = countDone(game)
  const next = nextLesson(game)
  const start = t(done === 0 ? 'lesson.start' : 'lesson.carryOn')
  return (
    <div className={css['lessons']}>
      <div className={css['progress']}>
        <p>{t('learn.progress', { done, of })}</p>
        {next !== null && (
          <ButtonLink kind="strong" href={next} label={t('learn.of', { what: start, game: nameOf(game) })}>
            {start}
          </ButtonLink>
        )}
      </div>
      <LessonList game={game} done={progressIn(game).done} />
      {hasFirstGame && <GuidedGame game={game} />}
      {challenges.length > 0 && (
        <>
          <h3>{t('challenge.title')}</h3>
          <ChallengeList game={game} />
        </>
      )}
    </div>
  )
}
