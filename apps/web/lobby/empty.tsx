// What to do when no one is waiting.

import type { Asks } from '@tableworks/protocol'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../parts/icons.tsx'
import { Button, ButtonLink, FailureNote } from '../parts/parts.tsx'
import { useOpening } from '../parts/use-opening.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { BusyHours } from './busy-hours.tsx'
import css from './lobby.module.css'
import { lastWish, openTable } from './play-now.tsx'
import { TellMe, useAlerts } from './tell-me.tsx'

interface EmptyProps {
  readonly wish: Asks['lobby']
  readonly busy: readonly number[] | null
  /** How many tables the filter hides. */
  readonly others: number
  readonly onShowAll: () => void
}

export function Empty({ wish, busy, others, onShowAll }: EmptyProps) {
  const game = wish.game ?? lastWish(null).game
  const [alerts, reload] = useAlerts()
  return (
    <div className={css['empty']}>
      <div className={css['none']}>
        <EmptyTable />
        <div>
          <h2>{sayNone(wish, others)}</h2>
          {others > 0 && <Button onClick={onShowAll}>{t('lobby.showAll', { count: others })}</Button>}
          <p>{t('lobby.noneText')}</p>
        </div>
      </div>
      <ul>
        <Suggestion icon="play" title={t('lobby.instead.bots')} text={t('lobby.instead.botsText')}>
          <StartNow game={game} />
        </Suggestion>
        {alerts !== null && (
          <Suggestion icon="bell" title={t('lobby.tell.title')} text={t('lobby.tell.text', { game: nameOf(game) })}>
            <TellMe alerts={alerts} wish={{ game, pace: wish.pace }} onChange={reload} />
          </Suggestion>
        )}
        <Suggestion icon="link" title={t('lobby.instead.invite')} text={t('lobby.instead.inviteText')}>
          <ButtonLink href={`/new/${game}?with=friends`} label={t('lobby.instead.inviteTo', { game: nameOf(game) })}>
            {t('lobby.invite')}
          </ButtonLink>
        </Suggestion>
        <Suggestion icon="clock" title={t('lobby.instead.open')} text={t('lobby.instead.openText')}>
          <ButtonLink
            href={`/new/${game}?with=everyone&pace=daily`}
            label={t('lobby.instead.openOf', { game: nameOf(game) })}
          >
            {t('listing.create')}
          </ButtonLink>
        </Suggestion>
        <Suggestion
          icon="book"
          title={t('lobby.instead.learn')}
          text={t('lobby.instead.learnText', { game: nameOf(game) })}
        >
          <ButtonLink href={`/how-to-play/${game}`}>{t('lobby.learn')}</ButtonLink>
        </Suggestion>
        {busy !== null && (
          <Suggestion icon="clock" title={t('lobby.busy.title')}>
            <BusyHours busy={busy} />
          </Suggestion>
        )}
      </ul>
    </div>
  )
}

function sayNone({ game, ...rest }: Asks['lobby'], others: number): string {
  if (others === 0) return t('lobby.none')
  const isJustGame = Object.values(rest).every(value => value === null)
  if (game === null) return t('lobby.noneHere')
  return t(isJustGame ? 'lobby.noneOfGame' : 'lobby.noneOf', { game: nameOf(game) })
}

interface SuggestionProps {
  readonly icon: IconName
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

const Suggestion = ({ icon, title, text, children }: SuggestionProps) => (
  <li>
    <h3>
      <Icon name={icon} size={18} />
      {title}
    </h3>
    {text !== undefined && <p>{text}</p>}
    {children}
  </li>
)

function StartNow({ game }: { game: string }) {
  const { busy, error, open } = useOpening()
  return (
    <>
      <Button
        kind="strong"
        aria-disabled={busy || undefined}
        aria-label={t('lobby.instead.botsOf', { game: nameOf(game) })}
        onClick={() => open(() => openTable(lastWish(game)))}
      >
        {busy ? t('opening') : t('lobby.instead.start')}
      </Button>
      {error !== null && <FailureNote error={error} />}
    </>
  )
}

const EmptyTable = () => (
  <svg
    viewBox="0 0 96 64"
    width="96"
    height="64"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d="M14 16h68l8 22H6zM6 38h84v6H6zM12 44v18M84 44v18M32 44v12M64 44v12" />
    <path d="M36 10h10v6H36zM56 5h8v11h-8z" stroke="var(--brass)" />
    <circle cx="48" cy="27" r="2.4" fill="var(--brass)" stroke="none" />
  </svg>
)
