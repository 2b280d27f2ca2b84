// How to play, in five pictures of the Japan map.

import { type HowToPlay, viewerOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { game } from '../../index.ts'
import { nextLevel } from '../../readings/standing.ts'
import { buyingPrice } from '../../readings/supply.ts'
import { linkValue, nextOrder } from '../../readings/worth.ts'
import { positionOf } from '../table.ts'
import type { Thing } from '../things.ts'

const ANN: Seat = 0
const BEN: Seat = 1
const CAT: Seat = 2

export const howToPlay: HowToPlay<typeof game, Thing> = {
  played: {
    seats: ['Ann', 'Ben', 'Cat'],
    seed: 'lesson5',
    variants: { map: 'japan' },
    choices: `
      build; play port; port at yawata/2; rail; lay yawata-chikuho; stop
      build; play purple; cotton at osaka/1; build; play port; port at osaka/4
      build; play green; port at sendai/1; take cards; take port from 6; draw; rail; lay sendai-iwaki; stop; build
      play coal; coal at iwaki/1
      build; play brown; coal at chikuho/1; take cards; draw; draw
      sell; sell osaka/1 to osaka/4
    `,
  },
  screens: [
    {
      title: 'Two actions a turn',
      after: 0,
      callouts: [
        {
          place: seen => ({ kind: 'action', action: 'build', seat: viewerOf(seen) }),
          text: 'You have {left} actions: build, rail, sell, develop or take cards. Actions you can’t take now are grey and say why.',
          values: (_seen, box) => ({ left: box.figures.actionsPerTurn }),
        },
        {
          place: seen => ({ kind: 'hand', seat: viewerOf(seen) }),
          text: 'Building takes a card. A location card builds anything in its region, an industry card that industry where you already are.',
        },
        {
          place: { kind: 'display' },
          text: 'In Japan you may also buy one of these and use it at once, for the price of its space.',
        },
        {
          place: seen => ({ kind: 'stacks', seat: viewerOf(seen) }),
          text: 'You start without money. When you can’t pay, you borrow ${loan} at a time, for ${interest} interest a turn.',
          values: (_seen, { figures: { loan, interest } }) => ({ loan, interest }),
        },
      ],
    },
    {
      title: 'Build, lowest level first',
      after: 26,
      around: [
        { kind: 'site', site: 'kagoshima/2' },
        { kind: 'site', site: 's-shimonoseki-yawata' },
        { kind: 'site', site: 'hiroshima/2' },
      ],
      callouts: [
        {
          place: { kind: 'site', site: 'chikuho/1' },
          text: 'Ann has played the Kyushu card. Every space she can build on is highlighted with its total cost.',
        },
        {
          place: { kind: 'site', site: 'nagasaki/2' },
          text: 'You always build the lowest counter in a stack: here a level {level} cotton mill. It pays ${profit} once its goods are sold.',
          values: (seen, box) => {
            const { level = 0, profit = 0 } = nextLevel(positionOf(seen, box), ANN, 'cotton') ?? {}
            return { level, profit }
          },
        },
        {
          place: { kind: 'site', site: 'yawata/2' },
          text: 'Her port is connected to Chikuho, so a new mine there sells to the coal display at once. When its cubes are gone, it flips and pays.',
        },
      ],
    },
    {
      title: 'Rails connect all players',
      after: 19,
      around: [
        { kind: 'site', site: 'kamaishi/1' },
        { kind: 'site', site: 'maebashi/2' },
      ],
      callouts: [
        {
          place: { kind: 'link', link: 'sendai-iwaki' },
          text: 'Cat may lay one or two links, next to her counters and rails. Everyone can use them, and at the end this one would pay her ${value}.',
          values: (seen, box) => {
            const position = positionOf(seen, box)
            return { value: linkValue(position, box.maps.japan.linkOf['sendai-iwaki'] ?? 0) }
          },
        },
        {
          place: { kind: 'site', site: 'sendai/1' },
          text: 'Each link takes a coal and an iron from the closest mine or ironworks, even a rival’s. A port, flipped or not, reaches the displays.',
        },
        {
          place: { kind: 'demands' },
          text: 'From the displays the cheapest cube is bought first: coal costs ${coal} now, iron ${iron}.',
          values: (seen, box) => {
            const position = positionOf(seen, box)
            return { coal: buyingPrice(position, 'coal'), iron: buyingPrice(position, 'iron') }
          },
        },
      ],
    },
    {
      title: 'Sell, and counters flip',
      after: 31,
      around: [
        { kind: 'site', site: 'kobe/1' },
        { kind: 'site', site: 'nagoya/1' },
      ],
      callouts: [
        {
          place: { kind: 'site', site: 'osaka/1' },
          text: 'Ben sells his cotton: press the mill, then its port or market. One action sells as much as you can.',
        },
        {
          place: { kind: 'site', site: 'osaka/4' },
          text: 'Sell through a connected port, or to a market that wants the goods. Mill and port both flip, and each owner gets the profit.',
        },
        {
          place: seen => ({ kind: 'stack', industry: 'factory', seat: viewerOf(seen) }),
          text: 'Factories pay more, but need a level {level} port. You must develop level 0 factories first.',
          values: (_seen, box) => ({ level: box.figures.portLevelForGoods }),
        },
      ],
    },
    {
      title: 'When the deck is empty',
      after: 32,
      callouts: [
        {
          place: { kind: 'turn' },
          text: 'The deck is the game clock, with {deck} cards left: when a player takes its last card, the game ends with that turn. If refilling the display takes it, one more turn is played.',
          values: ({ view }) => ({ deck: view.deckSize }),
        },
        {
          place: { kind: 'order' },
          text: 'The player who spends least goes first next turn. So far that’s {seat}.',
          values: (seen, box) => ({ seat: nextOrder(positionOf(seen, box))[0] ?? CAT }),
        },
        {
          place: { kind: 'site', site: 'osaka/1' },
          text: 'At the end each of your counters is worth its level in points, flipped or not. {seat} has {levels} so far.',
          values: ({ view }) => ({ seat: BEN, levels: view.counts[BEN]?.levels ?? 0 }),
        },
        {
          place: { kind: 'link', link: 'yawata-chikuho' },
          text: 'Links pay for the counters at their ends, then loans are repaid. Every full ${dollars} is worth a point, and a loan you can’t repay costs {points}.',
          values: (_seen, { figures }) => ({ dollars: figures.dollarsPerPoint, points: figures.unpaidLoanPoints }),
        },
      ],
    },
  ],
}
