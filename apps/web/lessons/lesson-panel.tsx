// The lesson beside the board: its steps, the coach's words, and all lessons of the game. Without a sidebar,
// a note shows only the current step.

import { PlaceMarks, PromptRow, thingId } from '@tableworks/board-kit'
import { type AnyLesson, type AnyLessonStep, isPlayed } from '@tableworks/lessons'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { Button, ButtonLink } from '../parts/parts.tsx'
import { heightAs } from '../table/height-as.ts'
import { useInSight } from '../table/in-sight.ts'
import { useTable } from '../table/table-model.ts'
import { inLocale } from '../words/index.ts'
import { t } from './words.ts'
import { addressOf, listedFor } from './books.ts'
import { ChallengePanel } from './challenge-panel.tsx'
import type { Coach } from './coach.ts'
import css from './lessons.module.css'
import { GuidedGame, LessonList } from './lesson-list.tsx'
import { progressIn } from './progress.ts'

/** Used next to a wide board. */
export function LessonPanel() {
  const { coach } = useTable()
  if (coach === null) return null
  if (coach.lesson === null) return <ChallengePanel coach={coach} />
  return (
    <div className={css['panel']} data-lesson={coach.lesson.id}>
      <Bars coach={coach} />
      <Head coach={coach} lesson={coach.lesson} />
      <p className={css['intro']} translate="no">
        {inLocale(coach.lesson.intro)}
      </p>
      <Checklist coach={coach} lesson={coach.lesson} />
      <CoachBox coach={coach} lesson={coach.lesson} />
      <AllLessons coach={coach} />
    </div>
  )
}

const heightAsTip = heightAs('--tip')

/** Used without a sidebar: the current step, at the bottom of a phone or within the page in text mode. */
export function LessonNote() {
  const { coach, layout, isText } = useTable()
  if (coach === null) return null
  return (
    <section
      ref={heightAsTip}
      className={css['note']}
      aria-label={t('learn.lesson')}
      data-layout={isText ? 'text' : layout}
      data-covers
    >
      {coach.lesson === null ? (
        <ChallengePanel coach={coach} />
      ) : (
        <>
          <Bars coach={coach} />
          <Head coach={coach} lesson={coach.lesson} />
          <Checklist coach={coach} lesson={coach.lesson} />
          <CoachBox coach={coach} lesson={coach.lesson} />
        </>
      )}
    </section>
  )
}

/** The things that the current step is about, marked on the board. They and what to press next come into sight. */
export function LookedAt() {
  const { coach } = useTable()
  const step = coach?.step
  const look = step?.look
  const marks = useMemo(() => (look ?? []).map(thing => ({ place: thingId(thing) })), [look])
  useInSight({ places: marks.map(({ place }) => place), highlighted: step === undefined ? 'none' : pressedIn(step) })
  return marks.length === 0 ? null : <PlaceMarks marks={marks} tone="scene" />
}

const pressedIn = (step: AnyLessonStep) => (isPlayed(step) ? (step.lit === undefined ? 'some' : 'all') : 'none')

interface CoachProps {
  readonly coach: Coach
}
interface LessonProps extends CoachProps {
  readonly lesson: AnyLesson
}

/** One bar for each lesson of the game. */
function Bars({ coach }: CoachProps) {
  const { taught, isDone } = coach
  const done = doneIn(coach)
  return (
    <div className={css['bars']} aria-hidden="true">
      {listedFor(taught.game).lessons.map(({ id }, i) => (
        <i key={id} data-state={i + 1 === taught.number && !isDone ? 'now' : done.includes(id) ? 'done' : undefined} />
      ))}
    </div>
  )
}

const Head = ({ coach: { taught }, lesson }: LessonProps) => (
  <div className={css['head']}>
    <p className={css['number']}>
      {t('lesson.of', { number: taught.number, count: listedFor(taught.game).lessons.length })}
      <span translate="no"> · {inLocale(lesson.title)}</span>
    </p>
    <Button onClick={() => taught.restart()}>{t('lesson.again')}</Button>
    <Link
      href={`/learn/${taught.game}`}
      className={css['leave']}
      aria-label={t('lesson.leave')}
      title={t('lesson.leave')}
    >
      ×
    </Link>
    <h2 translate="no">{inLocale(lesson.title)}</h2>
  </div>
)

/** The lesson's goal. It's below the prompt unless the prompt explains something else. */
export function LessonGoal() {
  const { coach, layout } = useTable()
  if (coach === null) return null
  const { lesson, challenge, finished } = coach
  // The note has no room for what the lesson teaches.
  if (lesson !== null && layout === 'phone' && finished.length === 0)
    return (
      <p className={css['goal']} translate="no">
        {inLocale(lesson.intro)}
      </p>
    )
  return (
    <p className={css['goal']}>
      <b>{t(lesson === null ? 'challenge.aim' : 'lesson.goal')}</b>{' '}
      <span translate="no">{inLocale(lesson?.goal ?? challenge?.challenge.aim ?? '')}</span>
    </p>
  )
}

/** In place of the prompt while there is only something to look at. */
export const LookPrompt = () => (
  <section className={css['look']} aria-label={t('lesson.look')} data-prompt>
    <PromptRow hidden />
    <h2>{t('lesson.look')}</h2>
    <LessonGoal />
  </section>
)

const Checklist = ({ coach: { finished, say }, lesson }: LessonProps) => (
  <ol className={css['steps']} aria-label={t('lesson.steps')}>
    {lesson.steps.map(({ task }, i) => {
      const state = i < finished.length ? 'done' : i === finished.length ? 'now' : 'later'
      return (
        <li key={task} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css['sign']} aria-hidden="true">
            {state === 'done' ? '✓' : i + 1}
          </span>
          <span translate="no">{state === 'now' ? say(task) : inLocale(task)}</span>
          {state === 'done' && <span className={css['spoken']}>{t('lesson.done')}</span>}
        </li>
      )
    })}
  </ol>
)

/** The coach's comment, and the learner's replies. */
function CoachBox({ coach, lesson }: LessonProps) {
  if (coach.isDone) return <Finished coach={coach} lesson={lesson} />
  return (
    <>
      <div className={css['coach']} role="status" data-answer={coach.answer === null ? undefined : true}>
        <p translate="no">{coach.answer === null ? <Why coach={coach} /> : coach.say(coach.answer.text)}</p>
      </div>
      <div className={css['row']}>
        <Answers coach={coach} />
      </div>
    </>
  )
}

/** Only steps in which the learner does something have a reason to show. */
const Why = ({ coach: { step, say, waitsForRivals } }: CoachProps) =>
  waitsForRivals ? (
    t('lesson.rivals')
  ) : (
    <>
      {step !== undefined && isPlayed(step) && <b>{t('lesson.why')} </b>}
      {step === undefined ? '' : say(step.why)}
    </>
  )

function Answers({ coach }: CoachProps) {
  const { answer, hasShowMe, isShowing } = coach
  if (answer !== null) return <ToAnswer coach={coach} />
  if (!hasShowMe)
    return (
      <Button kind="strong" onClick={coach.goOn}>
        {t('lesson.goOn')}
      </Button>
    )
  return (
    <>
      <Button kind={isShowing ? 'strong' : 'plain'} onClick={isShowing ? coach.playShown : coach.showMe}>
        {t(isShowing ? 'lesson.playIt' : 'lesson.showMe')}
      </Button>
      <Button onClick={coach.askElsewhere}>{t('lesson.elsewhere')}</Button>
    </>
  )
}

/** After a comment: play the move anyway, take it back, or continue. */
function ToAnswer({ coach: { answer, clearAnswer } }: CoachProps) {
  const { confirming, session, position } = useTable()
  const unplayed = answer?.unplayed ?? null
  return (
    <>
      {unplayed !== null && (
        <Button
          onClick={() => {
            clearAnswer()
            void confirming.choose(unplayed)
          }}
        >
          {t('lesson.anyway')}
        </Button>
      )}
      {answer?.on === 'played' && position.undo.by !== null && (
        <Button
          onClick={() => {
            clearAnswer()
            session.undo()
          }}
        >
          {t('lesson.takeBack')}
        </Button>
      )}
      <Button kind="strong" onClick={clearAnswer}>
        {t('lesson.gotIt')}
      </Button>
    </>
  )
}

function Finished({ coach: { taught }, lesson }: LessonProps) {
  const { lessons } = listedFor(taught.game)
  const next = lessons[taught.number]
  return (
    <>
      <div className={css['coach']} role="status" data-done>
        <p translate="no">
          <b>{t('lesson.finished')}</b> {inLocale(lesson.learned)}
        </p>
      </div>
      <div className={css['row']}>
        {next === undefined ? (
          <AfterLast game={taught.game} />
        ) : (
          <ButtonLink kind="strong" href={addressOf('lesson', taught.game, taught.number + 1)}>
            {t('lesson.next', { title: inLocale(next.title) })}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** After the last lesson: the first game. */
const AfterLast = ({ game }: { game: string }) =>
  listedFor(game).hasFirstGame ? (
    <GuidedGame game={game} />
  ) : (
    <ButtonLink kind="strong" href={`/learn/${game}`}>
      {t('lesson.allDone')}
    </ButtonLink>
  )

/** The finished lessons. The current one counts before it's stored. */
function doneIn({ taught, lesson, isDone }: Coach): readonly string[] {
  const { done } = progressIn(taught.game)
  return isDone && lesson !== null ? [...done, lesson.id] : done
}

/** Every lesson of the game, with the learner's progress. */
function AllLessons({ coach }: CoachProps) {
  const { taught } = coach
  const { lessons } = listedFor(taught.game)
  return (
    <>
      <h3 className={css['listTitle']}>{t('lesson.list', { count: lessons.length })}</h3>
      <LessonList game={taught.game} now={taught.number} done={doneIn(coach)} />
      {listedFor(taught.game).hasFirstGame && <GuidedGame game={taught.game} />}
    </>
  )
}
