// What the viewer hovers over or carries, and what it would do.

import { isAsked, thingId, useConsidered, useLayer, viewerOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type RefObject, useMemo } from 'react'
import type { game } from '../../../index.ts'
import { askedOf, type Position, type Seen } from '../../table.ts'
import type { Thing } from '../../things.ts'
import { bestTurn, ifCarried, ifForeseen, ifUsed, thoughtOf } from '../thought.ts'
import { useCarrying } from './carrying.ts'
import { toolsFor } from './tools.ts'
import { useTurning } from './turning.ts'

export type Hand = ReturnType<typeof useHand>

/** `onStage` is the seat whose floor is shown large. */
export function useHand(
  seen: Seen,
  position: Position,
  onStage: Seat,
  stage: RefObject<HTMLElement | null>,
  sideNames: readonly string[],
) {
  const viewer = viewerOf(seen)
  const { chooseLine } = useLayer().hand
  const considered = useConsidered<typeof game, Thing>()
  const near = considered?.thing ?? null
  const { carried, handsFor } = useCarrying(seen, position, stage, chooseLine, sideNames)
  const tools = useMemo(() => toolsFor(seen, position), [seen, position])
  const tool =
    onStage === viewer ? tools.find(({ thing }) => near !== null && thingId(thing) === thingId(near)) : undefined
  const asked = isAsked(seen) ? askedOf(seen) : null
  const inHand = carried !== null && 'factory' in carried.load ? carried.load.factory : null
  const lies = asked?.decision === 'turn' ? bestTurn(position, asked.frame) : 0
  const turning = useTurning(seen, position, inHand, lies, near?.kind === 'turn' ? near.turn : null, stage)
  const thought =
    carried !== null
      ? ifCarried(position, onStage, carried, turning.turn)
      : tool !== undefined
        ? ifUsed(position, viewer, tool)
        : (ifForeseen(considered?.facts ?? [], onStage) ?? thoughtOf(seen, position, onStage, near, turning.turn))
  return { near, carried, handsFor, tools, tool, turning, thought }
}
