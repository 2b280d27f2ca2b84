// The page's side of offline play: starts the service worker, and knows when a newer version waits.

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

export const hasUpdate = (): boolean => waiting !== null

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return // a plain http address on the local network, for example
  addEventListener('load', () => void start().catch(() => undefined), { once: true })
}

async function start(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  const look = (worker: ServiceWorker | null) => {
    // Without a controller this is the very first visit: what was just installed is what is running.
    if (worker === null || navigator.serviceWorker.controller === null) return
    if (worker.state === 'installed') note(worker)
    else worker.addEventListener('statechange', () => worker.state === 'installed' && note(worker))
  }
  look(registration.waiting ?? registration.installing)
  registration.addEventListener('updatefound', () => look(registration.installing))
  // A page left open for days checks for an update now and then.
  setInterval(() => void registration.update().catch(() => undefined), 60 * 60 * 1000)
}

function note(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/** If it does not take over by then, the page starts again in any case. */
const LONGEST_WAIT = 4000

/** The new version takes over and the page starts again with it. A table goes on from its log. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take over')
  setTimeout(() => location.reload(), LONGEST_WAIT)
}
