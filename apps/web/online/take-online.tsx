// Moves a table from this device to the server: who plays there, and what the other players should know.

import { type Level, levelFor } from '@tableworks/bots'
import type { TableCard, TableLink } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { levelsOf } from '../games.ts'
import { Button, Dialog, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { t } from './words.ts'
import { beOnline, onlineTables } from './here.ts'
import css from './online.module.css'

type Player = 'me' | 'open' | Level

const playersAt = (game: string): readonly Player[] => ['me', 'open', ...levelsOf(game)]

const say = (player: Player): string =>
  player === 'me' ? t('online.me') : player === 'open' ? t('openSeat') : t(`bots.${player}`)

/** The first person is this player, other people join by link, and bots stay. */
function firstPlayers({ game, seats }: TableCard): Player[] {
  const me = seats.findIndex(({ bot }) => bot === null)
  return seats.map(({ bot }, seat) => (seat === me ? 'me' : bot === null ? 'open' : levelFor(bot, levelsOf(game))))
}

interface TakeOnlineProps {
  readonly tables: TableLink
  readonly card: TableCard
  readonly onClose: () => void
}

export function TakeOnline({ tables, card, onClose }: TakeOnlineProps) {
  const [players, setPlayers] = useState(() => firstPlayers(card))
  const [, goTo] = useLocation()
  const { busy, error, act } = useAct()

  const take = (event: FormEvent) => {
    event.preventDefault()
    act(async () => {
      const source = await (await tables.exported(card.id)).text()
      const bots = players.map(player => (player === 'me' || player === 'open' ? null : player))
      const mine = players.flatMap((player, seat) => (player === 'me' ? [seat as Seat] : []))
      beOnline()
      const table = await (await onlineTables()).bring({ create: null, set: null, file: { source, bots, mine } })
      goTo(`/table/${table}`)
    })
  }

  return (
    <Dialog title={t('takeOnline')} onClose={onClose}>
      <form className={css['link']} onSubmit={take}>
        <p>{t('online.takeText')}</p>
        {card.seats.map(({ name }, seat) => (
          <label key={name} className={parts['field']}>
            <span translate="no">{name}</span>
            <select
              className={parts['input']}
              value={players[seat]}
              onChange={event => setPlayers(players.with(seat, event.target.value as Player))}
            >
              {playersAt(card.game).map(player => (
                <option key={player} value={player}>
                  {say(player)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p className={parts['explain']}>{t('online.takeDice')}</p>
        {error !== null && <FailureNote error={error} />}
        <p className={parts['row']}>
          <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
            {t('takeOnline')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
