// The cards (AOI-17, AOI-18): location cards by region colour, and industry cards.

import { shape } from '@tableworks/kernel'
import { from, type Source, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { INDUSTRIES, type Industry } from './industries.ts'

export const COLOURS = ['blue', 'brown', 'green', 'purple', 'red', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

export const FACES = [...COLOURS, ...INDUSTRIES] as const
export type Face = (typeof FACES)[number]

export const isIndustry = (face: Face): face is Industry => (INDUSTRIES as readonly Face[]).includes(face)

/** A set of card faces as a bit mask, because option lists constantly test membership. */
export type FaceSet = number
export const FACE_BITS = Object.fromEntries(FACES.map((face, i) => [face, 1 << i])) as Readonly<Record<Face, FaceSet>>

/** How many cards of each face are in the deck. */
export type CardRow = Sourced & { readonly count: number }
export type CardTable = Readonly<Record<Face, CardRow>>

/** A card's count is our guess. Whether the card exists has its own source. */
const row = (count: number, face: Source): CardRow => ({ count, ...from('reconstructed', { face }) })

/** Public pages say there are 66 cards in total. How they divide is our guess. */
export const CARD_TABLE: CardTable = {
  blue: row(6, 'found'),
  brown: row(6, 'seed'),
  green: row(6, 'reconstructed'),
  purple: row(6, 'found'),
  red: row(6, 'reconstructed'),
  yellow: row(6, 'reconstructed'),
  coal: row(5, 'seed'),
  iron: row(5, 'seed'),
  cotton: row(5, 'recalled'),
  factory: row(5, 'recalled'),
  port: row(5, 'recalled'),
  ship: row(5, 'found'),
}

export const aCardTable = tableOf(FACES, shape.record<CardRow>({ count: wholeFrom(0, 20), ...sourceShape }))
