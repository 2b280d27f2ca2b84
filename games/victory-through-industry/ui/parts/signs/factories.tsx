// The factory icons, in a 48 by 48 square: the roof shows the industry, and the product is cut out of the wall.

import { memo } from 'react'
import type { FactoryId } from '../../../data/factories.ts'
import type { ProductId } from '../../../data/products.ts'
import { CUT, FIGURE, HOLE, inks, LINE } from './colours.ts'
import { goodFigure, type SignProps } from './goods.tsx'

const ROOFS = {
  mine: (
    <>
      <path {...FIGURE} d="M9 23L21 6h6l12 17h-4.5L24 10 13.5 23z" />
      <circle {...FIGURE} cx="24" cy="7" r="5.5" />
      <circle {...HOLE} cx="24" cy="7" r="2.2" />
      <path {...FIGURE} d="M1 47Q3 24 14 21H34Q45 24 47 47z" />
    </>
  ),
  saw: (
    <>
      <path {...FIGURE} d="M2 47V20l11-9v9l11-9v9l11-9v9l11 0V47z" />
      <rect {...FIGURE} x="38" y="2" width="6.5" height="20" />
    </>
  ),
  furnace: (
    <>
      <path {...FIGURE} d="M3 47V21h5V3h7v18h4V9h7v12h5l4-9h6l4 9V47z" />
      <path {...LINE} d="M17 2q5-2 8 1t8 0" strokeWidth="2.6" />
    </>
  ),
  tank: (
    <>
      <path {...FIGURE} d="M2 47V19a7 7 0 0 1 14 0 8 8 0 0 1 16 0 7 7 0 0 1 14 0V47z" />
      <path {...LINE} d="M9 10V3h15v8M24 3h15v7" strokeWidth="2.6" />
    </>
  ),
  hangar: (
    <>
      <path {...FIGURE} d="M1.5 47V27C1.5 12 12 5 24 5s22.5 7 22.5 22V47z" />
      <path {...LINE} d="M24 5V1" strokeWidth="2.6" />
    </>
  ),
  barn: (
    <>
      <path {...FIGURE} d="M3 47V22l7-11 14-7 14 7 7 11v25z" />
      <path {...LINE} d="M24 4V.5" strokeWidth="2.6" />
    </>
  ),
  bunker: (
    <>
      <path {...FIGURE} d="M1 47L7 17h34l6 30z" />
      <path {...FIGURE} d="M12 17V9h6v8M30 17V9h6v8" />
      <path {...FIGURE} d="M21 17V5h6v12z" />
    </>
  ),
  shed: (
    <>
      <path {...FIGURE} d="M2 47V20L24 8l22 12v27z" />
      <rect {...FIGURE} x="6" y="2" width="7" height="18" />
    </>
  ),
} as const

/** Icons with their own drawing. */
const OWN = {
  forest: (
    <>
      <path {...FIGURE} d="M14 2l9 14h-4l8 12h-5l7 11H17v7h-6v-7H-1l7-11H1L9 16H5z" transform="translate(1 0)" />
      <path {...FIGURE} d="M35 10l7 11h-3l6 9h-3.5l5.5 9H38v7h-5v-7h-6l4-9-3-1 4-8h-3z" />
      <path {...CUT} d="M15 20v14M35.5 24v10" />
    </>
  ),
  oil_well: (
    <>
      <path {...FIGURE} d="M19 4h10l10 42h-5.5L24 10 14.5 46H9z" />
      <path {...LINE} d="M18.5 18h11M16 29h16M13 40h22M18.5 18L32 29 14 40M29.5 18L16 29l18 11" strokeWidth="2.2" />
      <path {...FIGURE} d="M24 0c2.5 3.5 4 5 4 7.5a4 4 0 0 1-8 0c0-2.5 1.5-4 4-7.5z" />
      <rect {...FIGURE} x="5" y="44" width="38" height="4" />
    </>
  ),
  oil_refinery: (
    <>
      <path {...FIGURE} d="M3 47V14h8v33zM14 47V5h8v42z" />
      <circle {...FIGURE} cx="35" cy="32" r="11.5" />
      <path {...LINE} d="M28 38l-4 9M42 38l4 9M35 43v4M11 20h3M22 10h12v11" strokeWidth="2.8" />
      <path {...CUT} d="M3 21h8M3 28h8M14 13h8M14 20h8M14 27h8M25 32h20" />
      <path {...FIGURE} d="M7 13C4 10 6 7 7.5 4c2 3 3.5 6 .5 9z" />
      <rect {...FIGURE} x="1" y="45" width="46" height="3" />
    </>
  ),
} as const

/** All other factories: a roof, and the product on the wall. */
const BUILDINGS: Readonly<Record<Exclude<FactoryId, keyof typeof OWN>, readonly [keyof typeof ROOFS, ProductId]>> = {
  iron_mine: ['mine', 'iron_ore'],
  coal_mine: ['mine', 'coal'],
  cattle_farm: ['barn', 'cattle'],
  cotton_plantation: ['barn', 'cotton'],
  copper_mine: ['mine', 'copper'],
  zinc_mine: ['mine', 'zinc'],
  bauxite_mine: ['mine', 'bauxite'],
  slaughterhouse: ['shed', 'beef'],
  steel_mill: ['furnace', 'steel'],
  brass_foundry: ['furnace', 'brass'],
  aluminum_smelter: ['furnace', 'aluminum'],
  textile_mill: ['saw', 'cloth'],
  nylon_factory: ['saw', 'parachutes'],
  rubber_works: ['tank', 'rubber'],
  tannery: ['shed', 'leather'],
  nitroglycerin_factory: ['tank', 'nitroglycerin'],
  ammunition_factory: ['bunker', 'ammunition'],
  knapsack_factory: ['saw', 'knapsacks'],
  boot_factory: ['saw', 'boots'],
  rifle_factory: ['bunker', 'rifles'],
  cannery: ['shed', 'rations'],
  engine_works: ['hangar', 'engines'],
  bomb_factory: ['bunker', 'bombs'],
  jeep_factory: ['hangar', 'jeeps'],
  aircraft_factory: ['hangar', 'aircraft'],
}

const isOwn = (factory: FactoryId): factory is keyof typeof OWN => factory in OWN

export const FactorySign = memo(function FactorySign(props: SignProps & { readonly factory: FactoryId }) {
  const { factory, x, y, size, figure, ground } = props
  return (
    <svg
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      style={inks(figure, ground)}
      aria-hidden="true"
    >
      {isOwn(factory) ? OWN[factory] : <Building of={BUILDINGS[factory]} figure={figure} ground={ground} />}
    </svg>
  )
})

const Building = ({
  of: [roof, sign],
  figure,
  ground,
}: {
  of: readonly [keyof typeof ROOFS, ProductId]
  figure: string
  ground: string
}) => (
  <>
    {ROOFS[roof]}
    <svg x="12" y="21.5" width="24" height="24" viewBox="0 0 24 24" style={inks(ground, figure)}>
      {goodFigure(sign)}
    </svg>
  </>
)
