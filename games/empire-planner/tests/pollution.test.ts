import { editedBox } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { spaceAt } from '../data/city.ts'
import { pollutionFor, pollutionLevel } from '../readings/pollution.ts'
import { riseBar } from '../readings/upgrading.ts'
import { ANN, BEN, empireTable } from './table.ts'

describe('Reduce Pollution Level', () => {
  it('EMP-68: it can be reduced by one, until it’s off the track', () => {
    const table = empireTable({ pollution: 1 }).at('act.reducePollution', { seat: ANN })
    expect(table.names).toEqual(['reduce', 'skip'])
    expect(table.pick('reduce').g.pollution).toBe(0)
    expect(table.facts).toEqual([{ kind: 'cleaned', seat: ANN, pollution: 0 }])
  })

  it('EMP-68: or leave it', () => {
    expect(empireTable({ pollution: 5 }).at('act.reducePollution', { seat: ANN }).pick('skip').g.pollution).toBe(5)
    const none = empireTable().at('act.reducePollution', { seat: ANN })
    expect(none.why('reduce')).toEqual({ because: 'noPollution', rule: 'EMP-68' })
  })
})

describe('The Pollution track', () => {
  const steep = openBox(editedBox(STANDARD.tables, [['pollution/values', [2, 5, 9]]]))
  const at = (pollution: number) => ({
    ...empireTable({ pollution, built: [{ '5-6': 1, '2-1': 1 }, {}] }).g,
    box: steep,
  })

  it('EMP-63, EMP-66: the marker goes to the next value, and on the last space no Industrial building can be upgraded', () => {
    expect([0, 1, 2, 3].map(space => pollutionLevel(at(space)))).toEqual([0, 2, 5, 9])
    const industrial = spaceAt(5, 6)
    expect(riseBar(at(2), ANN, industrial)).toBeNull()
    expect(riseBar(at(3), ANN, industrial)).toBe('pollutionFull')
  })

  it('EMP-80: what counts at the end is the value, not the space', () => {
    expect([ANN, BEN].map(side => pollutionFor(at(2), side))).toEqual([5, 2])
  })
})
