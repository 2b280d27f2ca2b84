// Backups, versions, errors, bans, and what hosts did.

import type { HostBan, HostLogEntry, HostOverview, LoggedError } from '@tableworks/protocol'
import { useState } from 'react'
import { Button, Dialog } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { sayDate, sayWhen } from '../words/index.ts'
import { askHost, sayFailure } from './client.ts'
import { sayBytes } from './curves.tsx'
import { BanDeed, shortOf, SimpleDeed } from './deeds.tsx'
import css from './host-page.module.css'
import { h } from './words.ts'

interface UpkeepProps {
  readonly overview: HostOverview
  readonly onChange: () => void
}

type Chosen = 'backUp' | 'errors' | 'bans' | 'banNetwork'

export function Upkeep({ overview, onChange }: UpkeepProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => setChosen(null)
  const { backup, version, installed, pages, node, bytes, errors, bans } = overview
  const count = errors.reduce((sum, error) => sum + error.count, 0)
  return (
    <section aria-labelledby="upkeep">
      <h2 id="upkeep">{h('upkeep.title')}</h2>
      <ul className={css['pairs']}>
        <li>
          <span>
            <strong>
              {backup === null ? h('upkeep.noBackup') : h('upkeep.lastBackup', { when: sayDate(backup.at) })}
            </strong>
            <small>{backup === null ? h('upkeep.noBackupText') : sayBackup(backup)}</small>
          </span>
          <Button onClick={() => setChosen('backUp')}>{h('upkeep.backUpNow')}</Button>
        </li>
        <li>
          <span>
            <strong>{h('upkeep.version', { version })}</strong>
            <small>{h('upkeep.versionText', { node: node.replace(/^v/, ''), size: sayBytes(bytes) })}</small>
            {sayPages(pages) !== null && <small>{sayPages(pages)}</small>}
            {installed !== version && <small role="status">{h('upkeep.restart', { version: installed })}</small>}
          </span>
        </li>
        <li>
          <span>
            <strong>{count === 0 ? h('upkeep.noErrors') : h('upkeep.errors', { count })}</strong>
            {errors.slice(0, 2).map(error => (
              <small key={error.at}>{sayError(error)}</small>
            ))}
          </span>
          {count > 0 && <Button onClick={() => setChosen('errors')}>{h('upkeep.openErrors')}</Button>}
        </li>
        <li>
          <span>
            <strong>{bans.length === 0 ? h('upkeep.noBans') : h('upkeep.bans', { count: bans.length })}</strong>
            <small>{h('upkeep.bansText')}</small>
          </span>
          <span className={css['buttons']}>
            {bans.length > 0 && <Button onClick={() => setChosen('bans')}>{h('upkeep.openBans')}</Button>}
            <Button onClick={() => setChosen('banNetwork')}>{h('upkeep.banNetwork')}</Button>
          </span>
        </li>
      </ul>
      {chosen === 'backUp' && (
        <SimpleDeed ask="backUp" given={{}} title={h('upkeep.backUpNow')} onClose={close} onDone={onChange} />
      )}
      {chosen === 'banNetwork' && <BanDeed person={null} onClose={close} onDone={onChange} />}
      {chosen === 'errors' && <Errors errors={errors} onClose={close} />}
      {chosen === 'bans' && <Bans bans={bans} onClose={close} onChange={onChange} />}
    </section>
  )
}

/** Null while nobody has the page open. */
function sayPages({ current, older }: HostOverview['pages']): string | null {
  if (older > 0) return h('upkeep.pagesOlder', { current, count: current + older })
  return current > 0 ? h('upkeep.pagesCurrent', { count: current }) : null
}

const sayBackup = ({ tables, bytes, problems }: NonNullable<HostOverview['backup']>): string =>
  h('upkeep.backup', {
    tables,
    size: sayBytes(bytes),
    checked: problems === 0 ? h('upkeep.allChecked') : h('upkeep.problems', { count: problems }),
  })

const sayError = ({ count, text, table }: LoggedError): string =>
  h('upkeep.error', { count, text: table === null ? text : `${text} (${shortOf(table)})` })

const Errors = ({ errors, onClose }: { errors: readonly LoggedError[]; onClose: () => void }) => (
  <Dialog title={h('upkeep.errors', { count: errors.reduce((sum, { count }) => sum + count, 0) })} onClose={onClose}>
    <ul className={css['list']}>
      {errors.map(error => (
        <li key={error.at}>
          <span>{sayError(error)}</span>
          <time className={css['soft']}>{sayDate(error.at)}</time>
        </li>
      ))}
    </ul>
  </Dialog>
)

function Bans({ bans, onClose, onChange }: { bans: readonly HostBan[]; onClose: () => void; onChange: () => void }) {
  const [lifted, setLifted] = useState<number | null>(null)
  return (
    <Dialog title={h('upkeep.bans', { count: bans.length })} onClose={onClose}>
      <ul className={css['list']}>
        {bans.map(({ n, name, network, until, reason }) => (
          <li key={n}>
            <span>
              {h('upkeep.banOf', {
                who: network ?? name ?? h('log.nobody'),
                end: until === null ? h('act.forGood') : sayDate(until),
                reason,
              })}
            </span>
            <Button onClick={() => setLifted(n)}>{h('upkeep.lift')}</Button>
          </li>
        ))}
      </ul>
      {lifted !== null && (
        <SimpleDeed
          ask="unban"
          given={{ ban: lifted }}
          title={h('act.go.unban')}
          onClose={() => setLifted(null)}
          onDone={onChange}
        />
      )}
    </Dialog>
  )
}

/** Shown immediately. Older entries come on request. */
const FIRST = 8

export function Log({ entries }: { entries: readonly HostLogEntry[] }) {
  const [older, setOlder] = useState<readonly HostLogEntry[]>([])
  const { error, act } = useAct()
  const shown = [...entries.slice(0, FIRST), ...older]
  const more = async () => {
    const found = await askHost('log', { before: shown.at(-1)?.n ?? 0 })
    setOlder(known => [...known, ...found])
  }
  return (
    <section aria-labelledby="log">
      <h2 id="log">{h('log.title')}</h2>
      {shown.length === 0 && <p className={css['soft']}>{h('log.none')}</p>}
      <ol className={css['log']}>
        {shown.map(entry => (
          <li key={entry.n}>
            <time dateTime={new Date(entry.at).toISOString()} title={sayDate(entry.at)}>
              {sayWhen(entry.at)}
            </time>
            <span>
              <strong translate="no">{entry.host}</strong> {sayEntry(entry)}{' '}
              {entry.reason !== '' && <span className={css['soft']}>{h('log.reason', { reason: entry.reason })}</span>}
            </span>
          </li>
        ))}
      </ol>
      {(shown.at(-1)?.n ?? 1) > 1 && <Button onClick={() => act(more)}>{h('log.more')}</Button>}
      {error !== null && <p role="alert">{sayFailure(error)}</p>}
    </section>
  )
}

function sayEntry({ action, table, name, detail }: HostLogEntry): string {
  const who = name ?? (action === 'ban' || action === 'unban' ? (detail ?? '') : h('log.nobody'))
  const seat = action === 'freeSeat' ? Number(detail) + 1 : 0
  return h(`log.${action}`, { table: shortOf(table ?? ''), name: who, detail: detail ?? '', seat })
}
