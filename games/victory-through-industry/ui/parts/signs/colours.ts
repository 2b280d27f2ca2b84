// The inks of the home front. The floor and its frame are darker at night; cards and crates keep their colours.

import type { CSSProperties } from 'react'
import type { FactoryId } from '../../../data/factories.ts'
import type { Class, ProductId } from '../../../data/products.ts'
import type { VictoryBox } from '../../table.ts'

export const PAPER = '#f4ecd6'
export const INK = '#211e15'
/** Only for what is legal now, ready, or comes out. */
export const LIT = '#f2c230'
export const OLIVE = '#57613a'
export const BRICK = '#b0432c'
export const BRICK_DARK = '#87301f'
export const BLUSH = '#f7d9cd'

/** The ground of a card. */
export const GROUND: Readonly<Record<Class, string>> = {
  raw: OLIVE,
  'by-product': '#4f6264',
  material: '#8a5d22',
  'war good': BRICK,
}

interface CratePaint {
  readonly body: string
  readonly edge: string
  readonly figure: string
  readonly hole: string
}

export const CRATE: Readonly<Record<Class, CratePaint>> = {
  raw: { body: '#b98b4f', edge: '#6b4a1f', figure: INK, hole: '#b98b4f' },
  'by-product': { body: '#6d8082', edge: '#30403f', figure: PAPER, hole: '#52676a' },
  material: { body: '#d9a441', edge: '#7a5312', figure: INK, hole: '#d9a441' },
  'war good': { body: BRICK, edge: '#5e2015', figure: PAPER, hole: BRICK },
}

/** The two inks of a sign. */
export const inks = (figure: string, ground: string): CSSProperties =>
  ({ '--c': figure, '--k': ground }) as CSSProperties

/** What signs are drawn with: the figure, holes and cuts that show the ground, and lines in the ink of the figure. */
export const FIGURE = { fill: 'var(--c)' }
export const HOLE = { fill: 'var(--k)' }
export const CUT = { fill: 'none', stroke: 'var(--k)', strokeWidth: 1.7 }
export const LINE = { fill: 'none', stroke: 'var(--c)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** What a factory makes decides what class it is of. */
export function classOf(
  { factories, products }: Pick<VictoryBox, 'factories' | 'products'>,
  factory: FactoryId,
): Class {
  const output = Object.values(factories[factory].sides).find(face => face?.role === 'output')?.oneOf[0] ?? 'wood'
  return products[output].class
}

/** Two letters for each product, so that none is told by its picture alone. */
export const CODE: Readonly<Record<ProductId, string>> = {
  wood: 'Wd',
  iron_ore: 'Ir',
  coal: 'Co',
  oil: 'Oi',
  cattle: 'Ca',
  cotton: 'Ct',
  copper: 'Cu',
  zinc: 'Zn',
  bauxite: 'Bx',
  naphtha: 'Np',
  gasoline: 'Ga',
  lubricant: 'Lu',
  beef: 'Be',
  hides: 'Hi',
  tallow: 'Ta',
  cloth: 'Cl',
  rubber: 'Ru',
  leather: 'Le',
  parachutes: 'Pa',
  steel: 'St',
  brass: 'Br',
  aluminum: 'Al',
  nitroglycerin: 'Ni',
  knapsacks: 'Kn',
  boots: 'Bo',
  rifles: 'Ri',
  rations: 'Ra',
  engines: 'En',
  bombs: 'In',
  ammunition: 'Am',
  jeeps: 'Je',
  aircraft: 'Ai',
}
