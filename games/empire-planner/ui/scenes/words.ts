// The scenes' sentences.

import { speaker } from '@tableworks/board-kit'

const WORDS = {
  rounds: 'ends of rounds',
  again: 'How the round ended',
  title: 'The end of round {round}',

  gains: 'Gains',
  gainsTitle: 'Buildings pay their owners',
  gained: '{name} gains ${income}.',
  kind: '{type}, ${income} each',
  noIncome: 'No building pays yet.',
  together: 'All buildings',

  pollution: 'Pollution',
  polluted: 'Pollution rises to {pollution}',
  pollutedWhy: '{name} owns an Industrial building, so pollution rises by one each round.',

  cards: 'New cards',
  cardsTitle: 'Two new Action cards',
  cardsWhy: 'Claim their icons next round. {left|card is|cards are} left in the deck.',
  rebuilt: 'The deck was empty, so all eight cards are shuffled.',

  brought: 'Round {round} in numbers',
  capital: 'Capital',
  before: 'Before',
  pays: 'Buildings pay',
  now: 'Capital now',
  points: 'Points if the game ended now',
  profit: 'Profit track',
  buildings: 'Buildings and the rest',
  score: 'Points now',
  next: 'Round {round}, year {year}: {name} goes first{reason:less=, with less Profit|equal=, as Start Player|solo=}.',
  over: 'The last round is over. The game is scored.',
  onward: 'Continue to round {round}',
  toScores: 'See the scores',
} as const

export const tell = speaker(WORDS)
