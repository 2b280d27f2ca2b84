// Each map's background, and blank paper for maps made in the workshop.

import type { Background } from '../map-drawing.ts'
import type { MapId } from '../maps/index.ts'
import type { Art } from './drawing.ts'
import { JAPAN_ART } from './japan.ts'
import { MINNESOTA_ART } from './minnesota.ts'

const ART: Readonly<Record<MapId, Art>> = { japan: JAPAN_ART, minnesota: MINNESOTA_ART }

const PAPER: Art = {
  base: 'land',
  land: [],
  lakes: [],
  rivers: [],
  borders: [],
  ridges: [],
  peaks: [],
  insets: [],
  regionTints: [],
}

export const artOf = (map: MapId, background: Background): Art => (background === 'paper' ? PAPER : ART[map])
