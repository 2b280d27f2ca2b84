import { expect, test } from 'vitest'
import { ACTIONS } from '../../data/action-cards.ts'
import { SPACES } from '../../data/city.ts'
import { SIDES } from '../../data/pieces.ts'
import { ACTS } from '../../rules/acts.ts'
import * as rulesOfCubes from '../../rules/cubes.ts'
import { incomeOf as incomeByRules } from '../../rules/gains.ts'
import * as rulesOfMarkers from '../../rules/markers.ts'
import { whoIsFirst } from '../../rules/round.ts'
import { result } from '../../rules/scoring.ts'
import * as rulesOfSides from '../../rules/sides.ts'
import { estimateOf } from '../reading/estimate.ts'
import {
  cubesOf,
  firstNext,
  incomeOf,
  isFree,
  linksLeft,
  markerOf,
  maxDieOf,
  ownerOf,
  spareCubes,
} from '../reading/sides.ts'
import { positionOf } from '../reading/table.ts'
import { hindranceOf } from '../reading/use.ts'
import { standing } from '../standing.ts'
import { moments } from './sittings.ts'

test('the estimate is the score sheet at every moment, line by line (EMP-73 to EMP-80, EMP-103)', () => {
  for (const { g, seen, box } of moments()) {
    const { sheet, scores } = result(g)
    for (const side of SIDES) {
      const { lines, total } = estimateOf(positionOf(seen, box), side)
      expect(lines.map(({ line, value }) => [line, value])).toEqual(
        sheet.map(({ line, values }) => [line, values[side]]),
      )
      expect(total).toBe(scores[side])
      expect(standing(seen, side, box)[0]?.value).toBe(scores[side])
    }
  }
})

test('an icon is called useless exactly when the rules say it has no effect (AMB-16)', () => {
  for (const { g, seen, box } of moments()) {
    if (seen.decision !== 'action.claim') continue
    for (const side of SIDES)
      for (const action of ACTIONS)
        expect(hindranceOf(positionOf(seen, box), side, action), action).toBe(ACTS[action].hindrance(g, side))
  }
})

test('cubes, markers, income, turn order and buildings are counted as the rules count them', () => {
  for (const { g, seen, box } of moments()) {
    const shown = positionOf(seen, box)
    expect(firstNext(shown)).toBe(whoIsFirst(g))
    for (const side of SIDES) {
      expect(cubesOf(shown, side).supply).toBe(rulesOfCubes.supplyOf(g, side))
      expect(spareCubes(shown, side)).toBe(rulesOfCubes.spareCubes(g, side))
      expect(incomeOf(shown, side)).toBe(incomeByRules(g, side))
      expect(markerOf(shown, side)).toBe(rulesOfMarkers.markerOf(g, side))
      for (const card of g.cards)
        for (const icon of g.box.icons[card])
          expect(isFree(shown, side, icon)).toBe(rulesOfMarkers.isFree(g, side, icon))
      for (const factory of g.factories[side])
        expect(linksLeft(shown, factory)).toBe(rulesOfSides.linksLeft(g, factory))
    }
    for (const space of SPACES) {
      expect(ownerOf(shown, space)).toBe(rulesOfSides.ownerOf(g, space))
      expect(maxDieOf(shown, space)).toBe(rulesOfSides.maxDieOf(g, space))
    }
  }
})
