// A TCP proxy that breaks connections on request. It hands each new connection to the next target, with no memory of the client,
// as a round-robin load balancer does.

import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Direction = 'toServer' | 'toClient'

/** One direction of a connection. What arrives leaves in the same order, perhaps later. */
class Way {
  private readonly to: Socket
  private readonly queue: { readonly due: number; readonly send: () => void }[] = []
  private timer: NodeJS.Timeout | undefined
  private delayMs = 0
  private heldUntil = 0

  constructor(from: Socket, to: Socket) {
    this.to = to
    from.on('error', () => undefined)
    from.on('data', (chunk: Buffer) => this.add(() => to.writable && void to.write(chunk)))
    from.on('end', () => this.add(() => void to.end()))
  }

  private add(send: () => void): void {
    this.queue.push({ due: performance.now() + this.delayMs, send })
    this.pump()
  }

  private pump(): void {
    clearTimeout(this.timer)
    for (let [next] = this.queue; next !== undefined; [next] = this.queue) {
      const wait = Math.max(next.due, this.heldUntil) - performance.now()
      if (wait > 0) {
        this.timer = setTimeout(() => this.pump(), wait)
        return
      }
      this.queue.shift()
      next.send()
    }
  }

  hold(ms: number): void {
    this.heldUntil = Math.max(this.heldUntil, performance.now() + ms)
  }

  delay(ms: number, forMs: number): void {
    this.delayMs = ms
    setTimeout(() => (this.delayMs = 0), forMs)
  }

  end(): void {
    this.to.end()
  }
}

/** A connection through the proxy. */
export class Link {
  private readonly ends: readonly Socket[]
  private readonly ways: Readonly<Record<Direction, Way>>
  /** What the client sent first, to tell its connections apart. */
  opening = ''
  /** The connection ends with the answer to a request that contains this. */
  private last: string | null = null
  private isEnding = false

  constructor(client: Socket, server: Socket, onClosed: () => void) {
    this.ends = [client, server]
    client.once('data', (chunk: Buffer) => (this.opening = chunk.toString('latin1')))
    client.on('data', (chunk: Buffer) => (this.isEnding ||= this.last !== null && chunk.includes(this.last)))
    server.on('data', () => this.isEnding && this.cut())
    this.ways = { toServer: new Way(client, server), toClient: new Way(server, client) }
    const close = () => {
      for (const end of this.ends) end.destroy()
      onClosed()
    }
    for (const end of this.ends) end.on('close', close)
  }

  /** Holds all data back for a while and then passes it on. Neither end notices. */
  hold(ms: number): void {
    for (const way of Object.values(this.ways)) way.hold(ms)
  }

  delay(ms: number, forMs: number): void {
    for (const way of Object.values(this.ways)) way.delay(ms, forMs)
  }

  cut(): void {
    for (const end of this.ends) end.resetAndDestroy()
  }

  /** Passes on the next request that contains `text`, and cuts the connection instead of passing on its answer. */
  cutAfter(text: string): void {
    this.last = text
  }

  /** Ends one direction. The other stays open until its sender ends it. */
  halfClose(direction: Direction): void {
    this.ways[direction].end()
  }
}

export class TcpProxy {
  readonly links = new Set<Link>()
  /** The ports to choose from. */
  private readonly targets: () => readonly number[]
  private next = 0
  private readonly server = createServer({ allowHalfOpen: true }, client => void this.accept(client))

  private constructor(targets: () => readonly number[]) {
    this.targets = targets
  }

  static async start(targets: () => readonly number[]): Promise<TcpProxy> {
    const proxy = new TcpProxy(targets)
    await new Promise<void>(done => proxy.server.listen(0, '127.0.0.1', done))
    return proxy
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  private async accept(client: Socket): Promise<void> {
    client.on('error', () => undefined)
    const ports = this.targets()
    for (let tries = 0; tries < ports.length; tries++) {
      const server = await opened(ports[this.next++ % ports.length] ?? 0)
      if (server === null) continue
      const link = new Link(client, server, () => this.links.delete(link))
      this.links.add(link)
      return
    }
    client.resetAndDestroy()
  }

  close(): void {
    this.server.close()
    for (const link of this.links) link.cut()
  }
}

/** Null if nothing listens there. */
function opened(port: number): Promise<Socket | null> {
  return new Promise(done => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
    socket.once('connect', () => done(socket))
    socket.once('error', () => done(null))
  })
}
