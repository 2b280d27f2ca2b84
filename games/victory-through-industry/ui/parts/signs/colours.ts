// Colours for cards, crates and posters, by role; theme.css defines them.

import type { CSSProperties } from 'react'
import type { FactoryId } from '../../../data/factories.ts'
import type { Class, ProductId } from '../../../data/products.ts'
import type { VictoryBox } from '../../table.ts'

export const PAPER = 'var(--vti-paper)'
export const INK = 'var(--vti-ink)'
/** Only for legal things, things that are ready, and outputs. */
export const LIT = 'var(--vti-lit)'
export const OLIVE = 'var(--vti-olive)'
export const BRICK = 'var(--vti-brick)'
export const BRICK_DARK = 'var(--vti-brick-dark)'
export const BLUSH = 'var(--vti-blush)'

/** A card's background. */
export const GROUND: Readonly<Record<Class, string>> = {
  raw: OLIVE,
  'by-product': 'var(--vti-slate)',
  material: 'var(--vti-leather)',
  'war good': BRICK,
}

interface CratePaint {
  readonly body: string
  readonly edge: string
  readonly figure: string
  readonly hole: string
}

export const CRATE: Readonly<Record<Class, CratePaint>> = {
  raw: { body: 'var(--vti-box)', edge: 'var(--vti-box-edge)', figure: INK, hole: 'var(--vti-box)' },
  'by-product': { body: 'var(--vti-drum)', edge: 'var(--vti-drum-edge)', figure: PAPER, hole: 'var(--vti-drum-hole)' },
  material: { body: 'var(--vti-bale)', edge: 'var(--vti-bale-edge)', figure: INK, hole: 'var(--vti-bale)' },
  'war good': { body: BRICK, edge: 'var(--vti-brick-night)', figure: PAPER, hole: BRICK },
}

/** An icon's two colours. */
export const inks = (figure: string, ground: string): CSSProperties =>
  ({ '--c': figure, '--k': ground }) as CSSProperties

/** How icons are drawn: the shape, cut-outs that show the background, and lines in the shape's colour. */
export const FIGURE = { fill: 'var(--c)' }
export const HOLE = { fill: 'var(--k)' }
export const CUT = { fill: 'none', stroke: 'var(--k)', strokeWidth: 1.7 }
export const LINE = { fill: 'none', stroke: 'var(--c)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** A factory has its output's class. */
export function classOf(
  { factories, products }: Pick<VictoryBox, 'factories' | 'products'>,
  factory: FactoryId,
): Class {
  const output = Object.values(factories[factory].sides).find(face => face?.role === 'output')?.oneOf[0] ?? 'wood'
  return products[output].class
}

/** Two letters per product, for players who can't tell the pictures apart. */
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
