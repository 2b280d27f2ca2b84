// The dialogs of everything a host can do.

import type { HostAskName, HostAsks, HostTable } from '@tableworks/protocol'
import { SEATS } from '@tableworks/kernel'
import { useState } from 'react'
import { TextField } from '../parts/fields.tsx'
import { partsCss as parts } from '../parts/parts.tsx'
import { askHost } from './client.ts'
import { DeedDialog } from './deed-dialog.tsx'
import { h } from './words.ts'

interface DeedProps {
  readonly onClose: () => void
  /** Called after the action succeeded. */
  readonly onDone: () => void
}

export const shortOf = (table: string): string => table.replace(/^on-/, '').slice(0, 4)

type Simple = 'lock' | 'unlock' | 'deleteTable' | 'hideName' | 'unban' | 'removeChat' | 'answerReport' | 'backUp'

/** An action that needs only a reason. */
export function SimpleDeed<K extends Simple & HostAskName>({
  ask,
  given,
  title,
  onClose,
  onDone,
}: DeedProps & { ask: K; given: Omit<HostAsks[K], 'reason'>; title: string }) {
  const run = async (reason: string) => {
    await askHost(ask, { ...given, reason } as HostAsks[K])
    onDone()
  }
  const named: Simple = ask
  const [about, go] = [h(`act.about.${named}`), h(`act.go.${named}`)]
  return <DeedDialog deed={{ title, about, go, run }} onClose={onClose} />
}

/** Writes to one table, or to all if null. */
export function WriteDeed({ table, onClose, onDone }: DeedProps & { table: string | null }) {
  const [words, setWords] = useState('')
  const run = async (reason: string) => {
    await (table === null
      ? askHost('writeToAll', { words, reason })
      : askHost('writeToTable', { table, words, reason }))
    onDone()
  }
  const fields = (
    <label className={parts['field']}>
      <span>{h('act.words')}</span>
      <textarea
        className={parts['input']}
        rows={3}
        required
        maxLength={300}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
    </label>
  )
  const title = table === null ? h('top.writeAll') : h('act.writeToTable')
  const about = h(table === null ? 'act.about.writeToAll' : 'act.about.writeToTable')
  return <DeedDialog deed={{ title, about, go: h('act.go.write'), fields, run }} onClose={onClose} />
}

export function FreeSeatDeed({ table, onClose, onDone }: DeedProps & { table: HostTable }) {
  const held = table.seats.map((seat, n) => ({ ...seat, n })).filter(({ mark }) => mark !== null)
  const [chosen, setChosen] = useState(held[0]?.n ?? -1)
  const run = async (reason: string) => {
    const seat = SEATS[chosen]
    if (seat !== undefined) await askHost('freeSeat', { table: table.table, seat, reason })
    onDone()
  }
  const fields =
    held.length === 0 ? (
      <p>{h('act.noSeats')}</p>
    ) : (
      <label className={parts['field']}>
        <span>{h('act.seat')}</span>
        <select className={parts['input']} value={chosen} onChange={event => setChosen(Number(event.target.value))}>
          {held.map(({ n, name }) => (
            <option key={n} value={n}>
              {h('act.seatOf', { n: n + 1, name })}
            </option>
          ))}
        </select>
      </label>
    )
  const deed = { title: h('act.freeSeat'), about: h('act.about.freeSeat'), go: h('act.go.freeSeat') }
  return <DeedDialog deed={{ ...deed, fields, isReady: held.length > 0, run }} onClose={onClose} />
}

const DAY_MS = 24 * 60 * 60_000
const ENDS = [1, 3, 7, 30, 90] as const

interface BanProps extends DeedProps {
  /** The player to ban; null bans a network. */
  readonly person: { readonly mark: string; readonly name: string } | null
  readonly network?: string
}

export function BanDeed({ person, network: known = '', onClose, onDone }: BanProps) {
  const [days, setDays] = useState(7)
  const [network, setNetwork] = useState(known)
  const run = async (reason: string) => {
    const until = days === 0 ? null : Date.now() + days * DAY_MS
    await askHost('ban', { mark: person?.mark ?? null, network: person === null ? network : null, until, reason })
    onDone()
  }
  const fields = (
    <>
      {person === null && (
        <TextField
          label={h('act.network')}
          explain={h('act.networkHint')}
          value={network}
          required
          spellCheck={false}
          onChange={setNetwork}
        />
      )}
      <label className={parts['field']}>
        <span>{h('act.end')}</span>
        <select className={parts['input']} value={days} onChange={event => setDays(Number(event.target.value))}>
          {ENDS.map(count => (
            <option key={count} value={count}>
              {h('act.days', { count })}
            </option>
          ))}
          {person !== null && <option value={0}>{h('act.forGood')}</option>}
        </select>
      </label>
    </>
  )
  const title = person === null ? h('upkeep.banNetwork') : `${h('act.go.ban')}: ${person.name}`
  return <DeedDialog deed={{ title, about: h('act.about.ban'), go: h('act.go.ban'), fields, run }} onClose={onClose} />
}
