// What the coach of a first game points out when it first comes up.

import type { LessonMoment, Occasion } from '@tableworks/lessons'
import type { game } from '../index.ts'

type At = LessonMoment<typeof game>

/** Few enough to plan around: each build or development takes one. */
const FEW_CARDS = 2
/** About two turns before the deck is empty. */
const LAST_CARDS = 12

const isAction = ({ seen }: At): boolean => seen.decision === 'action'
const offers = (at: At, name: string): boolean => isAction(at) && at.seen.choices.includes(name)
const hasHappened = ({ facts, seat }: At, kind: At['facts'][number]['kind']): boolean =>
  facts.some(fact => fact.kind === kind && 'seat' in fact && fact.seat === seat)
const isLastAction = ({ seen }: At): boolean =>
  seen.frames.some(({ step, frame }) => step === 'action' && (frame as { left: number }).left === 1)
const othersSpent = ({ position, seat }: At): number[] =>
  position.order.flatMap(one => (one === seat ? [] : position.spent[one]))
const cardsOf = ({ seen: { view }, seat }: At): number => view.own.length + (view.openHand[seat]?.length ?? 0)

export const occasions: readonly Occasion<typeof game>[] = [
  {
    id: 'first sale',
    when: at => offers(at, 'sell'),
    advice:
      'You can sell now. It takes an action but no card and no money, and the goods and the port both flip and pay. Don’t leave the port to a rival.',
  },
  {
    id: 'first counter',
    when: at => isAction(at) && hasHappened(at, 'built'),
    advice:
      'Your first counter is built. What will flip it: a sale, or someone who takes its cubes? Your next move should bring that closer.',
  },
  {
    id: 'first loan',
    when: at => isAction(at) && hasHappened(at, 'borrowed'),
    advice:
      'You’ve borrowed, and each loan costs interest every turn. So spend what’s left of it: build more that flips soon.',
  },
  {
    id: 'going first',
    when: at => isAction(at) && isLastAction(at) && at.position.spent[at.seat] < Math.min(...othersSpent(at)),
    advice:
      'You’ve spent less than your rivals so far. If that stays so, you go first next turn: two turns in a row if you’re last now.',
  },
  {
    id: 'last action',
    when: at => isAction(at) && isLastAction(at),
    advice:
      'This is your last action this turn. Selling and taking cards cost nothing, so they help you go first next turn.',
  },
  {
    id: 'next turn',
    when: at => isAction(at) && at.position.turn > 1,
    advice:
      'A new turn: everyone paid interest, and the player who spent least goes first. Check what each of your counters still needs to flip.',
  },
  {
    id: 'few cards',
    when: at => isAction(at) && cardsOf(at) <= FEW_CARDS,
    advice:
      'You have few cards left. Building, developing and even passing each take one. Rails, sales and taking cards don’t.',
  },
  {
    id: 'repaying',
    when: at => offers(at, 'repay'),
    advice:
      'You could repay a loan: it takes no action and saves interest. But early in the game, that money usually earns more in a building.',
  },
  {
    id: 'last cards',
    when: at => isAction(at) && at.seen.view.deckSize <= LAST_CARDS,
    advice:
      'The deck is nearly empty, and the game ends with it. Build what still flips or scores a high level, and sell everything.',
  },
]
