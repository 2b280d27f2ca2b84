// A browser remembers a table's commitments, and notices when a server or a file shows different ones.

import type { DiceState } from '@tableworks/host'
import {
  commitmentToNumber,
  digest,
  gameFileOf,
  MOST_CONTINUATIONS,
  type Seat,
  seedFrom,
  Table,
  writeGameFile,
} from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { sayDifferences, SeenCommitments } from '../online/seen-commitments.ts'
import { checkText } from '../verify/check.ts'
import { withSeen } from '../verify/compared.ts'

const ANN: Seat = 0
const BEN: Seat = 1
const TABLE = 'on-1'
const SIDES = ['Ann', 'Ben']
const numberOf = (name: string) => digest(`number of ${name}`)
const committed = (ann = 'ann', ben = 'ben') =>
  [ann, ben].map((name, seat) => ({ seat: seat as Seat, digest: commitmentToNumber(numberOf(name)) }))
const OPEN: DiceState = { host: seedFrom('host').commitment, committed: committed(), revealed: [], late: [] }
const REVEALED: DiceState = { ...OPEN, revealed: [ANN, BEN] }

/** Ann's browser just before it reveals her number. */
function annsBrowser(): SeenCommitments {
  const seen = new SeenCommitments()
  seen.note(TABLE, OPEN, [ANN])
  seen.fix(TABLE)
  return seen
}

describe('what a browser saw of a table', () => {
  it('stays the same while the server is honest', () => {
    const seen = annsBrowser()
    seen.note(TABLE, REVEALED, [ANN])
    expect(seen.compareTable(TABLE, REVEALED)).toEqual({ is: 'same' })
  })

  it('differs if the server changes a digest after it has the number, even without a reveal', () => {
    const seen = annsBrowser()
    const fitted = { ...OPEN, committed: committed('ann', 'fitted') }
    for (const dice of [fitted, { ...fitted, revealed: [ANN] }]) {
      seen.note(TABLE, dice, [ANN])
      expect(seen.compareTable(TABLE, dice)).toEqual({ is: 'different', host: false, seats: [BEN] })
    }
    expect(sayDifferences(seen.compareTable(TABLE, fitted), SIDES)).toEqual([
      'The commitments from Ben aren’t the ones your browser saw. The dice may have been changed.',
    ])
  })

  it('differs if a commitment is dropped or added, or the server’s own changes', () => {
    const seen = annsBrowser()
    const dropped = { ...REVEALED, committed: committed().slice(1) }
    expect(seen.compareTable(TABLE, dropped)).toMatchObject({ is: 'different', seats: [ANN] })
    const more = { ...REVEALED, committed: [...committed(), { seat: 2 as Seat, digest: 'd' }] }
    expect(seen.compareTable(TABLE, more)).toMatchObject({ is: 'different', seats: [2] })
    const host = { ...OPEN, host: 'another' }
    expect(sayDifferences(seen.compareTable(TABLE, host), SIDES)).toEqual([
      'The server’s commitment isn’t the one your browser saw. The dice may have been changed.',
    ])
  })

  it('includes the server’s first commitment, but players may commit again until a number is revealed', () => {
    const seen = new SeenCommitments()
    seen.note(TABLE, OPEN, [ANN])
    const anew = { ...OPEN, committed: committed('ann', 'other device') }
    expect(seen.compareTable(TABLE, anew)).toEqual({ is: 'sameHost' })
    seen.note(TABLE, anew, [ANN])
    expect(seen.compareTable(TABLE, anew)).toEqual({ is: 'same' })
    seen.note(TABLE, { ...anew, host: 'another' }, [ANN])
    expect(seen.compareTable(TABLE, { ...anew, host: 'another' })).toMatchObject({ is: 'different', host: true })
  })

  it('proves less to a browser that had no secret number in it', () => {
    const spectator = new SeenCommitments()
    spectator.note(TABLE, REVEALED, [])
    expect(spectator.compareTable(TABLE, REVEALED)).toEqual({ is: 'seenLate' })
    const late = new SeenCommitments()
    late.note(TABLE, REVEALED, [ANN])
    expect(late.compareTable(TABLE, REVEALED)).toEqual({ is: 'seenLate' })
  })
})

describe('a game file compared with what the browser saw', () => {
  /** The file that a server sends after the end. */
  function fileOf(ben = 'ben', secret = 'host') {
    const table = new Table(game, { seatNames: SIDES, seed: seedFrom(secret) })
    for (const [seat, name] of ['ann', ben].entries())
      table.say(seat as Seat, `/commit ${commitmentToNumber(numberOf(name))}`)
    for (const [seat, name] of ['ann', ben].entries()) table.say(seat as Seat, `/reveal ${numberOf(name)}`)
    while (table.actor !== null) table.say(table.actor, table.choices[0] ?? '')
    return writeGameFile(gameFileOf(table))
  }
  const checked = async (source: string, seen: SeenCommitments) => {
    const { check, note } = withSeen(await checkText(source, async () => game), seen)
    return { verdict: check.verdict, problems: 'problems' in check ? check.problems : [], note }
  }

  it('has the same commitments', async () => {
    expect(await checked(fileOf(), annsBrowser())).toEqual({
      verdict: 'agrees',
      problems: [],
      note: 'This file’s commitments match the ones your browser recorded.',
    })
  })

  it('doesn’t match if a player’s or the server’s commitment was changed, although it’s consistent', async () => {
    expect(await checked(fileOf('fitted'), annsBrowser())).toEqual({
      verdict: 'differs',
      problems: ['The commitments from Ben aren’t the ones your browser saw. The dice may have been changed.'],
      note: null,
    })
    expect(await checked(fileOf('ben', 'better'), annsBrowser())).toMatchObject({
      verdict: 'differs',
      problems: ['The server’s commitment isn’t the one your browser saw. The dice may have been changed.'],
    })
  })

  it('can’t be compared for an unseen table, and needn’t be for a table on one device', async () => {
    expect(await checked(fileOf(), new SeenCommitments())).toMatchObject({
      verdict: 'agrees',
      note: 'This browser never saw this table, so it has no commitments to compare with the file.',
    })
    const local = new Table(game, { seatNames: SIDES, seed: seedFrom('local', [], MOST_CONTINUATIONS) })
    while (local.actor !== null) local.say(local.actor, local.choices[0] ?? '')
    expect((await checked(writeGameFile(gameFileOf(local)), annsBrowser())).note).toBeNull()
  })
})
