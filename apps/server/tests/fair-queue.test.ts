import { describe, expect, it } from 'vitest'
import { FairQueue, type Queued } from '../online/fair-queue.ts'

const EASY = 300
const EXPERT = 2000
const job = (owner: string, table: string, cost: number): Queued => ({ owner, table, cost })
const any = () => true

/** The order in which jobs are taken if each owner queues the same job again when served, for `rounds` jobs in all. */
function order(queue: FairQueue<Queued>, rounds: number): string[] {
  const taken: string[] = []
  for (let round = 0; round < rounds; round++) {
    const next = queue.take(any)
    if (next === undefined) break
    taken.push(next.table)
    queue.add({ ...next })
  }
  return taken
}
const count = (tables: readonly string[], table: string) => tables.filter(one => one === table).length

describe('a fair queue', () => {
  it('lets a cheap job pass any number of earlier expensive jobs of others', () => {
    const queue = new FairQueue<Queued>()
    for (let i = 0; i < 60; i++) queue.add(job('visitor', `v${i}`, EXPERT))
    for (let i = 0; i < 60; i++) queue.add(job(`guest ${i}`, `g${i}`, EXPERT))
    queue.take(any)
    queue.add(job('stranger', 'easy', EASY))
    expect(queue.take(any)?.table).toBe('easy')
  })

  it('shares time between owners, however many tables each has', () => {
    const queue = new FairQueue<Queued>()
    for (let i = 0; i < 60; i++) queue.add(job('visitor', `v${i}`, EXPERT))
    queue.add(job('stranger', 'one', EXPERT))
    const taken = order(queue, 100)
    expect(Math.abs(count(taken, 'one') - 50)).toBeLessThanOrEqual(1)
  })

  it('serves the tables of one owner in turn', () => {
    const queue = new FairQueue<Queued>()
    for (let i = 0; i < 10; i++) queue.add(job('club', `t${i}`, EXPERT))
    const taken = order(queue, 100)
    for (let i = 0; i < 10; i++) expect(count(taken, `t${i}`)).toBe(10)
  })

  it('never starves an expensive job, whichever owner has cheap ones', () => {
    for (const other of ['stranger', 'club']) {
      const queue = new FairQueue<Queued>()
      queue.add(job('club', 'expert', EXPERT))
      for (let i = 0; i < 5; i++) queue.add(job(other, `easy ${i}`, EASY))
      expect(count(order(queue, 100), 'expert')).toBeGreaterThan(2)
    }
  })

  it('takes only jobs that may run now, and forgets dropped ones', () => {
    const queue = new FairQueue<Queued>()
    const [dear, cheap] = [job('a', 'dear', EXPERT), job('b', 'cheap', EASY)]
    queue.add(dear)
    queue.add(cheap)
    expect(queue.drop(cheap)).toBe(true)
    expect(queue.drop(cheap)).toBe(false)
    expect(queue.take(({ cost }) => cost < EXPERT)).toBeUndefined()
    expect(queue.length).toBe(1)
    expect(queue.take(any)).toBe(dear)
    expect(queue.take(any)).toBeUndefined()
  })
})
