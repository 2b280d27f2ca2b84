// The two maps in the box. A component set can change everything on them (docs/adding-a-map.md).

import type { DrawnMap, MapTable } from '../map.ts'
import { JAPAN } from './japan.ts'
import { MINNESOTA } from './minnesota.ts'

export const MAP_IDS = ['japan', 'minnesota'] as const
export type MapId = (typeof MAP_IDS)[number]
export type MapTables = Readonly<Record<MapId, MapTable>>

export const MAPS: Readonly<Record<MapId, DrawnMap>> = { japan: JAPAN, minnesota: MINNESOTA }
