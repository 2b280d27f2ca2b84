// Caches the page's files, so everything on this device works offline. A version is a list of files, each with a hash. The next
// version downloads in the background and waits until a page activates it. The previous version's files stay for tabs that haven't
// reloaded yet.

const worker = self as unknown as ServiceWorkerGlobalScope

/** Filled in by the build: every file with its content hash. */
const FILES = '%FILES%' as unknown as readonly (readonly [path: string, hash: string])[]
const VERSION = '%VERSION%'

const PREFIX = 'tableworks '
const CACHE = PREFIX + VERSION
const SHELL = '/index.html'

// The server sends `Vary`, so without this no cached response would match.
const LOOSELY = { ignoreVary: true }

worker.addEventListener('install', event => event.waitUntil(fetchAll()))

worker.addEventListener('activate', event => event.waitUntil(tidyUp().then(() => worker.clients.claim())))

worker.addEventListener('message', event => {
  if (event.data === 'take over') void worker.skipWaiting()
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  if (address.pathname === '/health' || address.pathname === '/ready' || address.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else event.respondWith(file(request))
})

worker.addEventListener('push', event => event.waitUntil(notify(event)))

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data)))
})

/** Browsers require every push message to be shown. */
async function notify({ data }: PushEvent): Promise<void> {
  const told = data?.json() as { title: string; body: string; url: string; tag: string } | undefined
  const { title, body, url, tag } = told ?? { title: 'Tableworks', body: '', url: '/', tag: '' }
  await worker.registration.showNotification(title, { body, tag, data: url, icon: '/icon-192.png' })
}

/** Uses a tab that already shows the address, or opens a new one. */
async function openPage(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window' })
  const shown = tabs.find(({ url }) => new URL(url).pathname === path)
  if (shown === undefined) await worker.clients.openWindow(path)
  else await shown.focus()
}

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(FILES.map(([path, hash]) => fetchOne(cache, path, hash)))
}

/** A file with a hash in its name is fetched once. All other files are fetched again for every version. */
async function fetchOne(cache: Cache, path: string, hash: string): Promise<void> {
  const isNamedByContent = path.startsWith('/assets/')
  const known = isNamedByContent ? await caches.match(path, LOOSELY) : undefined
  const answer = known ?? (await fetch(isNamedByContent ? path : `${path}?v=${hash}`, { cache: 'no-cache' }))
  if (!answer.ok) throw new Error(`${path} cannot be fetched: ${answer.status}`)
  await cache.put(path, answer)
}

async function tidyUp(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(names.slice(0, -1).map(name => caches.delete(name)))
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(SHELL, LOOSELY)) ?? fetch(request)
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const known = (await cache.match(request, LOOSELY)) ?? (await caches.match(request, LOOSELY))
  return known ?? fetch(request)
}
