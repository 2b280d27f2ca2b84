import { describe, expect, it } from 'vitest'
import { ADVANCEMENT_IDS, ADVANCEMENTS, type AdvancementId } from '../data/advancements.ts'
import { actionOf, ANN, askedAt, BEN, type Market, type Position, titansTable, turnOf } from './table.ts'

const owning = (...ids: AdvancementId[]): Position => ({ advancements: [ids, [], []] })
const ending = (position: Position) => titansTable(position).at('endOfAge', { part: 0 })

describe('Purchasing an advancement', () => {
  it('TOI-42, TOI-46: a lasting card is kept, a once-card is resolved and discarded', () => {
    const position: Position = { license: true, row: ['dynamite', 'land-grant'] }
    const lasting = actionOf(ANN, position).pick('advance dynamite')
    expect(lasting.g).toMatchObject({ advancements: [['dynamite'], [], []], discard: [] })
    const once = actionOf(ANN, position).pick('advance land-grant')
    expect(once.g).toMatchObject({ advancements: [[], [], []], discard: ['land-grant'] })
  })

  it('TOI-43, R-3: it costs research, from players or, with a license, from the bank', () => {
    const table = actionOf(ANN, { license: true, row: ['telegraph'], market: { 'r-centre': [null, [1, 4], null] } })
    expect(table.pick('advance telegraph').g).toMatchObject({ money: [21, 39, 35], share: { players: [0, 1, 0] } })
    const poor = actionOf(ANN, { license: true, row: ['telegraph'], money: [19] })
    expect(poor.why('advance telegraph')).toEqual({ because: 'tooExpensive', rule: 'TOI-43', need: 20, have: 19 })
    expect(poor.why('advance dynamite')).toEqual({ because: 'notInRow', rule: 'TOI-43', advancement: 'dynamite' })
    const without = actionOf(ANN, { row: ['telegraph'], market: { 'r-centre': [null, [1, 4], null] } })
    expect(without.why('advance telegraph')).toEqual({
      because: 'notAvailable',
      rule: 'TOI-22',
      material: 'research',
      missing: 1,
    })
  })

  it('TOI-44: a new card of the age is turned up', () => {
    const table = actionOf(ANN, {
      license: true,
      row: ['dynamite', 'band-saw', 'telegraph', 'land-survey'],
      draws: [0],
    })
    table.pick('advance dynamite')
    expect(table.g.row).toEqual(['band-saw', 'telegraph', 'land-survey', 'blast-furnace'])
    expect(table.facts.at(-1)).toEqual({ kind: 'turnedUp', advancement: 'blast-furnace', left: 3 })
  })

  it('R-19: an empty pile reveals nothing', () => {
    const table = actionOf(ANN, { license: true, row: ['dynamite', 'band-saw'] })
    table.g.piles[1] = []
    expect(table.pick('advance dynamite').g.row).toEqual(['band-saw'])
    expect(table.facts.at(-1)).toEqual({ kind: 'pileEmpty', age: 1 })
  })

  it('R-20: effects last into later ages', () => {
    const table = turnOf(ANN, { ...owning('steam-engine'), age: 3, facilities: { 'stone-quarry': [1, 0, 0] } })
    expect(table.pick('produce stone-quarry x2').g.money[ANN]).toBe(33)
  })

  it('TOI-2: 24 cards, eight for each age', () => {
    for (const age of [1, 2, 3]) expect(ADVANCEMENT_IDS.filter(id => ADVANCEMENTS[id].age === age)).toHaveLength(8)
  })
})

describe('Advancements of Age I', () => {
  it('TOI-45, TV-16: dynamite pays $1 only when another player buys your stone', () => {
    const market: Market = { 'c-transportation': [[1, 5], null, null] }
    const stone = { research: 0, wood: 0, stone: 1, steel: 0 }
    const sold = titansTable({ ...owning('dynamite'), market }).at('buy', { seat: BEN, owing: { ...stone } })
    expect(sold.g).toMatchObject({ money: [41, 30, 35], share: { players: [1, 0, 0] } })
    const own = titansTable({ ...owning('dynamite'), market }).at('buy', { seat: ANN, owing: { ...stone } })
    expect(own.g).toMatchObject({ money: [35, 35, 35], share: { players: [0, 0, 0] } })
    const consumers = ending({ ...owning('dynamite'), market })
    expect(consumers.g).toMatchObject({ money: [40, 35, 35], share: { consumers: [1, 0, 0] } })
  })

  it('TOI-45: dynamite is for stone only', () => {
    const table = titansTable({ ...owning('dynamite'), market: { 'c-residential': [[1, 5], null, null] } })
    table.at('buy', { seat: BEN, owing: { research: 0, wood: 1, stone: 0, steel: 0 } })
    expect(table.g.money).toEqual([40, 30, 35])
  })

  it('band-saw: one extra cube in total from the Lumber Camp', () => {
    const camp: Position = { ...owning('band-saw'), facilities: { 'lumber-camp': [2, 0, 0], 'steel-forge': [1, 0, 0] } }
    expect(actionOf(ANN, camp).pick('produce lumber-camp x1').facts[0]).toMatchObject({ cubes: 3 })
    expect(actionOf(ANN, camp).pick('produce lumber-camp x2').facts[0]).toMatchObject({ cubes: 5 })
    expect(actionOf(ANN, camp).pick('produce steel-forge x1').facts[0]).toMatchObject({ cubes: 1 })
    const grown = actionOf(ANN, { ...camp, license: true }).pick('expand lumber-camp')
    expect(grown.frames.at(-1)?.frame).toMatchObject({ cubes: 3 }) // the free production makes no extra cubes
  })

  it('blast-furnace: one extra cube in total from the Steel Forge', () => {
    const forge: Position = {
      ...owning('blast-furnace'),
      facilities: { 'steel-forge': [1, 0, 0], 'lumber-camp': [1, 0, 0] },
    }
    expect(actionOf(ANN, forge).pick('produce steel-forge x2').facts[0]).toMatchObject({ cubes: 3 })
    expect(actionOf(ANN, forge).pick('produce lumber-camp x1').facts[0]).toMatchObject({ cubes: 1 })
  })

  it('patent-office: $3 when another player buys your research', () => {
    const table = actionOf(BEN, {
      ...owning('patent-office'),
      row: ['dynamite'],
      market: { 'r-centre': [[1, 6], null, null] },
    })
    expect(table.pick('advance dynamite').g.money).toEqual([44, 29, 35])
  })

  it('steam-engine: producing costs $2 less, never below $0', () => {
    const position: Position = {
      ...owning('steam-engine'),
      facilities: { 'oil-well': [1, 0, 0], university: [1, 0, 0] },
    }
    expect(actionOf(ANN, position).pick('produce oil-well x2').g.money[ANN]).toBe(32)
    expect(actionOf(ANN, position).pick('produce university x1').g.money[ANN]).toBe(35)
  })

  it('land-survey: the builder may leave out any one of the goods', () => {
    const table = actionOf(ANN, { ...owning('land-survey'), license: true, money: [40] }).pick('estate residential-1')
    expect(table.names).toEqual(['pay all', 'waive wood', 'waive stone'])
    table.pick('waive wood')
    expect(table.g.money[ANN]).toBe(10)
    expect(table.facts[0]).toEqual({ kind: 'waived', seat: ANN, material: 'wood' })
    const all = actionOf(ANN, { ...owning('land-survey'), license: true, money: [40] }).pick('estate residential-1')
    expect(all.pick('pay all').g.money[ANN]).toBe(0)
    expect(all.facts.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'boughtFromBank'))
  })

  it('land-survey: the refusal of an expensive building gives its lowest cost', () => {
    const poor: Position = { ...owning('land-survey'), license: true, money: [10] }
    const market: Market = { 'c-residential': [null, [3, 2], null] } // three wood cost $6, and the stone $10
    const table = askedAt('chooseWaiver', { seat: ANN, space: 'residential-1' }, { ...poor, market })
    expect(table.why('pay all')).toEqual({ because: 'tooExpensive', rule: 'TOI-53', need: 16, have: 10 })
    expect(table.why('waive wood')).toEqual({ because: 'tooExpensive', rule: 'TOI-53', need: 14, have: 10 })
    expect(table.why('waive stone')).toBeNull()
  })

  it('land-survey: it makes a space affordable, and only affordable options are offered', () => {
    const position: Position = { license: true, money: [25], market: { 'c-residential': [null, [3, 1], null] } }
    expect(actionOf(ANN, { ...position, money: [5] }).why('estate residential-1')).toMatchObject({ need: 13, have: 5 })
    const table = actionOf(ANN, { ...position, ...owning('land-survey'), money: [5] }).pick('estate residential-1')
    expect(table.g.money[ANN]).toBe(2) // only the stone could be left out
    const choosing = titansTable({ ...position, ...owning('land-survey') }).at('chooseWaiver', {
      seat: ANN,
      space: 'residential-1',
    })
    expect(choosing.why('waive steel')).toEqual({ because: 'notOnBill', rule: 'TOI-53', material: 'steel' })
  })

  it('telegraph: before the action one price may change', () => {
    const market: Market = { 'c-residential': [[1, 5], null, null], 'e-northwest': [[2, 9], null, null] }
    const table = turnOf(ANN, { ...owning('telegraph'), market })
    expect(table.names).toEqual(['skip', 'reprice c-residential', 'reprice e-northwest'])
    expect(table.why('reprice r-centre')).toEqual({ because: 'noCubesThere', rule: 'TOI-47', grid: 'r-centre' })
    table.pick('reprice e-northwest').pick('price e-northwest 2')
    expect(table.g.price['e-northwest'][ANN]).toBe(2)
    expect(table.frames.at(-1)?.step).toBe('action')
    expect(
      turnOf(ANN, { ...owning('telegraph'), market })
        .pick('skip')
        .frames.at(-1)?.step,
    ).toBe('action')
    expect(turnOf(ANN, owning('telegraph')).frames.at(-1)?.step).toBe('action') // there's no price to change
  })

  it('land-grant: $25 at once, after the research is paid', () => {
    const table = actionOf(ANN, { license: true, row: ['land-grant'], money: [10] }).pick('advance land-grant')
    expect(table.g.money[ANN]).toBe(25)
    expect(table.facts.at(-1)).toEqual({ kind: 'granted', seat: ANN, income: 25 })
    expect(actionOf(ANN, { license: true, row: ['land-grant'], money: [9] }).names).not.toContain('advance land-grant')
  })
})
