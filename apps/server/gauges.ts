// Metrics that are measured when they're read: load, disk, event loop.

import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { BotThreads } from './online/bot-threads.ts'
import type { Metrics } from './online/metrics.ts'
import type { Sockets } from './online/sockets.ts'
import type { OnlineTables } from './online/tables.ts'
import type { ServerStore } from './store/server-store.ts'

const LAG_RESOLUTION_MS = 20

export function gaugeLoad(metrics: Metrics, { host }: OnlineTables, sockets: Sockets, bots: BotThreads): void {
  metrics.gauge('sockets', () => sockets.count)
  metrics.gauge('tables_in_memory', () => host.memory.count)
  metrics.gauge('tables_set_apart', () => host.memory.quarantine.size)
  metrics.gauge('memory_bytes', () => process.memoryUsage().rss)
  metrics.gauge('bot_queue', () => bots.queued)
}

/** Disk gauges, updated whenever the returned function runs. */
export function gaugeDisk(metrics: Metrics, store: ServerStore, data: string): () => Promise<void> {
  const disk = { used: 0, free: 0 }
  metrics.gauge('disk_used_bytes', () => disk.used)
  metrics.gauge('disk_free_bytes', () => disk.free)
  return async () => {
    disk.used = await store.bytes()
    const { bavail, bsize } = await statfs(data)
    disk.free = bavail * bsize
  }
}

/** Event loop lag since the last scrape. */
export function gaugeLag(metrics: Metrics): { disable(): unknown } {
  const delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  delay.enable()
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - LAG_RESOLUTION_MS / 1000)
  metrics.gauge('event_loop_lag_seconds', () => seconds(delay.percentile(50)), { quantile: '0.5' })
  metrics.gauge('event_loop_lag_seconds', () => seconds(delay.percentile(99)), { quantile: '0.99' })
  metrics.gauge(
    'event_loop_lag_seconds',
    () => {
      const most = seconds(delay.max)
      delay.reset()
      return most
    },
    { quantile: '1' },
  )
  return delay
}
