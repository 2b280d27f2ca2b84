// The guided first turns. Each tip appears once, when it fits the position.

import type { TourStop } from '@tableworks/board-kit'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { GRID_IDS, GRIDS } from '../../data/grids.ts'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import type { Options } from '../../notation.ts'
import type { Thing } from '../things.ts'
import { askedOf, offered, type Seen } from '../table.ts'

type Stop = TourStop<typeof game, Thing>

const asked = (decision: keyof Options): Stop['when'] => ({ decision })
const told = (fact: Fact['kind']): Stop['when'] => ({ fact })
/** Waits for a fact about the viewer. */
const ownTold = (fact: Fact['kind']): Stop['when'] => ({ fact, own: true })

const HALL: Thing = { kind: 'hall' }

/** The grid the decision is about. */
const askedGrid = (seen: Seen): Thing => {
  const now = askedOf(seen)
  const grid =
    now?.decision === 'choosePrice' ? now.frame.grid : now?.decision === 'reprice' ? now.frame.left[0] : undefined
  return grid === undefined ? HALL : { kind: 'grid', grid }
}

const askedSpace = (seen: Seen): Thing => {
  const now = askedOf(seen)
  return now?.decision === 'chooseCard' ? { kind: 'space', space: now.frame.space } : HALL
}

/** The first card on offer. */
const firstTitan = (seen: Seen): Thing => {
  const { seat } = seen
  const [titan] = seat === null ? [] : seen.view.shown[seat]
  return seat === null || titan === undefined || titan === '?' ? HALL : { kind: 'titan', seat, titan }
}

const firstSplit = (seen: Seen): Thing => ({
  kind: 'split',
  count: offered(seen, 'placeGoods')[0]?.count ?? 0,
  seat: seen.seat ?? 0,
})

/** A red grid with one of the viewer's cubes, otherwise any red grid. */
const ownRedGrid = (seen: Seen): Thing => {
  const { seat, view } = seen
  const red = GRID_IDS.filter(grid => GRIDS[grid].red)
  const grid = red.find(one => seat !== null && view.cubes[one][seat] > 0) ?? red[0] ?? 'r-centre'
  return { kind: 'grid', grid }
}

const ownPlaceInOrder = ({ seat }: Seen): Thing => (seat === null ? { kind: 'order' } : { kind: 'player', seat })

/** Whether it's one of the first rounds, when a player has built little. */
const isEarly = ({ seat, view }: Seen): boolean =>
  view.age === 1 && FACILITY_IDS.filter(id => seat !== null && view.size[id][seat] > 0).length < 2

export const tour: readonly Stop[] = [
  {
    id: 'welcome',
    when: asked('keepTitan'),
    fits: ({ view }) => view.round === 0,
    title: 'Keep a secret Titan',
    text: 'Each Titan is a secret way to score at the end; the most market share wins. Keep the one you can work towards: one for a facility you’ll build anyway is a good start.',
    place: firstTitan,
    rule: 'TOI-8',
  },
  {
    id: 'action',
    when: asked('action'),
    fits: isEarly,
    title: 'One action a turn',
    text: 'You can do anything that’s highlighted. Start with a Lumber Camp, a Stone Quarry or a Steel Forge: they cost nothing and make what everyone needs.',
    place: { kind: 'grow', facility: 'lumber-camp' },
    rule: 'TOI-15',
  },
  {
    id: 'split',
    when: asked('placeGoods'),
    fits: isEarly,
    title: 'Where the cubes go',
    text: 'Most goods can be sold in two grids. Players buy in the red ones for their buildings. Consumers buy in all but Research when the age ends. Pick a line, change prices in the grids, then confirm.',
    place: firstSplit,
    rule: 'TOI-36',
  },
  {
    id: 'price',
    when: asked('choosePrice'),
    title: 'One price for all your cubes',
    text: 'Each square shows how many of your cubes consumers would buy at that price now; the list shows who is cheaper. Cheap cubes sell first, and each cube sold scores 1: volume beats price.',
    place: askedGrid,
    rule: 'TOI-38',
  },
  {
    id: 'license',
    when: ownTold('built'),
    title: 'Keep a cube in a red grid',
    text: 'When a good runs out, the bank sells it for $10, but only to players who started their turn with a cube in one of the four red grids.',
    place: ownRedGrid,
    rule: 'TOI-22',
  },
  {
    id: 'bought',
    when: told('bought'),
    title: 'Bought from a rival',
    text: 'Goods for buildings come from the cheapest seller in the red grid, who gets the money and 1 market share. If prices are tied, the buyer chooses. Your own cubes cost you nothing.',
    place: ownRedGrid,
    rule: 'TOI-18',
  },
  {
    id: 'estate',
    when: asked('chooseCard'),
    title: 'Building the city',
    text: 'Real estate pays $2 a turn and moves you up two places. Choose the card whose icons help the grids you sell in: C, D and E are demand for Consumables, Durables and Energy.',
    place: askedSpace,
    rule: 'TOI-56',
  },
  {
    id: 'white',
    when: told('opened'),
    fits: ({ view }) => !view.over,
    title: 'The game clock',
    text: 'White cards count: the second, the fifth and the eighth each end an age at once, even in the middle of a round. Be ready before the last one is built.',
    place: { kind: 'ages' },
    rule: 'TOI-63',
  },
  {
    id: 'order',
    when: told('movedUp'),
    title: 'Turn order',
    text: 'The track shows who acts when. Building real estate moves you up two places, from the next round on.',
    place: ownPlaceInOrder,
    rule: 'TOI-62',
  },
  {
    id: 'advance',
    when: told('advanced'),
    fits: ({ view }) => view.age < 3,
    title: 'Advancements',
    text: 'You buy them with research, and most help you for the rest of the game. Those of Age III score at the end. When an age ends, its unsold advancements leave the game.',
    place: { kind: 'row' },
    rule: 'TOI-42',
  },
  {
    id: 'reprice',
    when: asked('reprice'),
    title: 'Reprice',
    text: 'Change any of your prices, in any order. Then draw four Titans and keep one. Reprice when rivals have undercut you.',
    place: askedGrid,
    rule: 'TOI-47',
  },
  {
    id: 'age',
    when: told('ageEnded'),
    title: 'An age is over',
    text: 'Consumers bought the cheapest cubes in each of the eight grids and paid for them. The strip at the top shows who would score 5 for a sector if the age ended now.',
    place: { kind: 'domination', field: 'consumables' },
    rule: 'TOI-66',
  },
]
