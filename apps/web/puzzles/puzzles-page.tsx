// All puzzles: today's with the streak and, for each game, how many are solved. A game's page lists them by level, and filters by
// theme.

import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { NotFound } from '../not-found.tsx'
import { usePageTitle } from '../page-title.ts'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { ButtonLink, Choices, partsCss as parts } from '../parts/parts.tsx'
import { sayDay } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf, TEACHING_GAME, WORLDS } from '../worlds.ts'
import {
  addressOf,
  dailyPuzzle,
  type Filter,
  filterIn,
  type Level,
  LEVELS,
  type ListedPuzzle,
  matching,
  puzzlesOf,
  sayLevel,
  themesOf,
} from './books.ts'
import { noonOf } from './days.ts'
import { countByLevel, countOf, countSolved, nextPuzzle } from './progress.ts'
import css from './puzzles.module.css'
import { StreakNote } from './streak.tsx'
import { isSolved, triedDays, triedIn, type Try } from './tries.ts'
import { useToday } from './use-today.ts'

export function PuzzlesPage({ game }: { game?: string | undefined }) {
  if (game === undefined) return <AllGames />
  return puzzlesOf(game).length === 0 ? <NotFound /> : <OneGame game={game} />
}

function AllGames() {
  usePageTitle(t('puzzle.title'))
  const games = [...WORLDS, TEACHING_GAME].filter(game => puzzlesOf(game).length > 0)
  return (
    <div className={`${parts['page']} ${css['page']}`}>
      <h1>{t('puzzle.title')}</h1>
      <p className={parts['text']}>{t('puzzle.text')}</p>
      <Today />
      {games.length === 0 && <p className={parts['notice']}>{t('puzzle.none')}</p>}
      <ul className={css['games']}>
        {games.map(game => (
          <li key={game} className={parts['panel']}>
            <h2>
              <Link href={`/puzzles/${game}`}>{nameOf(game)}</Link>
            </h2>
            <Solved game={game} />
            <SolvedByLevel game={game} />
            <Practise game={game} filter={{}} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Today's puzzle, and the last two weeks. */
function Today() {
  const now = useToday()
  const puzzle = dailyPuzzle(now)
  if (puzzle === undefined) return null
  const tried = triedDays()[now]
  return (
    <section className={css['today']} aria-labelledby="today">
      <div className={css['picture']}>
        <BoardCloseUp game={puzzle.game} sizes="12rem" />
      </div>
      <div>
        <h2 id="today">{t('puzzle.daily')}</h2>
        <p className={css['kicker']}>
          {sayDay(noonOf(now))} · {nameOf(puzzle.game)} · {sayLevel(puzzle.level)}
        </p>
        <div className={css['row']}>
          <ButtonLink kind="strong" href="/puzzle">
            {t(tried === undefined || tried === 'missed' ? 'puzzle.solveIt' : 'puzzle.seeIt')}
          </ButtonLink>
        </div>
      </div>
      <StreakNote />
    </section>
  )
}

/** How many puzzles are solved. */
function Solved({ game }: { game: string }) {
  const { solved, first, of } = countSolved(game)
  return (
    <p className={css['count']}>
      {t('puzzle.solvedOf', { solved, of })}
      {solved > 0 && ` · ${t('puzzle.atFirst', { count: first })}`}
    </p>
  )
}

/** How many puzzles of each level are solved. */
function SolvedByLevel({ game }: { game: string }) {
  return (
    <dl className={css['levels']}>
      {countByLevel(game)
        .filter(({ of }) => of > 0)
        .map(({ level, solved, of }) => (
          <div key={level}>
            <dt>{sayLevel(level)}</dt>
            <dd>
              {solved}/{of}
              <Share of={of} solved={solved} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

const Share = ({ solved, of }: { solved: number; of: number }) => (
  <span className={css['share']} aria-hidden="true">
    <i style={{ width: `${(100 * solved) / of}%` }} />
  </span>
)

/** Leads to the next unsolved puzzle. */
function Practise({ game, filter }: { game: string; filter: Filter }) {
  // Keeps the same puzzle until the filter changes.
  const [next] = useState(() => nextPuzzle(game, filter))
  if (next === null) return <p>{t('puzzle.allSolved')}</p>
  return (
    <div className={css['row']}>
      <ButtonLink
        kind="strong"
        href={addressOf(next, filter)}
        label={t('learn.of', { what: t('puzzle.nextPuzzle'), game: nameOf(game) })}
      >
        {t('puzzle.nextPuzzle')}
      </ButtonLink>
    </div>
  )
}

function OneGame({ game }: { game: string }) {
  const filter = filterIn(useSearch())
  usePageTitle(t('puzzle.titleOf', { game: nameOf(game) }))
  const choose = (change: Filter) => {
    const query = new URLSearchParams(
      Object.entries({ ...filter, ...change }).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    ).toString()
    navigate(`/puzzles/${game}${query === '' ? '' : `?${query}`}`, { replace: true })
  }
  const shown = matching(game, filter)
  const tried = triedIn(game)
  return (
    <div className={`${parts['page']} ${css['page']}`}>
      <h1>{t('puzzle.titleOf', { game: nameOf(game) })}</h1>
      <Solved game={game} />
      <div className={css['filter']}>
        <Choices<0 | Level>
          legend={t('puzzle.levels')}
          values={[0, ...LEVELS]}
          value={filter.level ?? 0}
          say={level => (level === 0 ? t('puzzle.anyLevel') : sayLevel(level))}
          onChange={level => choose({ level: level === 0 ? undefined : level })}
        />
        <label className={parts['field']}>
          <span>{t('puzzle.themes')}</span>
          <select
            className={parts['input']}
            value={filter.theme ?? ''}
            onChange={({ target }) => choose({ theme: target.value === '' ? undefined : target.value })}
          >
            <option value="">{t('puzzle.anyTheme')}</option>
            {themesOf(game).map(([theme, title]) => (
              <option key={theme} value={theme}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shown.length === 0 ? (
        <p className={parts['notice']}>{t('puzzle.noneMatch')}</p>
      ) : (
        <>
          <Practise key={JSON.stringify(filter)} game={game} filter={filter} />
          {LEVELS.map(level => (
            <OneLevel key={level} game={game} level={level} puzzles={shown} filter={filter} />
          ))}
          <Legend marks={shown.map(({ id }) => tried[id])} />
        </>
      )}
      <p>
        <Link href="/puzzles">{t('puzzle.otherGames')}</Link>
      </p>
    </div>
  )
}

interface LevelShown {
  readonly game: string
  readonly level: Level
  readonly puzzles: readonly ListedPuzzle[]
  readonly filter: Filter
}

/** The puzzles of one level, with how many of them are solved. */
function OneLevel({ game, level, puzzles, filter }: LevelShown) {
  const here = puzzles.filter(one => one.level === level)
  const { solved, of } = countOf(here, triedIn(game))
  if (of === 0) return null
  return (
    <section className={css['level']} aria-labelledby={`level-${level}`}>
      <div>
        <h2 id={`level-${level}`}>{sayLevel(level)}</h2>
        <p className={css['count']}>{t('puzzle.solvedOf', { solved, of })}</p>
        <Share of={of} solved={solved} />
      </div>
      <Numbers game={game} puzzles={here} filter={filter} />
    </section>
  )
}

const SIGNS = { first: '✓', later: '✓', missed: '✗', shown: '–' } as const

/** Every puzzle by its number in the book, with its result. Themes stay hidden, because they're half the answer. */
function Numbers({ game, puzzles, filter }: Omit<LevelShown, 'level'>) {
  const tried = triedIn(game)
  const numbers = new Map(puzzlesOf(game).map(({ id }, i) => [id, i + 1]))
  return (
    <ol className={css['numbers']}>
      {puzzles.map(puzzle => {
        const mark = tried[puzzle.id]
        const number = numbers.get(puzzle.id) ?? 0
        const state = t(`puzzle.mark.${mark ?? 'open'}`)
        return (
          <li key={puzzle.id}>
            <Link
              href={addressOf(puzzle, filter)}
              data-mark={mark}
              data-solved={isSolved(mark) || undefined}
              aria-label={t('puzzle.numbered', { number, level: sayLevel(puzzle.level), state })}
            >
              {number} <span aria-hidden="true">{mark === undefined ? '' : SIGNS[mark]}</span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

/** What the signs mean that are in use. Links say it themselves. */
function Legend({ marks }: { marks: readonly (Try | undefined)[] }) {
  const used = (Object.keys(SIGNS) as Try[]).filter(mark => marks.includes(mark))
  if (used.length === 0) return null
  return (
    <ul className={css['legend']} aria-hidden="true">
      {used.map(mark => (
        <li key={mark}>
          <span data-mark={mark} data-solved={isSolved(mark) || undefined}>
            {SIGNS[mark]}
          </span>
          {t(`puzzle.mark.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
