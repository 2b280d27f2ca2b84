// Five stars: how many of the five contracts that end the game are ready.

import { FIVE } from '../../../readings/contracts.ts'
import { INK, LIT, OLIVE } from './colours.ts'

export const STAR = `M${Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 === 0 ? 11.6 : 4.9
  const angle = (i * Math.PI) / 5
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
}).join('L')}Z`

export const Stars = ({ ready }: { ready: number }) => (
  <svg viewBox={`-12 -12 ${24 * FIVE} 24`} aria-hidden="true">
    {Array.from({ length: FIVE }, (_, i) => (
      <path key={i} d={STAR} transform={`translate(${24 * i} 0)`} fill={i < ready ? LIT : OLIVE} stroke={INK} />
    ))}
  </svg>
)
