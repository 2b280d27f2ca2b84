import type { Happening } from '@tableworks/protocol'
import { describe, expect, it } from 'vitest'
import { LOOK, type TestPage } from './page.ts'
import { ANN, BEN, look, openServer, page, restart, sitDown } from './sitting.ts'

openServer()

const told = ({ kind, name, other, detail }: Happening) =>
  [kind, name, other, detail].filter(part => part !== undefined)

const everything = async (one: TestPage, table: string) => one.ask('happenings', { table, from: 0 })

/** The events pushed to a watcher. */
const heard = (one: TestPage) => one.news.flatMap(news => ('happened' in news ? news.happened : []))

const move = async (one: TestPage, table: string, seat: typeof ANN) => {
  const { position } = await look(one, table)
  const [text = ''] = position.seen.choices
  await one.ask('say', { table, seat, text, lines: position.seq, look: LOOK })
}
const say = async (one: TestPage, table: string, seat: typeof ANN, text: string) =>
  one.ask('say', { table, seat, text, lines: (await look(one, table)).position.seq, look: LOOK })

describe('what happens at a table', () => {
  it('is numbered, sent to everyone who watches, and stored for those who were away', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await ann.ask('rename', { table, name: 'Friday' })
    await ann.ask('rename', { table, name: 'Friday' })
    await ben.ask('pause', { table, paused: true })
    await ben.ask('pause', { table, paused: true })
    await ben.ask('pause', { table, paused: false })
    await ben.ask('reseat', { table, seat: BEN, bot: 'easy' })
    await ben.ask('reseat', { table, seat: BEN, bot: null })
    await ann.ask('rename', { table, name: '' })
    const expected = [
      ['joined', 'Ben'],
      ['renamed', 'Ann', 'Friday'],
      ['paused', 'Ben'],
      ['resumed', 'Ben'],
      ['botIn', 'Ben'],
      ['botOut', 'Ben'],
      ['unnamed', 'Ann'],
    ]
    const kept = await everything(ann, table)
    expect(kept.map(told)).toEqual(expected)
    expect(kept.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(kept.map(({ isMine }) => isMine)).toEqual([false, true, false, false, false, false, true])
    // Everyone sat down before they watched.
    await expect.poll(() => heard(zoe).map(told)).toEqual(expected.slice(1))
    expect(JSON.stringify(kept)).not.toMatch(/player/i)
    await restart()
    expect((await everything(await page(ann.cookie), table)).map(told)).toEqual(expected)
  })

  it('includes people’s undos, requests and answers, each once however often it is sent', async () => {
    const { ann, ben, table } = await sitDown()
    await move(ann, table, ANN)
    const { position } = await look(ann, table)
    const undo = { table, lines: position.seq, look: LOOK }
    await ann.ask('undo', undo)
    await ann.ask('undo', undo)
    await move(ann, table, ANN)
    await move(ben, table, BEN)
    await say(ann, table, ANN, '/ask 0')
    const { request } = (await look(ben, table)).position
    const { seq: lines } = (await look(ben, table)).position
    const reason = 'A card\nwas drawn'
    await ben.ask('decline', { table, seat: BEN, request: request?.id ?? -1, reason, lines, look: LOOK })
    await say(ann, table, ANN, '/ask 0')
    const again = (await look(ben, table)).position.request
    await say(ann, table, ANN, `/decline ${again?.id}`)
    await say(ann, table, ANN, '/ask 0')
    const last = (await look(ben, table)).position.request
    await say(ben, table, BEN, `/agree ${last?.id}`)
    expect((await everything(ben, table)).slice(1).map(told)).toEqual([
      ['undo', 'Ann', 0],
      ['ask', 'Ann', 0],
      ['decline', 'Ben', 'A card was drawn'],
      ['ask', 'Ann', 0],
      ['withdrew', 'Ann'],
      ['ask', 'Ann', 0],
      ['agree', 'Ben', 0],
    ])
  })

  it('says when a bot takes an open seat, and when the seat is open again', async () => {
    const { ann, ben, table } = await sitDown()
    await ben.ask('leave', { table })
    await ann.ask('reseat', { table, seat: BEN, bot: 'easy' })
    await ann.ask('reseat', { table, seat: BEN, bot: null })
    expect((await everything(ann, table)).slice(2).map(told)).toEqual([
      ['botIn', 'Seat 2'],
      ['opened', 'Seat 2'],
    ])
  })

  it('names who left and who took over, until they are deleted', async () => {
    const { ann, ben, table } = await sitDown()
    const { key } = await ben.ask('invite', { table, seat: BEN })
    const cleo = await page()
    await cleo.ask('join', { key, name: 'Cleo', seat: null })
    await cleo.ask('leave', { table })
    const names = async () => (await everything(ann, table)).map(told)
    expect(await names()).toEqual([
      ['joined', 'Ben'],
      ['tookOver', 'Cleo', 'Ben'],
      ['left', 'Cleo'],
    ])
    await ben.ask('forgetMe', {})
    await cleo.ask('forgetMe', {})
    expect(await names()).toEqual([
      ['joined', 'Former player'],
      ['tookOver', 'Former player', 'Former player'],
      ['left', 'Former player'],
    ])
  })
})
