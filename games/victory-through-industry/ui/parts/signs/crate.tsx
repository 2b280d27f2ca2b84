// A product: raw goods come in slatted boxes, by-products in drums, materials in strapped bales, war goods in cases with cut
// corners. Each has an icon, two letters and its value.

import { memo } from 'react'
import type { Class, ProductId } from '../../../data/products.ts'
import type { VictoryBox } from '../../table.ts'
import { CODE, CRATE, INK, LIT, PAPER } from './colours.ts'
import css from './signs.module.css'
import { GoodSign } from './goods.tsx'

interface CrateProps {
  readonly product: ProductId
  readonly box: Pick<VictoryBox, 'products'>
  /** The centre. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** Letters and value below the icon. */
  readonly label?: boolean
  /** Whether it's only a preview. */
  readonly isGhost?: boolean
}

export const Crate = memo(function Crate({ product, box, x, y, size, label = true, isGhost = false }: CrateProps) {
  const { class: kind, value } = box.products[product]
  const { body, edge, figure, hole } = CRATE[kind]
  const line = size * 0.26
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2})`}>
      {isGhost ? (
        <rect
          width={size}
          height={size}
          rx="4"
          fill="var(--vti-ghost)"
          stroke={INK}
          strokeWidth="1.4"
          strokeDasharray="4 3"
        />
      ) : (
        <path d={OUTLINE[kind](size)} fill={body} stroke={edge} strokeWidth={Math.max(1, size * 0.045)} />
      )}
      {!isGhost && size > 26 && <path d={BANDS[kind](size)} stroke={edge} strokeWidth={size * 0.04} fill="none" />}
      <GoodSign
        product={product}
        x={size / 2}
        y={size * (label ? 0.39 : 0.5)}
        size={size * (label ? 0.56 : 0.72)}
        figure={isGhost ? INK : figure}
        ground={isGhost ? 'var(--vti-ghost)' : hole}
      />
      {label && (
        <g fontSize={line} className={css['letters']} textAnchor="middle" data-piece>
          <rect
            x="0.5"
            y={size - line - 1}
            width={size - 1}
            height={line + 0.5}
            rx="2"
            fill={isGhost ? 'var(--vti-ghost-ink)' : INK}
          />
          <text x={size * 0.32} y={size - line * 0.17 - 1} fill={PAPER}>
            {CODE[product]}
          </text>
          <text x={size * 0.8} y={size - line * 0.17 - 1} fill={LIT}>
            {value}
          </text>
        </g>
      )}
    </g>
  )
})

type Drawn = (size: number) => string

const cut =
  (share: number): Drawn =>
  s => {
    const q = s * share
    return `M${q} 0H${s - q}L${s} ${q}V${s - q}L${s - q} ${s}H${q}L0 ${s - q}V${q}Z`
  }
const round =
  (share: number): Drawn =>
  s => {
    const q = s * share
    const side = s - 2 * q
    return `M${q} 0h${side}q${q} 0 ${q} ${q}v${side}q0 ${q} ${-q} ${q}h${-side}q${-q} 0 ${-q} ${-q}v${-side}q0 ${-q} ${q} ${-q}Z`
  }
const OUTLINE: Readonly<Record<Class, Drawn>> = {
  raw: round(0.04),
  'by-product': s =>
    `M${s * 0.1} 0H${s * 0.9}L${s} ${s * 0.12}V${s * 0.88}L${s * 0.9} ${s}H${s * 0.1}L0 ${s * 0.88}V${s * 0.12}Z`,
  material: round(0.2),
  'war good': cut(0.17),
}
const across =
  (share: number): Drawn =>
  s =>
    `M0 ${s * share}H${s}M0 ${s * (1 - share)}H${s}`
const BANDS: Readonly<Record<Class, Drawn>> = {
  raw: across(0.2),
  'by-product': across(0.14),
  material: s => `M${s * 0.17} 0V${s}M${s * 0.83} 0V${s}`,
  'war good': () => '',
}

/** A product in a line of text, with its name for screen readers. */
export const CrateIcon = ({ product, box, size }: Pick<CrateProps, 'product' | 'box'> & { readonly size: number }) => (
  <svg
    viewBox="0 0 40 40"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    role="img"
    aria-label={box.products[product].name}
  >
    <Crate product={product} box={box} x={20} y={20} size={36} label={size >= 36} />
  </svg>
)
