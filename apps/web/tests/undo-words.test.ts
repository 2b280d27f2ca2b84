import type { Entry } from '@tableworks/host'
import { type AnyGame, type Seat, seedFrom, Table } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { expect, it } from 'vitest'
import { undoHint } from '../table/undo-words.ts'
import { voiceOf } from '../table/voice.ts'

const game = saltAndTimber as AnyGame
const sides = ['Ann', 'Ada', 'Bruno']
const table = new Table(game, { seatNames: sides, seed: seedFrom('a') })
for (const [seat, text] of [
  [0, 'harvest salt'],
  [1, 'harvest timber'],
  [2, 'harvest salt'],
] as const)
  table.say(seat, text)
const journal = table.line.map(({ seat, decision, text, told }, i): Entry => ({
  step: i + 1,
  seat,
  decision,
  choice: text,
  told,
}))
const hintOf = (askTo: number | null, by: Seat | null = 0) =>
  undoHint({ journal, game, sides, voice: voiceOf(game, sides) }, { by, refusal: null, askTo })

it('Undo says what it takes back: the move, and whose turns since', () => {
  expect(hintOf(0)).toBe('Undo back to before: Ann harvests 2 salt. Also takes back what Ada and Bruno did since. (U)')
  expect(hintOf(2, 2)).toBe('Undo back to before: Bruno harvests 2 salt. (U)')
  expect(hintOf(null)).toBe('Undo the last move (U)')
})
