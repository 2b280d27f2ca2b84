// Archie acts: RULES.md EMP-91 to EMP-101.

import type { Icon } from '../data/action-cards.ts'
import { type ArchieAction, isIconFor, ROW_OF } from '../data/archie.ts'
import type { Hindrance } from '../facts.ts'
import { cannotAddTrain, cannotBoard, cannotMove, cannotReduce, cannotRide } from '../readings/hindrance.ts'
import { actionOn, claimBar, type Claimed, claimedFor, markerOf } from '../readings/markers.ts'
import { ARCHIE, YOU } from '../readings/sides.ts'
import type { State } from '../state.ts'
import { type Flow, passage } from '../steps.ts'
import { cardForTrain, trainToBoard, trainToMove, trainToRide } from './archie-trains.ts'
import { board, ride } from './passengers.ts'
import { clean } from './pollution.ts'
import { advance, advanceTwice, startTrain } from './trains.ts'

/** EMP-91, EMP-92: after each of your actions, he takes the first choice in the row that is free and useful to him. */
export const archieAct = passage('archie.act', (g, _frame, flow) => {
  const yours = markerOf(g, YOU)
  if (yours === null) throw new Error('Archie acts only after you')
  const row = ROW_OF[actionOn(g, yours)] // EMP-93, AMB-39
  const { choices } = g.box.chart[row]
  flow.tell?.({ kind: 'archieReadsRow', seat: ARCHIE, row, choices: [...choices] })
  const claimed = claimedFor(g, ARCHIE) // AMB-40, AMB-44: his marker rules are the same as yours.
  for (const [i, choice] of choices.entries()) {
    const icon = firstIcon(g, one => isIconFor(choice, one.action) && claimBar(claimed, one) === null) // AMB-41
    const hindrance = icon === null ? 'noIcon' : ARCHIE_ACTS[choice].hindrance(g)
    if (icon !== null && hindrance === null) {
      g.claims.push(icon.id)
      flow.tell?.({ kind: 'archieChose', seat: ARCHIE, rank: i + 1, choice, icon: icon.id })
      ARCHIE_ACTS[choice].perform(g, flow)
      return flow.end()
    }
    if (hindrance !== null) flow.tell?.({ kind: 'archieRejected', seat: ARCHIE, rank: i + 1, choice, hindrance })
  }
  idle(g, claimed, flow)
  return flow.end()
})

/** The first matching icon: the left card in reading order, then the right one. */
function firstIcon(g: State, suits: (icon: Icon) => boolean): Icon | null {
  for (const card of g.cards) for (const icon of g.box.icons[card]) if (suits(icon)) return icon
  return null
}

/** EMP-92, AMB-43: if nothing is useful to him, his marker only blocks an icon. */
function idle(g: State, claimed: Claimed, flow: Flow): void {
  const icon = firstIcon(g, one => one.id !== claimed.own && claimBar(claimed, one) === null)
  if (icon === null) throw new Error('there is no free icon for Archie')
  g.claims.push(icon.id)
  flow.tell?.({ kind: 'archieIdled', seat: ARCHIE, icon: icon.id, action: icon.action })
}

interface ArchieAct {
  /** Why the action is useless to him, or null. */
  hindrance(g: State): Hindrance | null
  perform(g: State, flow: Flow): void
}

/** EMP-97: Archie acts like a player, with these changes. */
const ARCHIE_ACTS: Readonly<Record<ArchieAction, ArchieAct>> = {
  /** EMP-94 */
  exchange: { hindrance: g => (g.capital[ARCHIE] === 0 ? 'noCapital' : null), perform: exchangeAll },
  /** EMP-95 */
  'add-train': {
    hindrance: g => cannotAddTrain(g, ARCHIE),
    perform: (g, flow) => startTrain(g, ARCHIE, cardForTrain(g), flow),
  },
  /** EMP-96 */
  'passenger-owned': {
    hindrance: g => cannotBoard(g, ARCHIE),
    perform: (g, flow) => board(ARCHIE, trainToBoard(g), flow),
  },
  /** EMP-98 */
  'passenger-unowned': {
    hindrance: g => cannotRide(g, ARCHIE),
    perform: (g, flow) => ride(ARCHIE, YOU, trainToRide(g), flow),
  },
  /** EMP-99 */
  'move-one': {
    hindrance: g => cannotMove(g, ARCHIE),
    perform: (g, flow) => advance(g, ARCHIE, trainToMove(g), flow),
  },
  /** EMP-100 */
  'move-two': { hindrance: g => cannotMove(g, ARCHIE), perform: moveTwo },
  /** EMP-101 */
  'reduce-pollution': { hindrance: cannotReduce, perform: (g, flow) => clean(g, ARCHIE, flow) },
}

/** EMP-94: all his Capital, $1 for 1 Profit at either icon. */
function exchangeAll(g: State, flow: Flow): void {
  const capital = g.capital[ARCHIE]
  g.capital[ARCHIE] = 0
  g.profit[ARCHIE] += capital
  flow.tell?.({ kind: 'exchanged', seat: ARCHIE, capital, profit: capital })
}

/** EMP-100, AMB-20. */
function moveTwo(g: State, flow: Flow): void {
  if (g.variants.moveTwoSameTrain) return advanceTwice(g, ARCHIE, trainToMove(g), flow)
  advance(g, ARCHIE, trainToMove(g), flow)
  if (cannotMove(g, ARCHIE) === null) advance(g, ARCHIE, trainToMove(g), flow)
}
