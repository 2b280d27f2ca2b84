// The drawing of each map.

import type { MapId } from '../maps/index.ts'
import type { Drawing } from './drawing.ts'
import { JAPAN_DRAWING } from './japan.ts'
import { MINNESOTA_DRAWING } from './minnesota.ts'

export const DRAWINGS: Readonly<Record<MapId, Drawing>> = { japan: JAPAN_DRAWING, minnesota: MINNESOTA_DRAWING }
