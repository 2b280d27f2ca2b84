// The production move: RULES.md VTI-8, VTI-9, VTI-22 to VTI-28, VTI-55, VTI-56.

import type { Refusal } from '@tableworks/kernel'
import type { Mask } from '../data/box.ts'
import { isIn } from '../data/box.ts'
import type { FactoryId } from '../data/factories.ts'
import { PRODUCT_IDS, type ProductId, productNumber } from '../data/products.ts'
import type { Options } from '../notation.ts'
import {
  cardAt,
  cardOn,
  type Cell,
  cellAt,
  hasCell,
  isFactory,
  productIdOn,
  putProduct,
  spotAt,
  stepTo,
  takeProduct,
  factoryIdOn,
} from '../readings/floor.ts'
import { canRun, facesBeside, facesOf, givesAt, spotsOfType, takesAt } from '../readings/running.ts'
import type { Frames, State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { cannotRun } from './turns.ts'

type Producing = Frames['produce']

export const produce = decide('produce', {
  takesOnlyOption: true,

  offers(g, frame, offer, why) {
    const able = ableSpots(g, frame)
    offer('all', areIndependent(g, frame, able) ? null : why && { because: 'notAllAtOnce', rule: 'VTI-55' })
    for (const spot of why ? spotsOfType(g.floor[frame.seat], frame.factory) : able) {
      const bar = able.includes(spot) ? null : cannotRunNow(g, frame, spot)
      for (const one of runsAt(g, frame, spot)) offer(one, bar)
    }
    offer('stop', frame.ran.length > 0 ? null : why && { because: 'nothingRan', rule: 'VTI-56' })
  },

  unoffered(g, { seat, factory }, option) {
    if (typeof option === 'string') return false
    const { x, y } = option
    const card = cardAt(g.floor[seat], x, y)
    return isFactory(card) && factoryIdOn(card) === factory
      ? { because: 'otherOutput', rule: 'VTI-27', factory }
      : { because: 'notThatFactory', rule: 'VTI-22', factory, x, y }
  },

  choose(g, frame, option, flow) {
    if (option === 'all') for (const spot of ableSpots(g, frame)) run(g, frame, spot, null, flow)
    else if (option !== 'stop') {
      const floor = g.floor[frame.seat]
      run(g, frame, spotAt(floor, option.x, option.y), 'output' in option ? option.output : null, flow)
      if (ableSpots(g, frame).length > 0) return flow.again()
    }
    const { seat, factory, ran } = frame
    if (ran.length > 1) flow.tell?.({ kind: 'produced', seat, factory, runs: ran.length })
    g.movesLeft -= 1
    return flow.end()
  },

  weigh: () => option => (option === 'stop' ? 0.02 : 1),
})

/**
 * VTI-55: all factories run at the same time. The floor at the start of the move is the current floor minus what was made plus what
 * was used. Nothing made in this move may be used in it, and no cell emptied in it may be filled.
 */
function canStillRun(g: State, { seat, used, made, ran }: Producing, spot: number): boolean {
  const floor = g.floor[seat]
  if (!canRun(g.box, floor, spot)) return false
  if (ran.length === 0) return true
  const { x, y } = cellAt(floor, spot)
  if (hasCell(ran, x, y)) return false
  return facesBeside(g.box, floor, spot).every(({ role, spot: at }) => {
    const cell = cellAt(floor, at)
    return !hasCell(role === 'input' ? made : used, cell.x, cell.y)
  })
}

const ableSpots = (g: State, frame: Producing): number[] =>
  spotsOfType(g.floor[frame.seat], frame.factory).filter(spot => canStillRun(g, frame, spot))

/** VTI-27: the side with a choice of outputs, if this type has one. */
function choiceOf(g: State, factory: FactoryId): readonly ProductId[] {
  const { sides } = g.box.factories[factory]
  const face = Object.values(sides).find(one => one?.role === 'output' && one.oneOf.length > 1)
  return face?.oneOf ?? []
}

/** VTI-28: a run for each possible output. */
function runsAt(g: State, { seat, factory }: Producing, spot: number): Options['produce'][] {
  const cell = cellAt(g.floor[seat], spot)
  const outputs = choiceOf(g, factory)
  return outputs.length === 0 ? [cell] : outputs.map(output => ({ ...cell, output }))
}

/** Whether two or more factories can run without a decision: none has a choice, and no two need the same cell. */
function areIndependent(g: State, { seat, factory }: Producing, able: readonly number[]): boolean {
  if (able.length < 2 || choiceOf(g, factory).length > 0) return false
  const floor = g.floor[seat]
  const wanted = able.flatMap(spot => facesBeside(g.box, floor, spot).map(({ spot: at }) => at))
  return new Set(wanted).size === wanted.length
}

function cannotRunNow(g: State, frame: Producing, spot: number): Refusal {
  const { seat, factory } = frame
  const { x, y } = cellAt(g.floor[seat], spot)
  if (hasCell(frame.ran, x, y)) return { because: 'ranAlready', rule: 'VTI-22', factory }
  return cannotRun(g, seat, spot) ?? { because: 'notInThisMove', rule: 'VTI-55', x, y }
}

/** VTI-9: removes the inputs and adds the outputs. */
function run(g: State, frame: Producing, spot: number, output: ProductId | null, flow: Flow): void {
  const { seat, factory } = frame
  const floor = g.floor[seat]
  const faces = facesOf(cardOn(floor, spot))
  const uses: ProductId[] = []
  const makes: ProductId[] = []
  const usedAt: Cell[] = []
  const madeAt: Cell[] = []
  for (let direction = 0; direction < 4; direction++) {
    const at = spot + stepTo(floor, direction)
    const gives = givesAt(g.box, faces + direction)
    if (takesAt(g.box, faces + direction) !== 0) {
      uses.push(PRODUCT_IDS[takeProduct(floor, at)] as ProductId)
      usedAt.push(cellAt(floor, at))
    } else if (gives !== 0) {
      putProduct(
        floor,
        at,
        output !== null && isIn(gives, productNumber[output]) ? productNumber[output] : firstIn(gives),
      )
      makes.push(productIdOn(cardOn(floor, at)))
      madeAt.push(cellAt(floor, at))
    }
  }
  frame.used.push(...usedAt)
  frame.made.push(...madeAt)
  frame.ran.push(cellAt(floor, spot))
  flow.tell?.({ kind: 'ran', seat, factory, ...cellAt(floor, spot), used: uses, usedAt, made: makes, madeAt })
}

/** The lowest product number in a set. */
const firstIn = (mask: Mask): number => 31 - Math.clz32(mask & -mask)
