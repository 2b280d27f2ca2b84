// An open table: its game, its players, the seats left, and a button to sit down.

import { SeatMark } from '@tableworks/board-kit/seat-mark'
import type { Seat } from '@tableworks/kernel'
import type { LobbyTable } from '@tableworks/protocol'
import { navigate } from 'wouter/use-browser-location'
import { sitDown } from '../online/chosen-name.ts'
import { paceNamed } from '../online/paces.ts'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { Icon } from '../parts/icons.tsx'
import { ActButton, ButtonLink } from '../parts/parts.tsx'
import { sayList } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { languageName } from './languages.ts'
import css from './lobby.module.css'

export const TableRow = ({ table }: { table: LobbyTable }) => (
  <li className={css['row']}>
    <div className={css['picture']}>
      <BoardCloseUp game={table.game} sizes="4.5rem" />
    </div>
    <div className={css['what']}>
      <h3>{nameOf(table.game)}</h3>
      {table.name !== null && (
        <p className={css['name']} translate="no">
          {table.name}
        </p>
      )}
      <p>{sayPlan(table)}</p>
      <p>{saySoFar(table)}</p>
    </div>
    <div className={css['who']}>
      <Marks table={table} />
      <p>{sayWho(table)}</p>
    </div>
    <p className={css['terms']}>
      <span>{sayRated(table)}</span>
      <span>{sayLevel(table)}</span>
    </p>
    <div className={css['sit']}>
      <SitButton table={table} />
    </div>
  </li>
)

const sayPlan = (table: LobbyTable): string =>
  [
    sayPace(table),
    t('lobby.seatCount', { count: table.seats.length }),
    table.bestOf === null ? '' : t('listing.bestOf', { bestOf: table.bestOf }),
  ]
    .filter(part => part !== '')
    .join(' · ')

/** "Age I, Round 2 · 31 moves" for a game in play. */
const saySoFar = ({ steps, chapter }: Pick<LobbyTable, 'steps' | 'chapter'>): string =>
  steps === 0 ? '' : [chapter ?? '', t('lobby.moves', { count: steps })].filter(part => part !== '').join(' · ')

const isBot = ({ bot }: LobbyTable['seats'][number]): boolean => bot !== null

export const Marks = ({ table }: { table: Pick<LobbyTable, 'seats'> }) => (
  <span className={css['marks']} aria-hidden="true">
    {table.seats.map((seat, i) =>
      seat.isOpen || isBot(seat) ? (
        <span key={seat.name} className={css['free']} data-bot={isBot(seat) || undefined}>
          {isBot(seat) && <Icon name="bot" size={14} />}
        </span>
      ) : (
        <SeatMark key={seat.name} seat={i} size={20} />
      ),
    )}
  </span>
)

export function sayWho({ seats }: Pick<LobbyTable, 'seats'>): string {
  const people = seats.filter(seat => !seat.isOpen && !isBot(seat)).map(({ name }) => name)
  const open = seats.filter(({ isOpen }) => isOpen).length
  const bots = seats.filter(isBot).length
  const rest = [open > 0 ? t('lobby.left', { count: open }) : '', bots > 0 ? t('lobby.botCount', { count: bots }) : '']
  return [sayList(people), ...rest].filter(text => text !== '').join(' · ')
}

/** "1 day per move". A program can make tables whose times have no name here. */
export function sayPace({ pace, time }: Pick<LobbyTable, 'pace' | 'time'>): string {
  const name = time === null ? undefined : paceNamed(time)
  if (name !== undefined) return t(`listing.times.${name}`)
  return pace === null ? '' : t(`listing.paces.${pace}`)
}

const sayRated = ({ rated, rating }: LobbyTable): string => {
  if (!rated) return t('listing.casual')
  return rating === null ? t('listing.rated') : t('lobby.ratedAbout', { rating })
}

const sayLevel = ({ level, language }: LobbyTable): string =>
  [t(`listing.levels.${level}`), language === '' ? '' : languageName(language)].filter(text => text !== '').join(' · ')

function SitButton({ table }: { table: LobbyTable }) {
  if (table.isMine) return <ButtonLink href={`/table/${table.table}`}>{t('listing.toTable')}</ButtonLink>
  const bot = table.seats.findIndex(isBot)
  const hasOpen = table.seats.some(({ isOpen }) => isOpen)
  const seat = hasOpen || bot < 0 ? null : (bot as Seat)
  const sit = async () => {
    if (await sitDown({ table: table.table, seat })) navigate(`/table/${table.table}`)
  }
  return (
    <ActButton
      kind={hasOpen ? 'strong' : 'plain'}
      work={sit}
      aria-label={t('listing.joinOf', { game: nameOf(table.game), names: sayWho(table) })}
    >
      {hasOpen ? t('listing.join') : t('lobby.takeSeat')}
    </ActButton>
  )
}
