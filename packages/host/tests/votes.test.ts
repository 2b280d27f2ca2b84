import type { Seat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ballotField, type Motion, openVotes, outcomeOf, type Votes } from '../votes.ts'

const motion = (change: Partial<Motion> = {}): Motion => ({
  id: 'm',
  kind: 'bot',
  by: 0,
  seat: 3,
  voters: [0, 1, 2],
  at: 0,
  ...change,
})
const everyone = () => true
const outcome = (votes: Votes, isVoter: (seat: Seat) => boolean = everyone) =>
  openVotes(votes, isVoter).map(vote => outcomeOf(vote))

describe('a vote', () => {
  it('about a bot needs more than half of the voters', () => {
    const motions = [motion()]
    expect(outcome({ motions, ballot0: { m: true } })).toEqual(['open'])
    expect(outcome({ motions, ballot0: { m: true }, ballot2: { m: true } })).toEqual(['passed'])
    expect(outcome({ motions, ballot0: { m: true }, ballot1: { m: false } })).toEqual(['open'])
    expect(outcome({ motions, ballot1: { m: false }, ballot2: { m: false } })).toEqual(['failed'])
    const two = [motion({ voters: [0, 1] })]
    expect(outcome({ motions: two, ballot0: { m: true } })).toEqual(['open'])
    expect(outcome({ motions: two, ballot0: { m: true }, ballot1: { m: false } })).toEqual(['failed'])
    expect(outcome({ motions: [motion({ voters: [0] })], ballot0: { m: true } })).toEqual(['passed'])
  })

  it('about a pause needs everyone', () => {
    const motions = [motion({ kind: 'pause', seat: null })]
    expect(outcome({ motions, ballot0: { m: true }, ballot1: { m: true } })).toEqual(['open'])
    expect(outcome({ motions, ballot0: { m: true }, ballot1: { m: true }, ballot2: { m: true } })).toEqual(['passed'])
    expect(outcome({ motions, ballot2: { m: false } })).toEqual(['failed'])
  })

  it('counts only voters who are still at the table, and answers to this motion', () => {
    const motions = [motion({ kind: 'pause', seat: null })]
    const votes = { motions, ballot0: { m: true }, ballot1: { m: true }, ballot2: { other: true } }
    expect(outcome(votes)).toEqual(['open'])
    expect(outcome(votes, seat => seat !== 2)).toEqual(['passed'])
  })

  it('keeps a seat’s answers to open motions', () => {
    const motions = [motion(), motion({ id: 'n' })]
    const votes = { motions, ballot1: { m: true, closed: false } }
    expect(ballotField(votes, 1, 'n', false)).toEqual({ ballot1: { m: true, n: false } })
  })
})
