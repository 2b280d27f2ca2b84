import { game as ageOfIndustry } from '@tableworks/age-of-industry'
import { game as titansOfIndustry } from '@tableworks/titans-of-industry'
import type { AnyGame } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { sayVariantValue, variantsThatMatter } from '../parts/variants.ts'

const age = ageOfIndustry as unknown as AnyGame
const titans = titansOfIndustry as unknown as AnyGame
const keys = (...of: Parameters<typeof variantsThatMatter>) => variantsThatMatter(...of).map(([key]) => key)

describe('Variants', () => {
  it('apply to the seats and the map they are for', () => {
    expect(keys(titans, 5, {})).toContain('lastOfFiveBonus')
    expect(keys(titans, 4, {})).not.toContain('lastOfFiveBonus')
    expect(keys(age, 3, {})).toContain('sharedSeaLaneReach') // Japan is the default map.
    expect(keys(age, 3, { map: 'minnesota' })).not.toContain('sharedSeaLaneReach')
    expect(keys(age, 3, { map: 'minnesota' })).toContain('minnesotaAutoExport')
  })

  it('have readable labels', () => {
    const said = (of: AnyGame, key: string, value: string | number | boolean) => {
      const variant = of.variants[key]
      return variant === undefined ? null : sayVariantValue(variant, value)
    }
    expect(said(age, 'endTrigger', 'deckAndHand')).toBe('Deck and hand')
    expect(said(age, 'twoPlayerTrim', false)).toBe('No')
    expect(said(titans, 'lastOfFiveBonus', 15)).toBe('$15')
  })

  it('use the names of the chosen component set', () => {
    const { map } = age.variants
    expect(sayVariantValue(map!, 'japan')).toBe('Japan')
    expect(sayVariantValue(map!, 'japan', { japan: 'Old Japan' })).toBe('Old Japan')
  })
})
