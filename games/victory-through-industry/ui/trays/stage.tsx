// The stage: one floor, large. It's the viewer's own, or that of a rival the viewer is inspecting or giving a factory to.

import { isAsked, useLayer } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { useMemo } from 'react'
import css from '../board.module.css'
import type { Cell } from '../../readings/floor.ts'
import { FloorMap } from '../parts/floor.tsx'
import type { HandsFor } from '../parts/hands/carrying.ts'
import { glowFor } from '../parts/hands/glow.ts'
import type { Hand } from '../parts/hands/hand.ts'
import { pickLine } from '../parts/hands/lines.ts'
import { paidBy } from '../parts/paid.ts'
import { askedOf, type Position, type Seen } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'

interface StageProps {
  readonly seen: Seen
  readonly position: Position
  readonly sideNames: readonly string[]
  /** The viewer. */
  readonly seat: Seat
  /** The floor's owner. */
  readonly onStage: Seat
  readonly hand: Hand
  /** Returns to the viewer's own floor; null while that is shown. */
  readonly onBack: (() => void) | null
}

export function Stage({ seen, position, sideNames, seat, onStage, hand, onBack }: StageProps) {
  const { chooseLine } = useLayer().hand
  const { carried, handsFor, thought, turning } = hand
  const load = carried?.load ?? null
  const glow = useMemo(() => glowFor(seen, position, load), [seen, position, load])
  const isOwn = onStage === seat
  const placing = isAsked(seen) && seen.decision === 'turn' ? thought.ghost : null
  const mayPick = isOwn && seen.choices.includes('move product')
  return (
    <>
      <Place of={{ kind: 'floor', seat: onStage }} className={css['floor']} inside={css['floorInside']}>
        <FloorMap
          seen={seen}
          position={position}
          seat={onStage}
          label={say('floor', { name: sideNames[onStage] ?? '' })}
          thought={thought}
          spent={spentIn(seen)}
          handsFor={isOwn ? handsFor : noHands}
          glow={isOwn ? glow : []}
          onPick={mayPick ? cell => chooseLine(pickLine(position, seat, cell)) : null}
          onPlace={placing === null ? null : () => chooseLine([`turn ${placing.turn}`])}
          onTurn={placing === null ? null : turning.next}
        />
      </Place>
      <p className={css['whose']} data-own={isOwn || undefined} translate="no">
        {sideNames[onStage]}
      </p>
      {onBack !== null && (
        <button type="button" className={css['back']} onClick={onBack}>
          {say('back')}
        </button>
      )}
    </>
  )
}

/** Things on a rival's floor can't be picked up. */
const noHands: HandsFor = () => ({})

/** Cells already in a payment or an offer. */
function spentIn(seen: Seen): readonly Cell[] {
  const asked = isAsked(seen) ? askedOf(seen) : null
  switch (asked?.decision) {
    case 'pay':
    case 'site':
    case 'turn':
      return paidBy(seen, asked.frame.seat)
    case 'offer':
    case 'counter':
      return asked.frame.give
    case 'pickProduct':
    case 'bankFor':
      return asked.frame.picked
    case 'putProduct':
      return asked.frame.spent
    default:
      return []
  }
}
