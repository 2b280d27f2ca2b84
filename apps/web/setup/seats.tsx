// A seat in the set-up form: its name, and who plays it.

import { type Level, levelFor } from '@tableworks/bots'
import type { SeatPlan } from '@tableworks/host'
import { useId } from 'react'
import { hasBots, levelsOf } from '../games.ts'
import { partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import css from './setup.module.css'

interface SeatRowProps {
  /** The levels of bots that the table offers. */
  readonly levels: readonly Level[]
  readonly number: number
  readonly seat: SeatPlan
  /** At an online table, seat 1 is yours. A player with the link takes an open seat under their own name. */
  readonly isOnline: boolean
  readonly onChange: (seat: SeatPlan) => void
}

export const SeatRow = ({ levels, number, seat, isOnline, onChange }: SeatRowProps) => (
  <div
    className={css['seat']}
    role="group"
    aria-label={t('setUp.seat', { number })}
    data-open={isOpen(seat, number, isOnline) || undefined}
  >
    <span aria-hidden="true">{number}</span>
    {!isOpen(seat, number, isOnline) && (
      <input
        className={parts['input']}
        aria-label={t('setUp.nameOf', { number })}
        value={seat.name}
        maxLength={24}
        autoComplete="off"
        onChange={event => onChange({ ...seat, name: event.target.value })}
      />
    )}
    {isOnline && number === 1 ? (
      <p>{t('setUp.you')}</p>
    ) : (
      <PlayerSelect
        levels={levels}
        aria-label={t('setUp.whoOf', { number })}
        bot={seat.bot}
        person={isOnline ? t('openSeat') : t('setUp.person')}
        onChoose={bot => onChange({ ...seat, bot })}
      />
    )}
  </div>
)

const isOpen = ({ bot }: SeatPlan, number: number, isOnline: boolean): boolean => isOnline && number > 1 && bot === null

interface PlayerSelectProps {
  readonly levels: readonly Level[]
  readonly bot: string | null
  /** The label for a person. */
  readonly person: string
  readonly onChoose: (bot: string | null) => void
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string
}

const PlayerSelect = ({ levels, bot, person, onChoose, ...rest }: PlayerSelectProps) => (
  <select
    className={parts['input']}
    value={bot === null ? '' : levelFor(bot, levels)}
    onChange={event => onChoose(event.target.value || null)}
    {...rest}
  >
    <option value="">{person}</option>
    {levels.map(level => (
      <option key={level} value={level}>
        {t(`bots.${level}`)}
      </option>
    ))}
  </select>
)

interface WhoPlaysProps {
  readonly game: string
  readonly label: string
  readonly bot: string | null
  readonly onChange: (bot: string | null) => void
}

/** A person on this device, or a bot at a level. */
export function WhoPlays({ game, label, bot, onChange }: WhoPlaysProps) {
  const explain = useId()
  return (
    <div className={css['who']}>
      <label className={parts['field']}>
        <span>{label}</span>
        <PlayerSelect
          levels={levelsOf(game)}
          bot={bot}
          person={t('setUp.person')}
          aria-describedby={explain}
          onChoose={onChange}
        />
      </label>
      <p id={explain} className={parts['explain']}>
        {bot === null ? t('setUp.botExplain.person') : howItPlays(game, bot)}
      </p>
    </div>
  )
}

function howItPlays(game: string, bot: string): string {
  return hasBots(game) ? t(`setUp.botExplain.${levelFor(bot, levelsOf(game))}`) : t('setUp.botExplain.untaught')
}

/** Explains each kind of player at the table, once. */
export function PlayersExplained({
  game,
  levels,
  seats,
  isOnline,
}: {
  game: string
  levels: readonly Level[]
  seats: readonly SeatPlan[]
  isOnline: boolean
}) {
  const present = new Set(seats.flatMap(({ bot }) => (bot === null ? [] : [levelFor(bot, levels)])))
  const open = seats.filter((seat, i) => isOpen(seat, i + 1, isOnline)).length
  return (
    <dl className={css['explained']}>
      {open > 0 && (
        <div>
          <dt>{t('setUp.openSeats', { count: open })}</dt>
          <dd>{t('setUp.openSeatExplain')}</dd>
        </div>
      )}
      {levels
        .filter(level => present.has(level))
        .map(level => (
          <div key={level}>
            <dt>{t(`bots.${level}`)}</dt>
            <dd>{howItPlays(game, level)}</dd>
          </div>
        ))}
    </dl>
  )
}
