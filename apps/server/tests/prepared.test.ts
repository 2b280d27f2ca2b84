// Moves that players prepare while they wait at a slow table, on a real server.

import type { Pace, Prepared, PreparedPlan } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { LOOK, planOf, type TestPage } from './page.ts'
import { ANN, BEN, kind, look, openServer, page, restart, sitDown } from './sitting.ts'

openServer()

const DAY_MS = 24 * 60 * 60_000
const SLOW: Pace = { kind: 'slow', timeMs: 3 * DAY_MS, addMs: 0, isPerMove: true, sleep: null, timeout: 'wait' }
const OFTEN = { interval: 20 }
const NOTHING: Prepared = { moves: [], pass: null, dropped: null }

const moves = (...texts: string[]): PreparedPlan => ({
  moves: texts.map(text => ({ decision: 'turn', text })),
  pass: null,
})
const prepare = (one: TestPage, table: string, seat: Seat, plan: PreparedPlan | null) =>
  one.ask('prepare', { table, seat, plan })
const preparedBy = async (one: TestPage, table: string) => (await look(one, table)).position.prepared
const say = async (one: TestPage, table: string, seat: Seat, text: string) => {
  const { seq: lines } = (await look(one, table)).position
  return one.ask('say', { table, seat, text, lines, look: LOOK })
}
/** The moves so far, as a spectator or player reads them in the journal. */
const movesAt = async (one: TestPage, table: string) =>
  (await look(one, table)).journal.entries.flatMap(({ choice }) => (choice === null ? [] : [choice]))

describe('a prepared move', () => {
  it('is played when it’s the player’s turn, and other players don’t learn of it before', async () => {
    const { ann, ben, zoe, table } = await sitDown(planOf({ pace: SLOW }))
    await prepare(ben, table, BEN, moves('harvest timber', 'sell 2 timber'))
    expect(await preparedBy(ben, table)).toEqual({ ...NOTHING, ...moves('harvest timber', 'sell 2 timber') })
    await ben.ask('nameMe', { name: 'Benjamin' }) // a new name changes no plans
    expect(await preparedBy(ben, table)).toEqual({ ...NOTHING, ...moves('harvest timber', 'sell 2 timber') })
    for (const other of [ann, zoe]) {
      expect(await preparedBy(other, table)).toEqual(NOTHING)
      expect(other.heard.join()).not.toContain('sell 2 timber')
    }
    await say(ann, table, ANN, 'harvest salt')
    await expect.poll(() => movesAt(zoe, table), OFTEN).toEqual(['harvest salt', 'harvest timber'])
    expect(await preparedBy(ben, table)).toEqual({ ...NOTHING, ...moves('sell 2 timber') })
    expect(ann.heard.join()).not.toContain('sell 2 timber')
    await say(ann, table, ANN, 'harvest salt')
    const all = ['harvest salt', 'harvest timber', 'harvest salt', 'sell 2 timber']
    await expect.poll(() => movesAt(zoe, table), OFTEN).toEqual(all)
    expect(await preparedBy(ben, table)).toEqual(NOTHING)
  })

  it('is dropped with the rest of the plan if it isn’t legal', async () => {
    const { ann, ben, table } = await sitDown(planOf({ pace: SLOW }))
    await prepare(ben, table, BEN, moves('sell 6 timber', 'harvest salt'))
    await say(ann, table, ANN, 'harvest salt')
    expect(await preparedBy(ben, table)).toEqual({
      ...NOTHING,
      dropped: { decision: 'turn', text: 'sell 6 timber', why: 'impossible' },
    })
    await say(ben, table, BEN, 'harvest timber')
    await say(ann, table, ANN, 'harvest salt')
    expect(await preparedBy(ben, table)).toEqual(NOTHING)
    expect((await look(ben, table)).position.seen.actor).toBe(BEN)
  })

  it('is dropped when someone undoes a move', async () => {
    const { ann, ben, table } = await sitDown(planOf({ pace: SLOW }))
    await say(ann, table, ANN, 'harvest salt')
    await prepare(ann, table, ANN, moves('sell 2 salt'))
    await ann.ask('undo', { table, lines: (await look(ann, table)).position.seq, look: LOOK })
    const dropped = { decision: 'turn', text: 'sell 2 salt', why: 'undone' }
    expect(await preparedBy(ann, table)).toEqual({ ...NOTHING, dropped })
    await say(ann, table, ANN, 'harvest timber')
    await say(ben, table, BEN, 'harvest timber')
    expect(await movesAt(ben, table)).toEqual(['harvest timber', 'harvest timber'])
    expect(await preparedBy(ann, table)).toEqual(NOTHING)
  })

  it('can be cancelled, and is played immediately if it’s already the player’s turn', async () => {
    const { ann, ben, table } = await sitDown(planOf({ pace: SLOW }))
    await prepare(ben, table, BEN, moves('harvest timber'))
    await prepare(ben, table, BEN, null)
    await say(ann, table, ANN, 'harvest salt')
    expect([await preparedBy(ben, table), await movesAt(ben, table)]).toEqual([NOTHING, ['harvest salt']])
    await prepare(ben, table, BEN, moves('harvest salt'))
    await expect.poll(() => movesAt(ben, table), OFTEN).toEqual(['harvest salt', 'harvest salt'])
  })

  it('survives a restart', async () => {
    const { ann, ben, table } = await sitDown(planOf({ pace: SLOW }))
    await prepare(ben, table, BEN, moves('harvest timber'))
    const cookies = [ann.cookie, ben.cookie]
    await restart()
    const [annAgain, benAgain] = [await page(cookies[0]), await page(cookies[1])]
    expect((await preparedBy(benAgain, table)).moves).toHaveLength(1)
    await say(annAgain, table, ANN, 'harvest salt')
    await expect.poll(() => movesAt(benAgain, table), OFTEN).toEqual(['harvest salt', 'harvest timber'])
  })

  it('is dropped when the player leaves, and only allowed at slow tables and for the player’s own seats', async () => {
    const { ann, ben, zoe, table } = await sitDown(planOf({ pace: SLOW }))
    await prepare(ben, table, BEN, moves('harvest timber'))
    await ben.ask('reseat', { table, seat: BEN, bot: 'easy' })
    await ben.ask('reseat', { table, seat: BEN, bot: null })
    expect(await preparedBy(ben, table)).toEqual(NOTHING)
    for (const other of [ann, zoe]) expect(await kind(prepare(other, table, BEN, moves('harvest salt')))).toBe('secret')
    for (const plan of [
      { moves: [], pass: null },
      { moves: [{ decision: 'nowhere', text: 'x' }], pass: null },
      { moves: [], pass: { decision: 'turn', until: 'round' as const } },
    ])
      expect(await kind(prepare(ben, table, BEN, plan))).toBe('badPlan')
    const live = await sitDown(planOf({ pace: { ...SLOW, kind: 'live' } }))
    expect(await kind(prepare(live.ben, live.table, BEN, moves('harvest salt')))).toBe('badPlan')
  })
})
