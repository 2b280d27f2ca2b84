// People and chat of a table, for the host. Cards, moves and notes stay hidden.

import type { ChatMessage, HostTableDetails } from '@tableworks/protocol'
import { useState } from 'react'
import { Button, Dialog, Loading } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { askHost, sayFailure } from './client.ts'
import { shortOf, SimpleDeed } from './deeds.tsx'
import css from './host-page.module.css'
import { PersonDetails } from './person-details.tsx'
import { h } from './words.ts'

interface DetailsProps {
  readonly table: string
  readonly onClose: () => void
  readonly onChange: () => void
}

export function TableDetails({ table, onClose, onChange }: DetailsProps) {
  const [loaded, reload] = useLoad(`host table ${table}`, () => askHost('table', { table }))
  const changed = () => {
    reload()
    onChange()
  }
  return (
    <Dialog title={h('details.title', { table: shortOf(table) })} onClose={onClose}>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'failed' && <p role="alert">{sayFailure(loaded.error)}</p>}
      {loaded.state === 'ready' && (
        <div className={css['deed']}>
          <People table={loaded.value} onChange={changed} />
          <h3>{h('details.chat')}</h3>
          {loaded.value.chat.length === 0 && <p className={css['soft']}>{h('details.noChat')}</p>}
          <ul className={css['list']}>
            {loaded.value.chat.map(message => (
              <Message key={message.n} table={table} message={message} onChange={changed} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

function People({ table, onChange }: { table: HostTableDetails; onChange: () => void }) {
  const [person, setPerson] = useState<{ mark: string; name: string } | null>(null)
  return (
    <>
      <h3>{h('details.people')}</h3>
      <ul className={css['list']}>
        {table.seats.map(({ name, bot, mark, isOpen }) => (
          <li key={name}>
            <span translate="no">{name}</span>
            {mark === null ? (
              <span className={css['soft']}>{bot === null ? isOpen && h('details.open') : h('details.bot')}</span>
            ) : (
              <Button onClick={() => setPerson({ mark, name })}>{h('details.about', { name })}</Button>
            )}
          </li>
        ))}
      </ul>
      {person !== null && <PersonDetails person={person} onClose={() => setPerson(null)} onChange={onChange} />}
    </>
  )
}

function Message({ table, message, onChange }: { table: string; message: ChatMessage; onChange: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { n, name, text, isRemoved } = message
  return (
    <li>
      <span>
        <b translate="no">{name}</b>{' '}
        {isRemoved ? <i className={css['soft']}>{h('details.removed')}</i> : <span translate="no">{text}</span>}
      </span>
      {!isRemoved && (
        <Button aria-label={h('details.removeBy', { name, text })} onClick={() => setAsking(true)}>
          {h('details.remove')}
        </Button>
      )}
      {isAsking && (
        <SimpleDeed
          ask="removeChat"
          given={{ table, message: n }}
          title={h('needs.remove')}
          onClose={() => setAsking(false)}
          onDone={onChange}
        />
      )}
    </li>
  )
}
