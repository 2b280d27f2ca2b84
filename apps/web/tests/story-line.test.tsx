// The line that tells what other players did.

import { StoryLine, type Tale, type TaleClause } from '@tableworks/board-kit'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const NAMES = ['Player', 'Ada', 'Bruno']

const clause = (text: string, sign: string | null, doer: number, more: Partial<TaleClause> = {}): TaleClause => ({
  text,
  sign,
  doer,
  places: [],
  gains: [],
  isYours: false,
  ...more,
})

const PIPE_LOST = {
  isYours: true,
  gains: [
    { seat: 2, amount: -1, unit: '', what: 'Titanium' },
    { seat: 0, amount: -1, unit: '', what: 'Pipe' },
  ],
}

const taleOf = (side: number, from: number, clauses: readonly TaleClause[]): Tale => ({
  side,
  from,
  to: from + 1,
  clauses,
  notes: [],
  facts: [],
})

const ADAS = taleOf(1, 4, [clause('moves Drone 1 to U4', '1', 1), clause('destroys your Pipe', '2', 1, PIPE_LOST)])
const BRUNOS = taleOf(2, 7, [
  clause('lays a Pipe', '1', 2),
  clause('moves Drone 1 to U6', '2', 2),
  clause('destroys Player’s Pipe', '3', 2, PIPE_LOST),
])

/** The line's steps as text, without the list that a press opens. */
function lineOf(tales: readonly Tale[], shown: Tale): string {
  const page = renderToStaticMarkup(<StoryLine tales={tales} shown={shown} sideNames={NAMES} onShow={() => {}} />)
  const line = page.slice(page.indexOf('aria-live'), page.indexOf('popover="auto"'))
  return line
    .replace(/^[^>]*>/, '')
    .replaceAll(/<svg.*?<\/svg>|<[^>]*>?/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

describe('the line that tells a turn', () => {
  it('names the player first, then tells the steps in order, even if one changes something for the viewer', () => {
    expect(lineOf([BRUNOS], BRUNOS)).toBe(
      'Bruno1lays a Pipe 2moves Drone 1 to U6 3destroys Player’s Pipe: −1 Titanium· Player −1 Pipe',
    )
  })

  it('also tells what changed for the viewer in other turns, before or after, with the name of its player', () => {
    expect(lineOf([ADAS, BRUNOS], BRUNOS)).toMatch(/^Ada destroys your Pipe: .*Bruno1lays a Pipe/)
    expect(lineOf([ADAS, BRUNOS], ADAS)).toMatch(
      /^Ada1moves Drone 1 to U4 2destroys your Pipe.*Bruno destroys Player’s Pipe/,
    )
  })
})
