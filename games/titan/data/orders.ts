// The Planetary Orders (TTN-6) and Mars (TTN-80). The rulebook has four piles by value, Mars, and one order for a Water and a
// Titanium. All other contents, and the names, are ours.

import { Problem, shape } from '@tableworks/kernel'
import { type FieldSources, from, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { COMMON, type Common } from './cubes.ts'

export const MARS = 'mars'
/** The tiles in the pile. */
export const PILE_IDS = [
  ...(['luna', 'phobos', 'deimos', 'ceres'] as const),
  ...(['io', 'europa', 'ganymede', 'callisto'] as const),
  ...(['rhea', 'iapetus', 'enceladus', 'triton'] as const),
  ...(['pluto', 'eris', 'haumea', 'makemake'] as const),
] as const
export const ORDER_IDS = [...PILE_IDS, MARS] as const
export type OrderId = (typeof ORDER_IDS)[number]

/** What an order asks for and what it's worth. */
export type Order = Readonly<Record<Common, number>> &
  Sourced & {
    readonly name: string
    readonly value: number
  }
export type OrderTable = Readonly<Record<OrderId, Order>>

type Wanted = Partial<Record<Common, number>>
const PILE: FieldSources = { value: 'seed' }
const order = (name: string, value: number, wanted: Wanted, sources = from('reconstructed', PILE)): Order => ({
  name,
  value,
  silicium: 0,
  water: 0,
  hydrocarbons: 0,
  titanium: 0,
  ...wanted,
  ...sources,
})

export const ORDERS: OrderTable = {
  luna: order('Luna', 2, { water: 1, titanium: 1 }, from('seed', { name: 'reconstructed' })),
  phobos: order('Phobos', 2, { water: 1, silicium: 1 }),
  deimos: order('Deimos', 2, { water: 1, hydrocarbons: 1 }),
  ceres: order('Ceres', 2, { water: 2 }),
  io: order('Io', 3, { water: 2, silicium: 1 }),
  europa: order('Europa', 3, { water: 2, hydrocarbons: 1 }),
  ganymede: order('Ganymede', 3, { water: 2, titanium: 1 }),
  callisto: order('Callisto', 3, { water: 3 }),
  rhea: order('Rhea', 4, { water: 2, silicium: 1, hydrocarbons: 1 }),
  iapetus: order('Iapetus', 4, { water: 2, silicium: 1, titanium: 1 }),
  enceladus: order('Enceladus', 4, { water: 2, hydrocarbons: 1, titanium: 1 }),
  triton: order('Triton', 4, { water: 1, silicium: 1, hydrocarbons: 1, titanium: 1 }),
  pluto: order('Pluto', 5, { water: 3, silicium: 2 }),
  eris: order('Eris', 5, { water: 3, hydrocarbons: 2 }),
  haumea: order('Haumea', 5, { water: 3, titanium: 2 }),
  makemake: order('Makemake', 5, { water: 2, silicium: 1, hydrocarbons: 1, titanium: 1 }),
  mars: order(
    'Mars',
    12,
    { water: 4, silicium: 2, hydrocarbons: 2, titanium: 2 },
    from('reconstructed', { name: 'seed' }),
  ),
}

const anOrderShape = shape.record<Order>({
  name: shape.text,
  value: wholeFrom(0, 99),
  silicium: wholeFrom(0, 9),
  water: wholeFrom(0, 9),
  hydrocarbons: wholeFrom(0, 9),
  titanium: wholeFrom(0, 9),
  ...sourceShape,
})
const anOrder = (value: unknown, path: string): Order => {
  const found = anOrderShape(value, path)
  if (COMMON.some(resource => found[resource] > 0)) return found
  throw new Problem(`${path} should ask for at least one cube`)
}
export const anOrderTable = tableOf(ORDER_IDS, anOrder)
