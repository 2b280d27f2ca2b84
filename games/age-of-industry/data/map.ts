// A map's table. docs/adding-a-map.md explains how to make one in the workshop.

import { shape } from '@tableworks/kernel'
import { from, listOf, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { type Colour, COLOURS } from './cards.ts'
import { aMapDrawing, type MapDrawing } from './map-drawing.ts'

/** The symbol printed on a town space. A clear space takes industries that need no symbol (AOI-11). */
export const SYMBOLS = ['coal', 'iron', 'port', 'clear'] as const
export type SpaceSymbol = (typeof SYMBOLS)[number]

/** Rules that differ between maps. */
export type MapRules = Sourced & {
  /**
   * The price of each face-up space. With `pricedCards`, cards are bought and used at once (AOIJ-4); otherwise every price is 0.
   */
  readonly cardPrices: readonly number[]
  readonly pricedCards: boolean
  /** The value of a link without counters (AOI-52, AOIJ-17). */
  readonly linkValue: number
  /** AOIM-1 */
  readonly coalOnlyFromDisplay: boolean
  /** AOI-24 */
  readonly autoExport: boolean
  /** AOIM-10 */
  readonly sellsCubes: boolean
  /** AOI-11, AOIJ-13 */
  readonly ironOnClearSpaces: boolean
}

export type Town = Sourced & {
  readonly name: string
  readonly colour: Colour
  readonly spaces: readonly SpaceSymbol[]
  /** How many counters a player may have here; null if the town's size decides (AOI-12). */
  readonly limit: number | null
  /** AOIM-21 */
  readonly ironRange: boolean
  /** AOIM-23 */
  readonly hydro: boolean
}
export type NamedPlace = Sourced & { readonly name: string }
export type MarketPlace = NamedPlace & { readonly spaces: number }
/** A port off the map (AOI-15). Links end at one of its name boxes. Its area is the towns that count for them (AOIM-27). */
export type DistantPort = NamedPlace & {
  readonly boxes: readonly string[]
  readonly area: readonly string[]
}
export type LinkRow = Sourced & {
  readonly a: string
  readonly b: string
  /** The distant port's name box where it ends. */
  readonly box: string | null
}
export type PrintedRow = Sourced & { readonly a: string; readonly b: string }
/** A ship space next to one town, or between two as a sea lane (AOI-14). Markets are given by name. */
export type ShipRow = Sourced & {
  readonly name: string
  readonly ends: readonly string[]
  readonly coal: number
  readonly iron: number
  readonly market: string | null
  readonly ironMarket: string | null
}

export type MapTable = Sourced & {
  readonly name: string
  readonly rules: MapRules
  readonly regions: Readonly<Record<Colour, NamedPlace>>
  readonly towns: Readonly<Record<string, Town>>
  readonly villages: Readonly<Record<string, NamedPlace>>
  readonly marketPlaces: Readonly<Record<string, MarketPlace>>
  readonly ironMarkets: Readonly<Record<string, NamedPlace>>
  readonly distantPorts: Readonly<Record<string, DistantPort>>
  readonly links: readonly LinkRow[]
  readonly printed: readonly PrintedRow[]
  readonly ships: Readonly<Record<string, ShipRow>>
  /** Older sets don't have it and use the standard set's drawing. */
  readonly drawing?: MapDrawing
}

/** A map with its drawing. */
export type DrawnMap = MapTable & { readonly drawing: MapDrawing }

const LETTERS: Readonly<Record<string, SpaceSymbol>> = { C: 'coal', I: 'iron', P: 'port', o: 'clear' }

/** The towns are our reconstruction. The rule that a town's size sets its limit comes from public pages (AOI-12). */
const OUR_TOWN = from('reconstructed', { limit: 'found' })

/** A town on one line. Its spaces are letters: C coal, I iron, P port, o clear. */
export const town = (name: string, colour: Colour, spaces: string, more: Partial<Town> = {}): Town => ({
  name,
  colour,
  spaces: Array.from(spaces, letter => LETTERS[letter] ?? 'clear'),
  limit: null,
  ironRange: false,
  hydro: false,
  ...OUR_TOWN,
  ...more,
})

/** Links as pairs of places. If the first place is a distant port, the third entry is its name box. */
export const rails = (...rows: readonly (readonly [a: string, b: string, box?: string])[]): LinkRow[] =>
  rows.map(([a, b, box = null]) => ({ a, b, box, ...from('reconstructed') }))

export const ship = (name: string, ends: readonly string[], more: Partial<ShipRow>): ShipRow => ({
  name,
  ends,
  coal: 0,
  iron: 0,
  market: null,
  ironMarket: null,
  ...from('reconstructed'),
  ...more,
})

/** `otaru-sapporo`, or with a name box `chicago-a-stillwater`. */
export const linkIdOf = ({ a, b, box }: LinkRow): string => (box === null ? `${a}-${b}` : `${a}-${box}-${b}`)

const yesOrNo = shape.oneOf(true, false)
const named = { name: shape.text, ...sourceShape }

const someRules = shape.record<MapRules>({
  cardPrices: listOf(1, 6, wholeFrom(0, 20)),
  pricedCards: yesOrNo,
  linkValue: wholeFrom(0, 20),
  coalOnlyFromDisplay: yesOrNo,
  autoExport: yesOrNo,
  sellsCubes: yesOrNo,
  ironOnClearSpaces: yesOrNo,
  ...sourceShape,
})

/** Checks the type of each field; `mapFaults` checks that the fields fit together. */
export const aMapTable = shape.record<MapTable>({
  ...named,
  rules: someRules,
  regions: tableOf(COLOURS, shape.record<NamedPlace>(named)),
  towns: shape.dictionary(
    shape.record<Town>({
      name: shape.text,
      colour: shape.oneOf(...COLOURS),
      spaces: listOf(1, 6, shape.oneOf(...SYMBOLS)),
      limit: shape.maybe(wholeFrom(1, 6)),
      ironRange: yesOrNo,
      hydro: yesOrNo,
      ...sourceShape,
    }),
  ),
  villages: shape.dictionary(shape.record<NamedPlace>(named)),
  marketPlaces: shape.dictionary(shape.record<MarketPlace>({ ...named, spaces: wholeFrom(1, 4) })),
  ironMarkets: shape.dictionary(shape.record<NamedPlace>(named)),
  distantPorts: shape.dictionary(
    shape.record<DistantPort>({ ...named, boxes: shape.list(shape.text), area: shape.list(shape.text) }),
  ),
  links: shape.list(
    shape.record<LinkRow>({ a: shape.text, b: shape.text, box: shape.maybe(shape.text), ...sourceShape }),
  ),
  printed: shape.list(shape.record<PrintedRow>({ a: shape.text, b: shape.text, ...sourceShape })),
  ships: shape.dictionary(
    shape.record<ShipRow>({
      name: shape.text,
      ends: listOf(1, 2, shape.text),
      coal: wholeFrom(0, 3),
      iron: wholeFrom(0, 3),
      market: shape.maybe(shape.text),
      ironMarket: shape.maybe(shape.text),
      ...sourceShape,
    }),
  ),
  drawing: shape.optional(aMapDrawing),
})
