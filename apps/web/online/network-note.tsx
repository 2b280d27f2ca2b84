// Shown while the server is unreachable or asks us to slow down. Moves wait until then.

import { useSyncExternalStore } from 'react'
import { useLoad } from '../parts/use-load.ts'
import { t } from '../words/index.ts'
import { onlineTables } from './here.ts'
import type { SocketClient } from './socket-client.ts'
import css from './online.module.css'

export function NetworkNote() {
  const [loaded] = useLoad('online tables', onlineTables)
  return loaded.state === 'ready' ? <SocketNote socket={loaded.value.socket} /> : null
}

function SocketNote({ socket }: { socket: SocketClient }) {
  const state = useSyncExternalStore(socket.subscribe, socket.current)
  return (
    <div className={css['network']} role="status">
      {state === 'lost' && <p>{t('online.lost')}</p>}
      {state === 'slowed' && <p>{t('online.slowed')}</p>}
    </div>
  )
}
