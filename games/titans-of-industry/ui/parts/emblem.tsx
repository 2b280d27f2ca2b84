// The emblem of a quarter.

import type { Area } from '../../data/areas.ts'
import { areaSymbol } from './sprite.tsx'

export const AreaEmblem = ({ area, size = 18 }: { area: Area; size?: number }) => (
  <svg width={`${size / 16}rem`} height={`${size / 16}rem`} aria-hidden="true">
    <use href={`#${areaSymbol(area)}`} />
  </svg>
)
