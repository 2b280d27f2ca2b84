import { loadState, Referee, savedState, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'

const referee = new Referee(game)

/** A mid-game position as read from a file, with one value replaced. */
function withValue(value: unknown, path: readonly (string | number)[]): unknown {
  const state = referee.open(2, {}, swiftChance('laws'))
  for (let i = 0; i < 60; i++) {
    const [option] = referee.options(state)
    if (option !== undefined) referee.choose(state, option)
  }
  const data = structuredClone(savedState(state)) as unknown as Record<string | number, unknown>
  let at = data
  for (const key of path.slice(0, -1)) at = at[key] as typeof at
  at[path.at(-1) ?? ''] = value
  return data
}

describe('A broken position from a file is refused with its fault before any rule runs', () => {
  it('an unchanged position is accepted', () => {
    expect(loadState(referee, withValue(2, ['g', 'seats'])).frames).not.toEqual([])
  })

  const cases: readonly { says: string; value: unknown; path: readonly (string | number)[] }[] = [
    { says: 'firstPlayer', value: 2, path: ['g', 'firstPlayer'] },
    { says: 'token', value: 5, path: ['g', 'token'] },
    { says: 'turn', value: 1.5, path: ['g', 'turn'] },
    { says: 'turn', value: 201, path: ['g', 'turn'] },
    { says: 'movesLeft', value: 3, path: ['g', 'movesLeft'] },
    { says: 'actions', value: 121, path: ['g', 'actions'] },
    { says: 'actions', value: -1, path: ['g', 'actions'] },
    { says: 'set', value: ['castle'], path: ['g', 'set'] },
    { says: 'hand', value: [[]], path: ['g', 'hand'] },
    { says: 'stacks', value: 5, path: ['g', 'stacks', 3] },
    { says: 'stacks', value: [4], path: ['g', 'stacks'] },
    { says: 'open', value: 'gold', path: ['g', 'open', 0] },
    { says: 'contracts', value: null, path: ['g', 'contracts', 1] },
    { says: 'offers', value: 4, path: ['g', 'offers', 0] },
    { says: 'closed', value: 1, path: ['g', 'closed', 0] },
    { says: 'declined', value: [3], path: ['g', 'declined'] },
    { says: 'operating', value: 0, path: ['g', 'operating'] },
    { says: 'ending', value: 'rain', path: ['g', 'ending'] },
    { says: 'floor', value: null, path: ['g', 'floor', 0] },
    { says: 'a window at', value: 5000, path: ['g', 'floor', 0, 'left'] },
    { says: 'a card that isn’t in the box', value: 40, path: ['g', 'floor', 0, 'cells', 0] },
    { says: 'a card that isn’t in the box', value: 176, path: ['g', 'floor', 0, 'cells', 0] },
    { says: 'rows of', value: 3, path: ['g', 'floor', 0, 'width'] },
    { says: 'a factory outside the window', value: 9999, path: ['g', 'floor', 0, 'sites', 0] },
    { says: 'stock', value: -1, path: ['g', 'floor', 0, 'stock', 0] },
  ]
  it.each(cases)('$says: $path', ({ says, value, path }) => {
    expect(() => loadState(referee, withValue(value, path))).toThrow(says)
  })
})
