// A rolling restart: every server stops and starts again, one after another, while everyone plays. Each client sends a small
// request several times a second, so its longest wait shows how long play was interrupted.

import { type Cluster, sleep } from './cluster.ts'
import type { Person } from './person.ts'

export interface Breaks {
  /** Anyone's longest wait during the restarts, and before them. */
  readonly longestMs: number
  readonly usualMs: number
}

const ASK_EVERY_MS = 200
const USUAL_MS = 3000

export async function rollingRestart({ members }: Cluster, people: readonly Person[]): Promise<Breaks> {
  const usualMs = await longestWait(people, () => sleep(USUAL_MS))
  const longestMs = await longestWait(people, async () => {
    for (const member of members) {
      await member.end('SIGTERM')
      await member.start()
      while (!member.isReady) await sleep(50)
    }
  })
  return { longestMs, usualMs }
}

/** In milliseconds, while `work` runs. */
async function longestWait(people: readonly Person[], work: () => Promise<unknown>): Promise<number> {
  const asked = { isOver: false }
  let longest = 0
  const asking = people.map(async person => {
    while (!asked.isOver) {
      const began = performance.now()
      await person.insist(tables => tables.ask('here', {}))
      longest = Math.max(longest, performance.now() - began)
      await sleep(ASK_EVERY_MS)
    }
  })
  await work()
  asked.isOver = true
  await Promise.all(asking)
  return Math.round(longest)
}
