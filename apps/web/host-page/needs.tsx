// What needs attention: locked tables and reports. Nothing is shown while all is well.

import type { HostOverview, HostReport, HostTable } from '@tableworks/protocol'
import { useState } from 'react'
import { Icon } from '../parts/icons.tsx'
import { Button } from '../parts/parts.tsx'
import { CheckDeed } from './check.tsx'
import { shortOf, SimpleDeed } from './deeds.tsx'
import css from './host-page.module.css'
import { PersonDetails } from './person-details.tsx'
import { TableDetails } from './table-details.tsx'
import { h } from './words.ts'

interface NeedsProps extends Pick<HostOverview, 'troubled' | 'reports'> {
  readonly onChange: () => void
}

export const Needs = ({ troubled, reports, onChange }: NeedsProps) =>
  troubled.length + reports.length > 0 && (
    <section className={css['needs']} aria-label={h('needs.title')}>
      {troubled.map(table => (
        <Locked key={table.table} table={table} onChange={onChange} />
      ))}
      {reports.map(report => (
        <Report key={report.n} report={report} onChange={onChange} />
      ))}
    </section>
  )

function Locked({ table: { table, locked, quarantined }, onChange }: { table: HostTable; onChange: () => void }) {
  const [chosen, setChosen] = useState<'check' | 'unlock' | null>(null)
  const props = { onClose: () => setChosen(null), onDone: onChange }
  return (
    <div className={css['alert']}>
      <Icon name="warning" size={24} />
      <p>
        <strong>{h('needs.locked', { table: shortOf(table) })}</strong>{' '}
        {locked === null ? h('needs.quarantined', { why: quarantined || '–' }) : h('needs.lockedBy', { why: locked })}
      </p>
      <div className={css['buttons']}>
        <Button onClick={() => setChosen('check')}>{h('needs.check')}</Button>
        <Button onClick={() => setChosen('unlock')}>{h('needs.unlock')}</Button>
      </div>
      {chosen === 'check' && <CheckDeed table={table} {...props} />}
      {chosen === 'unlock' && (
        <SimpleDeed ask="unlock" given={{ table }} title={`${h('act.go.unlock')}: ${shortOf(table)}`} {...props} />
      )}
    </div>
  )
}

function sayReport({ by, name, table, message }: HostReport): string {
  const from = by || h('needs.someone')
  if (message !== null) return h('needs.aboutMessage', { by: from, name: name ?? h('needs.someone') })
  if (name !== null) return h('needs.aboutPerson', { by: from, name })
  return h('needs.aboutTable', { by: from, table: shortOf(table ?? '') })
}

function Report({ report, onChange }: { report: HostReport; onChange: () => void }) {
  const [chosen, setChosen] = useState<'answer' | 'remove' | 'person' | 'table' | null>(null)
  const { n, table, message, mark, name, words, reason } = report
  const props = { onClose: () => setChosen(null), onDone: onChange }
  return (
    <div className={css['alert']}>
      <Icon name="chat" size={24} />
      <p>
        <strong>{h('needs.report', { n })}</strong> {sayReport(report)}. “{reason}”{' '}
        {words !== '' && h('needs.words', { words })}
      </p>
      <div className={css['buttons']}>
        {table !== null && message !== null && <Button onClick={() => setChosen('remove')}>{h('needs.remove')}</Button>}
        {mark !== null && name !== null && (
          <Button onClick={() => setChosen('person')}>{h('needs.person', { name })}</Button>
        )}
        {table !== null && (
          <Button onClick={() => setChosen('table')}>{h('needs.seeTable', { table: shortOf(table) })}</Button>
        )}
        <Button onClick={() => setChosen('answer')}>{h('needs.answer')}</Button>
      </div>
      {chosen === 'answer' && (
        <SimpleDeed ask="answerReport" given={{ report: n }} title={h('needs.answer')} {...props} />
      )}
      {chosen === 'remove' && table !== null && message !== null && (
        <SimpleDeed ask="removeChat" given={{ table, message }} title={h('needs.remove')} {...props} />
      )}
      {chosen === 'person' && mark !== null && name !== null && (
        <PersonDetails person={{ mark, name }} onClose={props.onClose} onChange={onChange} />
      )}
      {chosen === 'table' && table !== null && (
        <TableDetails table={table} onClose={props.onClose} onChange={onChange} />
      )}
    </div>
  )
}
