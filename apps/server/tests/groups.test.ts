// Private groups and series, as people use them.

import { describe, expect, it } from 'vitest'
import { planOf, type TestPage } from './page.ts'
import { kind, openServer, page, playOn, restart } from './sitting.ts'

openServer()

async function groupOf(maker: TestPage, ...members: readonly [TestPage, string][]): Promise<string> {
  const { group } = await maker.ask('makeGroup', { name: 'Friday', me: 'Ann' })
  const { key } = await maker.ask('inviteToGroup', { group })
  for (const [one, name] of members) await one.ask('joinGroup', { key, name })
  return group
}
const standingsOf = async (one: TestPage, group: string) =>
  (await one.ask('group', { group })).standings.map(({ name, games, wins, meanPlace }) => [
    name,
    games,
    wins,
    meanPlace,
  ])

describe('a private group', () => {
  it('is visible only to its members, and joined by its link', async () => {
    const [ann, ben, zoe] = [await page(), await page(), await page()]
    const { group } = await ann.ask('makeGroup', { name: 'Friday', me: 'Ann' })
    const { key } = await ann.ask('inviteToGroup', { group })
    expect(await ben.ask('knockAtGroup', { key })).toEqual({
      group,
      name: 'Friday',
      members: 1,
      isMember: false,
      maker: 'Ann',
    })
    expect(await ben.ask('joinGroup', { key, name: 'Ben' })).toEqual({ group })
    expect(await ben.ask('joinGroup', { key, name: 'Ben' })).toEqual({ group })
    expect(await ben.ask('group', { group })).toMatchObject({
      name: 'Friday',
      isMaker: false,
      members: [
        { name: 'Ann', isMaker: true, isMe: false },
        { name: 'Ben', isMaker: false, isMe: true },
      ],
      tables: [],
      standings: [],
      recent: [],
    })
    expect(await ben.ask('groups', {})).toEqual([{ group, name: 'Friday', members: 2, tables: 0, isMaker: false }])
    for (const ask of ['group', 'inviteToGroup', 'renewGroupLink', 'leaveGroup'] as const)
      expect(await kind(zoe.ask(ask, { group }))).toBe('missing')
    expect(await kind(zoe.ask('groupHistory', { group, before: 9 }))).toBe('missing')
    expect(await zoe.ask('groups', {})).toEqual([])
    for (const ask of ['renewGroupLink'] as const) expect(await kind(ben.ask(ask, { group }))).toBe('secret')
    expect(await kind(ben.ask('renameGroup', { group, name: 'Mine' }))).toBe('secret')

    const { key: fresh } = await ann.ask('renewGroupLink', { group })
    expect(await kind(zoe.ask('joinGroup', { key, name: 'Zoe' }))).toBe('missing')
    await zoe.ask('joinGroup', { key: fresh, name: 'Zoe' })
    const { members } = await ann.ask('group', { group })
    const mark = members.find(({ name }) => name === 'Zoe')?.mark ?? ''
    expect(await kind(ben.ask('removeMember', { group, mark }))).toBe('secret')
    await ann.ask('removeMember', { group, mark })
    expect(await kind(zoe.ask('joinGroup', { key: fresh, name: 'Zoe' }))).toBe('missing')
    expect(await kind(zoe.ask('group', { group }))).toBe('missing')

    await ann.ask('leaveGroup', { group })
    expect(await ben.ask('group', { group })).toMatchObject({ isMaker: true, members: [{ name: 'Ben' }] })
    await ben.ask('forgetMe', {})
    expect(await kind(zoe.ask('knockAtGroup', { key: fresh }))).toBe('missing')
  })

  it('has its own tables, which strangers neither find nor watch', async () => {
    const [ann, ben, zoe] = [await page(), await page(), await page()]
    const group = await groupOf(ann, [ben, 'Ben'])
    const { table } = await ann.ask('create', planOf({ group }))
    expect(await kind(zoe.ask('create', planOf({ group })))).toBe('missing')
    const listing = { level: 'all', language: 'en', takeOver: true } as const
    expect(await kind(ann.ask('create', planOf({ group, listing })))).toBe('badPlan')
    expect(await kind(ann.ask('list', { table, listing }))).toBe('badPlan')
    expect((await ben.ask('group', { group })).tables).toMatchObject([
      { table, seats: [{ name: 'Ann', isOpen: false }, { isOpen: true }], isMine: false },
    ])
    for (const ask of ['card', 'watch', 'course', 'componentsOf', 'context', 'exported'] as const)
      expect([ask, await kind(zoe.ask(ask, { table }))]).toEqual([ask, 'secret'])
    expect(await kind(zoe.ask('sit', { table, seat: null, name: 'Zoe' }))).toBe('secret')
    await ben.ask('watch', { table })
    expect(await ben.ask('context', { table })).toEqual({ series: null, group: { group, name: 'Friday' } })
    await ben.ask('sit', { table, seat: null, name: 'Ben' })
    // An invitation to a seat still works, but doesn't mention the group.
    const { table: other } = await ann.ask('create', planOf({ group }))
    const { key } = await ann.ask('invite', { table: other, seat: null })
    await zoe.ask('join', { key, name: 'Zoe', seat: null })
    expect(await zoe.ask('context', { table: other })).toEqual({ series: null, group: null })
    await playOn([ann, zoe], other)
    await playOn([ann, ben], table)
    const { recent, tables } = await ben.ask('group', { group })
    expect([tables, recent.map(one => one.table)]).toEqual([[], [table, other]])
    expect(await standingsOf(ben, group)).toHaveLength(2)
    expect(await ben.ask('groupHistory', { group, before: recent[0]?.n ?? 0 })).toHaveLength(1)
  })
})

describe('a series', () => {
  it('rotates seats, counts wins until it is decided, and survives a restart', async () => {
    const [ann, ben] = [await page(), await page()]
    const group = await groupOf(ann, [ben, 'Ben'])
    const { table: first } = await ann.ask('create', planOf({ group, bestOf: 3 }))
    await ben.ask('sit', { table: first, seat: null, name: 'Ben' })
    expect((await ben.ask('context', { table: first })).series).toEqual({
      bestOf: 3,
      game: 1,
      finished: 0,
      scores: [],
      winners: [],
    })
    await playOn([ann, ben], first)
    const { table: second } = await ben.ask('rematch', { table: first, bestOf: 7 })
    expect((await ann.ask('card', { table: second })).seats.map(({ name }) => name)).toEqual(['Ben', 'Ann'])
    expect((await ann.ask('context', { table: second })).group).toEqual({ group, name: 'Friday' })
    await restart()
    const [ann2, ben2] = [await page(ann.cookie), await page(ben.cookie)]
    const { series } = await ann2.ask('context', { table: second })
    expect(series).toMatchObject({ bestOf: 3, game: 2, finished: 1, winners: [] })
    expect(series?.scores.map(({ wins }) => wins)).toEqual([1, 0])
    await playOn([ben2, ann2], second)
    const after = (await ann2.ask('context', { table: second })).series
    expect(after?.finished).toBe(2)
    const places = await Promise.all(
      [first, second].map(async table => (await ann2.ask('card', { table })).result?.places),
    )
    const wins = (places[0]?.[0] === 1 ? 1 : 0) + (places[1]?.[1] === 1 ? 1 : 0)
    expect(after?.scores.find(({ name }) => name === 'Ann')?.wins).toBe(wins)
    expect(after?.winners).toEqual(wins === 2 ? ['Ann'] : wins === 0 ? ['Ben'] : [])
  })

  it('can begin with a rematch of three, where the first player goes last', async () => {
    const people = [await page(), await page(), await page()]
    const [ann, ben, cat] = people as [TestPage, TestPage, TestPage]
    const seats = ['Ann', 'Seat 2', 'Seat 3'].map(name => ({ name, bot: null }))
    const { table } = await ann.ask('create', planOf({ seats, drawn: false }))
    const { key } = await ann.ask('invite', { table, seat: null })
    await ben.ask('join', { key, name: 'Ben', seat: null })
    await cat.ask('join', { key, name: 'Cat', seat: null })
    await playOn(people, table)
    expect((await ann.ask('context', { table })).series).toBeNull()
    const { table: again } = await cat.ask('rematch', { table, bestOf: 5 })
    expect((await ann.ask('card', { table: again })).seats.map(({ name }) => name)).toEqual(['Ben', 'Cat', 'Ann'])
    expect((await ann.ask('context', { table: again })).series).toMatchObject({ bestOf: 5, game: 2, finished: 1 })
  })
})
