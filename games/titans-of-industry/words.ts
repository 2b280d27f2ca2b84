// The table's text: prompts, journal, refusals and names.

import { wordsFor } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { CLAUSES } from './clauses.ts'
import { AREA_NAMES, SPACE_IDS } from './data/areas.ts'
import { type Box, STANDARD, type Tables } from './data/box.ts'
import { GOOD_NAMES, SECTOR_NAMES } from './data/goods.ts'
import { GRID_IDS, type GridTable } from './data/grids.ts'
import { SPACES } from './data/real-estate.ts'
import type { Fact } from './facts.ts'
import type { Options } from './notation.ts'
import type { Frames } from './state.ts'
import { VIEW_FIELDS } from './view-words.ts'

const namesOf = (table: Readonly<Record<string, { readonly name: string }>>) =>
  Object.fromEntries(Object.entries(table).map(([id, { name }]) => [id, name]))

/** Corner grids are named after what they sell. */
const gridNames = (grids: GridTable) =>
  recordOf(GRID_IDS, id => (grids[id].name.endsWith('market') ? grids[id].name : `${grids[id].name} grid`))

/** The names printed on the board and cards. */
const printedNames = ({ titans, grids, facilities, advancements, estates }: Omit<Tables, 'goods'>) => ({
  titan: namesOf(titans),
  grid: gridNames(grids),
  facility: namesOf(facilities),
  advancement: namesOf(advancements),
  card: namesOf(estates),
})
const STANDARD_NAMES = printedNames(STANDARD.tables)
const SPACE_NAMES = Object.fromEntries(
  SPACE_IDS.map(space => [space, `${AREA_NAMES[SPACES[space].area]} level ${SPACES[space].level}`]),
)
const FIELD_NAMES = { ...SECTOR_NAMES, realEstate: 'real estate' }

export const WORDS = wordsFor<Frames, Options, Fact>()({
  clauses: CLAUSES,
  prompts: {
    keepTitan: 'Keep one of these Titans in secret.',
    telegraph: 'You may change your price in one grid.',
    action: 'Choose your action.',
    chooseWaiver: 'You may leave out one of the goods for {space}.',
    chooseSubstitute: 'Buy {material}, or another building material instead.',
    chooseSeller: 'Choose whose {material} to buy: {seller} ask the same price.',
    chooseCard: 'Choose the card to build on {space}.',
    placeGoods: 'Place {cubes} {good}.',
    choosePrice: 'Set your price in the {grid}.',
    reprice: 'Change any of your prices, then draw Titans.',
    keepUnsold: 'You may keep up to {room|unsold cube|unsold cubes}.',
  },
  facts: {
    revealed: 'Age {age} advancements: {advancements}.',
    dealtTitans: '{seat} is dealt {titans}.',
    keptTitan: '{seat} keeps a Titan; {left|card is|cards are} left in the deck.',
    keptThisTitan: '{seat} keeps {titan}.',
    playersInOrder: 'The turn order is {order}.',
    compensated: '{seat} goes last and starts with ${income} more.',
    roundBegan: 'Round {round}, Age {age}: {order}.',
    collectedRent: '{seat} collects ${income} for {cards|real estate card|real estate cards}.',
    bought: '{seat} buys {material} from {seller} for ${cost}.',
    tookOwn: '{seat} takes back their own {material}.',
    boughtFromBank: '{seat} buys {material} from the bank for ${cost}.',
    saleBonus: '{advancement} pays {seat} ${income}.',
    waived: '{seat} leaves out one {material}.',
    substituted: '{seat} takes {instead} instead of {material}.',
    built: '{seat} builds the {facility}.',
    expanded: '{seat} expands the {facility} to size {size}.',
    produced: '{seat} runs the {facility} {uses} for ${cost} ({cubes|cube|cubes}).',
    shifted: '{seat}’s {facility} makes {cubes|cube|cubes} for free.',
    placed: '{seat} puts {cubes|cube|cubes} of {good} in the {grid}.',
    priced: '{seat} asks ${price} in the {grid}.',
    advanced: '{seat} buys {advancement}.',
    turnedUp: '{advancement} is revealed; {left|card is|cards are} left in the pile.',
    pileEmpty: 'No Age {age} advancements are left to reveal.',
    granted: '{seat} takes ${income} from the bank.',
    opened: '{seat} builds the {card} on {space}, {side} side up.',
    movedUp: '{seat} moves up to place {place} in the turn order.',
    repriced: '{seat} finishes repricing.',
    drewTitans: '{seat} draws {cards|Titan|Titans}.',
    shownTitans: '{seat} looks at {titans}.',
    deckEmpty: 'No Titan is left for {seat} to draw.',
    ageEnded: 'Age {age} ends with {cards|white card|white cards} built.',
    guardEndedAge: 'No real estate for {rounds|round|rounds}: Age {age} ends.',
    lastSpaceFilled: 'Every level-three space is built: Age {age} ends.',
    demanded: 'Demand in the {grid} is {demand}: consumers buy {cubes|cube|cubes}.',
    soldToConsumers: '{seat} sells {cubes|cube|cubes} there for ${price} each.',
    discarded: '{seat} takes back {cubes|unsold cube|unsold cubes} from the {grid}.',
    recycled: '{advancements}: {seat} gets ${income}.',
    stored: '{seat} keeps {cubes|unsold cube|unsold cubes} in the {grid}.',
    scoredGoods: '{seat} scores {share} for goods sold.',
    advertised: '{advancements} in {grids|grid|grids}: {seat} scores {share}.',
    scoredRealEstate: '{seat} scores {share} for real estate.',
    dominated: '{seat} dominates {field} and scores {share}.',
    nobodyDominated: 'No one dominates {field}.',
    paidByConsumers: 'Consumers pay {seat} ${income}.',
    ageBegan: 'Age {age} starts with {seat}.',
    gameEnded: 'The third age is over.',
    moneyBonus: '{seat} has ${money} and scores {share} for it.',
    advancementScored: '{advancement}: {seat} scores {share}.',
    titanScored: '{titan}: {seat} scores {share}.',
  },
  stories: {
    keptTitan: 'keeps a Titan',
    bought: 'buys {material} from {seller} for ${cost}',
    boughtFromBank: 'buys {material} from the bank for ${cost}',
    built: 'builds the {facility}',
    expanded: 'expands the {facility} to size {size}',
    produced: 'runs the {facility} {uses} for ${cost}',
    shifted: 'makes {cubes} more at the {facility}',
    placed: 'puts {cubes} {good} in the {grid}',
    priced: 'asks ${price} in the {grid}',
    advanced: 'buys {advancement}',
    granted: 'takes ${income} from the bank',
    opened: 'builds the {card} on {space}',
    movedUp: 'moves up to place {place}',
    drewTitans: 'draws {cards|Titan|Titans}',
    ageEnded: 'Age {age} ends',
    guardEndedAge: 'Age {age} ends',
    lastSpaceFilled: 'Age {age} ends',
  },
  chapters: { age: 'Age {age}', round: 'Round {round}' },
  topics: {
    Facilities: ['built', 'expanded', 'produced', 'shifted'],
    Goods: ['placed', 'priced', 'repriced', 'demanded', 'soldToConsumers', 'discarded', 'stored', 'recycled'],
    Money: [
      'bought',
      'boughtFromBank',
      'tookOwn',
      'saleBonus',
      'granted',
      'compensated',
      'collectedRent',
      'paidByConsumers',
    ],
    'Cards and Titans': ['advanced', 'turnedUp', 'opened', 'keptTitan', 'keptThisTitan', 'drewTitans', 'shownTitans'],
    'Market share': ['scoredGoods', 'advertised', 'scoredRealEstate', 'dominated', 'nobodyDominated', 'moneyBonus'],
  },
  refusals: {
    tooExpensive: 'That costs at least ${need}; you have ${have}.',
    notAvailable:
      'There isn’t enough {material} on the board ({missing} missing). The bank only sells to you if you started your turn with a cube in a red grid.',
    tooFewMaterials:
      'There are not enough building materials on the board ({missing} missing). The bank only sells to you if you started your turn with a cube in a red grid.',
    sellsNone: '{seller} has no {material} for sale.',
    notCheapest: '{seller} asks ${price}; you must buy the cheapest first, at ${lowest}.',
    builtAlready: 'You already have the {facility} (size {size}); expand it instead.',
    notBuilt: 'You have no {facility}.',
    pileIsEmpty: 'No {facility} card is left.',
    otherGood: 'The {grid} doesn’t take {good}.',
    otherCount: 'Place all {cubes|cube|cubes}, not {placed}.',
    nameBoth: 'Say how many go in the {grid} and how many in the {second}, in that order.',
    otherGrid: 'Decide about the {grid} first.',
    noSuchSquare: 'The {grid} has no price of ${price}; its highest price is ${top}.',
    repricedAlready: 'You have already changed your price in the {grid} this turn.',
    noCubesThere: 'You have no cubes in the {grid}.',
    notShown: '{titan} isn’t one of the Titans you’re choosing from.',
    notInRow: '{advancement} isn’t for sale.',
    spaceTaken: '{owner} has already built on {space}.',
    levelTooHigh: 'Level {level} is above Age {age}, and a lower level of that type is still empty.',
    notOnBill: 'That space needs no {material}.',
    otherSpace: 'The {card} doesn’t belong on {space}.',
    tooManyToKeep: 'You can keep {most} there, not {count}.',
  },
  sheet: {
    players: 'Goods sold to players',
    consumers: 'Goods sold to consumers',
    advertising: 'Advertising',
    realEstate: 'Real estate',
    domination: 'Market domination',
    moneyBonus: 'Money bonus',
    advancements: 'Age III advancements',
    titans: 'Titans',
    money: 'Money',
  },
  choices: {
    'keep {titan}': 'Keep {titan}',
    skip: 'Keep your prices',
    'reprice {grid}': 'Change your price in the {grid}',
    '{work} {facility}': '{work} the {facility}',
    'produce {facility} x{uses}': 'Run the {facility} {uses}',
    'advance {advancement}': 'Buy {advancement}',
    'estate {space}': 'Build on {space}',
    reprice: 'Reprice and draw Titans',
    'pay all': 'Buy all the goods',
    'waive {material}': 'Leave out one {material}',
    'buy {instead}': 'Buy {instead}',
    'from {seller}': 'Buy from {seller}',
    'open {card}': 'Build the {card}',
    'place {count} {grid}': '{count} in the {grid}',
    'place {count} {grid}, {rest} {second}': '{count} in the {grid}, {rest} in the {second}',
    'price {grid} {price}': 'Ask ${price} in the {grid}',
    done: 'Done, draw Titans',
    'keep {count} {grid}': 'Keep {count} in the {grid}',
  },
  names: {
    ...STANDARD_NAMES,
    titans: 'titan',
    second: 'grid',
    grids: 'grid',
    advancements: 'advancement',
    space: SPACE_NAMES,
    good: GOOD_NAMES,
    material: 'good',
    instead: 'good',
    field: FIELD_NAMES,
    work: { build: 'Build', expand: 'Expand' },
    uses: { 1: 'once', 2: 'twice' },
    age: { 1: 'I', 2: 'II', 3: 'III' },
    row: 'advancement',
    estate: 'card',
    shown: 'titan',
    putBack: 'titan',
  },
  namesIn: ({ box }) => printedNames(box as Box),
  seats: ['order'],
  fields: { ...VIEW_FIELDS, ...STANDARD_NAMES.facility, ...STANDARD_NAMES.grid, ...SPACE_NAMES },
})
