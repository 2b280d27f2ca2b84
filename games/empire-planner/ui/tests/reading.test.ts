import { expect, test } from 'vitest'
import { SIDES } from '../../data/pieces.ts'
import { scoreSheet } from '../../readings/score.ts'
import { positionOf } from '../table.ts'
import { standing } from '../sheets/standing.tsx'
import { moments } from './sittings.ts'

test('the board’s readings and the table always agree on the scores (EMP-73 to EMP-80, EMP-103)', () => {
  for (const { g, seen, box } of moments(1)) {
    expect(scoreSheet(positionOf(seen, box))).toEqual(scoreSheet(g))
    for (const side of SIDES) expect(standing(seen, side, box)[0]?.value).toBe(scoreSheet(g).scores[side])
  }
})
