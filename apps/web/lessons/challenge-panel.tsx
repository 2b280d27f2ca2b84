// A challenge next to the board: its aim, the score so far, its stars, and the explanation.

import type { TableLink } from '@tableworks/host'
import { type AnyChallenge, starsFor } from '@tableworks/lessons'
import { Button, ButtonLink, FailureNote } from '../parts/parts.tsx'
import { useOpening } from '../parts/use-opening.ts'
import { useTable } from '../table/table-model.ts'
import { inLocale } from '../words/index.ts'
import { t } from './words.ts'
import { addressOf, listedFor } from './books.ts'
import { ChallengeTiles, Stars } from './challenge-list.tsx'
import type { Coach } from './coach.ts'
import { botsIn } from './lesson-host.ts'
import css from './lessons.module.css'

interface PanelProps {
  readonly coach: Coach
}
type Trial = NonNullable<Coach['challenge']>

export function ChallengePanel({ coach }: PanelProps) {
  const { taught, challenge } = coach
  if (challenge === null) return null
  const { challenge: of, reached, isOver, stars } = challenge
  return (
    <div className={css['panel']} data-challenge={of.id} data-over={isOver || undefined}>
      <p className={css['number']}>
        {t('challenge.of', { number: taught.number, count: listedFor(taught.game).challenges.length })}
      </p>
      <h2 translate="no">{inLocale(of.title)}</h2>
      <p className={css['aim']} translate="no">
        {inLocale(of.aim)}
      </p>
      <div className={css['reached']} role="status">
        <Stars count={isOver ? stars : starsFor(of.stars, reached)} size="large" />
        <strong>{numberIn(of, reached)}</strong>
      </div>
      <Marks of={of} reached={reached} />
      <Comment trial={challenge} />
      <Actions coach={coach} trial={challenge} />
      <h3 className={css['listTitle']}>{t('challenge.list')}</h3>
      <ChallengeTiles game={taught.game} now={taught.number} />
    </div>
  )
}

const numberIn = ({ unit = '' }: AnyChallenge, number: number): string =>
  `${number < 0 ? '−' : ''}${unit}${Math.abs(number)}`

const Marks = ({ of, reached }: { of: AnyChallenge; reached: number }) => (
  <ol className={css['steps']} aria-label={t('challenge.marks')} data-marks>
    {of.stars.map((mark, i) => (
      <li key={mark} data-state={reached >= mark ? 'done' : 'later'}>
        <span className={css['sign']} aria-hidden="true">
          {reached >= mark ? '✓' : ''}
        </span>
        <span>{numberIn(of, mark)}</span>
        <Stars count={i + 1} />
      </li>
    ))}
  </ol>
)

/** The explanation; before that, the line being shown. */
function Comment({ trial: { challenge, isOver, isShown } }: { trial: Trial }) {
  if (!isOver && !isShown) return null
  return (
    <div className={css['coach']} role="status" data-done={isOver || undefined}>
      {isOver ? (
        <p translate="no">
          <b>{t('challenge.made')}</b> {inLocale(challenge.learned)}
        </p>
      ) : (
        <p>{t('challenge.shown')}</p>
      )}
    </div>
  )
}

function Actions({ coach: { taught, isShowing, playShown }, trial }: PanelProps & { trial: Trial }) {
  const { challenge: of, isOver, isShown } = trial
  const next = listedFor(taught.game).challenges[taught.number]
  return (
    <div className={css['row']}>
      {isShowing && !isOver && (
        <Button kind="strong" onClick={playShown}>
          {t('lesson.playIt')}
        </Button>
      )}
      {isOver && !isShown && next !== undefined && (
        <ButtonLink kind="strong" href={addressOf('challenge', taught.game, taught.number + 1)}>
          {t('challenge.next', { title: inLocale(next.title) })}
        </ButtonLink>
      )}
      <Button kind={isOver && isShown ? 'strong' : 'plain'} onClick={() => taught.restart()}>
        {t(isShown ? 'challenge.yourself' : 'challenge.again')}
      </Button>
      {isOver && <PlayOn of={of} />}
      {isOver && !isShown && (
        <Button onClick={() => taught.restart({ shows: true })}>
          {t(trial.stars < of.stars.length ? 'challenge.bestLine' : 'challenge.another')}
        </Button>
      )}
      <ButtonLink href={`/learn/${taught.game}`}>{t('challenge.leave')}</ButtonLink>
    </div>
  )
}

/** Copies the table to this device's tables, where the bots play on. */
function PlayOn({ of }: { of: AnyChallenge }) {
  const { tables, card } = useTable()
  const { busy, error, open } = useOpening()
  const playOn = async (here: TableLink) => {
    const file = await (await tables.exported(card.id)).text()
    return (await here.imported(file, botsIn(of))) ?? ''
  }
  return (
    <>
      <Button aria-disabled={busy || undefined} onClick={() => open(playOn)}>
        {t('challenge.playOn')}
      </Button>
      {error !== null && <FailureNote error={error} />}
    </>
  )
}
