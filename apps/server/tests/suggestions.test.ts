// Suggestions to the player whose turn it is, between real pages (VTI-74).

import type { Sight } from '@tableworks/host'
import type { Seat, ViewOf } from '@tableworks/kernel'
import type { game } from '@tableworks/victory-through-industry'
import { describe, expect, it } from 'vitest'
import { LOOK, planOf, type TestPage } from './page.ts'
import { ANN, BEN, kind, look, openServer, page, restart, seen } from './sitting.ts'

openServer()

const SEATS = [
  { name: 'Ann', bot: null },
  { name: 'Ben', bot: null },
]
const productsOf = ({ position }: Sight, seat: Seat) =>
  (position.seen.view as ViewOf<typeof game>).glance.products[seat].map(({ product }) => product)

/** Both produce until it's Ann's move and both have something to trade. */
async function toTrading(people: readonly TestPage[], table: string): Promise<Sight> {
  for (let made = 0; made < 200; made++) {
    const sight = await look(people[0] as TestPage, table, { viewer: ANN })
    const { actor, decision } = sight.position.seen
    const have = [ANN, BEN].every(seat => productsOf(sight, seat).length > 0)
    if (actor === ANN && decision === 'move' && have) return sight
    const seat = actor ?? ANN
    const one = people[seat] as TestPage
    const { position } = await look(one, table, { viewer: seat })
    const text = position.seen.choices[0] ?? ''
    await one.ask('say', { table, seat, text, lines: position.seq, look: { ...LOOK, viewer: seat } })
  }
  throw new Error('nobody came to trade')
}

describe('a suggestion online', () => {
  it('reaches the active player, who accepts it with a move meant for the position before it', async () => {
    const [ann, ben, zoe] = [await page(), await page(), await page()]
    const { table } = await ann.ask('create', planOf({ game: 'victory-through-industry', seats: SEATS }))
    const { key } = await ann.ask('invite', { table, seat: null })
    await ben.ask('join', { key, name: 'Ben', seat: null })
    for (const one of [ann, ben, zoe]) await one.ask('watch', { table })
    const before = await toTrading([ann, ben], table)
    const [give] = productsOf(before, BEN)
    const [take] = productsOf(before, ANN)
    const text = `/suggest give ${give} take ${take}`
    const lines = before.position.seq
    const suggesting = { table, seat: BEN, text, lines, look: { ...LOOK, viewer: BEN } }

    expect(await kind(zoe.ask('say', suggesting))).toBe('secret')
    await ben.ask('say', suggesting)
    const open = { by: BEN, to: ANN, fields: { give: [give], want: [take] } }
    await expect
      .poll(() => ann.news.flatMap(news => ('sight' in news ? seen(news.sight).position.suggestions : [])))
      .toMatchObject([open])
    expect((await look(zoe, table)).position.suggestions).toMatchObject([open])

    await restart()
    const annAgain = await page(ann.cookie)
    const { position } = await look(annAgain, table, { viewer: ANN })
    expect(position.suggestions).toMatchObject([open])
    const line = position.suggestions[0]?.choices?.join('; ') ?? ''
    await annAgain.ask('say', { table, seat: ANN, text: line, lines, look: { ...LOOK, viewer: ANN } })
    const after = await look(annAgain, table, { viewer: ANN })
    expect(after.position.seen).toMatchObject({ actor: BEN, decision: 'answer' })
  })
})
