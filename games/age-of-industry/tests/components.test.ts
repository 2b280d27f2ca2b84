import { complaintAbout, type Edit, editedBox } from '@tableworks/contract'
import {
  Chance,
  gameFileOf,
  loadState,
  openGameFile,
  Referee,
  savedState,
  sayFact,
  seedFrom,
  spokenAt,
  swiftChance,
  Table,
  verifyGameFile,
} from '@tableworks/kernel'
import { sourceOfField } from '@tableworks/table-kit'
import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { FACES } from '../data/cards.ts'
import { IRON_MARKET_IDS, LINK_IDS, MARKET_IDS, SITE_IDS } from '../data/ids.ts'
import { MAP_IDS } from '../data/maps/index.ts'
import { game } from '../index.ts'
import type { State } from '../state.ts'
import { BOX } from './table.ts'

const edited = (edits: readonly Edit[]) => editedBox(STANDARD.tables, edits)

/** Removes a village and joins its links. */
const AKITA: readonly Edit[] = [
  [
    'maps/japan/links',
    STANDARD.tables.maps.japan.links.map(link => ({
      ...link,
      a: link.a === 'akita' ? 'aomori' : link.a,
      b: link.b === 'akita' ? 'hakodate' : link.b,
    })),
  ],
]

const NARA: readonly Edit[] = [
  ['maps/japan/name', 'Old Japan'],
  ['maps/japan/towns/nara', { ...STANDARD.tables.maps.japan.towns['sapporo'], name: 'Nara', colour: 'purple' }],
  ['maps/japan/drawing/places/nara', [530, 700]],
  [
    'maps/japan/links',
    [...STANDARD.tables.maps.japan.links, { a: 'osaka', b: 'nara', box: null, source: 'reconstructed' }],
  ],
]

describe('The box', () => {
  it('66 cards and 18 market counters', () => {
    expect(BOX.cards).toHaveLength(66)
    expect(BOX.counters).toHaveLength(18)
    for (const face of FACES) expect(BOX.cards).toContain(face)
  })

  it('AOI-10: both maps’ towns, spaces, ship spaces and markets', () => {
    const { japan, minnesota } = BOX.maps
    const towns = (map: typeof japan) => map.places.filter(({ kind }) => kind === 'town')
    const spaces = (map: typeof japan) => towns(map).reduce((sum, { sites }) => sum + sites.length, 0)
    expect([towns(japan).length, spaces(japan), japan.ships.length, japan.markets.length]).toEqual([27, 51, 9, 8])
    expect([japan.links.length, japan.lanes.length]).toEqual([35, 9])
    expect([towns(minnesota).length, spaces(minnesota), minnesota.ships.length, minnesota.markets.length]).toEqual([
      24, 48, 6, 7,
    ])
    expect([minnesota.links.length, minnesota.lanes.length, minnesota.ironMarkets.length]).toEqual([45, 0, 8])
    const villages = (map: typeof japan) =>
      map.places.filter(({ kind, sites }) => kind === 'village' && sites.length === 0)
    expect([villages(japan).length, villages(minnesota).length]).toEqual([3, 3])
  })

  it('AOIM-6, AOIM-24: printed connections count from the start', () => {
    const { parts, placeOf } = BOX.maps.minnesota
    const at = (id: string) => parts[placeOf[id] ?? -1]
    for (const id of ['braidwood', 'coalcity', 'wilmington']) expect(at(id)).toBe(at('chicago'))
    expect(new Set([at('stpaul'), at('stanthony'), at('minneapolis')]).size).toBe(1)
    expect(at('stpaul')).not.toBe(at('chicago'))
  })

  it('an older set without drawings opens, and uses the standard set’s drawing', () => {
    const old = openBox(
      edited([['maps/japan/drawing'], ['maps/minnesota/drawing'], ['maps/japan/villages/akita'], ...AKITA]),
    )
    expect(old.maps.minnesota.drawing).toEqual(STANDARD.tables.maps.minnesota.drawing)
    expect(Object.keys(old.maps.japan.drawing.places)).not.toContain('akita')
    expect(old.maps.japan.drawing.places['osaka']).toEqual(BOX.maps.japan.drawing.places['osaka'])
  })

  it('a set may have a new town, and its options can be chosen by name', () => {
    const referee = new Referee(game, { name: 'mine', tables: edited(NARA) })
    const state = referee.open(2, { map: 'japan' }, swiftChance('nara'))
    const read = game.notation.read('build', 'cotton at nara/1')
    expect(read).toEqual({ option: { industry: 'cotton', site: 'nara/1' } })
    const { box } = state.g as State
    expect(box.maps.japan.siteOf['nara/1']).toBeGreaterThan(0)
    const told = { kind: 'laid', seat: 0, link: 'osaka-nara' } as const
    const spoken = spokenAt(game, { map: 'japan' }, box)
    expect(sayFact(spoken, told, ['Ann', 'Ben'])).toBe('Ann lays Osaka–Nara.')
    expect(spoken.words.names?.['map']).toEqual({ japan: 'Old Japan', minnesota: 'Minnesota' })
    for (let seed = 0; seed < 3; seed++) {
      const other = referee.open(3, { map: 'japan' }, swiftChance(`nara ${seed}`))
      referee.playout(other, new Chance(swiftChance(`choices ${seed}`)))
      expect(referee.result(other)).not.toBeNull()
    }
  })

  it.each(['lay constructor', 'lay osaka-nara', 'lay __proto__'])('an unknown link is refused: %s', text => {
    const referee = new Referee(game)
    const state = referee.open(2, { map: 'japan' }, swiftChance('links'))
    state.frames.push({ step: 'rail', frame: { seat: 0, done: 0 } })
    expect(referee.read(state, text)).toHaveProperty('refusal')
  })

  it('files with the old hash, from before drawings, still open', () => {
    const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('former') })
    const file = gameFileOf(table)
    const former = { ...file, components: { ...file.components, hash: STANDARD.formerHashes?.[0] ?? '' } }
    expect(former.components.hash).not.toBe(file.components.hash)
    expect(openGameFile(game, former).step).toBe(0)
    expect(verifyGameFile(game, former).set.isStandard).toBe(true)
    expect(() => openGameFile(game, { ...file, components: { ...file.components, hash: 'other' } })).toThrow(
      'differs from the one',
    )
  })

  it('no id is on both maps', () => {
    for (const ids of [SITE_IDS, LINK_IDS, MARKET_IDS, IRON_MARKET_IDS]) expect(new Set(ids).size).toBe(ids.length)
  })

  it('AOIJ-4, AOI-24: Japan’s card prices are ours, and its export rule is found, not in the rulebook', () => {
    const { rules } = STANDARD.tables.maps.japan
    expect(sourceOfField(rules, 'cardPrices')).toBe('reconstructed')
    expect(sourceOfField(rules, 'autoExport')).toBe('found')
    expect(sourceOfField(rules, 'pricedCards')).toBe('seed')
    expect(sourceOfField(rules, 'linkValue')).toBe('seed')
  })

  it('AOI-52: Minnesota’s link value is found, and our ruling is that it exports nothing', () => {
    const { rules } = STANDARD.tables.maps.minnesota
    expect(sourceOfField(rules, 'linkValue')).toBe('found')
    expect(sourceOfField(rules, 'cardPrices')).toBe('found')
    expect(sourceOfField(rules, 'autoExport')).toBe('reconstructed')
    expect(sourceOfField(rules, 'coalOnlyFromDisplay')).toBe('seed')
  })

  it('AOIM-20: the ship spaces on the Mississippi are in the rulebook, their markets are ours', () => {
    const { ships } = STANDARD.tables.maps.minnesota
    for (const id of ['s-stpaul', 's-redwing', 's-winona']) {
      expect([id, sourceOfField(ships[id] ?? {}, 'ends')]).toEqual([id, 'seed'])
      expect([id, sourceOfField(ships[id] ?? {}, 'ironMarket')]).toEqual([id, 'reconstructed'])
    }
    expect(sourceOfField(ships['s-duluth-1'] ?? {}, 'ends')).toBe('reconstructed')
  })

  it('AOIM-21, AOIM-25: the rulebook makes the Iron Range brown and limits the Twin Cities', () => {
    const { towns } = STANDARD.tables.maps.minnesota
    expect(sourceOfField(towns['hibbing'] ?? {}, 'colour')).toBe('seed')
    expect(sourceOfField(towns['duluth'] ?? {}, 'colour')).toBe('reconstructed')
    expect(sourceOfField(towns['stpaul'] ?? {}, 'limit')).toBe('seed')
    expect(sourceOfField(towns['duluth'] ?? {}, 'limit')).toBe('found')
  })

  it('the set is plain data', () => {
    expect(JSON.parse(JSON.stringify(STANDARD.tables))).toEqual(STANDARD.tables)
  })

  it('an edited set can be played', () => {
    const tables = edited([
      ['figures/linkCoal/value', 2],
      ['figures/cardsTaken/value', 3],
      ['industries/cotton/levels/0/coal', 2],
      ['cards/ship/count', 9],
      ['demand/coal/spaces', [1, 2, 3]],
      ['maps/japan/rules/cardPrices', [2, 2, 4]],
      ['maps/japan/rules/sellsCubes', true],
      ['maps/minnesota/towns/duluth/limit', 1],
      ['maps/minnesota/rules/coalOnlyFromDisplay', false],
    ])
    const referee = new Referee(game, { name: 'mine', tables })
    for (const map of MAP_IDS)
      for (let seed = 0; seed < 4; seed++) {
        const state = referee.open(3, { map }, swiftChance(`mine ${seed}`))
        expect(referee.playout(state, new Chance(swiftChance(`choices ${seed}`)))).toBeGreaterThan(0)
        expect(referee.result(state)).not.toBeNull()
      }
  })

  it('AOI-6: a deck too short for the display leaves its last spaces empty', () => {
    const none = FACES.map((face): Edit => [`cards/${face}/count`, face === 'red' ? 1 : 0])
    const tables = edited([['figures/startingHand/value', 0], ['figures/trimmedCards/value', 0], ...none])
    const referee = new Referee(game, { name: 'mine', tables })
    const state = referee.open(2, { map: 'minnesota' }, swiftChance('mine'))
    expect((state.g as State).faceUp).toEqual(['red', null])
    expect(loadState(referee, savedState(state))).toEqual(state)
    referee.playout(state, new Chance(swiftChance('choices')))
    expect(referee.result(state)).not.toBeNull()
  })

  it('AOI-19: when one card is enough for a double build, it still builds anything', () => {
    const referee = new Referee(game, { name: 'mine', tables: edited([['figures/doubleActionCards/value', 1]]) })
    const state = referee.open(2, { map: 'minnesota' }, swiftChance('mine'))
    const g = state.g as State
    const seat = referee.waiting(state)?.seat ?? 0
    g.deck.splice(g.deck.indexOf('ship'), 1, ...g.hand[seat].splice(0, 1, 'ship'))
    const say = (text: string) => {
      const read = referee.read(state, text)
      if ('refusal' in read) throw new Error(read.refusal.because)
      referee.choose(state, read.option)
    }
    say('build double')
    say('discard ship')
    expect(state.frames.at(-1)).toEqual({ step: 'build', frame: { seat, cards: ['ship'], use: 'double' } })
    expect(loadState(referee, savedState(state))).toEqual(state)
    const names = referee.options(state).map(option => referee.name(state, option))
    expect(names).toContain('coal at braidwood/1')
    expect(names).toContain('port at duluth/1')
    say('port at duluth/1')
    expect(g.counters.filter(one => one !== null)).toHaveLength(1)
  })

  it('Q67: interest is at most a quarter of a loan', () => {
    const interest = (value: number): Edit => ['figures/interest/value', value]
    expect(openBox(edited([interest(2)])).figures.interest).toBe(2)
    expect(complaintAbout(openBox, edited([interest(3)]))).toBe(
      'tables.figures.interest should be at most 2, a quarter of a loan of $10, not 3',
    )
    expect(openBox(edited([interest(3), ['figures/loan/value', 12]])).figures.interest).toBe(3)
  })

  it.each<[string, ...Edit[]]>([
    ['tables.figures.startingHand should not be above handLimit, which is 5', ['figures/handLimit/value', 5]],
    ['tables.figures.handLimit.value should be a whole number from 1 to 99', ['figures/handLimit/value', 0]],
    ['tables.figures.startingCash.value should be a whole number from 0 to 99', ['figures/startingCash/value', -1]],
    ['tables.industries.coal.levels[1].level should be above 1', ['industries/coal/levels/1/level', 1]],
    ['tables.industries.coal.levels[0].cubes should be 1 or more', ['industries/coal/levels/0/cubes', 0]],
    ['tables.industries.port.levels[0].cubes should be 0', ['industries/port/levels/0/cubes', 1]],
    ['tables.industries.port.levels should have 1 to 9 entries', ['industries/port/levels', []]],
    ['tables.cards.red.count should be a whole number', ['cards/red/count', -1]],
    [
      'tables.cards should hold 48 cards or more, not 46',
      ['cards/red/count', 0],
      ['cards/blue/count', 0],
      ['cards/green/count', 0],
      ['cards/coal/count', 3],
    ],
    ['tables.markets.cotton.accepts[0] should be "cotton"', ['markets/cotton/accepts', ['iron']]],
    ['tables.demand.coal.spaces[1] should not be below the previous space', ['demand/coal/spaces', [2, 1]]],
    ['tables.demand.iron.priceWhenEmpty should not be below the last space', ['demand/iron/priceWhenEmpty', 3]],
    ['tables.maps.japan is missing', ['maps/japan']],
    ["tables.maps has no field 'germany'", ['maps/germany', STANDARD.tables.maps.japan]],
    ['tables.maps.japan.towns.osaka.colour should be "blue"', ['maps/japan/towns/osaka/colour', 'pink']],
    ['tables.maps.japan.towns.osaka.spaces[0] should be "coal"', ['maps/japan/towns/osaka/spaces/0', 'gold']],
    [
      'tables.maps.japan.drawing.places.osaka: this place has no position on the map',
      ['maps/japan/drawing/places/osaka'],
    ],
    ['tables.cards.red.source should be "seed"', ['cards/red/source', 'guessed']],
    ["tables has no field 'dice'", ['dice', 9]],
  ])('an invalid set is refused: %s', (sentence, ...edits) => {
    expect(complaintAbout(openBox, edited(edits))).toContain(sentence)
  })
})
