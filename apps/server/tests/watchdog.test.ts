import type { AnyGame } from '@tableworks/kernel'
import { TooLong } from '@tableworks/host'
import { lookAs, tab } from '@tableworks/host/testing'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { watchdog } from '../online/watchdog.ts'

const PEOPLE = ['Ann', 'Ben'].map(name => ({ name, bot: null }))
const game = saltAndTimber as AnyGame
type Turn = { choose(g: object, frame: object, option: object, flow: object): unknown }

/** Rules in which harvesting timber never terminates and harvesting salt in the second round throws. */
function faulty(): AnyGame {
  const { turn } = game.steps as unknown as { turn: Turn }
  const choose: Turn['choose'] = (g, frame, option, flow) => {
    const { crop } = option as { crop?: string }
    if (crop === 'timber') for (;;);
    if (crop === 'salt' && (g as { round: number }).round > 1) throw new TypeError('the rules stumble')
    return turn.choose(g, frame, option, flow)
  }
  return { ...game, steps: { ...game.steps, turn: { ...turn, choose } } as unknown as AnyGame['steps'] }
}

describe('the watchdog', () => {
  it('runs work, passes on its errors, and stops work that doesn’t terminate while the rest continues', async () => {
    const watch = watchdog(500)
    const endless = () => {
      for (;;);
    }
    const wrong = () => {
      throw new TypeError('wrong')
    }
    const works = [() => 7, endless, wrong, () => 8, endless, () => 9]
    const done = await Promise.allSettled(works.map(work => watch<unknown>(work, 't')))
    expect(done.map(one => (one.status === 'fulfilled' ? one.value : (one.reason as Error).constructor))).toEqual([
      7,
      TooLong,
      TypeError,
      8,
      TooLong,
      9,
    ])
  })
})

it('work in a process that was frozen is done again, because that isn’t the rules’ fault', async () => {
  let tries = 0
  const clock = new Int32Array(new SharedArrayBuffer(4))
  const frozen = () => {
    if (tries++ === 0) Atomics.wait(clock, 0, 0, 2000)
    return 7
  }
  const done = await Promise.all([watchdog(500)(frozen, 't'), watchdog(500)(() => 8, 't')])
  expect([done, tries]).toEqual([[7, 8], 2])
})

describe('a table whose rules don’t terminate', () => {
  it('is quarantined for a while, and all others continue', async () => {
    let now = 0
    const host = tab({ load: faulty(), watchdog: watchdog(1000), now: () => now })
    const plan = { game: game.id, seats: PEOPLE, variants: {}, box: null }
    const [bad, good] = [await host.create(plan), await host.create(plan)]
    await expect(host.say(bad, 0, 'harvest timber', 0, lookAs(0))).rejects.toMatchObject({ name: 'setApart' })
    expect(host.memory.quarantine.size).toBe(1)
    await expect(host.look(bad, lookAs(0))).rejects.toMatchObject({ name: 'setApart' })
    expect((await host.card(bad)).steps).toBe(0)
    expect(await host.say(good, 0, 'harvest salt', 0, lookAs(0))).toHaveProperty('sight')
    now = 11 * 60_000
    expect((await host.look(bad, lookAs(0))).position.seq).toBe(0)
    expect(await host.say(bad, 0, 'harvest salt', 0, lookAs(0))).toHaveProperty('sight')
    expect(host.memory.quarantine.size).toBe(0)
  })

  it('stores nothing if they throw instead, and other choices stay possible', async () => {
    const host = tab({ load: faulty(), watchdog: watchdog(5000) })
    const table = await host.create({ game: game.id, seats: PEOPLE, variants: {}, box: null })
    for (const lines of [0, 1]) await host.say(table, lines as 0 | 1, 'harvest salt', lines, lookAs(0))
    await expect(host.say(table, 0, 'harvest salt', 2, lookAs(0))).rejects.toThrow('the rules stumble')
    expect((await host.look(table, lookAs(0))).position.seq).toBe(2)
    expect(await host.say(table, 0, 'sell 1 salt', 2, lookAs(0))).toHaveProperty('sight')
  })
})
