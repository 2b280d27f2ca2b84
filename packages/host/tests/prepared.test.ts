// Tests automatic passing in a variation of Salt and Timber: players pass by harvesting salt, and rounds end with a sale.

import { type AnyGame, type Seat, seatsOf } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { MemoryStore, type PreparedPass } from '../index.ts'
import { lookAs, tab } from '../testing/index.ts'

const ANN: Seat = 0
const BEN: Seat = 1
const load: AnyGame = { ...game, passes: { turn: 'harvest salt' }, chapters: { round: 'sold' } }
const OFTEN = { interval: 5 }

async function sit(until: PreparedPass['until']) {
  const store = new MemoryStore()
  const ownership = async () => ({ owner: 'ann', held: seatsOf(2), holidays: {} })
  const host = tab({ load, store, playsOn: true, ownership })
  const seats = ['Ann', 'Ben'].map(name => ({ name, bot: null }))
  const id = await host.create({ game: game.id, seats, variants: {}, box: null })
  const as = (seat: Seat) => host.as({ seats: [seat], held: [seat] })
  const texts = async () => (await store.lines(id, 0)).map(({ text }) => text)
  const preparedBy = async (seat: Seat) => (await as(seat).look(id, lookAs(seat))).position.prepared
  const say = async (seat: Seat, text: string) => {
    const said = await as(seat).say(id, seat, text, (await store.lines(id, 0)).length, lookAs(seat))
    expect(said).toHaveProperty('sight')
  }
  await as(BEN).prepare(id, BEN, { moves: [], pass: { decision: 'turn', until } })
  return { texts, preparedBy, say, cancel: () => as(BEN).prepare(id, BEN, null) }
}

describe('a player who passes automatically', () => {
  it('passes until the round ends', async () => {
    const { texts, preparedBy, say } = await sit('round')
    await say(ANN, 'harvest timber')
    await expect.poll(texts, OFTEN).toEqual(['harvest timber', 'harvest salt'])
    await say(ANN, 'harvest timber')
    await expect.poll(async () => (await texts()).length, OFTEN).toBe(4)
    expect((await preparedBy(BEN)).pass).toMatchObject({ decision: 'turn', until: 'round' })
    await say(ANN, 'sell 1 timber')
    expect((await preparedBy(BEN)).pass).toBeNull()
    await say(BEN, 'harvest timber')
    expect(await texts()).toHaveLength(6)
  })

  it('passes until another player does something else', async () => {
    const { texts, preparedBy, say } = await sit('others')
    await say(ANN, 'harvest salt')
    await expect.poll(texts, OFTEN).toEqual(['harvest salt', 'harvest salt'])
    await say(ANN, 'harvest timber')
    expect((await preparedBy(BEN)).pass).toBeNull()
    await say(BEN, 'harvest timber')
  })

  it('is asked again after cancelling', async () => {
    const { say, cancel } = await sit('round')
    await cancel()
    await say(ANN, 'harvest salt')
    await say(BEN, 'harvest timber')
  })
})
