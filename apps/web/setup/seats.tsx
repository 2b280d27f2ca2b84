// One seat of a table to come: its name, and who plays it.

import { useId } from 'react'
import { levelFor } from '@tableworks/bots'
import { hasBots, levelsOf } from '../games.ts'
import type { SeatPlan } from '@tableworks/host'
import { partsCss as parts } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import css from './setup.module.css'

interface SeatRowProps {
  readonly game: string
  readonly number: number
  readonly seat: SeatPlan
  /** Whoever follows the link of an online table will sit here, with a name of their own. */
  readonly isOpen?: boolean
  readonly onChange: (seat: SeatPlan) => void
}

export const SeatRow = ({ game, number, seat, isOpen = false, onChange }: SeatRowProps) => (
  <div className={css['seat']} role="group" aria-label={t('setUp.seat', { number })}>
    {isOpen ? (
      <div className={parts['field']}>
        <span>{t('setUp.openSeat')}</span>
        <p className={parts['explain']}>{t('setUp.openSeatExplain')}</p>
      </div>
    ) : (
      <label className={parts['field']}>
        <span>{t('setUp.nameOf', { number })}</span>
        <input
          className={parts['input']}
          value={seat.name}
          maxLength={24}
          autoComplete="off"
          onChange={event => onChange({ ...seat, name: event.target.value })}
        />
      </label>
    )}
    <WhoPlays
      game={game}
      label={t('setUp.whoOf', { number })}
      bot={seat.bot}
      person={isOpen ? t('setUp.openSeat') : t('setUp.person')}
      onChange={bot => onChange({ ...seat, bot })}
    />
  </div>
)

interface WhoPlaysProps {
  readonly game: string
  readonly label: string
  readonly bot: string | null
  /** What a person is called here. */
  readonly person?: string
  readonly onChange: (bot: string | null) => void
}

/** A person, or a bot with what it does in a sentence. */
export function WhoPlays({ game, label, bot, person = t('setUp.person'), onChange }: WhoPlaysProps) {
  const explain = useId()
  return (
    <div className={css['who']}>
      <label className={parts['field']}>
        <span>{label}</span>
        <select
          className={parts['input']}
          value={bot === null ? '' : levelFor(bot, levelsOf(game))}
          aria-describedby={explain}
          onChange={event => onChange(event.target.value || null)}
        >
          <option value="">{person}</option>
          {levelsOf(game).map(level => (
            <option key={level} value={level}>
              {t(`setUp.bot.${level}`)}
            </option>
          ))}
        </select>
      </label>
      <p id={explain} className={parts['explain']}>
        {explained(game, bot)}
      </p>
    </div>
  )
}

function explained(game: string, bot: string | null): string {
  if (bot === null) return t('setUp.botExplain.person')
  if (!hasBots(game)) return t('setUp.botExplain.untaught')
  return t(`setUp.botExplain.${levelFor(bot, levelsOf(game))}`)
}
