// The sectors, as the rulebook draws them: a letter in an ellipse.

import { SECTOR_NAMES, CONSUMER_SECTORS, type Demand, type Sector } from '../../data/goods.ts'
import { say } from '../words.ts'
import css from './goods.module.css'

export const SectorMark = ({ sector, count }: { sector: Sector; count?: number | undefined }) => (
  <span className={css['sector']} data-sector={sector} title={SECTOR_NAMES[sector]}>
    {SECTOR_NAMES[sector].charAt(0)}
    {count}
  </span>
)

/** The icons of a card or of a space. */
export const DemandMarks = ({ demand }: { demand: Demand }) => (
  <span
    className={css['demand']}
    role="img"
    aria-label={say('demandOf', { consumables: demand.consumables, durables: demand.durables, energy: demand.energy })}
  >
    {CONSUMER_SECTORS.map(sector => (
      <SectorMark key={sector} sector={sector} count={demand[sector]} />
    ))}
  </span>
)
