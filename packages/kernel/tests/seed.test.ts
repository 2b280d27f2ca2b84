import { commitmentTo, keepsCommitment, sealOf, seedFrom } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'

describe('verifiable dice', () => {
  it('only its own secret matches a commitment', () => {
    const seed = seedFrom('secret', ['ann', 'ben'])
    expect(keepsCommitment(seed)).toBe(true)
    expect(keepsCommitment({ ...seed, secret: 'other' })).toBe(false)
  })

  it('the commitment doesn’t depend on the players’ entropy, and the seal depends on both', () => {
    expect(commitmentTo('secret')).toBe(seedFrom('secret', ['x']).commitment)
    const seals = [seedFrom('s'), seedFrom('t'), seedFrom('s', ['a']), seedFrom('s', ['a', 'b']), seedFrom('s', ['ab'])]
    expect(new Set(seals.map(sealOf)).size).toBe(seals.length)
  })
})
