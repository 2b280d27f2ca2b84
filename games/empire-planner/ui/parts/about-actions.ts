// Hover cards for Action cards, their icons, the claims and the deck.

import { type About, nameOf } from '@tableworks/board-kit'
import { type Action, CARD_IDS, type CardId, cardOf, type IconId } from '../../data/action-cards.ts'
import { ROW_OF } from '../../data/archie.ts'
import { type Side, SIDES } from '../../data/pieces.ts'
import { ROUNDS } from '../../meta.ts'
import { hindranceOf } from '../../readings/hindrance.ts'
import { exchangeRate } from '../../readings/market.ts'
import { actionOn, markerOf } from '../../readings/markers.ts'
import { actionName, actionWords, HINDRANCES, rowName } from './names.ts'
import { claimNumber, claimSide } from '../table.ts'
import { say } from '../words.ts'
import type { Here } from './here.ts'

const ACTION_RULES: Readonly<Record<Action, string>> = {
  'exchange-2': 'EMP-45',
  'exchange-3': 'EMP-45',
  'add-train': 'EMP-46',
  'passenger-owned': 'EMP-48',
  'passenger-unowned': 'EMP-49',
  'move-one': 'EMP-51',
  'move-two': 'EMP-56',
  produce: 'EMP-58',
  'upgrade-residential': 'EMP-59',
  'upgrade-commercial': 'EMP-59',
  'upgrade-leisure': 'EMP-59',
  'upgrade-industrial': 'EMP-61',
  'upgrade-any': 'EMP-65',
  'reduce-pollution': 'EMP-68',
}

export function iconAbout(on: Here, icon: IconId): About {
  const { g } = on
  const action = actionOn(g, icon)
  const { does } = actionWords(action, g.variants)
  const markers = SIDES.filter(side => markerOf(g, side) === icon)
  return {
    name: actionName(action, g.variants),
    what: [
      say('about.onCard', { card: cardOf(icon) }),
      ...markers.map(side => (side === on.me ? say('about.ownMarker') : say('markerOf', { name: nameOf(on, side) }))),
    ].join(', '),
    does: [does],
    now: [...iconNow(on, action), ...answerTo(on, action)],
    rule: ACTION_RULES[action],
  }
}

function iconNow({ g, me }: Here, action: Action): string[] {
  if (me === null) return [say('about.watching')]
  const hindrance = hindranceOf(g, me, action)
  if (hindrance !== null) return [say('about.useless', { why: HINDRANCES[hindrance] })]
  if (action !== 'exchange-2' && action !== 'exchange-3') return [say('about.useful')]
  const capital = g.capital[me]
  return [say('about.exchange', { capital, profit: Math.floor(capital / exchangeRate(g, action)) })]
}

/** The row in his chart that Archie reads after this claim (EMP-92). */
const answerTo = ({ g }: Here, action: Action): string[] =>
  g.seats === 1
    ? [say('about.archieAnswers', { choices: g.box.chart[ROW_OF[action]].choices.map(rowName).join(', ') })]
    : []

const iconsOn = ({ g }: Here, cards: readonly CardId[]) => cards.flatMap(card => g.box.icons[card])

const namesOn = (on: Here, card: CardId): string =>
  iconsOn(on, [card])
    .map(({ action }) => actionName(action, on.g.variants))
    .join(', ')

function usefulOn(on: Here, cards: readonly CardId[]): string {
  const { g, me } = on
  if (me === null) return say('about.watching')
  const icons = iconsOn(on, cards)
  const useful = icons.filter(({ action }) => hindranceOf(g, me, action) === null)
  return say('about.usefulIcons', { useful: useful.length, icons: icons.length })
}

export const cardsAbout = (on: Here): About => ({
  name: say('actionCards'),
  what: on.g.cards.length === 0 ? say('about.noCards') : say('about.faceUp', { cards: on.g.cards.join(', ') }),
  does: [say('about.cardsDo')],
  now: [usefulOn(on, on.g.cards)],
  rule: 'EMP-42',
})

export const cardAbout = (on: Here, card: CardId): About => ({
  name: say('card', { card }),
  what: namesOn(on, card),
  does: [say('about.cardDoes')],
  now: [usefulOn(on, [card])],
  rule: 'EMP-42',
})

export function claimsAbout(on: Here): About {
  const { g, asked, me } = on
  const claim = claimNumber(g, asked)
  return {
    name: say('claims'),
    what: claim === null ? say('about.noClaims') : say('claimOf', { claim, name: nameOf(on, claimSide(g, claim)) }),
    does: [say('about.claimsDo')],
    now: [me === null ? say('about.watching') : say('about.ownClaims', { claims: claimsOf(on, me) })],
    rule: 'EMP-42',
  }
}

const claimsOf = ({ g }: Here, side: Side): string => [1, 2, 3, 4].filter(one => claimSide(g, one) === side).join(', ')

export function deckAbout(on: Here): About {
  const { g } = on
  const cards = CARD_IDS.filter(card => g.deck.includes(card))
  return {
    name: say('deck', { left: cards.length }),
    what: cards.length === 0 ? say('about.noneInDeck') : cards.join(', '),
    does: [say('about.deckDoes'), ...cards.map(card => `${card}: ${namesOn(on, card)}`)],
    now: [deckNow(g.round, cards)],
    rule: 'EMP-44',
  }
}

function deckNow(round: number, cards: readonly CardId[]): string {
  if (round === ROUNDS) return say('about.lastCards')
  return cards.length === 0 ? say('about.newDeck') : say('about.nextCards', { cards: cards.join(', ') })
}
