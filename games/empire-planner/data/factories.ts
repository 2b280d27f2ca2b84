// Empire's six Factory cards with two faces each (EMP-3). The Central Factory isn't used. The rulebook only names Private Bank and
// Bacon Factory, which share a card. The bank has no Goods, because it's turned over at the start.

import { Problem, shape } from '@tableworks/kernel'
import { type FieldSources, from, listOf, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'

/** EMP-38: the colours of Goods. */
export const COLOURS = ['brown', 'blue', 'red'] as const
export type Colour = (typeof COLOURS)[number]

/** A Rail Link's position, clockwise from the top. */
export const LINKS = ['top', 'right', 'bottom', 'left'] as const
export type Link = (typeof LINKS)[number]

export const FACTORY_IDS = [
  'private-bank',
  'bacon-factory',
  'sawmill',
  'toy-works',
  'brickworks',
  'textile-mill',
  'glassworks',
  'piano-factory',
  'steel-foundry',
  'brewery',
  'paper-mill',
  'cement-works',
] as const
export type FactoryId = (typeof FACTORY_IDS)[number]

/** A card's faces: side A, side B. */
export type FactoryCard = Sourced & { readonly front: FactoryId; readonly back: FactoryId }
export const FACTORY_CARD_IDS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'] as const
export type FactoryCardTable = Readonly<Record<(typeof FACTORY_CARD_IDS)[number], FactoryCard>>

const card = (front: FactoryId, back: FactoryId, sources = from('reconstructed')): FactoryCard => ({
  front,
  back,
  ...sources,
})

/** EMP-6 names both faces of the first card. We chose which of them is side A. */
export const FACTORY_CARDS: FactoryCardTable = {
  F1: card('private-bank', 'bacon-factory', from('inferred')),
  F2: card('sawmill', 'toy-works'),
  F3: card('brickworks', 'textile-mill'),
  F4: card('glassworks', 'piano-factory'),
  F5: card('steel-foundry', 'brewery'),
  F6: card('paper-mill', 'cement-works'),
}

const aFaceId = shape.oneOf(...FACTORY_IDS)
const someCards = tableOf(
  FACTORY_CARD_IDS,
  shape.record<FactoryCard>({ front: aFaceId, back: aFaceId, ...sourceShape }),
)
export const aFactoryCardTable = (value: unknown, path: string): FactoryCardTable => {
  const found = someCards(value, path)
  const faces = facesOf(found).flat()
  const missing = FACTORY_IDS.filter(id => !faces.includes(id))
  if (missing.length > 0)
    throw new Problem(`${path} should have each face on one card: ${missing.join(', ')} is on none`)
  return found
}

/** Each card's two faces. */
export const facesOf = (cards: FactoryCardTable): (readonly [front: FactoryId, back: FactoryId])[] =>
  FACTORY_CARD_IDS.map(id => [cards[id].front, cards[id].back])

/** One face of a Factory card. */
export type FactoryFace = Sourced & {
  readonly name: string
  /** The Good it makes; null if it has no Goods track (AMB-12). */
  readonly goods: Colour | null
  /** The Goods track's last space. */
  readonly track: number
  readonly cost: number
  /** EMP-47: three or four Rail Links, clockwise from the top. A train starts on the first (EMP-46). */
  readonly links: readonly Link[]
}
export type FactoryTable = Readonly<Record<FactoryId, FactoryFace>>

type Goods = [colour: Colour, track: number] | null

const face = (name: string, goods: Goods, cost: number, ...links: Link[]): FactoryFace => ({
  name,
  goods: goods === null ? null : goods[0],
  track: goods === null ? 0 : goods[1],
  cost,
  links,
  ...from('reconstructed'),
})
const sourced = (one: FactoryFace, fieldSources: FieldSources): FactoryFace => ({ ...one, fieldSources })

export const FACTORIES: FactoryTable = {
  'private-bank': sourced(face('Private Bank', null, 2, 'top', 'right', 'bottom', 'left'), {
    name: 'seed',
    goods: 'inferred',
    track: 'inferred',
  }),
  'bacon-factory': sourced(face('Bacon Factory', ['blue', 5], 3, 'top', 'right', 'bottom', 'left'), { name: 'seed' }),
  sawmill: face('Sawmill', ['brown', 3], 5, 'right', 'bottom', 'left'),
  'toy-works': face('Toy Works', ['red', 5], 4, 'top', 'right', 'bottom', 'left'),
  brickworks: face('Brickworks', ['brown', 4], 6, 'top', 'right', 'bottom'),
  'textile-mill': face('Textile Mill', ['blue', 6], 4, 'top', 'right', 'bottom', 'left'),
  glassworks: face('Glassworks', ['blue', 5], 3, 'top', 'right', 'bottom', 'left'),
  'piano-factory': face('Piano Factory', ['red', 4], 4, 'top', 'right', 'bottom', 'left'),
  'steel-foundry': face('Steel Foundry', ['brown', 4], 6, 'top', 'bottom', 'left'),
  brewery: face('Brewery', ['red', 5], 3, 'top', 'right', 'left'),
  'paper-mill': face('Paper Mill', ['blue', 6], 4, 'right', 'bottom', 'left'),
  'cement-works': face('Cement Works', ['brown', 3], 5, 'right', 'bottom', 'left'),
}

const aColour = shape.oneOf(...COLOURS)
const someLinks = listOf(3, 4, shape.oneOf(...LINKS))
const clockwise = (value: unknown, path: string): Link[] => {
  const links = someLinks(value, path)
  const inOrder = LINKS.filter(link => links.includes(link))
  if (links.join() === inOrder.join()) return links
  throw new Problem(`${path} should go clockwise from the top, each link once: ${inOrder.join(', ')}`)
}

const faceShape = shape.record<FactoryFace>({
  name: shape.text,
  goods: shape.maybe(aColour),
  track: wholeFrom(0, 9),
  cost: wholeFrom(0, 20),
  links: clockwise,
  ...sourceShape,
})
const aFace = (value: unknown, path: string): FactoryFace => {
  const found = faceShape(value, path)
  if (found.goods === null && found.track !== 0)
    throw new Problem(`${path}.track should be 0 for a Factory without Goods`)
  if (found.goods !== null && found.track === 0)
    throw new Problem(`${path}.track should be a whole number from 1 to 9 for a Factory with Goods`)
  return found
}

const someFaces = tableOf(FACTORY_IDS, aFace)
export const aFactoryTable = (value: unknown, path: string): FactoryTable => {
  const found = someFaces(value, path)
  // EMP-4, EMP-6: any Factory that a side may start with must be able to hold a Good.
  for (const id of FACTORY_IDS)
    if (id !== 'private-bank' && found[id].goods === null)
      throw new Problem(`${path}.${id}.goods should be ${COLOURS.join(', ')}: only the Private Bank has none`)
  return found
}
