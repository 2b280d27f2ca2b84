// Goods, sectors and quarters as small icons, each with its own shape and letter.

import type { Area } from '../../data/areas.ts'
import { CONSUMER_SECTORS, type Demand, GOOD_NAMES, type Good, SECTOR_NAMES, type Sector } from '../../data/goods.ts'
import { say } from '../words.ts'
import css from './signs.module.css'
import { areaSymbol, goodSymbol } from './sprite.tsx'

/** Sizes are in pixels at the usual text size. Icons grow with the text. */
const sized = (size: number) => ({ width: `${size / 16}rem`, height: `${size / 16}rem` })

interface TokenProps {
  readonly good: Good
  readonly size?: number | undefined
  /** Whether screen readers say its name, which they needn't if the text beside it already does. */
  readonly named?: boolean | undefined
}

export const Token = ({ good, size = 18, named }: TokenProps) => (
  <svg
    {...sized(size)}
    data-piece
    className={css['token']}
    {...(named ? { role: 'img', 'aria-label': GOOD_NAMES[good] } : { 'aria-hidden': true })}
  >
    <use href={`#${goodSymbol(good)}`} />
  </svg>
)

/** This many units of each good. */
export const Goods = ({ of, size = 16 }: { of: readonly (readonly [Good, number])[]; size?: number }) => (
  <span className={css['row']}>
    {of
      .filter(([, count]) => count > 0)
      .map(([good, count]) => (
        <span key={good} className={css['row']}>
          {count > 1 && count}
          <Token good={good} size={size} named />
        </span>
      ))}
  </span>
)

/** A letter in an ellipse, as the rulebook draws it. */
export const SectorMark = ({ sector, count }: { sector: Sector; count?: number | undefined }) => (
  <span className={css['sector']} data-sector={sector} title={SECTOR_NAMES[sector]}>
    {SECTOR_NAMES[sector].charAt(0)}
    {count}
  </span>
)

/** The icons on a card or a space. */
export const DemandMarks = ({ demand }: { demand: Demand }) => (
  <span className={css['row']} role="img" aria-label={say('demandOf', { ...demand })}>
    {CONSUMER_SECTORS.map(sector => (
      <SectorMark key={sector} sector={sector} count={demand[sector]} />
    ))}
  </span>
)

export const AreaEmblem = ({ area, size = 18 }: { area: Area; size?: number }) => (
  <svg {...sized(size)} aria-hidden="true">
    <use href={`#${areaSymbol(area)}`} />
  </svg>
)
