// One table in the host's list, with its actions.

import { SeatMark } from '@tableworks/board-kit'
import type { HostTable } from '@tableworks/protocol'
import { useRef, useState } from 'react'
import { Icon, type IconName } from '../parts/icons.tsx'
import { saveFile } from '../parts/save-file.ts'
import { sayAgo } from '../words/index.ts'
import { nameOf } from '../worlds.ts'
import { askHost, sayFailure } from './client.ts'
import { FreeSeatDeed, shortOf, SimpleDeed, WriteDeed } from './deeds.tsx'
import css from './host-page.module.css'
import { TableDetails } from './table-details.tsx'
import { CheckDeed } from './check.tsx'
import { h } from './words.ts'

type Chosen = 'details' | 'checkTable' | 'lock' | 'unlock' | 'freeSeat' | 'writeToTable' | 'deleteTable'

const isLocked = ({ locked, quarantined }: HostTable): boolean => locked !== null || quarantined !== null

export function HostTableRow({ table, onChange }: { table: HostTable; onChange: () => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => setChosen(null)
  const props = { onClose: close, onDone: onChange }
  const short = shortOf(table.table)
  return (
    <li className={css['row']}>
      <code>{short}</code>
      <strong className={css['game']}>{table.game === '' ? h('tables.unreadable') : nameOf(table.game)}</strong>
      <Marks table={table} />
      <span className={css['soft']}>{table.updated === 0 ? '' : sayAgo(table.updated)}</span>
      <span>{isLocked(table) ? <LockedTag /> : h('tables.moves', { count: table.steps })}</span>
      <Menu table={table} onChoose={setChosen} />
      {chosen === 'details' && <TableDetails table={table.table} onClose={close} onChange={onChange} />}
      {chosen === 'checkTable' && <CheckDeed table={table.table} {...props} />}
      {(chosen === 'lock' || chosen === 'unlock' || chosen === 'deleteTable') && (
        <SimpleDeed
          ask={chosen}
          given={{ table: table.table }}
          title={`${h(`act.go.${chosen}`)}: ${short}`}
          {...props}
        />
      )}
      {chosen === 'freeSeat' && <FreeSeatDeed table={table} {...props} />}
      {chosen === 'writeToTable' && <WriteDeed table={table.table} {...props} />}
    </li>
  )
}

const LockedTag = () => <span className={css['tag']}>{h('tables.lockedTag')}</span>

const Marks = ({ table }: { table: HostTable }) => (
  <span className={css['marks']}>
    {table.seats.map(({ name, bot, isOpen }, seat) =>
      bot === null && !isOpen ? (
        <SeatMark key={name} seat={seat} size={18} />
      ) : (
        <span key={name} className={css['free']} aria-hidden="true">
          {bot !== null && <Icon name="bot" size={13} />}
        </span>
      ),
    )}
  </span>
)

/** The browser's own disclosure element. It closes on Escape and when it loses focus. */
function Menu({ table, onChoose }: { table: HostTable; onChoose: (chosen: Chosen) => void }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [failed, setFailed] = useState('')
  const close = () => menu.current?.removeAttribute('open')
  const save = () =>
    askHost('saveTable', { table: table.table }).then(
      ({ file }) => saveFile(`${table.table}.json`, new Blob([file], { type: 'application/json' })),
      (error: unknown) => setFailed(sayFailure(error)),
    )
  const items: readonly [IconName, Chosen | 'saveTable', string][] = [
    ['people', 'details', h('tables.details')],
    ['check', 'checkTable', h('act.checkTable')],
    isLocked(table) ? ['lock', 'unlock', h('act.unlock')] : ['lock', 'lock', h('act.lock')],
    ['person', 'freeSeat', h('act.freeSeat')],
    ['chat', 'writeToTable', h('act.writeToTable')],
    ['save', 'saveTable', h('act.saveTable')],
    ['bin', 'deleteTable', h('act.deleteTable')],
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className={css['menu']}
      onKeyDown={event => event.key === 'Escape' && close()}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary aria-label={h('tables.actionsFor', { table: shortOf(table.table) })}>
        {h('tables.actions')} <Icon name="down" size={13} />
      </summary>
      <div className={css['pop']}>
        {items.map(([icon, what, label]) => (
          <button
            key={what}
            type="button"
            onClick={() => {
              close()
              if (what === 'saveTable') void save()
              else onChoose(what)
            }}
          >
            <Icon name={icon} size={17} /> {label}
          </button>
        ))}
        <p>{h('act.note')}</p>
        {failed !== '' && <p role="alert">{failed}</p>}
      </div>
    </details>
  )
}
