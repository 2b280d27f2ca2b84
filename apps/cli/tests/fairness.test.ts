// Bots are fair: with different hidden cards and the same dice they make the same choice.

import { diceOf, hintFor, levelsAmong, playerAt } from '@tableworks/bots'
import { twinOf } from '@tableworks/contract'
import { GAMES } from '@tableworks/games'
import { botEntryFor, playersFor } from '@tableworks/games/bots'
import {
  type AnyGame,
  Chance,
  Referee,
  type Seat,
  type State,
  swiftChance,
  type VariantValue,
  viewOf,
} from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'

/** How many positions per game to test, a few choices apart, in which hidden information could differ. */
const POSITIONS = 6
const APART = 9
const HINTS = 3

const withSecrets = Object.values(GAMES).filter(({ hidden }) => hidden !== undefined)
/** The default table, and every table that has its own network. */
const tables = withSecrets.flatMap(game => {
  const files = botEntryFor(game.id).networks?.loader.files ?? []
  return [{}, ...files.map(({ variants }) => variants)].map(variants => ({
    name: [game.name, ...Object.values(variants)].join(', '),
    game,
    variants,
  }))
})

describe('Bots don’t use hidden information', () => {
  it.each(tables)('$name: with hidden cards swapped every level makes the same choice', ({ game, variants }) => {
    const referee = new Referee(game)
    const twins = twinsOf(game, referee, variants)
    expect(twins.length).toBe(POSITIONS)
    const players = playersFor(game.id)
    for (const player of levelsAmong(players).map(level => playerAt(players, level)))
      for (const { seat, state, twin } of twins) {
        const choose = (one: State) =>
          player.choose(viewOf(referee, one, seat), { referee, chance: diceOf(player, seat, 'fair') })
        expect(choose(twin), `${player.name} at seat ${seat}`).toBe(choose(state))
      }
  })

  it.each(withSecrets)('$name: with hidden cards swapped a hint and its reasons are the same', game => {
    const referee = new Referee(game)
    const entry = botEntryFor(game.id)
    for (const { seat, state, twin } of twinsOf(game, referee, {}).slice(0, HINTS)) {
      const hint = (one: State) =>
        hintFor(entry, viewOf(referee, one, seat), { referee, chance: new Chance(swiftChance('fair hint')) })
      expect(hint(twin)).toEqual(hint(state))
    }
  })
})

type Variants = Readonly<Record<string, VariantValue>>

interface Twins {
  readonly seat: Seat
  readonly state: State
  readonly twin: State
}

/** Positions from random games, each with a twin that looks the same to the deciding seat. */
function twinsOf(game: AnyGame, referee: Referee, variants: Variants): Twins[] {
  const twins: Twins[] = []
  for (let nth = 1; twins.length < POSITIONS; nth++)
    twins.push(...twinsIn(game, referee, variants, `fair table ${nth}`))
  return twins.slice(0, POSITIONS)
}

function twinsIn(game: AnyGame, referee: Referee, variants: Variants, seed: string): Twins[] {
  const { random } = playersFor(game.id)
  const chance = new Chance(swiftChance(`twins of ${seed}`))
  const state = referee.open(game.seats.find(seats => seats > 1) ?? 2, variants, swiftChance(seed))
  const twins: Twins[] = []
  for (let choices = 1; twins.length < POSITIONS; choices++) {
    const seat = referee.waiting(state)?.seat
    if (seat === undefined) break
    const twin = choices % APART === 0 ? twinOf(referee, state, seat, chance) : null
    if (twin !== null) twins.push({ seat, state: referee.clone(state), twin })
    const read = referee.read(state, random.choose(viewOf(referee, state, seat), { referee, chance }))
    if ('refusal' in read) throw new Error(`a random player chose what is not offered: ${read.refusal.because}`)
    referee.choose(state, read.option)
  }
  return twins
}
