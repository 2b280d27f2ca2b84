// Set-up before the first round: RULES.md EMP-1 to EMP-16, and EMP-83, EMP-84 for the solo game.

import type { Chance } from '@tableworks/kernel'
import { drawMany } from '@tableworks/table-kit'
import { CARD_IDS } from './data/action-cards.ts'
import type { Box } from './data/box.ts'
import { perSpace } from './data/city.ts'
import type { FactoryId } from './data/factories.ts'
import type { Factory, State } from './state.ts'

const CAPITAL = 20
const PROFIT = 5
const STARTING_GOODS = 1
export const FACE_UP_CARDS = 2

export function setup({ seats, variants, box }: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const isSolo = seats === 1
  const factories = shuffledFactories(box, chance)
  const deck = [...CARD_IDS]
  const cards = drawMany(deck, FACE_UP_CARDS, chance) // EMP-9: the other six stay face down.
  const second = isSolo
    ? { ...box.archie[variants.difficulty], goods: 0 } // EMP-84, AMB-47
    : { capital: CAPITAL + variants.secondSeatBonusCapital, profit: PROFIT, goods: STARTING_GOODS }
  return {
    seats,
    variants,
    box,
    round: 0, // EMP-15
    first: 0, // EMP-11: seat 0 is the Start Player.
    capital: [CAPITAL, second.capital], // EMP-12
    profit: [PROFIT, second.profit],
    pollution: 0, // EMP-15: off the track
    die: perSpace(() => 0),
    built: [[], []],
    // EMP-4, EMP-5: one Factory each, with one Good, not tied to a building. EMP-83: Archie gets one too.
    factories: [
      factories.slice(0, 1).map(card => ownedFactory(startingFace(box, card), STARTING_GOODS)),
      factories.slice(1, 2).map(card => ownedFactory(startingFace(box, card), second.goods)),
    ],
    row: factories.slice(2), // EMP-7, EMP-14: the other cards are face up, with their markers on the empty space.
    market: null,
    cards,
    deck,
    discard: [],
    claims: [],
  }
}

/** EMP-3: half of the cards are turned over, then all are shuffled. */
function shuffledFactories({ factoryCards }: Box, chance: Chance): FactoryId[] {
  const isTurned = chance.shuffle([true, true, true, false, false, false])
  return chance.shuffle(factoryCards.map(([front, back], i) => (isTurned[i] === true ? back : front)))
}

/** EMP-6: a Private Bank dealt to a side is turned over. */
const startingFace = ({ factoryCards }: Box, card: FactoryId): FactoryId =>
  card === 'private-bank'
    ? (factoryCards.find(faces => faces.includes(card))?.find(face => face !== card) ?? card)
    : card

/** A new Factory card in front of a side, still without a train. */
export const ownedFactory = (card: FactoryId, goods: number): Factory => ({
  card,
  goods,
  train: 0,
  moved: 0,
  riders: 0,
})
