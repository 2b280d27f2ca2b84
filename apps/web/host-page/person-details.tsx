// A player, as hosts see them, with the actions about them.

import { useState } from 'react'
import { Button, Dialog, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { sayList, sayMonth } from '../words/index.ts'
import { askHost, sayFailure } from './client.ts'
import { BanDeed, SimpleDeed } from './deeds.tsx'
import css from './host-page.module.css'
import { h } from './words.ts'

interface PersonProps {
  readonly person: { readonly mark: string; readonly name: string }
  readonly onClose: () => void
  readonly onChange: () => void
}

export function PersonDetails({ person, onClose, onChange }: PersonProps) {
  const [loaded] = useLoad(`host player ${person.mark}`, () => askHost('player', { mark: person.mark }))
  const [chosen, setChosen] = useState<'hideName' | 'ban' | { readonly network: string } | null>(null)
  const props = { onClose: () => setChosen(null), onDone: onChange }
  return (
    <Dialog title={person.name} onClose={onClose}>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'failed' && <p role="alert">{sayFailure(loaded.error)}</p>}
      {loaded.state === 'ready' && (
        <div className={css['deed']}>
          <p>
            {h('person.since', {
              when: sayMonth(loaded.value.since),
              tables: loaded.value.tables.length,
              reports: loaded.value.reports,
            })}
          </p>
          <p className={css['soft']}>
            {loaded.value.networks.length === 0
              ? h('person.away')
              : h('person.from', { networks: sayList(loaded.value.networks) })}
          </p>
          <p className={parts['row']}>
            <Button onClick={() => setChosen('hideName')}>{h('person.hideName')}</Button>
            <Button onClick={() => setChosen('ban')}>{h('person.ban')}</Button>
            {loaded.value.networks.map(network => (
              <Button key={network} onClick={() => setChosen({ network })}>
                {h('person.banNetwork', { network })}
              </Button>
            ))}
          </p>
        </div>
      )}
      {chosen === 'hideName' && (
        <SimpleDeed ask="hideName" given={{ mark: person.mark }} title={h('act.go.hideName')} {...props} />
      )}
      {chosen === 'ban' && <BanDeed person={person} {...props} />}
      {chosen !== null && typeof chosen === 'object' && <BanDeed person={null} network={chosen.network} {...props} />}
    </Dialog>
  )
}
