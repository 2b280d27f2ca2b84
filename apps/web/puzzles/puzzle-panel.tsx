// A puzzle beside the board: which seat to play. Afterwards: the player's move and the best one, what each leads to, and why.

import { SeatMark } from '@tableworks/board-kit'
import type { Prospect } from '@tableworks/bots'
import type { TableLink } from '@tableworks/host'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Button, ButtonLink, FailureNote } from '../parts/parts.tsx'
import { Progress } from '../parts/progress.tsx'
import { useOpening } from '../parts/use-opening.ts'
import { ConfirmTurn } from '../table/confirm-turn.tsx'
import { heightAs } from '../table/height-as.ts'
import { Reasons } from '../table/hint-note.tsx'
import { sayAction } from '../table/hints.ts'
import { actionOf } from '../table/plans.ts'
import { useTable } from '../table/table-model.ts'
import { sayScore } from '../table/voice.ts'
import { sayDayOfYear } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { addressOf, sayLevel, themeOf } from './books.ts'
import { noonOf } from './days.ts'
import { sayBehind, sayOutlook, saySure, sayWeighed } from './figures.ts'
import { NewHere } from './new-here.tsx'
import type { Posed, Puzzling, PuzzleVerdict } from './posing.ts'
import { nextPuzzle } from './progress.ts'
import { playOnFrom } from './puzzle-host.ts'
import css from './puzzles.module.css'
import { StreakNote } from './streak.tsx'
import { rangeOf } from './sure.ts'
import { isSolved } from './tries.ts'

interface PuzzleProps {
  readonly puzzle: Puzzling
}

/** Beside a wide board. */
export function PuzzlePanel() {
  const { puzzle } = useTable()
  return puzzle === null ? null : <Panel puzzle={puzzle} />
}

const heightAsTip = heightAs('--tip')

/** Without a sidebar: above the foot of a phone or tablet, in a corner of a small window, or in the flow of text mode. */
export function PuzzleNote() {
  const { puzzle, layout, isText } = useTable()
  if (puzzle === null) return null
  return (
    <section
      ref={heightAsTip}
      className={css['note']}
      aria-label={t('puzzle.tab')}
      data-layout={isText ? 'text' : layout}
      data-covers
    >
      <Panel puzzle={puzzle} />
    </section>
  )
}

const stateOf = ({ isRevealed, answer }: Puzzling): string =>
  isRevealed ? 'answered' : answer === null ? 'open' : 'checked'

const Panel = ({ puzzle }: PuzzleProps) => (
  <div className={css['panel']} data-puzzle={stateOf(puzzle)}>
    <Head puzzle={puzzle} />
    <Position puzzle={puzzle} />
    <div role="status" className={css['verdict']}>
      <Said puzzle={puzzle} />
    </div>
    <Ways puzzle={puzzle} />
    {(puzzle.answer !== null || puzzle.isRevealed) && <Compared puzzle={puzzle} />}
    {puzzle.isRevealed && <About puzzle={puzzle} />}
  </div>
)

function Head({ puzzle }: PuzzleProps) {
  const { posed, answer, isRevealed, giveUp } = puzzle
  const { game, day } = posed
  const kicker = day === null ? nameOf(game) : t('puzzle.ofDay', { day: sayDayOfYear(noonOf(day)) })
  return (
    <div className={css['head']}>
      <p className={css['kicker']}>
        {kicker} · {sayLevel(posed.puzzle.level)}
      </p>
      <Link
        href={day === null ? `/puzzles/${game}` : '/puzzles'}
        className={css['leave']}
        aria-label={t('puzzle.leave')}
        title={t('puzzle.leave')}
      >
        ×
      </Link>
      <h2>{t('puzzle.find')}</h2>
      {answer === null && !isRevealed && <GiveUp giveUp={giveUp} />}
    </div>
  )
}

/** Asks for confirmation, because showing the answer ends the attempt, and a daily puzzle's streak with it. */
function GiveUp({ giveUp }: Pick<Puzzling, 'giveUp'>) {
  const [isAsked, ask] = useState(false)
  return (
    <Button onClick={() => (isAsked ? giveUp() : ask(true))} onBlur={() => ask(false)}>
      {t(isAsked ? 'puzzle.showReally' : 'puzzle.showAnswer')}
    </Button>
  )
}

/** Which seat to play and how the game stands: "Round 3 · points now: Cat 14 · You 19". */
function Position({ puzzle: { viewer, start } }: PuzzleProps) {
  const { sides, chapters, foresight } = useTable()
  const chapter = chapters.at(-1)?.title
  const { scores } = foresight.standing(start)
  const points = sides.map((name, side) => {
    const score = scores[side]
    return `${side === viewer ? t('puzzle.you') : name} ${score === undefined ? '?' : sayScore(score)}`
  })
  return (
    <div className={css['who']}>
      <SeatMark seat={viewer ?? 0} size={22} />
      <p translate="no">
        <b>{t('puzzle.youAre', { name: sides[viewer ?? 0] ?? '' })}</b> {chapter !== undefined && `${chapter} · `}
        {t('puzzle.pointsNow', { points: points.join(' · ') })}
      </p>
    </div>
  )
}

/** What to do, or what the player's move was. */
function Said({ puzzle }: PuzzleProps) {
  const { answer, isRevealed, tried, posed } = puzzle
  if (answer !== null)
    return (
      <p ref={focus} tabIndex={-1} data-verdict={toneOf(answer.verdict)}>
        {sayVerdict(answer.verdict, puzzle)}
      </p>
    )
  if (isRevealed)
    return (
      <p ref={focus} tabIndex={-1} data-verdict="shown">
        {t('puzzle.shown')}
      </p>
    )
  return (
    <p className={css['task']}>
      {t('puzzle.task')} {tried !== undefined && t(isSolved(tried) ? 'puzzle.solvedBefore' : 'puzzle.triedBefore')}
      {tried === undefined && posed.isToday && t('puzzle.todayRule')}{' '}
      {posed.day !== null && <NewHere game={posed.game} />}
    </p>
  )
}

/** The button that had the focus is no longer there. */
const focus = (verdict: HTMLElement | null): void => verdict?.focus({ preventScroll: true })

const toneOf = (verdict: PuzzleVerdict): string => {
  if (verdict.kind === 'best' || (verdict.kind === 'weighed' && verdict.isAsGood)) return 'solved'
  return verdict.kind === 'weighing' ? 'weighing' : 'missed'
}

function sayVerdict(verdict: PuzzleVerdict, { posed, tried }: Puzzling): string {
  const [best] = posed.puzzle.ideas
  switch (verdict.kind) {
    case 'best':
      return t(tried === 'first' ? 'puzzle.solvedFirst' : 'puzzle.solved')
    case 'idea':
      return sayBehind(posed.book, best ?? verdict.idea, verdict.idea)
    case 'weighing':
      return t('puzzle.weighing')
    case 'unweighed':
      return t('puzzle.notBest')
    case 'weighed':
      return sayWeighed(posed.book, verdict.weighed, verdict.isAsGood)
  }
}

/** The player's move and the best one, what each leads to, and ways to play on. */
function Compared({ puzzle }: PuzzleProps) {
  const { answer, isRevealed, posed } = puzzle
  const { ideas, confirmed } = posed.puzzle
  const [best, second] = ideas
  if (best === undefined) return null
  const verdict = answer?.verdict
  const isBest = verdict?.kind === 'best'
  const isSame = isBest && answer !== null && isSameLine(answer.names, best.choices)
  const weighed = verdict?.kind === 'weighed' || verdict?.kind === 'weighing' ? verdict.weighed : null
  const yours = verdict?.kind === 'idea' ? verdict.idea : (weighed?.other ?? null)
  const mine = answer !== null && !isSame && (
    <Idea
      puzzle={puzzle}
      title={t('puzzle.yours')}
      names={answer.names}
      outlook={yours}
      times={weighed?.times ?? confirmed.times}
      which="yours"
    >
      {isBest && <p className={css['fine']}>{t(verdict.isOtherWay ? 'puzzle.otherWay' : 'puzzle.sameIdea')}</p>}
      {weighed !== null && <p className={css['fine']}>{t('puzzle.unlisted')}</p>}
      {verdict?.kind === 'weighing' && <Weighing puzzle={puzzle} done={verdict.done} />}
      {verdict?.kind === 'unweighed' && verdict.error !== null && <FailureNote error={verdict.error} />}
    </Idea>
  )
  return (
    <div className={css['ideas']}>
      {!isRevealed && mine}
      <Idea
        puzzle={puzzle}
        title={t(isSame ? 'puzzle.yoursBest' : 'puzzle.best')}
        names={isRevealed ? best.choices : null}
        outlook={weighed?.one ?? best}
        times={weighed?.times ?? confirmed.times}
        which="best"
      />
      {isRevealed && mine}
      {isRevealed && second !== undefined && verdict?.kind !== 'idea' && weighed === null && (
        <Idea
          puzzle={puzzle}
          title={t('puzzle.next')}
          names={second.choices}
          outlook={second}
          times={confirmed.times}
        />
      )}
      <p className={css['fine']}>{t(`puzzle.${posed.book.measure}.figures`)}</p>
    </div>
  )
}

const isSameLine = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(name => other.includes(name))

const Weighing = ({ puzzle, done }: PuzzleProps & { done: number }) => (
  <div className={css['weighing']}>
    <Progress label={t('puzzle.progress')} done={done} onStop={puzzle.stopWeighing} />
  </div>
)

interface IdeaProps extends PuzzleProps {
  readonly title: string
  /** Null keeps them hidden. */
  readonly names: readonly string[] | null
  readonly outlook: Prospect | null
  readonly times: number
  /** Set if it can be drawn on the board. */
  readonly which?: 'best' | 'yours'
  readonly children?: ReactNode
}

function Idea({ puzzle, title, names, outlook, times, which, children }: IdeaProps) {
  const { shown, show, isRevealed } = puzzle
  return (
    <section className={css['idea']} data-idea={which ?? 'next'} aria-label={title}>
      <h3>{title}</h3>
      {names !== null && <Moves names={names} isNumbered={which !== undefined && isRevealed && shown === which} />}
      {children}
      {outlook !== null && <Figures book={puzzle.posed.book} outlook={outlook} times={times} />}
      {names !== null && isRevealed && which !== undefined && (
        <div className={css['row']}>
          {puzzle.answer !== null && (
            <Button aria-pressed={shown === which} onClick={() => show(which)}>
              {t('puzzle.onBoard')}
            </Button>
          )}
          <PlayOn puzzle={puzzle} names={names} />
        </div>
      )}
    </section>
  )
}

/** In the journal's words, with the numbers on the board while the moves are drawn there. */
function Moves({ names, isNumbered }: { names: readonly string[]; isNumbered: boolean }) {
  const { plan, game, voice, foresight, seen } = useTable()
  if (isNumbered && plan !== null && plan.tale !== null)
    return (
      <ol className={css['moves']} translate="no">
        {plan.tale.clauses.map(({ text, sign }) => (
          <li key={text}>
            {sign !== null && <b>{sign}</b>}
            {text}
          </li>
        ))}
      </ol>
    )
  return (
    <p className={css['said']} translate="no">
      {sayAction(game, voice, actionOf(game, foresight, seen, names))}
    </p>
  )
}

interface FiguresProps extends Pick<Posed, 'book'> {
  readonly outlook: Prospect
  readonly times: number
}

/** What a move leads to, with the share of wins and its range as a bar. */
function Figures({ book, outlook, times }: FiguresProps) {
  const [from, to] = rangeOf(outlook.wins, times)
  return (
    <div className={css['figures']}>
      <p>{sayOutlook(book, outlook, times)}</p>
      <span className={css['bar']} aria-hidden="true">
        <i style={{ insetInlineStart: `${100 * from}%`, insetInlineEnd: `${100 * (1 - to)}%` }} />
        <b style={{ insetInlineStart: `${100 * outlook.wins}%` }} />
      </span>
    </div>
  )
}

/** Opens the position after these moves as a table on this device. */
function PlayOn({ puzzle: { posed }, names }: PuzzleProps & { names: readonly string[] }) {
  const { game } = useTable()
  const { busy, error, open } = useOpening()
  const playOn = (here: TableLink) => playOnFrom(here, game, posed.book, posed.puzzle, names)
  return (
    <>
      <Button aria-disabled={busy || undefined} onClick={() => open(playOn)}>
        {t('puzzle.playOn')}
      </Button>
      {error !== null && <FailureNote error={error} />}
    </>
  )
}

/** What to do next. */
function Ways({ puzzle }: PuzzleProps) {
  const { answer, isRevealed, posed, tryAgain, giveUp } = puzzle
  if (answer?.verdict.kind === 'weighing' || (answer === null && !isRevealed)) return null
  if (isRevealed) return <Next puzzle={puzzle} key={posed.puzzle.id} />
  return (
    <div className={css['row']}>
      <Button kind="strong" onClick={tryAgain}>
        {t('puzzle.tryAgain')}
      </Button>
      <Button onClick={giveUp}>{t('puzzle.showAnswer')}</Button>
    </div>
  )
}

function Next({ puzzle: { posed } }: PuzzleProps) {
  const { game, puzzle, filter } = posed
  const next = nextPuzzle(game, filter, puzzle.id) ?? nextPuzzle(game, {}, puzzle.id)
  return (
    <div className={css['row']}>
      {next === null ? (
        <ButtonLink kind="strong" href={`/puzzles/${game}`}>
          {t('puzzle.all')}
        </ButtonLink>
      ) : (
        <ButtonLink kind="strong" href={addressOf(next, filter)}>
          {t('puzzle.nextPuzzle')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Why the best move is best, how sure that is, and the streak. */
function About({ puzzle: { posed } }: PuzzleProps) {
  const { game } = useTable()
  const { puzzle, day } = posed
  const reasons = puzzle.reasons.filter(({ worth }) => worth > 0)
  const against = puzzle.reasons.filter(({ worth }) => worth < 0)
  const paysLater = puzzle.reasons.reduce((sum, { worth }) => sum + worth, 0) <= 0
  return (
    <div className={css['about']}>
      {reasons.length > 0 && (
        <>
          <h3>{t('puzzle.why')}</h3>
          <Reasons game={game} reasons={reasons} />
        </>
      )}
      {against.length > 0 && (
        <>
          <h3>{t('puzzle.against')}</h3>
          <Reasons game={game} reasons={against} />
        </>
      )}
      {paysLater && <p>{t('puzzle.paysLater')}</p>}
      <p className={css['fine']}>
        {t('puzzle.theme', { theme: themeOf({ game: posed.game, theme: puzzle.theme }) })} {saySure(posed.book, puzzle)}
      </p>
      {day !== null && <StreakNote />}
    </div>
  )
}

/** Asks whether this is the player's move, in place of the prompt. */
export function CheckMove({ puzzle }: PuzzleProps) {
  const { game, voice, foresight } = useTable()
  const { viewer, start, line, check, cancel } = puzzle
  if (viewer === null || line === null) return null
  const choice = sayAction(game, voice, actionOf(game, foresight, start, line))
  return (
    <ConfirmTurn
      seat={viewer}
      title={t('puzzle.isYours')}
      text={choice}
      yes={t('puzzle.check')}
      no={t('puzzle.chooseAgain')}
      onConfirm={check}
      onCancel={cancel}
    />
  )
}
