// The guided first turns at a real table. Each stop appears once, at the right moment.

import { type TourStop, viewerOf } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import type { Thing } from '../things.ts'

export const tour: readonly TourStop<typeof game, Thing>[] = [
  {
    id: 'actions',
    when: { decision: 'action' },
    fits: seen => seen.view.turn === 1,
    title: 'Two actions a turn',
    text: 'You start without money. When you can’t pay, you borrow $10 at a time, for $1 interest a turn. So build early and let your counters earn.',
    place: seen => ({ kind: 'action', action: 'build', seat: viewerOf(seen) }),
    rule: 'AOI-9',
  },
  {
    id: 'hand',
    when: { decision: 'playCard' },
    title: 'A card says where or what',
    text: 'A location card builds anything in a town of its colour. An industry card builds that industry where you already are. Your first counter can go anywhere.',
    place: seen => ({ kind: 'hand', seat: viewerOf(seen) }),
    rule: 'AOI-17',
  },
  {
    id: 'stacks',
    when: { decision: 'build' },
    title: 'Lowest counter first',
    text: 'You always build the lowest counter in a stack. Hover over a highlighted space to see its total cost and where its coal and iron come from.',
    place: seen => ({ kind: 'stacks', seat: viewerOf(seen) }),
    rule: 'AOI-16',
  },
  {
    id: 'discard',
    when: { decision: 'discardCard' },
    title: 'Any card will do',
    text: 'To develop, to pass or for a double build, any card will do.',
    place: seen => ({ kind: 'hand', seat: viewerOf(seen) }),
    rule: 'AOI-19',
  },
  {
    id: 'cubes',
    when: { fact: 'boughtCube' },
    title: 'From the display',
    text: 'If no mine or ironworks is connected, you buy the cheapest cube from the display. For that you need a port in the network.',
    place: { kind: 'demands' },
    rule: 'AOI-28',
  },
  {
    id: 'flip',
    when: { fact: 'flipped' },
    title: 'Counters flip and pay',
    text: 'A mine or ironworks flips when its last cube leaves, a mill or factory when it is sold. Its owner gets the profit at once, even on another player’s turn.',
    rule: 'AOI-32',
  },
  {
    id: 'rail',
    when: { decision: 'rail' },
    title: 'Rails connect all players',
    text: 'Everyone can use every link, and it pays its owner at the end. The number shows what it would pay now. Each link needs a coal and an iron.',
    rule: 'AOI-34',
  },
  {
    id: 'sell',
    when: { decision: 'sell' },
    title: 'Sell through a port or to a market',
    text: 'Choose a mill or factory, then a connected port or market that wants its goods. The port flips too, even a rival’s.',
    rule: 'AOI-38',
  },
  {
    id: 'take',
    when: { decision: 'takeCard' },
    title: 'Two new cards',
    text: 'Take a face-up card, or draw one. The deck is the game clock: once players have taken its last card, the game ends with that turn.',
    place: { kind: 'display' },
    rule: 'AOI-43',
  },
  {
    id: 'develop',
    when: { decision: 'develop' },
    title: 'Skip the small ones',
    text: 'Developing removes the lowest counter in a stack, so a better one comes up. You can remove two, even from one stack. Higher levels pay more and score more points.',
    place: seen => ({ kind: 'stacks', seat: viewerOf(seen) }),
    rule: 'AOI-42',
  },
  {
    id: 'order',
    when: { fact: 'ordered' },
    title: 'The cheapest turn goes first',
    text: 'If you spend little now, you go first next turn. That can mean four actions in a row.',
    rule: 'AOI-49',
  },
]
