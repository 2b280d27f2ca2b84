// An online table's seats, and invitation links.

import { SeatMark } from '@tableworks/board-kit'
import { levelFor } from '@tableworks/bots'
import { hostErrorOf, type OnlineSeats, type TableCard } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { levelsOf } from '../games.ts'
import { CopyButton, LinkField } from '../parts/link-field.tsx'
import { Icon } from '../parts/icons.tsx'
import { ActButton, Button, Dialog, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import { sitDown } from './chosen-name.ts'
import { onlineTables } from './here.ts'
import css from './online.module.css'
import { PersonDialog, ReportTable } from './person-dialog.tsx'
import { isAtTable, isStandIn } from './seats.ts'

interface SeatsProps {
  readonly card: TableCard
  readonly online: OnlineSeats
}

export const SeatsDialog = ({ card, online, onClose }: SeatsProps & { onClose: () => void }) => (
  <Dialog title={t('online.seats')} onClose={onClose}>
    <ul className={css['seats']}>
      {card.seats.map(({ name }, seat) => (
        <li key={name}>
          <SeatLine card={card} online={online} seat={seat as Seat} />
        </li>
      ))}
    </ul>
    {online.open.length === 0 && <p>{t('online.full')}</p>}
    {online.open.length > 0 && isAtTable(card) && <Invitation table={card.id} open={online.open.length} />}
    {card.hints && <p>{t('online.hints')}</p>}
    <p className={parts['explain']}>{t('online.watchers')}</p>
    <p className={parts['row']}>
      <CopyButton link={`${location.origin}/table/${card.id}`} label={t('online.copyWatch')} />
    </p>
    <ReportTable table={card.id} />
    {online.mine.length > 0 && <Leave table={card.id} />}
  </Dialog>
)

function SeatLine({ card, online, seat }: SeatsProps & { seat: Seat }) {
  const { name = '', bot = null, finishes } = card.seats[seat] ?? {}
  const isMine = online.mine.includes(seat)
  const isAway = online.away.includes(seat)
  const mayChange = isMine || (online.isOwner && !online.held.includes(seat))
  const [key, setKey] = useState<string | null>(null)
  const reseat = async (level: string | null) =>
    (await onlineTables()).ask('reseat', { table: card.id, seat, bot: level })
  const propose = async () => (await onlineTables()).ask('proposeBot', { table: card.id, seat })
  const mark = markOf(card, online, seat)
  return (
    <>
      <span className={css['holder']}>
        <SeatMark seat={seat} size={22} />
        <span>
          <span translate="no">{name}</span>
          {mark !== '' && ` (${mark})`}
        </span>
      </span>
      <span className={parts['row']}>
        <AboutPerson card={card} online={online} seat={seat} />
        {online.free.includes(seat) && (
          <ActButton kind="strong" work={() => sitDown({ table: card.id, seat })}>
            {t('online.takeSeat', { name })}
          </ActButton>
        )}
        {mayChange && bot === null && <ActButton work={() => reseat('normal')}>{t('online.toBot')}</ActButton>}
        {isAway && !mayChange && bot === null && <StandIn name={name} work={propose} />}
        {mayChange && bot !== null && finishes === undefined && (
          <ActButton work={() => reseat(null)}>{isMine ? t('tableRow.takeBack') : t('online.toPerson')}</ActButton>
        )}
        {isMine && bot === null && (
          <ActButton
            work={async () => setKey((await (await onlineTables()).ask('invite', { table: card.id, seat })).key)}
          >
            {t('online.handOver')}
          </ActButton>
        )}
      </span>
      {key !== null && (
        <div className={css['link']}>
          <p>{t('online.handOverText')}</p>
          <LinkField link={linkWith(key)} label={t('online.link')} qr={t('online.qr')} />
        </div>
      )}
    </>
  )
}

/** Report, mute and block the holder of a seat. */
function AboutPerson({ card, online, seat }: SeatsProps & { seat: Seat }) {
  const [isOpen, setOpen] = useState(false)
  const mark = online.marks[seat] ?? null
  const name = card.seats[seat]?.name ?? ''
  if (mark === null || online.mine.includes(seat)) return null
  return (
    <>
      <Button kind="quiet" aria-label={t('chat.aboutPerson', { name })} onClick={() => setOpen(true)}>
        <Icon name="more" />
      </Button>
      {isOpen && <PersonDialog person={{ mark, name }} about={{ table: card.id }} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Asks before a bot plays for someone else. */
function StandIn({ name, work }: { name: string; work: () => Promise<unknown> }) {
  const [isSure, setSure] = useState(false)
  if (!isSure) return <Button onClick={() => setSure(true)}>{t('online.toBot')}</Button>
  return (
    <>
      <span>{t('online.toBotText', { name })}</span>
      <ActButton kind="strong" work={work}>
        {t('online.toBotSure', { name })}
      </ActButton>
    </>
  )
}

/** The note in brackets after a seat's name. */
function markOf(card: TableCard, { mine, open, away, programs, presence }: OnlineSeats, seat: Seat): string {
  const { bot = null, finishes: chapter } = card.seats[seat] ?? {}
  if (chapter !== undefined) return t('online.finishes', { chapter })
  if (isStandIn(card, seat)) return mine.includes(seat) ? t('online.standInForYou') : t('online.standIn')
  if (bot !== null) return t(`bots.${levelFor(bot, levelsOf(card.game))}`)
  if (programs.includes(seat)) return t('online.program')
  if (mine.includes(seat)) return t('yourself')
  if (open.includes(seat)) return t('online.open')
  if (away.includes(seat)) return t('online.away')
  if (presence?.[seat] !== 'offline') return ''
  const { absentDays: count = null } = card
  return count === null ? t('online.offline') : t('online.offlineVote', { count })
}

function Invitation({ table, open }: { table: string; open: number }) {
  const [made, reload] = useLoad(`invite ${table}`, () => linkTo(table))
  const renew = async () => {
    await (await onlineTables()).ask('uninvite', { table })
    links.delete(table)
    reload()
  }
  return (
    <div className={css['link']}>
      <p>{t('online.waiting', { count: open })}</p>
      {made.state === 'ready' && (
        <LinkField key={made.value} link={made.value} label={t('online.link')} qr={t('online.qr')}>
          <ActButton kind="quiet" title={t('online.renewHint')} work={renew}>
            {t('online.renew')}
          </ActButton>
        </LinkField>
      )}
      {made.state === 'failed' && (
        <>
          <FailureNote error={made.error} />
          <Button onClick={reload}>{t('again')}</Button>
        </>
      )}
      <ShortCode table={table} />
    </div>
  )
}

/** A short code that is easier to say aloud than a link. */
function ShortCode({ table }: { table: string }) {
  const [code, setCode] = useState<string | null>(null)
  const make = async () => setCode((await (await onlineTables()).ask('tableCode', { table })).code)
  if (code === null) return <ActButton work={make}>{t('online.code')}</ActButton>
  return (
    <p role="status">
      <output className={css['code']} translate="no">
        {code}
      </output>{' '}
      {t('online.codeText')}
    </p>
  )
}

const links = new Map<string, Promise<string>>()

/** Creates one link, and keeps it while the page is open. */
function linkTo(table: string): Promise<string> {
  const known = links.get(table)
  if (known !== undefined) return known
  const make = async () => linkWith((await (await onlineTables()).ask('invite', { table, seat: null })).key)
  // A second link does no harm, so a lost connection needn't bother the player.
  const made = make().catch((error: unknown) => {
    if (hostErrorOf(error).kind !== 'offline') throw error
    return make()
  })
  links.set(table, made)
  made.catch(() => links.delete(table))
  return made
}

/** The key is in the fragment, which browsers don't send to servers. */
const linkWith = (key: string): string => `${location.origin}/join#${key}`

/** Leaving a table, after explaining what it means. */
function Leave({ table }: { table: string }) {
  const [isSure, setSure] = useState(false)
  const leave = async () => {
    await (await onlineTables()).remove(table)
    navigate('/games')
  }
  return isSure ? (
    <div className={css['link']}>
      <p>{t('leave.text')}</p>
      <p className={parts['row']}>
        <ActButton kind="strong" work={leave}>
          {t('leave.sure')}
        </ActButton>
      </p>
    </div>
  ) : (
    <p className={parts['row']}>
      <Button kind="quiet" onClick={() => setSure(true)}>
        {t('online.leave')}
      </Button>
    </p>
  )
}
