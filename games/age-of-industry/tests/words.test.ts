import { sayFact, sayOption, sayPrompt, sayRefusal, sayStory, spokenAt } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { acting, ANN, BEN, BOX, building, japan, type Laid, minnesota, railing } from './table.ts'

const NAMES = ['Ann', 'Ben']

describe('Words', () => {
  it('a turn’s journal', () => {
    const table = acting(
      japan({ cash: [3], hands: [['purple']], next: { cotton: 2 }, counters: { 'osaka/4': 'Ben port 1' } }),
    )
    table.pick('build').pick('play purple').pick('cotton at osaka/2')
    expect(table.facts.map(fact => sayFact(game, fact, NAMES))).toEqual([
      'Ann plays the purple card to build.',
      'Ann takes 1 loan.',
      'Ann pays $6 for a level 2 cotton mill in Osaka 2.',
      'Ann buys coal from the display for $1.',
      'Ann builds a level 2 cotton mill in Osaka 2.',
    ])
  })

  it('region cards have the names printed on the current map', () => {
    const told = { kind: 'tookCard', seat: ANN, card: 'green' } as const
    const takes = (map: string) => sayFact(spokenAt(game, { map }), told, NAMES)
    expect(takes('japan')).toBe('Ann takes the Tohoku card.')
    expect(takes('minnesota')).toBe('Ann takes the Red River card.')
    const face = spokenAt(game, { map: 'minnesota' })
    expect(sayOption(face, 'takeCard', { face: 'iron', slot: 2 }, NAMES)).toBe('Take the Ironworks card from space 2')
  })

  it('the journal names a card turned face up', () => {
    const told = { kind: 'revealed', card: 'factory', slot: 1, deck: 1 } as const
    expect(sayFact(game, told, NAMES)).toBe('Turned face up: the Factory card. 1 card is left in the deck.')
  })

  it('AOI-18, AOIJ-11: the refusal mentions sea lanes on maps that have them', () => {
    const refused = (table: Laid, option: string) => {
      const refusal = building(table, 'cotton').why(option)
      return refusal === null ? '' : sayRefusal(game, refusal, NAMES)
    }
    const osaka = japan({ counters: { 'osaka/1': 'Ann cotton 1' } })
    expect(refused(osaka, 'cotton at okayama/1')).toBe(
      'An industry card needs one of your counters or rails in Okayama, or an open sea lane to it. (AOI-18)',
    )
    const duluth = minnesota({ counters: { 'duluth/3': 'Ann cotton 1' } })
    expect(refused(duluth, 'cotton at winona/3')).toBe(
      'An industry card needs one of your counters or rails in Winona. (AOI-18)',
    )
  })

  it('the refusal of an unknown space lists this map’s spaces', () => {
    const expected = (table: Laid) =>
      String(building(table, 'red').why('cotton at nowhere/1')?.['expected']).split(', ')
    const sites = (map: 'japan' | 'minnesota') =>
      BOX.maps[map].sites.filter(({ allows }) => allows.length > 0).map(({ id }) => id)
    expect(expected(minnesota())).toEqual(sites('minnesota'))
    expect(expected(japan())).toEqual(sites('japan'))
  })

  it('an action is summed up in one line', () => {
    const counters = { 'osaka/1': 'Ann cotton 1', 'osaka/4': 'Ben port 1', 'kobe/1': 'Ann port 1' }
    const table = acting(japan({ cash: [30], counters, rails: { 'osaka-kobe': BEN } }))
    table.pick('sell').pick('sell osaka/1 to osaka/4')
    expect(sayStory(game, ANN, table.told, NAMES)).toBe(
      'Ann sells the cotton mill in Osaka 1 through Osaka 4, gets $10 for the cotton mill in Osaka 1 and Ben gets $7 for the port in Osaka 4.',
    )
    const rail = railing(japan({ cash: [1], counters })).pick('lay kobe-okayama')
    expect(sayStory(game, ANN, rail.told, NAMES)).toBe(
      'Ann borrows $10, buys coal for $1, buys iron for $1 and lays Kobe–Okayama.',
    )
  })

  it('prompt, option and refusal', () => {
    const table = acting(minnesota({ hands: [['red']] }))
    const top = table.frames.at(-1)
    expect(top === undefined ? '' : sayPrompt(game, top, NAMES)).toBe('Choose an action (2 left) or a space.')
    table.pick('pass')
    const card = table.frames.at(-1)
    expect(card === undefined ? '' : sayPrompt(game, card, NAMES)).toBe('Choose a card to discard and pass.')
    expect(sayOption(game, 'rail', { link: 'chicago-a-stpaul' }, NAMES)).toBe('Lay Chicago A–St. Paul')
    expect(sayOption(game, 'develop', { industry: 'iron' }, NAMES)).toBe('Develop an ironworks')
    expect(sayOption(game, 'build', { industry: 'port', site: 'otaru/1' }, NAMES)).toBe('Build a port in Otaru')
    expect(sayOption(game, 'sell', { site: 'otaru/1', outlet: 's-otaru-niigata/m' }, NAMES)).toBe(
      'Sell from Otaru to Vladivostok',
    )
    const rail = railing(japan({ counters: { 'hakodate/1': 'Ann port 1' }, rails: { 'muroran-hakodate': BEN } }))
    const refusal = rail.why('lay muroran-hakodate')
    expect(refusal === null ? '' : sayRefusal(game, refusal, NAMES)).toBe('That link belongs to Ben. (AOI-35)')
    const why = acting(minnesota({ loans: [1], cash: [4] })).why('repay')
    expect(why === null ? '' : sayRefusal(game, why, NAMES)).toBe('Repaying a loan costs $11. You have $4. (AOI-48)')
    expect(table.actor).toBe(ANN)
  })
})
