// The host's page: the server's health, what needs attention, then tables, backups and versions.

import { HOST_LISTS, type HostList, type HostOverview } from '@tableworks/protocol'
import { useEffect, useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import { ActButton, Button, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { askHost, isSignedOut, sayFailure, signOut } from './client.ts'
import { Day, Tiles } from './curves.tsx'
import { WriteDeed } from './deeds.tsx'
import css from './host-page.module.css'
import { Needs } from './needs.tsx'
import { SignIn } from './sign-in.tsx'
import { HostTableRow } from './table-row.tsx'
import { Log, Upkeep } from './upkeep.tsx'
import { h } from './words.ts'

const REFRESH_MS = 10_000

export function HostPage() {
  usePageTitle(h('title'))
  const [loaded, reload] = useLoad('host overview', () => askHost('overview', {}))
  const isIn = loaded.state === 'ready'
  useEffect(() => {
    if (!isIn) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isIn, reload])
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'ready') return <Desk overview={loaded.value} onChange={reload} />
  return isSignedOut(loaded.error) ? <SignIn onDone={reload} /> : <Unreachable error={loaded.error} again={reload} />
}

const Unreachable = ({ error, again }: { error: unknown; again: () => void }) => (
  <div className={parts['page']}>
    <h1>{h('title')}</h1>
    <p role="alert">{sayFailure(error)}</p>
    <p>
      <Button onClick={again}>{h('act.checkTable')}</Button>
    </p>
  </div>
)

const Desk = ({ overview, onChange }: { overview: HostOverview; onChange: () => void }) => (
  <div className={css['host']}>
    <Top overview={overview} onChange={onChange} />
    <Tiles vitals={overview.vitals} />
    <Needs troubled={overview.troubled} reports={overview.reports} onChange={onChange} />
    <div className={css['columns']}>
      <Tables overview={overview} onChange={onChange} />
      <div className={css['stack']}>
        <Upkeep overview={overview} onChange={onChange} />
        <Log entries={overview.log} />
      </div>
    </div>
    <Day overview={overview} />
  </div>
)

const MINUTE_MS = 60_000

function sayFor(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS))
  if (minutes < 60) return h('time.minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? h('time.hours', { count: hours }) : h('time.days', { count: Math.floor(hours / 24) })
}

function Top({ overview: { running, notReady }, onChange }: { overview: HostOverview; onChange: () => void }) {
  const [isWriting, setWriting] = useState(false)
  return (
    <header className={css['top']}>
      <h1>{h('title')}</h1>
      <span className={css['well']} data-bad={notReady !== null || undefined}>
        {notReady === null ? h('top.running', { time: sayFor(running) }) : h('top.notReady', { why: notReady })}
      </span>
      <p className={css['where']}>
        {location.host} · {h('top.players')}
      </p>
      <span className={css['buttons']}>
        <Button onClick={() => setWriting(true)}>{h('top.writeAll')}</Button>
        <ActButton
          kind="quiet"
          work={async () => {
            await signOut()
            onChange()
          }}
        >
          {h('signIn.out')}
        </ActButton>
      </span>
      {isWriting && <WriteDeed table={null} onClose={() => setWriting(false)} onDone={onChange} />}
    </header>
  )
}

/** On a phone, pressing this row opens the list. */
function Tables({ overview: { counts }, onChange }: { overview: HostOverview; onChange: () => void }) {
  const [list, setList] = useState<HostList>('playing')
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 48rem)').matches)
  const key = `host tables ${list} ${JSON.stringify(counts)}`
  const [loaded, reload] = useLoad(key, () => askHost('tables', { list }))
  const changed = () => {
    reload()
    onChange()
  }
  return (
    <details className={css['tables']} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{h('tables.title')}</h2>
        <span className={css['soft']}>{h('tables.short', { playing: counts.playing, locked: counts.locked })}</span>
      </summary>
      <div className={css['lists']} role="group" aria-label={h('tables.title')}>
        {HOST_LISTS.map(one => (
          <button key={one} type="button" aria-pressed={one === list} onClick={() => setList(one)}>
            {h(`tables.lists.${one}`, { count: counts[one] })}
          </button>
        ))}
      </div>
      <p className={css['heads']} aria-hidden="true">
        {(['table', 'game', 'players', 'last', 'state'] as const).map(head => (
          <span key={head}>{h(`tables.${head}`)}</span>
        ))}
      </p>
      {loaded.state === 'failed' && <p role="alert">{sayFailure(loaded.error)}</p>}
      {loaded.state === 'ready' && loaded.value.length === 0 && <p className={css['none']}>{h('tables.none')}</p>}
      <ul className={css['rows']}>
        {loaded.state === 'ready' &&
          loaded.value.map(table => <HostTableRow key={table.table} table={table} onChange={changed} />)}
      </ul>
    </details>
  )
}
