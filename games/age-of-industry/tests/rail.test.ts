import { describe, expect, it } from 'vitest'
import { linkObstacle } from '../readings/rail.ts'
import { standingOf } from '../readings/standing.ts'
import { ANN, BEN, BOX, japan, minnesota, railing, toldOf } from './table.ts'

describe('Rail', () => {
  const port = { 'hakodate/1': 'Ann port 1' }

  it('AOI-34: $2 for the first link and $3 for the second, each with coal and iron', () => {
    const table = railing(japan({ cash: [30], counters: port }))
    expect(table.why('stop')).toEqual({ because: 'layFirst', rule: 'AOI-34' })
    table.pick('lay muroran-hakodate').pick('lay otaru-hakodate')
    expect(toldOf(table, 'paidForLink')).toEqual([
      { kind: 'paidForLink', seat: ANN, link: 'muroran-hakodate', cost: 2 },
      { kind: 'paidForLink', seat: ANN, link: 'otaru-hakodate', cost: 3 },
    ])
    expect(toldOf(table, 'laid').map(({ link }) => link)).toEqual(['muroran-hakodate', 'otaru-hakodate'])
    expect(table.g).toMatchObject({ cash: [21, 0], demand: { coal: 6, iron: 6 }, railsLeft: [10, 12], spent: [9, 0] })
    expect(table.frames).toEqual([])
  })

  it('AOI-34: one link is enough', () => {
    const table = railing(japan({ cash: [30], counters: port }))
      .pick('lay muroran-hakodate')
      .pick('stop')
    expect(table.frames).toEqual([])
    expect(table.g.rails[BOX.maps.japan.linkOf['muroran-hakodate'] ?? -1]).toBe(ANN)
    expect(table.g).toMatchObject({ railsLeft: [11, 12], spent: [4, 0] })
  })

  it('AOI-34: the price of rail is a variant', () => {
    const cheap = railing(japan({ cash: [30], counters: port, variants: { railCosts: '1+2' } }))
    cheap.pick('lay muroran-hakodate').pick('lay otaru-hakodate')
    expect(cheap.g.spent[ANN]).toBe(7)
    const dear = railing(japan({ cash: [30], counters: port, variants: { railCosts: '3+4' } }))
    dear.pick('lay muroran-hakodate').pick('lay otaru-hakodate')
    expect(dear.g.spent[ANN]).toBe(11)
  })

  it('AOI-35, Q14: a link starts at your counters or rails', () => {
    const table = railing(japan({ counters: port, rails: { 'otaru-sapporo': ANN, 'yubari-muroran': BEN } }))
    expect(table.names).toEqual(['lay muroran-hakodate', 'lay otaru-hakodate'])
    expect(table.why('lay kobe-okayama')).toEqual({ because: 'notJoined', rule: 'AOI-35' })
    expect(table.why('lay yubari-muroran')).toEqual({ because: 'linkTaken', rule: 'AOI-35', owner: BEN })
    expect(table.why('lay virginia-duluth')).toEqual({ because: 'notOnThisMap', rule: null, name: 'virginia-duluth' })
  })

  it('AOI-35: a link can’t start at another player’s counter', () => {
    const table = railing(japan({ counters: { 'hakodate/1': 'Ben port 1', 'muroran/1': 'Ann port 1' } }))
    expect(table.why('lay otaru-hakodate')).toMatchObject({ because: 'notJoined' })
  })

  it('AOI-35, Q15: with nothing on the board, a link can be anywhere that cubes can reach', () => {
    const table = railing(japan({ counters: { 'hakodate/1': 'Ben port 1' } }))
    expect(table.names).toEqual(['lay muroran-hakodate', 'lay otaru-hakodate'])
    expect(table.why('lay kobe-okayama')).toEqual({ because: 'linkNoCoal', rule: 'AOI-27' })
  })

  it('AOI-35: at most twelve rails', () => {
    const table = railing(japan({ counters: port, railsLeft: [1, 12], cash: [30] })).pick('lay muroran-hakodate')
    expect(table.frames).toEqual([])
    expect(table.g.railsLeft[ANN]).toBe(0)
    expect(railing(table).why('lay otaru-hakodate')).toEqual({ because: 'noRailsLeft', rule: 'AOI-35' })
  })

  it('AOI-35: without rails left, Chicago is no exception', () => {
    const table = railing(minnesota({ counters: { 'wilmington/1': 'Ann coal 1' }, railsLeft: [0, 12] }))
    expect(table.why('lay chicago-c-rochester')).toEqual({ because: 'noRailsLeft', rule: 'AOI-35' })
  })

  it('AOI-36, Q63: coal and iron may arrive at different ends', () => {
    const table = railing(japan({ cash: [9], counters: { 'yubari/1': 'Ann coal 1', 'muroran/2': 'Ben iron 1' } })).pick(
      'lay yubari-muroran',
    )
    expect(toldOf(table, 'tookCube').map(({ source }) => source)).toEqual(['yubari/1', 'muroran/2'])
    expect(table.g.cash[ANN]).toBe(7)
  })

  it('AOI-36: the last cubes are enough, and count once when both ends are connected', () => {
    const position = {
      counters: { 'yubari/1': 'Ann coal 1 coal 1', 'muroran/2': 'Ben iron 1 iron 1' },
      rails: { 'yubari-muroran': BEN },
    } as const
    const { g } = japan(position)
    expect(railing(japan(position)).why('lay sapporo-yubari')).toBeNull()
    const obstacle = (linkCoal: number, linkIron: number) => {
      const box = { ...BOX, figures: { ...BOX.figures, linkCoal, linkIron } }
      const bare = { ...g, box, rails: g.rails.map(() => null) }
      return linkObstacle(standingOf(bare, ANN), BOX.maps.japan.linkOf['yubari-muroran'] ?? -1)
    }
    expect(obstacle(2, 1)).toBe('linkNoCoal')
    expect(obstacle(1, 2)).toBe('linkNoIron')
    expect(obstacle(1, 1)).toBeNull()
  })

  it('AOI-34: if links need no coal, coal needn’t reach them', () => {
    const { g } = minnesota({ counters: { 'stcloud/1': 'Ann cotton 1' } })
    const box = { ...BOX, figures: { ...BOX.figures, linkCoal: 0, linkIron: 0 } }
    const link = BOX.maps.minnesota.linkOf['stcloud-stanthony'] ?? -1
    expect(linkObstacle(standingOf({ ...g, box }, ANN), link)).toBeNull()
  })

  it('AOI-36: no link when cubes reach neither end', () => {
    const coal = railing(japan({ counters: { 'yubari/1': 'Ann coal 1' } }))
    expect(coal.why('lay sapporo-yubari')).toEqual({ because: 'linkNoIron', rule: 'AOI-27' })
    const none = railing(japan({ counters: { 'sapporo/1': 'Ann cotton 1' } }))
    expect(none.why('lay sapporo-yubari')).toEqual({ because: 'linkNoCoal', rule: 'AOI-27' })
    expect(railing(minnesota({ counters: { 'stcloud/1': 'Ann cotton 1' } })).why('lay stcloud-stanthony')).toEqual({
      because: 'linkNoCoal',
      rule: 'AOIM-3',
    })
  })

  it('AOI-36, Q13: the second link may draw through the first', () => {
    const table = railing(
      japan({ cash: [30], counters: { 'hakodate/1': 'Ben port 1', 'muroran/2': 'Ann iron 1 flipped' } }),
    )
    expect(table.why('lay yubari-muroran')).toMatchObject({ because: 'linkNoCoal' })
    table.pick('lay muroran-hakodate')
    expect(table.why('lay yubari-muroran')).toBeNull()
  })

  it('AOIM-7, AOIM-8, Q40: the boxes of Chicago', () => {
    const rails = railing(minnesota({ counters: { 'rochester/1': 'Ann cotton 1' } }))
    expect(rails.names).toContain('lay chicago-c-rochester')
    expect(rails.why('lay chicago-c-albertlea')).toEqual({ because: 'notJoined', rule: 'AOIM-7' })
    const boxed = railing(minnesota({ rails: { 'chicago-c-rochester': ANN } }))
    expect(boxed.names.filter(name => name.includes('chicago'))).toEqual(['lay chicago-c-albertlea'])
    const mine = railing(minnesota({ counters: { 'wilmington/1': 'Ann coal 1' } }))
    expect(mine.names).toHaveLength(5)
    const others = railing(minnesota({ counters: { 'wilmington/1': 'Ben coal 1', 'stcloud/1': 'Ann cotton 1' } }))
    expect(others.names.filter(name => name.includes('chicago'))).toEqual([])
  })

  it('Q39: a connection to one box is a connection to all', () => {
    const { g } = minnesota({ rails: { 'chicago-a-stpaul': BEN, 'chicago-c-albertlea': BEN } })
    const { placeOf } = BOX.maps.minnesota
    expect(g.parts[placeOf['stpaul'] ?? -1]).toBe(g.parts[placeOf['albertlea'] ?? -2])
  })
})
