// A challenge beside the board: its aim, the number so far, its stars, and what made the difference.

import type { TableLink } from '@tableworks/host'
import type { AnyChallenge } from '@tableworks/lessons'
import { Button, ButtonLink, FailureNote } from '../parts/parts.tsx'
import { useOpening } from '../parts/use-opening.ts'
import { useTable } from '../table/table-model.ts'
import { inLocale } from '../words/index.ts'
import { t } from './words.ts'
import { addressOf, listedFor } from './books.ts'
import { ChallengeList, Stars } from './challenge-list.tsx'
import type { Coach } from './coach.ts'
import { botsIn } from './lesson-host.ts'
import css from './lessons.module.css'

export function ChallengePanel({ coach: { taught, challenge } }: { coach: Coach }) {
  if (challenge === null) return null
  const { challenge: of, reached, isOver, stars } = challenge
  const { unit = '' } = of
  const next = listedFor(taught.game).challenges[taught.number]
  return (
    <div className={css['panel']} data-challenge={of.id}>
      <p className={css['number']}>
        {t('challenge.of', { number: taught.number, count: listedFor(taught.game).challenges.length })}
      </p>
      <h2 translate="no">{inLocale(of.aim)}</h2>
      <div className={css['reached']} role="status">
        <Stars count={stars} size="large" />
        <strong>
          {unit}
          {reached}
        </strong>
      </div>
      <ol className={css['steps']} aria-label={t('challenge.marks')} data-marks>
        {of.stars.map((mark, i) => (
          <li key={mark} data-state={reached >= mark ? 'done' : 'later'}>
            <span className={css['sign']} aria-hidden="true">
              {reached >= mark ? '✓' : ''}
            </span>
            <span>
              {unit}
              {mark}
            </span>
            <Stars count={i + 1} />
          </li>
        ))}
      </ol>
      {isOver && (
        <div className={css['coach']} role="status" data-done>
          <p translate="no">
            <b>{t('challenge.made')}</b> {inLocale(of.learned)}
          </p>
        </div>
      )}
      <div className={css['row']}>
        {isOver && next !== undefined && (
          <ButtonLink kind="strong" href={addressOf('challenge', taught.game, taught.number + 1)}>
            {t('challenge.next', { title: inLocale(next.title) })}
          </ButtonLink>
        )}
        <Button onClick={() => taught.restart()}>{t('challenge.again')}</Button>
        {isOver && <PlayOn of={of} />}
        <ButtonLink href={`/learn/${taught.game}`}>{t('challenge.leave')}</ButtonLink>
      </div>
      <ChallengeList game={taught.game} now={taught.number} />
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
