// Whether the server is reachable.

import { useSyncExternalStore } from 'react'
import { useLoad } from '../parts/use-load.ts'
import { onFirstUse, onlineTables, usedTables } from './here.ts'
import type { SocketState } from './socket-client.ts'

/** 'off' for tables on this device, which need no server. */
export function useSocketState(isOnline: boolean): SocketState {
  const [loaded] = useLoad(`socket ${isOnline}`, async () => (isOnline ? (await onlineTables()).socket : null))
  const socket = loaded.state === 'ready' ? loaded.value : null
  return useSyncExternalStore(socket?.subscribe ?? subscribeToNothing, socket?.current ?? off)
}

/** The same for the connection that this page has; 'off' until it opens one. */
export function useOpenSocketState(): SocketState {
  const socket = useSyncExternalStore(onFirstUse, usedTables)?.socket
  return useSyncExternalStore(socket?.subscribe ?? subscribeToNothing, socket?.current ?? off)
}

const subscribeToNothing = () => () => undefined
const off = (): SocketState => 'off'
