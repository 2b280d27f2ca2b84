import { describe, expect, it } from 'vitest'
import { supplyOf } from '../readings/cubes.ts'
import { ANN, BEN, empireTable, type Position } from './table.ts'

const acting = (position: Position = {}) => empireTable(position).at('actions', {})

describe('Actions', () => {
  it('EMP-42: two actions each, alternating from the first side', () => {
    const table = acting({ first: 1 })
    const actors: (number | null)[] = []
    for (const icon of ['A3b1', 'A5b1', 'A3b2', 'A5d2']) {
      actors.push(table.actor)
      table.pick(`claim ${icon}`)
    }
    expect(actors).toEqual([BEN, ANN, BEN, ANN])
    expect(table.frames).toEqual([])
  })

  it('EMP-42: an icon under either marker can’t be claimed', () => {
    const table = acting().pick('claim A5b1')
    expect(table.why('claim A5b1')).toEqual({ because: 'iconClaimed', rule: 'EMP-42', icon: 'A5b1', other: ANN })
    table.pick('claim A3b1')
    expect(table.why('claim A5b1')).toEqual({ because: 'ownMarker', rule: 'EMP-42', icon: 'A5b1' })
    expect(table.why('claim A1a1')).toEqual({ because: 'iconNotFaceUp', rule: 'EMP-42', icon: 'A1a1', cards: 'A3, A5' })
    expect(table.why('claim A5c2')).toMatchObject({ because: 'iconNotFaceUp', rule: 'EMP-42' })
  })

  it('EMP-42, AMB-14: an icon is free again once its marker has moved on', () => {
    const table = acting().pick('claim A5b1').pick('claim A3b1').pick('claim A3b2')
    expect(table.names).toContain('claim A5b1')
  })

  it('EMP-42, AMB-14 switched off: an icon stays taken for the round', () => {
    const table = acting({ variants: { vacatedIconsReopen: false } })
      .pick('claim A5b1')
      .pick('claim A3b1')
      .pick('claim A3b2')
    expect(table.names).not.toContain('claim A5b1')
    expect(table.why('claim A5b1')).toEqual({ because: 'iconUsed', rule: 'AMB-14', icon: 'A5b1' })
  })

  it('EMP-42, AMB-16: any free icon may be claimed, even a useless one', () => {
    const table = acting().pick('claim A3c2')
    expect(table.facts.at(-1)).toEqual({ kind: 'hadNoEffect', seat: ANN, action: 'move-one', hindrance: 'noTrain' })
  })

  it('EMP-42, AMB-16 switched off: only useful icons are offered', () => {
    const variants = { claimWithoutEffectAllowed: false }
    const table = acting({ variants, cards: ['A1', 'A2'] })
    expect(table.names).toEqual(['claim A1a1', 'claim A1a2', 'claim A1c1', 'claim A2a1', 'claim A2a2'])
    expect(table.why('claim A1d1')).toEqual({ because: 'wouldHaveNoEffect', rule: 'AMB-16', hindrance: 'noTrain' })
    expect(table.why('claim A1a1')).toBeNull()
    const poor = acting({ variants, cards: ['A5', 'A8'], capital: [0, 0], built: [{ '1-3': 1 }, {}] })
    expect(poor.names).toHaveLength(12) // no icon is useful, so any icon may be claimed
  })

  it('EMP-42: each icon starts its own action', () => {
    const begun = (icon: string, position: Position) => acting(position).pick(`claim ${icon}`).frames.at(-1)
    const goods: Position['factories'] = [
      [
        { card: 'glassworks', goods: 1 },
        { card: 'brewery', goods: 1 },
      ],
      [],
    ]
    const position: Position = {
      cards: ['A2', 'A3'],
      built: [{ '1-2': 1, '1-5': 1 }, {}],
      factories: goods,
      pollution: 3,
    }
    expect(begun('A2b1', position)).toMatchObject({ step: 'act.upgradeSpecific', frame: { type: 'commercial' } })
    expect(begun('A3b1', position)).toMatchObject({ step: 'act.upgradeSpecific', frame: { type: 'leisure' } })
    expect(begun('A2d2', position)).toEqual({ step: 'act.reducePollution', frame: { seat: ANN } })
  })

  it('EMP-42: what hinders each action', () => {
    const hindrance = (icon: string, position: Position = {}) => {
      const table = acting(position).pick(`claim ${icon}`)
      const fact = table.facts.find(({ kind }) => kind === 'hadNoEffect')
      return fact !== undefined && 'hindrance' in fact ? fact.hindrance : null
    }
    const poor: Position = { capital: [1, 20] }
    expect(hindrance('A3a1', poor)).toBe('noCapital')
    expect(hindrance('A3b2', poor)).toBe('noCapital')
    expect(hindrance('A3b2')).toBe('nothingToUpgrade')
    expect(hindrance('A3b1')).toBe('nothingToUpgrade')
    expect(hindrance('A3d1')).toBe('noTrain')
    expect(hindrance('A5a2', { capital: [0, 20] })).toBe('nothingToProduce')
    expect(hindrance('A5d2')).toBe('noStation')
    expect(hindrance('A5d2', { built: [{ '1-3': 1 }, {}] })).toBe('noOtherTrain')
    const full = { card: 'brewery', train: 6 } as const
    expect(hindrance('A5d2', { built: [{ '1-3': 1 }, {}], factories: [[], [full]] })).toBe('otherTrainsFull')
    expect(hindrance('A3d1', { factories: [[full], []] })).toBe('trainsFull')
    expect(hindrance('A3c1', { factories: [[full], []] })).toBe('everyFactoryHasTrain')
    const seven: Position = { cards: ['A7', 'A2'] }
    expect(hindrance('A7b2', seven)).toBe('noTownHall')
    expect(hindrance('A7b2', { ...seven, built: [{ '2-1': 1, '2-4': 1 }, {}], pollution: 13 })).toBe('pollutionFull')
    expect(hindrance('A7d1', seven)).toBe('noPollution')
  })

  it('EMP-44: markers return, both cards are discarded, two new ones are dealt', () => {
    const table = empireTable({ claims: ['A3a1', 'A5a1', 'A3b1', 'A5b1'], draws: [0, 0] }).at('actions.cleanup', {})
    expect(table.g).toMatchObject({ claims: [], cards: ['A1', 'A8'], discard: ['A3', 'A5'], market: null })
    expect(table.g.deck.toSorted()).toEqual(['A2', 'A4', 'A6', 'A7'])
    expect([supplyOf(table.g, ANN), supplyOf(table.g, BEN)]).toEqual([7, 7])
  })

  it('EMP-44, AMB-29: all eight cards form a new deck when it’s empty', () => {
    const discard = ['A1', 'A2', 'A4', 'A6', 'A7', 'A8'] as const
    const table = empireTable({ round: 4, discard: [...discard] }).at('actions.cleanup', {})
    expect(table.g.deck).toHaveLength(6)
    expect(table.g.discard).toEqual([])
    expect(table.facts.map(({ kind }) => kind)).toEqual(['discardedCards', 'rebuiltDeck', 'dealtCards'])
  })

  it('EMP-44, AMB-28: after the last round no cards are dealt', () => {
    expect(empireTable({ round: 15 }).at('actions.cleanup', {}).g.cards).toEqual([])
  })

  it('EMP-42, AMB-16 switched off: one useful icon is enough to refuse the rest, but a taken one doesn’t count', () => {
    const position: Position = {
      variants: { claimWithoutEffectAllowed: false },
      cards: ['A4', 'A7'],
      capital: [0, 0],
      pollution: 3,
      factories: [[], []],
    }
    const table = acting(position) // Only the reduction on A7 is useful.
    expect(table.names).toEqual(['claim A7d1'])
    expect(table.why('claim A4a1')).toMatchObject({ because: 'wouldHaveNoEffect', rule: 'AMB-16' })
    const taken = acting({ ...position, claims: ['A7d1'] })
    expect(taken.actor).toBe(BEN)
    expect(taken.names).toContain('claim A4a1')
    expect(taken.names).not.toContain('claim A7d1')
  })

  it('EMP-44, AMB-28: discarded and new cards are reported', () => {
    const table = empireTable({
      cards: ['A3', 'A5'],
      deck: ['A1', 'A2'],
      discard: ['A4', 'A6', 'A7', 'A8'],
      draws: [0, 0],
    })
    table.at('actions.cleanup', {})
    const [gone, come] = table.facts
    expect(gone).toEqual({ kind: 'discardedCards', cards: ['A3', 'A5'] })
    expect(come).toEqual({ kind: 'dealtCards', cards: table.g.cards, left: 0 })
    expect(table.g.cards.toSorted()).toEqual(['A1', 'A2'])
  })

  it('EMP-45: exchange at 3 takes a third of the Capital as Profit', () => {
    const table = acting({ cards: ['A4', 'A5'], market: 1 }).pick('claim A4a1')
    expect(table.frames.at(-1)).toMatchObject({ step: 'act.exchange', frame: { seat: ANN, rate: 3 } })
  })

  it('EMP-49, AMB-16: a side that claims a ride must take one before stopping', () => {
    const trains: Position['factories'] = [
      [{ card: 'sawmill' }],
      [
        { card: 'brewery', train: 2 },
        { card: 'glassworks', train: 1 },
      ],
    ]
    const table = acting({ factories: trains, built: [{ '1-3': 1, '3-1': 1 }, {}] }).pick('claim A5d2')
    expect(table.frames.at(-1)).toMatchObject({ step: 'act.passengerUnowned', frame: { boarded: [] } })
    expect(table.why('stop')).toEqual({ because: 'mustRide', rule: 'AMB-16' })
  })

  it('EMP-42, EMP-11: a marker that only moves on needs no cube', () => {
    const full: Position['factories'] = [
      [{ card: 'sawmill' }],
      [
        { card: 'brewery', train: 5, riders: 3 },
        { card: 'glassworks', train: 4, riders: 3 },
      ],
    ]
    const table = acting({ factories: full, claims: ['A3b1', 'A5b1'], cards: ['A3', 'A5'] })
    expect(supplyOf(table.g, ANN)).toBe(0)
    expect(table.frames.at(-1)?.step).toBe('action.claim')
  })
})
