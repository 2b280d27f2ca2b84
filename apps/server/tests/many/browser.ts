// What a browser gives to the page's client code, for many clients in one process. Each client has its own cookie, storage, network
// address and visibility, which the code running for it finds through its asynchronous context.

import { AsyncLocalStorage } from 'node:async_hooks'
import { WebSocket as Socket } from 'ws'
import { originOf } from '../page.ts'

const current = new AsyncLocalStorage<Browser>()

const here = (): Browser => {
  const browser = current.getStore()
  if (browser === undefined) throw new Error('the page’s code runs outside a browser')
  return browser
}

export class Browser {
  readonly origin: string
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  readonly window = new EventTarget()
  readonly storage = new Map<string, string>()
  /** Every message received passes through here. */
  onMessage: (text: string) => void = () => undefined
  private readonly network: string
  private cookie = ''
  private isClosed = false
  private readonly sockets = new Set<Socket>()

  /** `network` is the address that the proxy reports for it. */
  constructor(address: string, network: string) {
    this.origin = originOf(address)
    this.network = network
  }

  /** Runs the page's code in this browser. */
  run<T>(work: () => T): T {
    return current.run(this, work)
  }

  private get headers(): Record<string, string> {
    const own = { origin: this.origin, 'x-forwarded-for': this.network }
    return this.cookie === '' ? own : { ...own, cookie: this.cookie }
  }

  async fetch(route: string, settings: RequestInit): Promise<Response> {
    if (this.isClosed) return new Promise(() => undefined)
    const answer = await realFetch(`${this.origin}${route}`, {
      ...settings,
      headers: { ...this.headers, connection: 'close' },
    })
    const [cookie] = answer.headers.getSetCookie()
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? ''
    return answer
  }

  connect(url: string): Socket {
    const socket = new Socket(url, { headers: this.headers })
    this.sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.sockets.delete(socket))
    return socket
  }

  /** Closes its connections for good. */
  close(): void {
    this.isClosed = true
    for (const socket of this.sockets) socket.terminate()
  }
}

/** The parts of a browser's WebSocket that the page uses. */
class PageSocket extends EventTarget {
  private readonly socket: Socket

  constructor(url: string) {
    super()
    const browser = here()
    this.socket = browser.connect(url)
    const say = (type: string, fields: object) =>
      browser.run(() => this.dispatchEvent(Object.assign(new Event(type), fields)))
    this.socket.on('message', (data: Buffer) => {
      browser.onMessage(data.toString())
      say('message', { data: data.toString() })
    })
    this.socket.on('close', (code: number, reason: Buffer) => say('close', { code, reason: reason.toString() }))
  }

  send(text: string): void {
    if (this.socket.readyState === Socket.OPEN) this.socket.send(text)
  }

  close(): void {
    this.socket.close()
  }
}

const realFetch = globalThis.fetch

/** Gives the page's code its globals. */
export function installBrowsers(): void {
  const found: Readonly<Record<string, () => unknown>> = {
    document: () => here().document,
    location: () => ({ origin: here().origin }),
    localStorage: () => ({
      getItem: (key: string) => here().storage.get(key) ?? null,
      setItem: (key: string, value: string) => void here().storage.set(key, value),
    }),
    addEventListener: () => here().window.addEventListener.bind(here().window),
    WebSocket: () => PageSocket,
    // Tests request full addresses themselves.
    fetch: () => (url: string | URL, settings: RequestInit) =>
      String(url).startsWith('/') ? here().fetch(String(url), settings) : realFetch(url, settings),
  }
  for (const [name, get] of Object.entries(found)) Object.defineProperty(globalThis, name, { get, configurable: true })
}
