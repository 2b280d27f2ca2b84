// The scenes' sentences.

import { speaker } from '@tableworks/board-kit'

const WORDS = {
  fulfilments: 'fulfilments',
  fulfilmentAgain: 'The fulfilment',
  fulfilmentTitle: '{name} has the token',
  delivers: '{name} delivers {product}',
  deliversWhy: 'The contract stays, worth {value|point|points}. The product is gone.',
  loses: '{name} loses the contract for {product}',
  losesWhy: 'It was worth {value|point|points} and is open again: any player can claim it.',
  contracts: 'Contracts',
  products: 'Products',
  points: 'Points',
  held: 'Contracts held',
  change: 'Score change',
  afterFulfilment: 'After the fulfilment',
  fulfilled: '{done|contract was|contracts were} fulfilled. Five at once ends the game.',

  rounds: 'rounds',
  roundAgain: 'The round in numbers',
  roundTitle: 'Round {round}',
  roundBrought: 'Round {round} in numbers',
  roundMade: 'What was made',
  roundBuilt: 'What was built',
  roundContracts: 'Contracts',
  deals: { claimed: 'claimed', fulfilledContract: 'delivered', lostContract: 'lost' },
  times: '×{count}',
  made: 'Products made',
  built: 'Factories built',
  factories: 'Factories',

  ends: 'the end of the game',
  endAgain: 'How the game ended',
  endTitle: 'The end of the game',
  endWhy: 'The game stops at once, without another turn. Contracts score their value.',
  productsTitle: 'Every product on a floor scores its value',
  score: 'Score',
  toScores: 'See the scores',
} as const

export const tell = speaker(WORDS)
