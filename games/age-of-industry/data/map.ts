// What a map is, as a table somebody can write: docs/adding-a-map.md goes through it field by field.

import { shape } from '@tableworks/kernel'
import { aSource, listOf, type Source, tableOf, wholeFrom } from '@tableworks/table-kit'
import { type Colour, COLOURS } from './cards.ts'
import { type FieldSources, someFieldSources } from './industries.ts'

/** What is printed on a space of a town; a clear one takes what needs no symbol (AOI-11). */
export const SYMBOLS = ['coal', 'iron', 'port', 'clear'] as const
export type SpaceSymbol = (typeof SYMBOLS)[number]

/** Where a map's rules differ from another's. */
export type MapRules = {
  /** A face-up space for each price. With `pricedCards` a card is bought and used at once (AOIJ-4), else prices are 0. */
  readonly cardPrices: readonly number[]
  readonly pricedCards: boolean
  /** What a link is worth before counters (AOI-52, AOIJ-17). */
  readonly linkValue: number
  /** AOIM-1 */
  readonly coalOnlyFromDisplay: boolean
  /** AOI-24 */
  readonly autoExport: boolean
  /** AOIM-10 */
  readonly sellsCubes: boolean
  /** AOI-11, AOIJ-13 */
  readonly ironOnClearSpaces: boolean
  readonly source: Source
}

export type Town = {
  readonly name: string
  readonly colour: Colour
  readonly spaces: readonly SpaceSymbol[]
  /** How many counters a player may have here; null: as the size of the town says (AOI-12). */
  readonly limit: number | null
  /** AOIM-21 */
  readonly ironRange: boolean
  /** AOIM-23 */
  readonly hydro: boolean
  readonly source: Source
  readonly fieldSources: FieldSources
}
export type NamedPlace = { readonly name: string; readonly source: Source }
export type MarketPlace = NamedPlace & { readonly spaces: number }
/** A port off the map (AOI-15). Links end at one of its name boxes; its area is the towns that count for them (AOIM-27). */
export type DistantPort = NamedPlace & {
  readonly boxes: readonly string[]
  readonly area: readonly string[]
}
export type LinkRow = {
  readonly a: string
  readonly b: string
  /** The name box of the distant port it ends at. */
  readonly box: string | null
  readonly source: Source
}
export type PrintedRow = { readonly a: string; readonly b: string; readonly source: Source }
/** A ship space, joined to one town, or to two: then it is a sea lane (AOI-14). Markets are given by their names. */
export type ShipRow = {
  readonly name: string
  readonly ends: readonly string[]
  readonly coal: number
  readonly iron: number
  readonly market: string | null
  readonly ironMarket: string | null
  readonly source: Source
}

export type MapTable = {
  readonly name: string
  readonly source: Source
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
}

const LETTERS: Readonly<Record<string, SpaceSymbol>> = { C: 'coal', I: 'iron', P: 'port', o: 'clear' }

/** A town in one line: its spaces as letters, C coal, I iron, P port, o clear. */
export const town = (name: string, colour: Colour, spaces: string, more: Partial<Town> = {}): Town => ({
  name,
  colour,
  spaces: Array.from(spaces, letter => LETTERS[letter] ?? 'clear'),
  limit: null,
  ironRange: false,
  hydro: false,
  source: 'reconstructed',
  fieldSources: {},
  ...more,
})

/** Links as pairs; the third is the box of the distant port that comes first. */
export const rails = (...rows: readonly (readonly [a: string, b: string, box?: string])[]): LinkRow[] =>
  rows.map(([a, b, box = null]) => ({ a, b, box, source: 'reconstructed' }))

export const ship = (name: string, ends: readonly string[], more: Partial<ShipRow>): ShipRow => ({
  name,
  ends,
  coal: 0,
  iron: 0,
  market: null,
  ironMarket: null,
  source: 'reconstructed',
  ...more,
})

/** `otaru-sapporo`; `chicago-a-stillwater` where a box is named. */
export const linkIdOf = ({ a, b, box }: LinkRow): string => (box === null ? `${a}-${b}` : `${a}-${box}-${b}`)

const yesOrNo = shape.oneOf(true, false)
const named = { name: shape.text, source: aSource }

const someRules = shape.record<MapRules>({
  cardPrices: listOf(1, 6, wholeFrom(0, 20)),
  pricedCards: yesOrNo,
  linkValue: wholeFrom(0, 20),
  coalOnlyFromDisplay: yesOrNo,
  autoExport: yesOrNo,
  sellsCubes: yesOrNo,
  ironOnClearSpaces: yesOrNo,
  source: aSource,
})

/** The fields of a map, each of its kind; whether they fit together is for `mapFaults`. */
export const aMapTable = shape.record<MapTable>({
  name: shape.text,
  source: aSource,
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
      source: aSource,
      fieldSources: someFieldSources,
    }),
  ),
  villages: shape.dictionary(shape.record<NamedPlace>(named)),
  marketPlaces: shape.dictionary(shape.record<MarketPlace>({ ...named, spaces: wholeFrom(1, 4) })),
  ironMarkets: shape.dictionary(shape.record<NamedPlace>(named)),
  distantPorts: shape.dictionary(
    shape.record<DistantPort>({ ...named, boxes: shape.list(shape.text), area: shape.list(shape.text) }),
  ),
  links: shape.list(
    shape.record<LinkRow>({ a: shape.text, b: shape.text, box: shape.maybe(shape.text), source: aSource }),
  ),
  printed: shape.list(shape.record<PrintedRow>({ a: shape.text, b: shape.text, source: aSource })),
  ships: shape.dictionary(
    shape.record<ShipRow>({
      name: shape.text,
      ends: listOf(1, 2, shape.text),
      coal: wholeFrom(0, 3),
      iron: wholeFrom(0, 3),
      market: shape.maybe(shape.text),
      ironMarket: shape.maybe(shape.text),
      source: aSource,
    }),
  ),
})
