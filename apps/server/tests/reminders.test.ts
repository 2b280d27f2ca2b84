// Reminders that a player's time is running out, on a real server whose days the test skips.

import type { Pace } from '@tableworks/host'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { LOOK, planOf, type TestPage } from './page.ts'
import { startReceiver } from './push-service.ts'
import { ANN, BEN, look, openServer, sitDown } from './sitting.ts'

const HOUR_MS = 60 * 60_000
const OFTEN = { interval: 50 }
let skipped = 0
/** Far from New Year, when a new holiday allowance begins. */
const now = () => Date.UTC(2030, 2, 1) + Math.round(performance.now()) + skipped
const notices = { address: 'https://play.example', mail: null, isOpen: true }
openServer({ now, skipped: () => skipped, notices, tellMs: 100 })

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => void (receiver = await startReceiver()))
afterEach(() => void (receiver.received.length = 0))
afterAll(() => receiver.close())

/** Long enough for the outbox to be checked several times. */
const skip = async (hours: number): Promise<void> => {
  skipped += hours * HOUR_MS
  await new Promise(done => setTimeout(done, 600))
}
const DAILY: Pace = { kind: 'slow', timeMs: 24 * HOUR_MS, addMs: 0, isPerMove: true, sleep: null, timeout: 'wait' }

interface Sent {
  readonly title: string
  readonly events: readonly { readonly event: string }[]
}
const sent = () => receiver.received.map(({ body }) => JSON.parse(body.toString()) as Sent)
const events = () => sent().flatMap(message => message.events.map(({ event }) => event))

const move = async (one: TestPage, table: string, seat: typeof ANN): Promise<void> => {
  const { position } = await look(one, table)
  await one.ask('say', { table, seat, text: 'harvest salt', lines: position.seq, look: LOOK })
}

/** It's Ben's turn. He isn't looking, and wants notifications about his turns and his time. */
async function bensTurn() {
  const { ann, ben, table } = await sitDown(planOf({ pace: DAILY }))
  await ben.ask('keepHook', { url: receiver.address, form: 'json' })
  await ben.ask('wantNotice', { way: 'hook', kind: 'time', isWanted: true })
  await ben.ask('unwatch', { table })
  await move(ann, table, ANN)
  return { ann, ben, table }
}

it('a player is reminded once, six hours before the time is up', async () => {
  const { ben, table } = await bensTurn()
  await skip(0.1)
  await expect.poll(events, OFTEN).toEqual(['turn'])
  // Looking at the table doesn't cancel the reminder.
  await ben.ask('visible', { isVisible: true })
  await ben.ask('watch', { table })
  await ben.ask('unwatch', { table })
  await skip(17.5)
  expect(events()).toEqual(['turn'])
  await skip(0.5)
  await expect.poll(events, OFTEN).toEqual(['turn', 'time'])
  expect(sent()[1]?.title).toBe('Your time is running out: Salt and Timber')
  await skip(4)
  expect(events()).toEqual(['turn', 'time'])
})

it('a reminder waits as long as the clock stands still, and then for the rest of the time', async () => {
  const { ben } = await bensTurn()
  await ben.ask('takeHoliday', { from: 0, until: now() + 48 * HOUR_MS })
  for (let hours = 0; hours < 40; hours += 8) await skip(8)
  await ben.ask('endHoliday', {})
  await skip(17)
  expect(events()).not.toContain('time')
  await skip(2)
  await expect.poll(events, OFTEN).toContain('time')
})

it('a player who has moved isn’t reminded, and each turn has its own reminder', async () => {
  const { ann, ben, table } = await bensTurn()
  await skip(12)
  await move(ben, table, BEN)
  await move(ann, table, ANN)
  await skip(12)
  expect(events()).not.toContain('time')
  await skip(7)
  await expect.poll(() => events().filter(event => event === 'time').length, OFTEN).toBe(1)
})
