import { loadState, Referee, savedState, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'

const referee = new Referee(game)

/** A position as read from a file, with one value replaced. */
function withValue(value: unknown, path: readonly (string | number)[]): unknown {
  const opened = savedState(referee.open(3, { map: 'minnesota' }, swiftChance('laws')))
  const data = structuredClone(opened) as unknown as Record<string | number, unknown>
  let at = data
  for (const key of path.slice(0, -1)) at = at[key] as typeof at
  at[path.at(-1) ?? ''] = value
  return data
}

const COUNTER = { owner: 0, industry: 'cotton', level: 1, flipped: false, coal: 0, iron: 0 }

describe('A broken position from a file is refused with its fault before any rule runs', () => {
  it('an unchanged position is accepted', () => {
    expect(loadState(referee, withValue(3, ['g', 'seats'])).frames).not.toEqual([])
  })

  const cases: readonly { says: string; value: unknown; path: readonly (string | number)[] }[] = [
    { says: 'the turn order names every seat once', value: null, path: ['g', 'order', 0] },
    { says: 'the turn order names every seat once', value: [0, 1, 1], path: ['g', 'order'] },
    { says: 'the turn order names every seat once', value: [0, 1, 2, 3], path: ['g', 'order'] },
    { says: 'rails: not', value: [], path: ['g', 'rails'] },
    { says: 'counters: not', value: [null], path: ['g', 'counters'] },
    { says: 'parts: not', value: [0], path: ['g', 'parts'] },
    { says: 'markets: not', value: [], path: ['g', 'markets'] },
    { says: 'sold: not', value: [], path: ['g', 'sold'] },
    { says: 'ironMarkets: not', value: [0], path: ['g', 'ironMarkets'] },
    { says: 'faceUp: not 2', value: [], path: ['g', 'faceUp'] },
    { says: 'a list by seat: not 3', value: [0, 0], path: ['g', 'cash'] },
    { says: 'a list by seat: not 3', value: [0, 0, 0, 0], path: ['g', 'taken', 'coal'] },
    { says: 'a list by seat: not 3', value: null, path: ['g', 'hand'] },
    { says: 'belong to seats of this table', value: 3, path: ['g', 'rails', 0] },
    { says: 'belong to seats of this table', value: { ...COUNTER, owner: 4 }, path: ['g', 'counters', 0] },
    { says: 'have an industry and a level', value: { ...COUNTER, industry: 'steel' }, path: ['g', 'counters', 0] },
    { says: 'have an industry and a level', value: { ...COUNTER, level: 9 }, path: ['g', 'counters', 0] },
    { says: 'have an industry and a level', value: { ...COUNTER, flipped: null }, path: ['g', 'counters', 0] },
    { says: 'market counters are those in the box', value: 'wool', path: ['g', 'markets', 0] },
    { says: 'market counters are those in the box', value: null, path: ['g', 'sold', 0] },
    { says: 'market counters are those in the box', value: Array(7).fill('none'), path: ['g', 'markets'] },
    { says: 'the turn is a count', value: 0, path: ['g', 'turn'] },
    { says: 'the turn is a count', value: null, path: ['g', 'over'] },
    { says: 'every card is in the deck', value: 'gold', path: ['g', 'deck', 0] },
    { says: 'every card is in the deck', value: [], path: ['g', 'discards', 0] },
    { says: 'no player has negative money', value: null, path: ['g', 'cash', 1] },
    { says: 'displays hold no more than', value: 9, path: ['g', 'demand', 'coal'] },
    { says: 'rails on the board and rails left', value: -1, path: ['g', 'railsLeft', 2] },
    { says: 'turns.queue', value: [1, 9], path: ['frames', 1, 'frame', 'queue'] },
    { says: 'turns.queue', value: [1, 1], path: ['frames', 1, 'frame', 'queue'] },
    { says: 'action.left', value: 3, path: ['frames', 2, 'frame', 'left'] },
    { says: 'action.left', value: 0, path: ['frames', 2, 'frame', 'left'] },
    { says: 'game.part', value: -1, path: ['frames', 0, 'frame', 'part'] },
    { says: 'coal.project', value: 'coal', path: ['frames', 2, 'step'] },
    { says: 'discardCard.use', value: 'discardCard', path: ['frames', 2, 'step'] },
    { says: 'rail.laid', value: 'rail', path: ['frames', 2, 'step'] },
  ]
  it.each(cases)('$says: $path', ({ says, value, path }) => {
    expect(() => loadState(referee, withValue(value, path))).toThrow(says)
  })
})
