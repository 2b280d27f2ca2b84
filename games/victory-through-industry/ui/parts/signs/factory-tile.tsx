// A factory type as a small tile on its class's background.

import type { FactoryId } from '../../../data/factories.ts'
import type { VictoryBox } from '../../table.ts'
import { classOf, GROUND, PAPER } from './colours.ts'
import { FactorySign } from './factories.tsx'

interface FactoryTileProps {
  readonly factory: FactoryId
  readonly box: VictoryBox
  readonly isFaint?: boolean
}

export function FactoryTile({ factory, box, isFaint = false }: FactoryTileProps) {
  const ground = GROUND[classOf(box, factory)]
  return (
    <svg viewBox="0 0 40 40" width="1.9rem" height="1.9rem" aria-hidden="true" opacity={isFaint ? 0.55 : undefined}>
      <rect width="40" height="40" rx="4" fill={ground} />
      <FactorySign factory={factory} x={20} y={20} size={30} figure={PAPER} ground={ground} />
    </svg>
  )
}
