import { describe, expect, it } from 'vitest'
import { ANN, empireTable } from './table.ts'

describe('Reduce Pollution Level', () => {
  it('EMP-68: one may lower it by one, down to beside the track', () => {
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
