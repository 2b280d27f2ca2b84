import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sameValue } from '../memo-by-value.ts'

const act = () => undefined

describe('parts don’t rerender', () => {
  it.each([
    ['new objects with equal content', { lots: [{ die: 3, owner: null }] }, { lots: [{ die: 3, owner: null }] }],
    ['the same function', { act }, { act }],
    ['NaN and NaN', { at: Number.NaN }, { at: Number.NaN }],
  ])('%s', (_name, before, after) => {
    expect(sameValue(before, after)).toBe(true)
  })

  const picture = createElement('b', null, 'x')
  it.each([
    ['a different nested value', { lots: [{ die: 3 }] }, { lots: [{ die: 4 }] }],
    ['a list that grew', { lots: [1] }, { lots: [1, 2] }],
    ['a new field', { a: 1 }, { a: 1, b: undefined }],
    ['a field under another name', { a: undefined }, { b: undefined }],
    ['a list and an object', { lots: [] }, { lots: {} }],
    ['another function, even if it does the same thing', { act }, { act: () => undefined }],
    ['elements, which aren’t compared by content', { picture }, { picture: createElement('b', null, 'x') }],
    ['maps, which aren’t compared by content', { seen: new Map() }, { seen: new Map() }],
  ])('but rerender for %s', (_name, before, after) => {
    expect(sameValue(before, after)).toBe(false)
  })
})
