// A private group: its tables, standings, finished games and members.

import type { Group, GroupMember, GroupTable } from '@tableworks/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Marks, sayPace, sayWho } from '../lobby/table-row.tsx'
import row from '../lobby/lobby.module.css'
import { sitDown } from '../online/chosen-name.ts'
import { onlineTables } from '../online/here.ts'
import { usePageTitle } from '../page-title.ts'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { LineForm } from '../parts/fields.tsx'
import { Icon } from '../parts/icons.tsx'
import { LinkField } from '../parts/link-field.tsx'
import { ActButton, Button, ButtonLink, Failure, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { GroupHistory } from './history.tsx'
import css from './groups.module.css'
import { Standings } from './standings.tsx'

/** How often the page looks for new members and tables. */
const AGAIN_MS = 10_000

export function GroupPage({ group: id }: { group: string }) {
  const [loaded, reload] = useLoad(`group ${id}`, async () => (await onlineTables()).ask('group', { group: id }))
  useRefresh(reload, AGAIN_MS)
  usePageTitle(loaded.state === 'ready' ? loaded.value.name : t('groups.one'))
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed') return isMissing(loaded.error) ? <NoSuchGroup /> : <Failure error={loaded.error} />
  const group = loaded.value
  return (
    <div className={css['page']}>
      <Head group={group} onChange={reload} />
      <div className={css['columns']}>
        <div>
          <Tables group={group} />
          <Standings standings={group.standings} />
          <GroupHistory group={id} recent={group.recent} />
        </div>
        <div>
          <Members group={group} onChange={reload} />
          <Invite group={group} />
        </div>
      </div>
    </div>
  )
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'missing' || error.name === 'badMessage')

const NoSuchGroup = () => (
  <div className={parts['page']}>
    <h1>{t('groups.missing')}</h1>
    <p className={parts['text']}>{t('groups.missingText')}</p>
    <p>
      <ButtonLink href="/play">{t('nav.play')}</ButtonLink>
    </p>
  </div>
)

interface GroupProps {
  readonly group: Group
  readonly onChange: () => void
}

function Head({ group, onChange }: GroupProps) {
  const [isNaming, setNaming] = useState(false)
  return (
    <header className={css['head']}>
      <div>
        <h1 translate="no">{group.name}</h1>
        <p>
          {t('groups.private')}
          {group.isMaker && !isNaming && (
            <>
              {' '}
              <button type="button" className={css['plain']} onClick={() => setNaming(true)}>
                {t('groups.rename')}
              </button>
            </>
          )}
        </p>
        {isNaming && (
          <Rename
            group={group}
            onChange={() => {
              setNaming(false)
              onChange()
            }}
          />
        )}
      </div>
      <ButtonLink kind="strong" href={`/new?with=friends&group=${group.group}`}>
        <Icon name="plus" size={17} />
        {t('listing.create')}
      </ButtonLink>
    </header>
  )
}

const Rename = ({ group, onChange }: GroupProps) => (
  <LineForm
    className={css['make']}
    label={t('groups.name')}
    button={t('save')}
    kind="strong"
    start={group.name}
    maxLength={40}
    autoComplete="off"
    work={async name => {
      await (await onlineTables()).ask('renameGroup', { group: group.group, name })
      onChange()
    }}
  />
)

const Tables = ({ group: { tables } }: { group: Group }) => (
  <section className={css['section']} aria-labelledby="group-tables">
    <h2 id="group-tables">{t('groups.tables')}</h2>
    {tables.length === 0 && <p className={css['none']}>{t('groups.noTables')}</p>}
    <ul>
      {tables.map(table => (
        <TableLine key={table.table} table={table} />
      ))}
    </ul>
  </section>
)

const TableLine = ({ table }: { table: GroupTable }) => (
  <li className={`${row['row']} ${css['table']}`}>
    <div className={row['picture']}>
      <BoardCloseUp game={table.game} sizes="4.5rem" />
    </div>
    <div className={row['what']}>
      <h3>{nameOf(table.game)}</h3>
      <p>{[sayPace(table), t(table.rated ? 'listing.rated' : 'listing.casual')].filter(Boolean).join(' · ')}</p>
    </div>
    <div className={row['who']}>
      <Marks table={table} />
      <p>{sayWho(table)}</p>
    </div>
    <div className={row['sit']}>
      <Enter table={table} />
    </div>
  </li>
)

function Enter({ table }: { table: GroupTable }) {
  const address = `/table/${table.table}`
  if (table.isMine) return <ButtonLink href={address}>{t('listing.toTable')}</ButtonLink>
  if (!table.seats.some(({ isOpen }) => isOpen)) return <ButtonLink href={address}>{t('watch')}</ButtonLink>
  const sit = async () => {
    if (await sitDown({ table: table.table, seat: null })) navigate(address)
  }
  return (
    <ActButton
      kind="strong"
      work={sit}
      aria-label={t('listing.joinOf', { game: nameOf(table.game), names: sayWho(table) })}
    >
      {t('listing.join')}
    </ActButton>
  )
}

const Members = ({ group, onChange }: GroupProps) => (
  <section className={css['section']} aria-labelledby="members">
    <h2 id="members">
      {t('groups.members')} <small>{group.members.length}</small>
    </h2>
    <ul className={css['members']}>
      {group.members.map(member => (
        <li key={member.mark}>
          <span>
            <Link href={`/player/${member.mark}`} translate="no">
              {member.name || t('defaultName')}
            </Link>{' '}
            <small>
              {[member.isMe ? t('yourself') : '', member.isMaker ? t('groups.maker') : '']
                .filter(text => text !== '')
                .join(', ')}
            </small>
          </span>
          {group.isMaker && !member.isMe && <Remove group={group.group} member={member} onChange={onChange} />}
        </li>
      ))}
    </ul>
    <Leave group={group} />
  </section>
)

/** Asks first, because earlier invitations stop working. */
function Remove({ group, member, onChange }: { group: string; member: GroupMember; onChange: () => void }) {
  const [isSure, setSure] = useState(false)
  const name = member.name || t('defaultName')
  const remove = async () => {
    await (await onlineTables()).ask('removeMember', { group, mark: member.mark })
    onChange()
  }
  if (!isSure)
    return (
      <Button kind="quiet" aria-label={t('groups.removeOf', { name })} onClick={() => setSure(true)}>
        {t('groups.remove')}
      </Button>
    )
  return (
    <div className={css['sure']}>
      <p>{t('groups.removeText', { name })}</p>
      <ActButton kind="strong" work={remove}>
        {t('groups.removeOf', { name })}
      </ActButton>
    </div>
  )
}

function Leave({ group: { group, members, isMaker } }: { group: Group }) {
  const [isSure, setSure] = useState(false)
  const leave = async () => {
    await (await onlineTables()).ask('leaveGroup', { group })
    navigate('/play')
  }
  if (!isSure)
    return (
      <Button kind="quiet" onClick={() => setSure(true)}>
        {t('groups.leave')}
      </Button>
    )
  return (
    <div className={css['sure']}>
      <p>{t(members.length === 1 ? 'groups.leaveLast' : isMaker ? 'groups.leaveMaker' : 'groups.leaveText')}</p>
      <ActButton kind="strong" work={leave}>
        {t('groups.leave')}
      </ActButton>
    </div>
  )
}

/** The server stores only a digest of a link, so the link is shown once. Any member can create another. */
function Invite({ group: { group, isMaker } }: { group: Group }) {
  const [key, setKey] = useState<string | null>(null)
  const get = async (ask: 'inviteToGroup' | 'renewGroupLink') =>
    setKey((await (await onlineTables()).ask(ask, { group })).key)
  return (
    <section className={parts['panel']} aria-labelledby="invite">
      <h2 id="invite">{t('groups.invite')}</h2>
      <p className={parts['explain']}>{t('groups.inviteText')}</p>
      {key === null ? (
        <p className={parts['row']}>
          <ActButton kind="strong" work={() => get('inviteToGroup')}>
            {t('groups.link')}
          </ActButton>
        </p>
      ) : (
        <LinkField
          key={key}
          link={`${location.origin}/join-group#${key}`}
          label={t('groups.linkLabel')}
          qr={t('groups.qr')}
        >
          {isMaker && (
            <ActButton kind="quiet" title={t('groups.renewHint')} work={() => get('renewGroupLink')}>
              {t('groups.renew')}
            </ActButton>
          )}
        </LinkField>
      )}
    </section>
  )
}
