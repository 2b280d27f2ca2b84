// Searches for the best line of a challenge, always with the same dice: nested rollout policy adaptation (C. Rosin, 2011). Attempts
// choose at random, each choice by its weight. The weights move towards the best line found so far.

import type { Chance } from '@tableworks/kernel'
import type { Attempt } from './attempt.ts'

export interface Found {
  readonly line: readonly string[]
  readonly reached: number
  /** The options at each choice of the line. */
  readonly offered: readonly (readonly string[])[]
}

/** Weights by the number of a choice in the line and its name. */
type Policy = Map<string, number>

/** Attempts per round, and rounds before the search starts again. */
const ROUND = 30
const ROUNDS = 30
/** No challenge has more choices. */
const MOST_CHOICES = 300
/** The resolution of random numbers. */
const FINENESS = 1_000_000

export interface SearchOptions {
  /** How many attempts to make. */
  readonly tries: number
  readonly chance: Chance
  /** Lines to start from and vary. */
  readonly known?: readonly (readonly string[])[]
}

/** The best line found. */
export function search(start: Attempt, { tries, chance, known = [] }: SearchOptions): Found {
  let best = known.map(line => followed(start, line)).reduce(betterOf, NOTHING)
  for (let made = 0, restart = 0; made < tries; restart++) {
    // Every other search starts from the best line, the others from scratch.
    let local = restart % 2 === 0 ? best : NOTHING
    const policy: Policy = new Map()
    for (let round = 0; round < ROUNDS && made < tries; round++, made += ROUND) {
      local = betterOf(local, searchedRound(start, new Map(policy), chance))
      learn(start, policy, local)
    }
    best = betterOf(best, local)
  }
  return best
}

const NOTHING: Found = { line: [], reached: -Infinity, offered: [] }

const betterOf = (one: Found, other: Found): Found => (other.reached > one.reached ? other : one)

function searchedRound(start: Attempt, policy: Policy, chance: Chance): Found {
  let best = NOTHING
  for (let i = 0; i < ROUND; i++) {
    best = betterOf(best, tried(start, policy, chance))
    learn(start, policy, best)
  }
  return best
}

/** One attempt by these weights. */
const tried = (start: Attempt, policy: Policy, chance: Chance): Found =>
  walked(start, (choices, nth) => {
    const weights = choices.map(choice => Math.exp(policy.get(keyOf(nth, choice)) ?? 0))
    let left = (chance.below(FINENESS) / FINENESS) * sumOf(weights)
    return choices[weights.findIndex(weight => (left -= weight) < 0)] ?? choices[0]
  })

const followed = (start: Attempt, line: readonly string[]): Found => walked(start, (_choices, nth) => line[nth])

/** Plays until the attempt is over or `choose` has no more choices. */
function walked(start: Attempt, choose: (choices: readonly string[], nth: number) => string | undefined): Found {
  const attempt = start.copy()
  const offered: (readonly string[])[] = []
  while (!attempt.isOver && offered.length < MOST_CHOICES) {
    const { choices } = attempt.seen
    const choice = choose(choices, offered.length)
    if (choice === undefined || !choices.includes(choice)) break
    offered.push(choices)
    attempt.play(choice)
  }
  return { line: attempt.line, reached: attempt.isOver ? attempt.reached : -Infinity, offered }
}

/** Makes each choice of a good line likelier, and its alternatives less likely. */
function learn(start: Attempt, policy: Policy, { line, offered, reached }: Found): void {
  if (reached <= start.reached) return
  for (const [nth, choices] of offered.entries()) {
    const keys = choices.map(choice => keyOf(nth, choice))
    const weights = keys.map(key => Math.exp(policy.get(key) ?? 0))
    const sum = sumOf(weights)
    for (const [i, key] of keys.entries()) {
      const gain = choices[i] === line[nth] ? 1 : 0
      policy.set(key, (policy.get(key) ?? 0) + gain - (weights[i] ?? 0) / sum)
    }
  }
}

const keyOf = (nth: number, choice: string): string => `${nth} ${choice}`
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
