// Archie acts: RULES.md EMP-91 to EMP-101.

import type { Icon } from '../data/action-cards.ts'
import { type ArchieAction, isIconFor, ROW_OF } from '../data/archie.ts'
import type { Hindrance } from '../facts.ts'
import type { State } from '../state.ts'
import { type Flow, passage } from '../steps.ts'
import { cardForTrain, trainToBoard, trainToMove, trainToRide } from './archie-trains.ts'
import { actionOn, isFree, markerOf } from './markers.ts'
import { board, cannotBoard, cannotRideAtAll, ride } from './passengers.ts'
import { cannotReduce, clean } from './pollution.ts'
import { ARCHIE } from './sides.ts'
import { advance, advanceTwice, cannotAddTrain, cannotMove, startTrain } from './trains.ts'

const YOU = 0

/** EMP-91, EMP-92: after each of your actions, the first choice of the row that is free and of use to him. */
export const archieAct = passage('archie.act', (g, _frame, flow) => {
  const yours = markerOf(g, YOU)
  if (yours === null) throw new Error('Archie acts only after you')
  const row = ROW_OF[actionOn(g, yours)] // EMP-93, AMB-39
  const { choices } = g.box.chart[row]
  flow.tell?.({ kind: 'archieReadsRow', seat: ARCHIE, row, choices: [...choices] })
  for (const [i, choice] of choices.entries()) {
    const icon = freeIconFor(g, choice)
    const hindrance = icon === null ? 'noIcon' : ARCHIE_ACTS[choice].hindrance(g)
    if (icon !== null && hindrance === null) {
      g.claims.push(icon.id)
      flow.tell?.({ kind: 'archieChose', seat: ARCHIE, rank: i + 1, choice, icon: icon.id })
      ARCHIE_ACTS[choice].perform(g, flow)
      return flow.end()
    }
    if (hindrance !== null) flow.tell?.({ kind: 'archieRejected', seat: ARCHIE, rank: i + 1, choice, hindrance })
  }
  idle(g, flow)
  return flow.end()
})

/** The first that suits: the left card in reading order, then the right one. */
function firstIcon(g: State, suits: (icon: Icon) => boolean): Icon | null {
  for (const card of g.cards) for (const icon of g.box.icons[card]) if (suits(icon)) return icon
  return null
}

/** AMB-40, AMB-41, AMB-44: the first icon of the kind that is free for him; your marker rules are his. */
const freeIconFor = (g: State, choice: ArchieAction): Icon | null =>
  firstIcon(g, icon => isIconFor(choice, icon.action) && isFree(g, ARCHIE, icon))

/** EMP-92, AMB-43: nothing suits him, so his marker only takes an icon away. */
function idle(g: State, flow: Flow): void {
  const icon = firstIcon(g, one => isFree(g, ARCHIE, one) && one.id !== markerOf(g, ARCHIE))
  if (icon === null) throw new Error('there is no free icon for Archie')
  g.claims.push(icon.id)
  flow.tell?.({ kind: 'archieIdled', seat: ARCHIE, icon: icon.id, action: icon.action })
}

interface ArchieAct {
  /** Why the choice is of no use to him; null when it is. */
  hindrance(g: State): Hindrance | null
  perform(g: State, flow: Flow): void
}

/** EMP-97: as for a player, but for these changes. */
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
    hindrance: g => cannotRideAtAll(g, ARCHIE),
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

/** EMP-94: all of it, $1 for 1 Profit, whatever the icon says. */
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
