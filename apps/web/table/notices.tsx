// Notices around the board: errors, requests, a what-if's origin, which bot is thinking, and that an earlier step is shown.

import type { Keeping, TableCard, TablePosition } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { sayFileOrigin } from '../online/file-origin.ts'
import { onlineTables } from '../online/here.ts'
import { hasOnlyStandIns, isAtTable, isMine, isStandIn } from '../online/seats.ts'
import { sayDifferences, seenCommitments } from '../online/seen-commitments.ts'
import { ActButton, Button, ButtonLink, FailureNote } from '../parts/parts.tsx'
import { sayList, t } from '../words/index.ts'
import { addressOf } from './address.ts'
import type { TableSession } from './session.ts'
import type { Shown } from './shown.ts'
import css from './table-view.module.css'
import type { Origin } from './use-origin.ts'

interface ThinkingProps {
  readonly position: TablePosition
  readonly card: TableCard
}

export function Thinking({ position: { thinking, paused, botTrouble }, card: { sides, pace } }: ThinkingProps) {
  const text =
    botTrouble !== null
      ? t('table.botTrouble', { detail: botTrouble.detail || botTrouble.kind })
      : thinking !== null
        ? t('table.thinking', { name: sides[thinking] ?? '' })
        : paused
          ? t(pace === undefined ? 'table.paused' : 'table.pausedGame')
          : ''
  return (
    <span className={css['thinking']} role="status">
      {text}
    </span>
  )
}

/** Shown beside the prompt, so stepping through the replay never moves the board. */
export const Past = ({ step, toNow }: { step: number; toNow: () => void }) => (
  <span className={css['past']}>
    {t('table.isPast', { step })}
    <Button onClick={toNow}>{t('table.backToNow')}</Button>
  </span>
)

/** Explains what a what-if table is, with a link to the original. */
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

/** What a player should know before moving: errors, undo requests. */
export function Notices({ session, state, keeping }: NoticesProps) {
  const { position, card, trouble } = state
  return (
    <>
      {trouble !== null && <FailureNote error={trouble} />}
      {keeping === 'memory' && (
        <p className={css['notice']} role="status">
          {t('table.memory')}
        </p>
      )}
      {card.fromFile !== undefined && (card.fromFile.isUnchecked === true || position.last < card.seats.length) && (
        <p className={css['notice']} role="status">
          {sayFileOrigin(card.fromFile)}
        </p>
      )}
      {position.rules !== null && (
        <p className={css['notice']} role="status">
          {t('table.newRules', position.rules)}
        </p>
      )}
      {card.online !== undefined && <OtherCommitments card={card} position={position} />}
      {position.seen.result === null && <StandIns session={session} state={state} />}
      {position.request !== null && <UndoRequest session={session} card={card} request={position.request} />}
    </>
  )
}

/** The server shows different commitments from before, so its dice can't be trusted. */
const OtherCommitments = ({ card, position: { dice } }: Pick<Shown, 'card' | 'position'>) =>
  sayDifferences(seenCommitments.compareTable(card.id, dice), card.sides).map(says => (
    <p key={says} className={css['notice']} role="status">
      {says}
    </p>
  ))

/** A bot is playing for the viewer, or bots are playing for everyone. */
function StandIns({ session, state: { card, position } }: Pick<NoticesProps, 'session' | 'state'>) {
  const mine = card.online?.mine.filter(seat => isStandIn(card, seat)) ?? []
  const takeBack = async (seat: Seat) => (await onlineTables()).ask('reseat', { table: card.id, seat, bot: null })
  const isResting = hasOnlyStandIns(card) && position.paused
  if (mine.length === 0 && !isResting) return null
  return (
    <div className={css['notice']} role="status">
      {isResting ? t('online.onlyStandIns') : t('online.botPlaysForYou')}
      {mine[0] !== undefined && (
        <ActButton kind="strong" work={() => takeBack(mine[0] as Seat)}>
          {t('online.takeBack')}
        </ActButton>
      )}
      {isResting && isAtTable(card) && <Button onClick={() => session.pause(false)}>{t('online.letBotsPlay')}</Button>}
    </div>
  )
}

interface UndoRequestProps {
  readonly session: TableSession
  readonly card: Shown['card']
  readonly request: NonNullable<TablePosition['request']>
}

/** People answer for the seats they hold, even while a bot plays for them. */
function UndoRequest({ session, card, request: { id, by, to, agreed } }: UndoRequestProps) {
  const undecided = card.seats.flatMap(({ name, bot }, seat) =>
    agreed.some(one => one === seat) ? [] : [{ name, bot, seat: seat as Seat }],
  )
  const mine = undecided.filter(({ bot, seat }) => isMine(card.online, seat) && (bot === null || isStandIn(card, seat)))
  const away = undecided.filter(({ seat }) => isStandIn(card, seat)).map(({ name }) => name)
  const isAsker = card.online !== undefined && isMine(card.online, by)
  const [decliner = isAsker ? by : undefined] = mine.map(({ seat }) => seat)
  return (
    <p className={css['notice']} role="status">
      {t('table.asked', { name: card.sides[by] ?? '', step: to })}
      {away.length > 0 && ` ${t('table.askedAway', { names: sayList(away) })}`}
      {mine.map(({ name, seat }) => (
        <Button key={seat} onClick={() => void session.say(seat, `/agree ${id}`)}>
          {t('table.agree', { name })}
        </Button>
      ))}
      {decliner !== undefined && (
        <Button onClick={() => void session.say(decliner, `/decline ${id}`)}>
          {isAsker ? t('table.withdraw') : t('table.decline')}
        </Button>
      )}
    </p>
  )
}
