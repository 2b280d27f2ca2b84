// A Dice Block as an architect's plan: six lots, and its number in a circle.

import { memoByValue } from '@tableworks/board-kit'
import { useId } from 'react'
import type { Face } from '../../../data/pieces.ts'
import { say } from '../../words.ts'
import css from './city.module.css'
import { Hatchings } from './glyphs.tsx'
import { LOT, Lot, type LotFacts } from './lot.tsx'

const EDGE = 5
const LANE = 4
const HEAD = 24

/** The width of this many lots, including the lanes between them. */
const across = (count: number, size: number): number => count * size + (count - 1) * LANE

interface BlockProps {
  readonly block: Face
  /** In rows, from left to right. */
  readonly lots: readonly LotFacts[]
  readonly columns: number
  readonly sideNames: readonly string[]
}

export const Block = memoByValue(function Block({ block, lots, columns, sideNames }: BlockProps) {
  const drawing = useId()
  const width = 2 * EDGE + across(columns, LOT.width)
  const height = HEAD + across(Math.ceil(lots.length / columns), LOT.height) + EDGE
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css['block']} role="group" aria-label={say('block', { block })}>
      <Hatchings name={drawing} of={[...new Set(lots.map(({ type }) => type))]} />
      <rect x="1" y="1" width={width - 2} height={height - 2} className={css['street']} />
      <path d={`M${EDGE} ${HEAD - 4}H${width - EDGE}`} className={css['rule']} />
      <circle cx="14" cy="11.500" r="8.500" className={css['mark']} />
      <text x="14" y="16.500">
        {block}
      </text>
      <text x="28" y="15.500" className={css['name']}>
        {say('block', { block })}
      </text>
      {lots.map((lot, i) => (
        <Lot
          key={lot.name}
          {...lot}
          drawing={drawing}
          x={EDGE + (i % columns) * (LOT.width + LANE)}
          y={HEAD + Math.floor(i / columns) * (LOT.height + LANE)}
          ownerName={lot.owner === null ? '' : (sideNames[lot.owner] ?? '')}
        />
      ))}
    </svg>
  )
})
