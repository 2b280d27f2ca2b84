// Says that the server can't be reached, or that it wants us to slow down, while that is so; moves made meanwhile wait.

import { useSyncExternalStore } from 'react'
import { useLoad } from '../parts/use-load.ts'
import { t } from '../words/index.ts'
import { onlineTables } from './here.ts'
import type { Line } from './line.ts'
import css from './online.module.css'

export function NetworkNote() {
  const [loaded] = useLoad('line', onlineTables)
  return loaded.state === 'ready' ? <LineNote line={loaded.value.line} /> : null
}

function LineNote({ line }: { line: Line }) {
  const state = useSyncExternalStore(line.subscribe, line.current)
  return (
    <div className={css['network']} role="status">
      {state === 'lost' && <p>{t('online.lost')}</p>}
      {state === 'slowed' && <p>{t('online.slowed')}</p>}
    </div>
  )
}
