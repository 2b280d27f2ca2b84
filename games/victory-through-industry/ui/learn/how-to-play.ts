// How to play, in five pictures of a three-player game.

import type { HowToPlay } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { game } from '../../index.ts'
import { productionOf } from '../../readings/running.ts'
import { positionOf, type Seen } from '../table.ts'
import { cellThing, type Thing } from '../things.ts'

const ANN: Seat = 0
const BEN: Seat = 1

const at = (x: number, y: number): Thing => cellThing(ANN, { x, y })
/** The most valuable open contract. */
const dearest = ({ view }: Seen, box: Parameters<typeof positionOf>[1]) =>
  view.open.toSorted((a, b) => box.contracts[b].value - box.contracts[a].value)[0] ?? 'wood'

export const howToPlay: HowToPlay<typeof game, Thing> = {
  played: {
    seats: ['Ann', 'Ben', 'Cat'],
    seed: 'lesson',
    choices: `
      draft forest
      draft forest
      draft forest
      draft forest
      draft iron_mine
      draft coal_mine
      draft oil_well
      draft cotton_plantation
      lay forest; turn 0; lay coal_mine; at -1,-1; turn 1; at 0,-2; turn 0
      lay forest; turn 0; lay iron_mine; at -1,-1; turn 1; at 0,-2; turn 0
      lay forest; turn 0; lay forest; at -1,-1; turn 0; at 0,-2; turn 1
      produce forest; operate; build; build oil_well; pay -1,0; pay 1,0; at -2,0; turn 0; stop
      produce forest; operate; build; build cotton_plantation; pay -1,0; pay 1,0; at -2,0; turn 0; stop
      produce forest; all; operate; build; build oil_well; pay -2,-1; pay 0,-1; at -2,0; turn 0; build
      build cotton_plantation; pay -1,0; pay 1,0; at 1,1; turn 0; stop
      produce forest; operate; build; build oil_well; pay -1,0; pay 1,0; at 1,1; turn 0; stop
      produce forest; operate; build; build coal_mine; pay -1,0; pay 1,0; at 1,1; turn 0; stop
      produce forest; all; operate; build; build cotton_plantation; pay -2,-1; pay 0,-1; at 2,0; turn 0; build
      build coal_mine; pay -1,0; pay 1,0; at 0,2; turn 0; stop
      produce forest; operate; build; build iron_mine; pay -1,0; pay 1,0; at 2,0; turn 0; stop
      produce forest; produce coal_mine
      produce forest; all; operate; build; build coal_mine; pay -2,-1; pay 0,-1; at -1,-3; turn 1; build; build iron_mine
      pay -1,0; pay 1,0; at 0,-4; turn 0; stop
      produce forest; produce iron_mine
      produce iron_mine; operate; build; build textile_mill; pay -1,0; pay 1,0; at -3,1; turn 1; move product; product -2,-1
      to 0,-3; stop
      produce forest; all; operate; build; build iron_mine; pay -2,-1; pay 0,-1; at -3,-1; turn 0; build; build textile_mill
      pay -1,0; pay 1,0; at 3,1; turn 3; stop
      produce oil_well; all; operate; build; build oil_refinery; pay -1,0; pay 1,0; at 0,2; turn 1; build
      build oil_refinery; pay -2,1; pay 1,2; at -3,1; turn 1; move product; to 0,-3; stop
      produce cotton_plantation; all; produce textile_mill
      produce cotton_plantation; all; produce textile_mill
    `,
  },
  screens: [
    {
      title: 'Take your first factories',
      after: 3,
      seat: ANN,
      callouts: [
        {
          place: { kind: 'bench', seat: ANN },
          text: 'The starting set goes round, and each player takes one card at a time. Ann chooses from {left}.',
          values: ({ view }) => ({ left: view.set.length }),
        },
        {
          place: { kind: 'card', factory: 'forest', seat: ANN },
          text: 'Wood pays for any factory, and a forest makes two wood per run. Take one while you can.',
        },
        {
          place: { kind: 'wall' },
          text: 'The posters are this game’s contracts, four for each player. They are the best use for your products.',
        },
      ],
    },
    {
      title: 'Your floor',
      after: 55,
      seat: ANN,
      callouts: [
        {
          place: at(0, 0),
          text: 'Factories touch along an edge or at a corner. White arrows are inputs, yellow arrows are outputs: this forest puts wood to its left and right.',
        },
        {
          place: at(-1, 0),
          text: 'Products go in the cells next to factories, one in each. If a cell is the output of one factory and the input of another, goods flow from one to the next.',
        },
        {
          place: { kind: 'turn', seat: ANN, turn: 0 },
          text: 'A new factory can be placed four ways. Turn it with R, the wheel or its handle.',
        },
      ],
    },
    {
      title: 'A production move',
      after: 175,
      seat: ANN,
      callouts: [
        {
          place: { kind: 'ticket', factory: 'cotton_plantation', seat: ANN },
          text: 'You have two moves a turn. In a production move every factory of one type runs: here {runs} of {owned}.',
          values: (seen, box) => {
            const { runs, owned } = productionOf(positionOf(seen, box), ANN, 'cotton_plantation')
            return { runs: runs.length, owned }
          },
        },
        {
          place: at(1, 1),
          text: 'An arrow means it can run. A question mark means an input is missing, a pause sign that its output cell is taken.',
        },
        {
          place: at(3, 1),
          text: 'This textile mill is waiting for cotton, and the plantation beside it will put cotton right there.',
        },
      ],
    },
    {
      title: 'Work on the floor',
      after: 51,
      seat: ANN,
      callouts: [
        {
          place: { kind: 'shelf' },
          text: 'The other kind of move: as many actions as you like. Build from these stacks, carry products, trade, go to the bank, claim contracts.',
        },
        {
          place: { kind: 'stack', factory: 'oil_well' },
          text: 'Each factory has four cards, and this stack has {left} left. A card costs two products: wood, or its own inputs and outputs.',
          values: ({ view }, box) => ({ left: view.stacks[Object.keys(box.factories).indexOf('oil_well')] ?? 0 }),
        },
        {
          place: at(-1, 0),
          text: 'Wood from two forests: {wood} in total, enough for two factories in one move.',
          values: ({ view }) => ({ wood: view.floor[ANN].stock[0] ?? 0 }),
        },
      ],
    },
    {
      title: 'Contracts, and the end',
      after: 178,
      seat: BEN,
      callouts: [
        {
          place: ({ view }) => ({ kind: 'contract', product: view.open[0] ?? 'wood' }),
          text: 'Turn in one product and take its contract: it scores the points on the poster. The best one here, {product}, is worth {value}.',
          values: (seen, box) => {
            const product = dearest(seen, box)
            return { product: box.products[product].name.toLowerCase(), value: box.contracts[product].value }
          },
        },
        {
          place: { kind: 'wall' },
          text: 'With the first claim the token comes into play. A player who has it at the start of a turn delivers one product for each contract, or loses that contract.',
        },
        {
          place: { kind: 'player', player: ANN },
          text: 'Stars show how many contracts a rival has ready. The game ends when a player delivers five at once or holds eight, or when none are left to claim.',
        },
      ],
    },
  ],
}
