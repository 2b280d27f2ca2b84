import { readFileSync } from 'node:fs'
import { type BoardMoment, momentsOf, recordedGame } from '@tableworks/contract'
import { testBoard, testGuide, testMarks } from '@tableworks/contract/vitest'
import { type Seat, seatsOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { TURNS } from '../../data/box.ts'
import { FACTORY_IDS, type FactoryId } from '../../data/factories.ts'
import { PRODUCT_IDS } from '../../data/products.ts'
import { game } from '../../index.ts'
import { stockOf } from '../../readings/contracts.ts'
import { treeOf } from '../../readings/need.ts'
import { spotsOfType } from '../../readings/running.ts'
import { ANN, type Complex, operating } from '../../tests/table.ts'
import { about } from '../about.ts'
import { stageOf } from '../board.tsx'
import { emptyCells } from '../parts/floor.tsx'
import { toolsFor } from '../parts/hands/tools.ts'
import { ui } from '../index.ts'
import { askedOf, positionOf } from '../table.ts'
import { stateOf } from '../trays/way.tsx'
import { ACTIONS, cellThing, contractThing, marks, places, type Thing, ticketThing } from '../things.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
const recorded = (name: string) => readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8')

testGuide(game, { tour: ui.tour, sounds: ui.sounds ?? {}, rules: RULES })

/** Everything the board draws. */
function drawn({ seen, g }: BoardMoment<typeof game>): Thing[] {
  const { view, seats } = seen
  const stage = stageOf(seen)
  const seat = seen.actor ?? 0
  const goal = view.open[0]
  return [
    ...emptyCells(view.floor[stage]).map(cell => cellThing(stage, cell)),
    ...seatsOf(seats).flatMap((one): Thing[] => [
      { kind: 'player', player: one },
      ...[...view.glance.factories[one], ...view.glance.products[one]].map(cell => cellThing(one, cell)),
    ]),
    ...FACTORY_IDS.map((factory): Thing => ({ kind: 'stack', factory })),
    ...[...view.open, ...view.contracts.flat()].map(contractThing),
    ...(goal === undefined ? [] : treeOf(g, seat, [goal])).map(({ product }): Thing => ({ kind: 'branch', product })),
    ...toolsFor(seen, positionOf(seen, g.box)).map(({ thing }) => thing),
    { kind: 'floor', seat: stage },
    { kind: 'bench', seat },
    { kind: 'players' },
    { kind: 'shelf' },
    { kind: 'token' },
    { kind: 'wall' },
    { kind: 'way' },
    ...onBench(seen, g),
  ]
}

function onBench(seen: BoardMoment<typeof game>['seen'], g: BoardMoment<typeof game>['g']): Thing[] {
  const asked = askedOf(seen)
  const goods = (seat: Seat, isThere: (id: (typeof PRODUCT_IDS)[number]) => boolean) =>
    PRODUCT_IDS.filter(isThere).map((product): Thing => ({ kind: 'good', product, seat }))
  switch (asked?.decision) {
    case 'draft':
      // Contracts that have been claimed are candidates as well.
      return FACTORY_IDS.map((factory): Thing => ({ kind: 'card', factory, seat: asked.frame.seat }))
    case 'layWhat':
      return g.hand[asked.frame.seat].map((factory): Thing => ({ kind: 'card', factory, seat: asked.frame.seat }))
    case 'move':
      return FACTORY_IDS.filter(id => spotsOfType(g.floor[asked.frame.seat], id).length > 0).map(id =>
        ticketThing(asked.frame.seat, id),
      )
    case 'turn':
      return TURNS.map((turn): Thing => ({ kind: 'turn', seat: asked.frame.seat, turn }))
    case 'produce':
      return [
        ...goods(
          asked.frame.seat,
          id => g.box.recipes[FACTORY_IDS.indexOf(asked.frame.factory)]?.outputs.flat().includes(id) === true,
        ),
        { kind: 'end', choice: 'all', seat: asked.frame.seat },
        { kind: 'end', choice: 'stop', seat: asked.frame.seat },
      ]
    case 'operate':
      return [
        { kind: 'end', choice: 'stop', seat: asked.frame.seat },
        ...ACTIONS.map((action): Thing => ({ kind: 'action', action, seat: asked.frame.seat })),
        ...goods(asked.frame.seat, id => stockOf(g, asked.frame.seat, id) > 0),
      ]
    case 'offer':
    case 'counter':
      return goods(asked.frame.seat, id => stockOf(g, asked.frame.partner, id) > 0)
    case 'bankFor':
      return goods(asked.frame.seat, () => true)
    default:
      return []
  }
}

/** A game for each seat count, cut short because random games are long and repetitive. */
const MOMENTS = 1800

function* someMoments(tables: readonly number[] = game.seats): Generator<BoardMoment<typeof game>> {
  for (const seats of tables) {
    let left = MOMENTS
    for (const moment of momentsOf(game, [{ seats, variants: {}, secret: `ui ${seats}` }])) {
      yield moment
      left -= 1
      if (left === 0) break
    }
  }
  // Random games hardly ever have three of a kind for the bank.
  const wood: Complex = {
    products: [
      ['wood', 0, -1],
      ['wood', 1, 0],
      ['wood', 0, 1],
    ],
  }
  const bank = operating({ complexes: [wood] }).pick('bank wood')
  const { referee, state, g } = bank
  yield { referee, state, g, seen: bank.view(ANN) as BoardMoment<typeof game>['seen'], box: g.box }
}

testBoard(game, { places, drawn }, () => someMoments())

describe('the cards of things', () => {
  /** Any decision may be missing from these games, because the games above reach each one. */
  const rare = game.notation.decisions
  testBoard(game, { places, about, drawn, rare }, function* () {
    let left = 0
    for (const moment of someMoments([3])) {
      if (left === 0) yield moment
      left = left === 0 ? 9 : left - 1
    }
  })
})

describe('the starting factories', () => {
  /** Every decision before the first turn of a three-player game. */
  function* setUp() {
    for (const moment of someMoments([3])) {
      if (moment.seen.decision === 'move') return
      const at = { seen: moment.seen, box: moment.box, sideNames: ['Ann', 'Ben', 'Cat'] }
      yield { ...moment, at, seat: moment.seen.actor ?? 0, position: positionOf(moment.seen, moment.box) }
    }
  }
  const cardOf = (factory: FactoryId, seat: Seat, at: Parameters<NonNullable<typeof about.card>>[1]) =>
    about.card?.({ kind: 'card', factory, seat }, at).now.join(' ')

  it('the rivals’ card names the seat that chooses', () => {
    for (const { at } of setUp()) expect(about.players?.({ kind: 'players' }, at).now).toEqual(['It’s your turn.'])
  })

  it('a stack’s card counts the cards in the starting set', () => {
    const [{ at } = { at: null }] = setUp()
    if (at === null) throw new Error('no draft')
    const stack = about.stack?.({ kind: 'stack', factory: 'forest' }, at)
    expect(stack?.what).toContain('in the starting set')
    expect(stack?.now).toEqual(['Take it from the starting set.'])
  })

  it('the way to a contract counts factories in hand and names those to take', () => {
    const states = new Set<string>()
    const inHand = new Set<string>()
    for (const { position, seat, g } of setUp())
      for (const branch of treeOf(position, seat, ['leather', 'wood'])) {
        const state = stateOf(branch, position)
        states.add(state)
        if (branch.maker !== null && g.hand[seat].includes(branch.maker)) inHand.add(state)
      }
    expect([...states]).toEqual(expect.arrayContaining(['maker', 'take', 'build']))
    expect([...inHand]).toEqual(['maker'])
  })

  it('the tip about forests needs one in the set', () => {
    const fits = ui.tour.find(({ id }) => id === 'draft')?.fits
    const fitting = [...setUp()].map(({ seen, g }) => [fits?.(seen), g.set.includes('forest')])
    for (const [fit, isThere] of fitting) expect(fit).toBe(isThere)
  })

  it('while one factory is laid out, another’s card says how to choose it first', () => {
    const cards = [...setUp()].flatMap(({ seen, g, at, seat }) => {
      const asked = askedOf(seen)
      if (asked?.decision !== 'laySite') return []
      return g.hand[seat].filter(id => id !== asked.frame.factory).map(id => cardOf(id, seat, at))
    })
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(card).toContain('Undo to choose another factory first')
  })
})

testMarks(game, { places, marks, games: [recorded('typical'), recorded('shortest')] })

it('another player’s floor is marked only when a factory went there', () => {
  const { table, facts } = recordedGame(game, recorded('every-rule'))
  const seen = table.view(null) as never
  const strangers = facts.filter(fact => {
    const marked = [marks[fact.kind as 'built']?.(fact as never, seen) ?? []].flat()
    return marked.some(thing => 'seat' in thing && thing.seat !== (fact as { seat?: Seat }).seat)
  })
  expect([...new Set(strangers.map(({ kind }) => kind))]).toEqual(['gaveFactory'])
})
