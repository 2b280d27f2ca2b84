// How many requests the page sends to its host per move.

import { GAMES } from '@tableworks/games'
import type { SeatPlan, TableLink } from '@tableworks/host'
import { tab } from '@tableworks/host/testing'
import type { AnyGame } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { expect, test } from 'vitest'
import { TableSession } from '../table/session.ts'

/** A host for tests, which records the name of every request. */
function counted(host: TableLink): { link: TableLink; asked: string[] } {
  const asked: string[] = []
  const link = new Proxy(host, {
    get(target, name) {
      const ask = Reflect.get(target, name) as (...args: unknown[]) => unknown
      return (...args: unknown[]) => {
        asked.push(String(name))
        return ask.apply(target, args)
      }
    },
  })
  return { link, asked }
}

/** Long enough for all requests to be sent. */
const quiet = () => new Promise(done => setTimeout(done, 40))

const drawnAtOnce = () => Promise.resolve()

async function sitDown(seats: readonly SeatPlan[]) {
  const { link, asked } = counted(tab({ load: game }))
  const id = await link.create({ game: game.id, seats, variants: {}, box: null })
  const session = new TableSession(link, id, null, { untilDrawn: drawnAtOnce })
  const stop = session.start()
  await quiet()
  return { session, asked, stop }
}

const ANN = { name: 'Ann', bot: null }

test('a choice is one request to the host; the response has the position, the journal and the next viewer', async () => {
  const { session, asked, stop } = await sitDown([ANN, { name: 'Ben', bot: null }])
  session.lift()
  await quiet()
  asked.length = 0

  await session.say(0, 'harvest salt')
  await quiet()
  expect(asked).toEqual(['say'])
  const { position, journal, viewer, gate } = session.current()
  expect([position?.step, journal.length, viewer, gate]).toEqual([1, 2, null, 1])

  session.undo()
  await quiet()
  expect(asked).toEqual(['say', 'undo'])
  expect(session.current()).toMatchObject({ position: { step: 0 }, gate: 0 })
  stop()
})

test('a bot’s reply takes one more request; showing that it’s thinking takes none', async () => {
  const { session, asked, stop } = await sitDown([ANN, { name: 'Ada', bot: 'easy' }])
  asked.length = 0
  const thought = new Set<unknown>()
  session.subscribe(() => thought.add(session.current().position?.thinking))

  await session.say(0, 'harvest salt')
  await quiet()
  expect(asked).toEqual(['say', 'look'])
  expect(session.current()).toMatchObject({ position: { step: 2, thinking: null }, viewer: 0 })
  expect(session.current().journal).toHaveLength(3)
  expect(thought).toEqual(new Set([null, 1]))
  stop()
})

test('a new view shares every part that the move left unchanged', async () => {
  const { session, stop } = await sitDown([ANN, { name: 'Ben', bot: null }])
  const orders = () => (session.current().position?.seen.view as { orders: unknown } | undefined)?.orders
  const before = orders()
  await session.say(0, 'harvest salt')
  await quiet()
  expect(session.current().position?.step).toBe(1)
  expect(orders()).toBe(before)
  stop()
})

test('a refusal changes nothing and is shown', async () => {
  const { session, stop } = await sitDown([ANN, { name: 'Ada', bot: 'easy' }])
  expect(await session.say(0, 'sell 3 salt')).toMatchObject({ because: 'tooFew' })
  await quiet()
  expect(session.current().position?.step).toBe(0)
  stop()
})

test('people on one device need no gate if all see the same', async () => {
  const open = GAMES['empire-planner'] as AnyGame
  const host = tab({ load: open })
  const seats = [ANN, { name: 'Ben', bot: null }]
  const id = await host.create({ game: open.id, seats, variants: {}, box: null })
  const { viewer, gate, position } = await host.look(id, {
    viewer: null,
    gate: null,
    isChosen: false,
    step: null,
    since: -1,
  })
  expect([viewer, gate]).toEqual([position.seen.actor, null])
  expect(position.seen.choices.length).toBeGreaterThan(0)
})

test('a choice that waits for the others’ choices can be changed at the first step, unless undo stops there', async () => {
  for (const [earliest, isSent] of [
    [undefined, true],
    [0, false],
  ] as const) {
    const { link, asked } = counted(tab({ load: game }))
    const id = await link.create({ game: game.id, seats: [ANN, { name: 'Ben', bot: 'easy' }], variants: {}, box: null })
    const session = new TableSession(link, id, null, { untilDrawn: drawnAtOnce, earliest })
    const stop = session.start()
    await quiet()
    asked.length = 0
    session.undo()
    await quiet()
    expect(asked.includes('undo')).toBe(isSent)
    stop()
  }
})

test('updates that arrive faster than the page renders are rendered together, with every journal entry', async () => {
  const { link, asked } = counted(tab({ load: game, playsOn: true }))
  const seats = [ANN, { name: 'Ben', bot: null }]
  const id = await link.create({ game: game.id, seats, variants: { rounds: 10 }, box: null })
  let finishDrawing = (): void => undefined
  const session = new TableSession(link, id, null, {
    untilDrawn: () => new Promise(done => (finishDrawing = done)),
  })
  const stop = session.start()
  await quiet()
  finishDrawing()
  let drawings = 0
  session.subscribe(() => (drawings += 1))
  asked.length = 0

  const other = new TableSession(link, id, null, { untilDrawn: drawnAtOnce })
  const stopOther = other.start()
  for (let step = 0; step < 8; step++) {
    await quiet()
    other.lift()
    await quiet()
    await other.say((step % 2) as 0 | 1, other.current().position?.seen.choices[0] ?? '')
  }
  await quiet()
  // The first update is rendering, and the other seven wait for it.
  expect([drawings, session.current().position?.step]).toEqual([1, 1])
  finishDrawing()
  await quiet()
  expect([drawings, session.current().position?.step]).toEqual([2, 8])
  expect(session.current().journal.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  stop()
  stopOther()
})

test('an update without a new position keeps the view, so a half-made choice survives', async () => {
  const { session, stop } = await sitDown([ANN, { name: 'Ben', bot: null }])
  session.lift()
  await quiet()
  const before = session.current().position
  await session.say(1, `/commit ${'a'.repeat(64)}`)
  await quiet()
  const after = session.current().position
  expect([before?.seq, after?.seq]).toEqual([0, 1])
  expect(after?.seen).toBe(before?.seen)
  stop()
})
