// The table's text: prompts, journal, refusals and names.

import { wordsFor } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { CLAUSES } from './clauses.ts'
import { CARD_REASONS } from './data/card-reasons.ts'
import { COLOURS } from './data/cards.ts'
import { INDUSTRIES, INDUSTRY_TABLE } from './data/industries.ts'
import { WANT_TABLE, WANTS } from './data/markets.ts'
import { MAP_IDS, type MapId, MAPS } from './data/maps/index.ts'
import type { BoardMap } from './data/board.ts'
import type { Box } from './data/box.ts'
import { placeNames, regionOnCard, STANDARD_NAMES } from './data/names.ts'
import type { Fact } from './facts.ts'
import type { Options } from './notation.ts'
import type { Frames } from './state.ts'
import { VIEW_FIELDS } from './view-words.ts'

const INDUSTRY_NAMES = recordOf(INDUSTRIES, industry => INDUSTRY_TABLE[industry].name)
/** What is built or developed, with its article: "an ironworks". */
const AN_INDUSTRY = `{industry:${INDUSTRIES.map(industry => `${industry}=${withArticle(INDUSTRY_NAMES[industry])}`).join('|')}}`
const INDUSTRY_CARD_NAMES = recordOf(INDUSTRIES, industry => `the ${capitalised(INDUSTRY_TABLE[industry].name)} card`)
const CARD_NAMES = { ...recordOf(COLOURS, colour => `the ${colour} card`), ...INDUSTRY_CARD_NAMES }
const cardNamesOn = (map: Pick<BoardMap, 'regions'>) => ({
  ...recordOf(COLOURS, colour => `the ${regionOnCard(map, colour)} card`),
  ...INDUSTRY_CARD_NAMES,
})

export const WORDS = wordsFor<Frames, Options, Fact>()({
  clauses: CLAUSES,
  prompts: {
    action: 'Choose an action ({left} left) or a space.',
    playCard: 'Choose a card to build with.',
    discardCard:
      'Choose a card {use:build=to build with|double=for a double build|develop=to discard, then develop|pass=to discard and pass}.',
    build: 'Choose what to build with {cards}, and where.',
    coal: 'Several sources are equally close. Choose where the coal comes from.',
    iron: 'Several sources are equally close. Choose where the iron comes from.',
    rail: '{laid:0=Choose a link to lay.|1=Choose a second link, or press Done.}',
    sell: 'Choose what to sell, and where.',
    develop: 'Choose a stack to remove its lowest counter.',
    takeCard: 'Take a face-up card, or draw one from the deck.',
  },
  facts: {
    tableSet: 'The {map} board is set up. Turn order: {order}.',
    marketDealt: '{market}: {want}.',
    dealt: '{seat} is dealt {cards}.',
    cardsShown: 'Face up: {cards}.',
    turnBegan: 'Turn {turn} begins: {order}. {deck|card is|cards are} left in the deck.',
    playedCard: '{seat} plays {card} {use}.',
    boughtCard: '{seat} buys {card} for ${cost} {use}.',
    borrowed: '{seat} takes {loans|loan|loans}.',
    paidForCounter: '{seat} pays ${cost} for a level {level} {industry} in {site}.',
    paidForLink: '{seat} pays ${cost} for {link}.',
    tookCube: '{seat} takes {cube} from {source}.',
    boughtCube: '{seat} buys {cube} from the display for ${cost}.',
    removedCounter: '{owner}’s level {level} {industry} in {site} is replaced.',
    built: '{seat} builds a level {level} {industry} in {site}.',
    laid: '{seat} lays {link}.',
    laneOpened: 'The sea lane {site} is open.',
    exported: '{seat} exports {cubes|cube|cubes} of {cube} from {site} for ${income}.',
    flipped: 'The level {level} {industry} in {site} flips: {seat} gets ${income}.',
    soldThroughPort: '{seat} sells the {industry} in {site} through {owner}’s port in {outlet}.',
    soldToMarket: '{seat} sells the {industry} in {site} to {outlet}.',
    soldCube: '{seat} sells {cube} from {site} to the display for ${income}.',
    soldIron: '{seat} sells iron from {source} to {market}.',
    soldDisplayIron: '{seat} sells that iron to {market}.',
    ironMarketFilled: 'The {market} iron market is full.',
    ironMarketCleared: 'The {market} iron market opens again.',
    developed: '{seat} develops a level {level} {industry}.',
    tookCard: '{seat} takes {card}.',
    drew: '{seat} draws a card. {deck|card|cards} left in the deck.',
    drewThis: 'You drew {card}.',
    revealed: 'Turned face up: {card}. {deck|card is|cards are} left in the deck.',
    passed: '{seat} passes.',
    repaid: '{seat} repays a loan for ${cost}.',
    ordered: 'The new turn order is {order}.',
    paidInterest: '{seat} pays ${cost} interest.',
    cardsRemoved: 'Removed from the display: {cards}.',
    cardsMoved: 'The other cards move to cheaper spaces: {cards}.',
    deckRanOut: 'The deck is empty.',
    gameEnded: 'The game ends after turn {turn}.',
    linksPaid: '{seat} gets ${value} for {links|link|links}.',
    loansSettled: '{seat} repays {loans|loan|loans} for ${value}. {unpaid|is|are} left unpaid.',
    scored: '{seat} has {points|point|points}: {levels} for counters, {money} for money, {penalty} lost to loans.',
    ranked: 'The final order is {order}.',
  },
  stories: {
    boughtCard: 'buys {card} for ${cost}',
    borrowed: 'borrows ${income}',
    tookCube: 'takes {cube} from {source}',
    boughtCube: 'buys {cube} for ${cost}',
    built: 'builds a level {level} {industry} in {site}',
    laid: 'lays {link}',
    exported: 'exports {cubes|cube|cubes} of {cube} for ${income}',
    flipped: 'gets ${income} for the {industry} in {site}',
    soldThroughPort: 'sells the {industry} in {site} through {outlet}',
    soldToMarket: 'sells the {industry} in {site} to {outlet}',
    soldCube: 'sells {cube} from {site} for ${income}',
    soldIron: 'sells iron from {source} to {market}',
    soldDisplayIron: 'sells it to {market}',
    developed: 'develops a level {level} {industry}',
    tookCard: 'takes {card}',
    drew: 'draws a card',
    passed: 'passes',
    repaid: 'repays a loan for ${cost}',
  },
  chapters: { round: 'Turn {turn}' },
  topics: {
    Building: ['paidForCounter', 'built', 'removedCounter', 'developed', 'laneOpened', 'exported'],
    Rail: ['paidForLink', 'laid', 'linksPaid'],
    'Coal and iron': ['tookCube', 'boughtCube', 'exported', 'soldCube', 'soldIron', 'soldDisplayIron'],
    Selling: [
      'soldThroughPort',
      'soldToMarket',
      'soldCube',
      'soldIron',
      'soldDisplayIron',
      'ironMarketFilled',
      'ironMarketCleared',
      'flipped',
    ],
    Cards: ['playedCard', 'boughtCard', 'tookCard', 'drew', 'drewThis', 'revealed', 'cardsRemoved', 'cardsMoved'],
    'Money and loans': ['flipped', 'exported', 'borrowed', 'repaid', 'paidInterest', 'linksPaid', 'loansSettled'],
    'Turns and points': ['turnBegan', 'ordered', 'passed', 'deckRanOut', 'gameEnded', 'scored', 'ranked'],
  },
  refusals: {
    notOnThisMap: '{name} isn’t on this map.',
    noCard: 'You need a card for that, and you have none.',
    nothingToBuild: 'None of your cards lets you build anything now.',
    needsBothActions: 'That takes all {need} actions of your turn.',
    tooFewCards: 'You need {need} cards for that. You have {have}.',
    noRailsLeft: 'You have no rails left.',
    noLinkPossible: 'No link you could lay can get coal and iron.',
    nothingToSell: 'You have nothing to sell now.',
    noCounterLeft: 'Your stacks are empty.',
    handFull: 'Your hand is full: {limit} cards.',
    noCardToTake: 'No card is left to take.',
    takeCardsInstead: 'You need a card to pass. You have none, but you can take cards.',
    noLoan: 'You have no loan.',
    cannotRepay: 'Repaying a loan costs ${need}. You have ${have}.',
    notInHand: 'You don’t have {card}.',
    notForSale: 'You can’t buy face-up cards on this map.',
    notFaceUp: 'Space {slot} doesn’t have {card}.',
    cardUseless: 'You can’t build anything with {card} now: {reason}.',
    wrongSpace: `{site} doesn’t take ${AN_INDUSTRY}.`,
    stackEmpty: 'You have no {industry} left.',
    levelZero: 'Your next {industry} is level 0. Develop it first.',
    othersCounter: 'You can’t replace {owner}’s counter with that.',
    cubesLeft: 'There is still {cube} left ({left}), so you can’t replace another player’s counter.',
    sameIndustryOnly: 'Only another {industry} can replace it.',
    notHigher: 'Your next {industry} is level {level}. To replace level {old}, you need a higher level.',
    shipNotFlipped: 'You can’t replace that ship before it flips.',
    shipNeedsPort: 'A ship needs a port in one of its towns.',
    townFull: 'You may have at most {limit|counter|counters} in {place}.',
    noCoal: 'Coal can’t reach that space.',
    noIron: 'Iron can’t reach that space.',
    otherColour: 'With {card} you build in towns of its own colour.',
    otherIndustry: 'With {card} you build its own industry only.',
    noOwnPort: 'A ship card needs one of your own ports there.',
    notConnectedToChicago: 'A coal mine card needs one of your coal mines, or one of your rails to Chicago.',
    notReached:
      'An industry card needs one of your counters or rails in {place}{lanes:some=, or an open sea lane to it|none=}.',
    noCubeThere: 'There is no {cube} in {source}.',
    notNearest: 'The {cube} in {source} isn’t the closest.',
    layFirst: 'Lay a link first.',
    linkTaken: 'That link belongs to {owner}.',
    notJoined: 'A link must touch one of your rails or a town with one of your counters.',
    linkNoCoal: 'Coal can’t reach either end of that link.',
    linkNoIron: 'Iron can’t reach either end of that link.',
    sellFirst: 'Sell something first.',
    notYourGoods: 'You have no mill or factory there to sell.',
    soldAlready: 'You already sold that counter.',
    noPortThere: 'There is no port in {name}.',
    portUsed: 'The port in {name} is flipped: no one can sell through it again.',
    portTooLow: 'A factory needs a port of level {level} or more.',
    marketUsed: '{name} has been used.',
    notWanted: '{name} doesn’t want that.',
    noShipThere: '{name} needs a ship, and there is none.',
    outletNotConnected: '{name} isn’t connected.',
    cubesNotSold: 'You can’t sell cubes on this map.',
    notYourCubes: 'You have no cubes in {name} to sell.',
    displayFull: 'The display is full.',
    noPortConnected: 'No port is connected.',
    ironMarketFull: 'The {name} iron market is full.',
    noIronThere: 'There is no iron.',
    ironOnMap: 'Iron on the map can reach {name}, so you can’t buy iron from the display.',
    developFirst: 'Remove a counter first.',
    deckEmpty: 'The deck is empty.',
  },
  sheet: {
    levels: 'Counter levels',
    money: 'Money, 1 point per $5',
    unpaidLoans: 'Unpaid loans',
    turnOrder: 'Place in the turn order',
  },
  choices: {
    build: 'Build',
    'build double': 'Double build',
    rail: 'Rail',
    sell: 'Sell',
    develop: 'Develop',
    'take cards': 'Take cards',
    pass: 'Pass',
    repay: 'Repay loan',
    'play {card}': 'Play {card}',
    'discard {card}': 'Discard {card}',
    'buy {face} from {slot}': 'Buy {face} from space {slot}',
    '{industry} at {site}': `Build ${AN_INDUSTRY} in {site}`,
    'coal from {source}': 'Coal from {source}',
    'iron from {source}': 'Iron from {source}',
    'lay {link}': 'Lay {link}',
    stop: 'Done',
    'sell {site} to {outlet}': 'Sell from {site} to {outlet}',
    'sell cube from {site}': 'Sell a cube from {site} to the display',
    'iron from {source} to {market}': 'Sell iron from {source} to {market}',
    'iron from display to {market}': 'Buy iron from the display and sell it to {market}',
    'remove {industry}': `Develop ${AN_INDUSTRY}`,
    'take {face} from {slot}': 'Take {face} from space {slot}',
    draw: 'Draw from the deck',
  },
  names: {
    ...STANDARD_NAMES,
    industry: INDUSTRY_NAMES,
    cube: { coal: 'coal', iron: 'iron' },
    card: CARD_NAMES,
    cards: 'card',
    face: 'card',
    faceUp: 'card',
    own: 'card',
    openHand: 'card',
    discards: 'card',
    use: {
      build: 'to build',
      double: 'for a double build',
      develop: 'to develop',
      pass: 'to pass',
    },
    reason: CARD_REASONS,
    want: recordOf(WANTS, want => WANT_TABLE[want].name.toLowerCase()),
    markets: 'want',
    source: 'site',
  },
  // Region names depend on the map. Without a table, cards are named by colour, because both maps use the same colours.
  namesBy: { map: recordOf(MAP_IDS, map => ({ card: cardNamesOn(MAPS[map]) })) },
  namesIn: ({ box, variants }) => {
    const { maps } = box as Box
    const map = maps[variants['map'] as MapId]
    return { ...placeNames([map]), map: recordOf(MAP_IDS, id => maps[id].name), card: cardNamesOn(map) }
  },
  seats: ['order'],
  fields: VIEW_FIELDS,
})

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}
