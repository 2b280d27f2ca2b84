import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sameValue } from '../memo-by-value.ts'

const act = () => undefined

describe('parts don’t rerender', () => {
  it.each([
    ['fresh objects with the same in them', { lots: [{ die: 3, owner: null }] }, { lots: [{ die: 3, owner: null }] }],
    ['the same function', { act }, { act }],
    ['no number and no number', { at: Number.NaN }, { at: Number.NaN }],
  ])('%s', (_name, before, after) => {
    expect(sameValue(before, after)).toBe(true)
  })

  const picture = createElement('b', null, 'x')
  it.each([
    ['another value deep inside', { lots: [{ die: 3 }] }, { lots: [{ die: 4 }] }],
    ['a list that grew', { lots: [1] }, { lots: [1, 2] }],
    ['a field that came', { a: 1 }, { a: 1, b: undefined }],
    ['a field under another name', { a: undefined }, { b: undefined }],
    ['a list and an object', { lots: [] }, { lots: {} }],
    ['another function, even if it does the same', { act }, { act: () => undefined }],
    ['drawings, which are never looked into', { picture }, { picture: createElement('b', null, 'x') }],
    ['maps, which are never looked into', { seen: new Map() }, { seen: new Map() }],
  ])('but rerender for %s', (_name, before, after) => {
    expect(sameValue(before, after)).toBe(false)
  })
})
