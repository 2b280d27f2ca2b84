// The gallery's headings.

import { speaker } from '@tableworks/board-kit'

const WORDS = {
  buildings: 'Building types',
  city: 'Dice Blocks 1 to 6',
  factories: 'Factory cards, both sides',
  actionCards: 'Action cards',
  market: 'Market card',
  pollution: 'Pollution track',
  pieces: 'Pieces and Capital track',
  sides: {
    startPlayer: 'Start Player: {dice} dice, {cubes} cubes',
    secondPlayer: 'Second player: {dice} dice, {cubes} cubes',
    archie: 'Archie: {dice} dice, {cubes} cubes',
  },
  capitalTrack: 'Capital track: $0 to ${last}',
  archie: 'Archie Indus',
  levels: {
    easy: 'Easy: ${capital}, {profit} Profit',
    normal: 'Normal: ${capital}, {profit} Profit',
    advanced: 'Advanced: ${capital}, {profit} Profit',
  },
  builds: 'Builds in rounds {rounds}',
  chart: 'Archie’s chart',
  side: 'Side {side:0=A|1=B}',
} as const

export const gallery = speaker(WORDS)
