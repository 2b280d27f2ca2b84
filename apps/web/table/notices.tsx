// What is said around the board: trouble, requests, where a what-if came from, who is thinking, that this is the past.

import type { Keeping, Position } from '@tableworks/host'
import { isMine } from '../online/seats.ts'
import { Button, ButtonLink, FailureNote } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import { addressOf } from './address.ts'
import type { TableSession } from './session.ts'
import type { Shown } from './shown.ts'
import css from './table-view.module.css'
import type { Origin } from './use-origin.ts'

interface ThinkingProps {
  readonly position: Position
  readonly sides: readonly string[]
}

export function Thinking({ position: { thinking, paused, botTrouble }, sides }: ThinkingProps) {
  const text =
    botTrouble !== null
      ? t('table.botTrouble', { detail: botTrouble.detail || botTrouble.kind })
      : thinking !== null
        ? t('table.thinking', { name: sides[thinking] ?? '' })
        : paused
          ? t('table.paused')
          : ''
  return (
    <span className={css['thinking']} role="status">
      {text}
    </span>
  )
}

/** Said beside the prompt, so that leafing to and fro never moves the board. */
export const Past = ({ step, toNow }: { step: number; toNow: () => void }) => (
  <span className={css['past']}>
    {t('table.isPast', { step })}
    <Button onClick={toNow}>{t('table.backToNow')}</Button>
  </span>
)

/** What a what-if table is, and the way back to where it came from. */
export const WhatIf = ({ origin: { table, step, turns } }: { origin: Origin }) => (
  <p className={css['notice']}>
    {turns === null ? t('table.whatIfGone', { step }) : t('table.whatIfIs', { step })}
    {turns !== null && <ButtonLink href={addressOf(table, step)}>{t('table.whatIfBack')}</ButtonLink>}
  </p>
)

interface NoticesProps {
  readonly session: TableSession
  readonly state: Shown
  readonly keeping: Keeping
}

/** What a person should know before choosing: trouble, a request to go back. */
export function Notices({ session, state, keeping }: NoticesProps) {
  const { position, card, trouble } = state
  const { request } = position
  const undecided = card.seats.flatMap(({ bot, name }, seat) =>
    bot === null && request !== null && isMine(card.online, seat) && !request.agreed.some(one => one === seat)
      ? [{ name, seat }]
      : [],
  )
  return (
    <>
      {trouble !== null && <FailureNote error={trouble} />}
      {keeping === 'memory' && (
        <p className={css['notice']} role="status">
          {t('table.memory')}
        </p>
      )}
      {position.rules !== null && (
        <p className={css['notice']} role="status">
          {t('table.newRules', position.rules)}
        </p>
      )}
      {request !== null && (
        <p className={css['notice']} role="status">
          {t('table.asked', { name: card.sides[request.by] ?? '', step: request.to })}
          {undecided.map(({ name, seat }) => (
            <Button key={seat} onClick={() => void session.say(seat as typeof request.by, `/agree ${request.id}`)}>
              {t('table.agree', { name })}
            </Button>
          ))}
          {undecided[0] !== undefined && (
            <Button onClick={() => void session.say(undecided[0]?.seat as typeof request.by, `/decline ${request.id}`)}>
              {t('table.decline')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
