// Keeps the page's own files, so that everything on this device works with the network off.
// A version is a list of files with the hash of each. The next version is fetched beside the running one and
// waits until a page asks for it; files of the version before stay, for tabs that have not reloaded yet.

const worker = self as unknown as ServiceWorkerGlobalScope

/** Filled in by the build: every file and the hash of its content. */
const FILES = '%FILES%' as unknown as readonly (readonly [path: string, hash: string])[]
const VERSION = '%VERSION%'

const PREFIX = 'tableworks '
const CACHE = PREFIX + VERSION
const SHELL = '/index.html'

// The server answers with `Vary`, and so would never be found again without this.
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

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(FILES.map(([path, hash]) => fetchOne(cache, path, hash)))
}

/** A file whose name holds its hash is never fetched twice; others are asked for anew with every version. */
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
