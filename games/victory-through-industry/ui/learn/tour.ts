// The guided first turns at a real table. Each stop appears once, at the right moment.

import { type TourStop, viewerOf } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import type { Seen } from '../table.ts'
import type { Thing } from '../things.ts'

const bench = (seen: Seen): Thing => ({ kind: 'bench', seat: viewerOf(seen) })
const floor = (seen: Seen): Thing => ({ kind: 'floor', seat: viewerOf(seen) })

export const tour: readonly TourStop<typeof game, Thing>[] = [
  {
    id: 'draft',
    when: { decision: 'draft' },
    fits: seen => seen.view.set.includes('forest'),
    title: 'Take your first factories',
    text: 'The set goes round to the right. A forest makes 2 wood each run, and wood pays for any factory: take one while you can.',
    place: bench,
    rule: 'VTI-16',
  },
  {
    id: 'lay',
    when: { decision: 'laySite' },
    title: 'Lay them out',
    text: 'Each card must touch another along an edge or at a corner. Leave empty cells next to them for products.',
    place: floor,
    rule: 'VTI-18',
  },
  {
    id: 'turn',
    when: { decision: 'turn' },
    title: 'Which way up',
    text: 'White arrows take, yellow arrows give. Turn the card to put its output where another factory takes its input.',
    place: bench,
    rule: 'VTI-17',
  },
  {
    id: 'move',
    when: { decision: 'move' },
    title: 'Two moves a turn',
    text: 'Run one type of factory: each one with its inputs and room for its output runs once. Or work on the floor, with as many actions as you like.',
    place: bench,
    rule: 'VTI-21',
  },
  {
    id: 'ran',
    when: { fact: 'ran', own: true },
    title: 'What it made',
    text: 'The product goes to the cell the arrow points to. It blocks that cell until you use, move or spend it. A pause sign marks a blocked factory.',
    place: floor,
    rule: 'VTI-24',
  },
  {
    id: 'operate',
    when: { decision: 'operate' },
    title: 'Work on the floor',
    text: 'Build, trade, claim contracts and move what you like, in any order: press, or drag. Tidy moves many products at once. One Undo takes it back.',
    place: bench,
    rule: 'VTI-29',
  },
  {
    id: 'build',
    when: { decision: 'buildWhat' },
    title: 'Build',
    text: 'A factory costs two products: wood, or anything the card itself takes or makes. Stacks with a yellow frame are on the way to your goal.',
    place: { kind: 'shelf' },
    rule: 'VTI-30',
  },
  {
    id: 'contracts',
    when: { fact: 'turnBegan', own: true },
    title: 'Contracts are points',
    text: 'Claim a contract by turning in its product. Press a poster to make it your goal: the list on the right shows everything it takes.',
    place: { kind: 'wall' },
    rule: 'VTI-44',
  },
  {
    id: 'token',
    when: { fact: 'tookToken' },
    title: 'The token comes round',
    text: 'If you have the token at the start of your turn, deliver one product for each of your contracts, or lose that contract. Keep one of each in stock.',
    place: { kind: 'wall' },
    rule: 'VTI-49',
  },
  {
    id: 'rivals',
    when: { decision: 'tradeWith' },
    title: 'Your rivals',
    text: 'Their floors are open. Make an offer: what you give, what you want. They accept, decline or make a counter-offer.',
    place: { kind: 'players' },
    rule: 'VTI-41',
  },
  {
    id: 'five',
    when: { fact: 'finishedFulfilment' },
    title: 'Five at once ends the game',
    text: 'The game ends when a player delivers five contracts in one fulfilment or holds eight, or when none are left. The wall shows how many you have ready.',
    place: { kind: 'wall' },
    rule: 'VTI-51',
  },
]
