// The page's side of offline play: starts the service worker, and detects a newer version.

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

export const hasUpdate = (): boolean => waiting !== null

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return // For example, when the page is served over plain http on a local network.
  addEventListener('load', () => void start().catch(() => undefined), { once: true })
}

async function start(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  const look = (worker: ServiceWorker | null) => {
    // No controller means this is the first visit, so the installed version is already the running one.
    if (worker === null || navigator.serviceWorker.controller === null) return
    if (worker.state === 'installed') note(worker)
    else worker.addEventListener('statechange', () => worker.state === 'installed' && note(worker))
  }
  look(registration.waiting ?? registration.installing)
  registration.addEventListener('updatefound', () => look(registration.installing))
  // A page that stays open for days checks for updates from time to time.
  setInterval(() => void registration.update().catch(() => undefined), 60 * 60 * 1000)
}

function note(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/** If the new version hasn't taken over after this time, the page reloads anyway. */
const LONGEST_WAIT = 4000

/** Activates the new version and reloads. The table resumes from its log. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take over')
  setTimeout(() => location.reload(), LONGEST_WAIT)
}
