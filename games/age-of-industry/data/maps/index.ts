// The maps there are. A new one is written in a file of its own and named here (docs/adding-a-map.md).

import type { MapTable } from '../map.ts'
import { JAPAN } from './japan.ts'
import { MINNESOTA } from './minnesota.ts'

export const MAP_IDS = ['japan', 'minnesota'] as const
export type MapId = (typeof MAP_IDS)[number]
export type MapTables = Readonly<Record<MapId, MapTable>>

export const MAPS: MapTables = { japan: JAPAN, minnesota: MINNESOTA }
