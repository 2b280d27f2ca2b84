// What goes wrong while people play on several servers.

import type { Chance } from '@tableworks/kernel'
import { type Cluster, type Member, sleep } from './cluster.ts'
import type { Notifications } from './notifications.ts'
import type { Link, TcpProxy } from './tcp-proxy.ts'

export interface Field {
  readonly cluster: Cluster
  readonly notifications: Notifications
  readonly luck: Chance
}

interface Fault {
  /** How often this fault is chosen, compared with the others. */
  readonly weight: number
  /** Resolves once the next fault may begin. Pass work that lasts longer to `after`. */
  strike(field: Field, after: (work: Promise<unknown>) => void): Promise<unknown>
}

/** Longer than a server's claim on its tables' bots, and than the longest gap of server time. */
const FROZEN_MS = 17_000
const DAY_S = 24 * 60 * 60
const SHIFTS_S = [-30 * DAY_S, -DAY_S, -3600, -200, -30, 0, 0, 30, 200, 3600, DAY_S, 30 * DAY_S]

const NEWS = 'tableworks news'
const isNews = ({ opening }: Link): boolean => opening.includes(NEWS)

/** A random half of the links. */
const some = (luck: Chance, links: Iterable<Link>): Link[] => [...links].filter(() => luck.below(2) === 0)

/** The members that a fault has stopped. */
const stopped = new Set<Member>()

async function whileStopped(field: Field, work: (member: Member) => Promise<unknown>): Promise<void> {
  const free = field.cluster.members.filter(member => !stopped.has(member))
  if (free.length === 0) return
  const member = field.luck.pick(free)
  stopped.add(member)
  try {
    await work(member)
  } finally {
    stopped.delete(member)
  }
}

const anyMember = ({ cluster, luck }: Field): Member => luck.pick(cluster.members)
const anyProxy = (field: Field): TcpProxy =>
  field.luck.below(2) === 0 ? field.cluster.proxy : anyMember(field).toDatabase

export const FAULTS: Readonly<Record<string, Fault>> = {
  'kill a server': {
    weight: 4,
    strike: field =>
      whileStopped(field, async member => {
        await member.end('SIGKILL')
        await sleep(field.luck.below(1000))
        await member.start()
      }),
  },
  'freeze a server': {
    weight: 1,
    strike: async (field, after) =>
      after(
        whileStopped(field, async member => {
          member.signal('SIGSTOP')
          await sleep(FROZEN_MS)
          member.signal('SIGCONT')
        }),
      ),
  },
  'freeze a server briefly': {
    weight: 2,
    strike: async (field, after) => {
      const ms = 200 + field.luck.below(3000)
      after(
        whileStopped(field, async member => {
          member.signal('SIGSTOP')
          await sleep(ms)
          member.signal('SIGCONT')
        }),
      )
    },
  },
  'restart PostgreSQL': {
    weight: 2,
    strike: async ({ cluster: { postgres }, luck }) => {
      await (luck.below(2) === 0 ? postgres.kill() : postgres.shutDown())
      await sleep(luck.below(800))
      await postgres.start()
    },
  },
  'cut clients': {
    weight: 4,
    strike: async ({ cluster, luck }) => some(luck, cluster.proxy.links).forEach(link => link.cut()),
  },
  'cut a server from the database': {
    weight: 4,
    strike: async field => some(field.luck, anyMember(field).toDatabase.links).forEach(link => link.cut()),
  },
  'lose acknowledgements of writes': {
    weight: 4,
    strike: async field => {
      for (const link of some(field.luck, anyMember(field).toDatabase.links)) link.cutAfter('commit')
    },
  },
  'delay connections': {
    weight: 3,
    strike: async field => {
      const [ms, forMs] = [20 + field.luck.below(600), 1000 + field.luck.below(3000)]
      for (const link of some(field.luck, anyProxy(field).links)) link.delay(ms, forMs)
    },
  },
  'half-close connections': {
    weight: 3,
    strike: async field => {
      const direction = field.luck.pick(['toServer', 'toClient'] as const)
      for (const link of some(field.luck, anyProxy(field).links)) link.halfClose(direction)
    },
  },
  'hold connections': {
    weight: 2,
    strike: async field => {
      const ms = 1000 + field.luck.below(11_000)
      for (const link of some(field.luck, anyProxy(field).links)) link.hold(ms)
    },
  },
  'delay notifications': {
    weight: 3,
    strike: async field => {
      const { toDatabase } = anyMember(field)
      for (const link of toDatabase.links) if (isNews(link)) link.delay(100 + field.luck.below(3000), 5000)
    },
  },
  'repeat and reorder notifications': {
    weight: 5,
    strike: ({ notifications, luck }) => notifications.repeat(luck, 60),
  },
  'move a clock': {
    weight: 3,
    strike: async field => anyMember(field).shiftClock(field.luck.pick(SHIFTS_S)),
  },
}

/** The names of the faults, each repeated as often as its weight. */
export const BAG: readonly string[] = Object.entries(FAULTS).flatMap(([name, { weight }]) =>
  Array.from({ length: weight }, () => name),
)
