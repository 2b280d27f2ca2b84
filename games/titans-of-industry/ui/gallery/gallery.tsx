// Everything in the box, drawn from the tables of a component set, with the source of every value.

import { GalleryPart, PrintedValues, type Sourced, Sources } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import { ADVANCEMENT_IDS, AGES } from '../../data/advancements.ts'
import { AREA_NAMES, AREAS, SPACE_IDS } from '../../data/areas.ts'
import type { Tables } from '../../data/box.ts'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { GOOD_NAMES, MATERIALS } from '../../data/goods.ts'
import { GRID_IDS } from '../../data/grids.ts'
import { ESTATE_IDS } from '../../data/real-estate.ts'
import { TITAN_IDS } from '../../data/titans.ts'
import { Hall } from '../board/hall.tsx'
import { DemandMarks, SectorMark } from '../goods/sector.tsx'
import { Goods, Token } from '../goods/token.tsx'
import { AdvancementCard, TitanCard } from '../ledger/cards.tsx'
import { EstateCard } from '../quarters/estate-card.tsx'
import { SAY } from '../words.ts'
import css from './gallery.module.css'
import { GALLERY } from './words.ts'

export function Gallery({ tables }: { tables: unknown }) {
  const { grids, facilities, spaces, estates, advancements, titans } = tables as Tables
  return (
    <Hall className={css['gallery']}>
      <GalleryPart title={GALLERY.facilities} rule="TOI-16" cards="14rem">
        {FACILITY_IDS.map(id => {
          const { name, makes, buildCost, expandCost, once, twice, copies } = facilities[id]
          return (
            <Shown key={id} of={facilities[id]} className={css['sheet']}>
              <h4>
                <Token good={makes} size={22} /> {name}
              </h4>
              <PrintedValues
                of={{
                  [GALLERY.makes]: GOOD_NAMES[makes],
                  [GALLERY.copies]: copies,
                  [GALLERY.buildCost]: buildCost === null ? GALLERY.none : <Goods of={[[buildCost, 1]]} />,
                  [GALLERY.expandCost]: <Goods of={[[expandCost, 1]]} />,
                  [GALLERY.once]: SAY.money(once),
                  [GALLERY.twice]: SAY.money(twice),
                }}
              />
            </Shown>
          )
        })}
      </GalleryPart>
      {AGES.map(age => (
        <GalleryPart key={age} title={GALLERY.advancements(SAY.level(age))} rule="TOI-42" cards="14rem">
          {ADVANCEMENT_IDS.filter(id => advancements[id].age === age).map(id => (
            <Shown key={id} of={advancements[id]}>
              <AdvancementCard id={id} card={advancements[id]} />
            </Shown>
          ))}
        </GalleryPart>
      ))}
      <GalleryPart title={GALLERY.titans} rule="TOI-48" cards="14rem">
        {TITAN_IDS.map(id => (
          <Shown key={id} of={titans[id]}>
            <TitanCard id={id} titan={titans[id]} />
          </Shown>
        ))}
      </GalleryPart>
      {AREAS.map(area => (
        <GalleryPart key={area} title={GALLERY.estates(AREA_NAMES[area])} rule="TOI-55" cards="14rem">
          {ESTATE_IDS.filter(id => estates[id].area === area).map(id => (
            <Shown key={id} of={estates[id]}>
              <EstateCard estate={estates[id]} />
            </Shown>
          ))}
        </GalleryPart>
      ))}
      <GalleryPart title={GALLERY.spaces} rule="TOI-53" cards="14rem">
        {SPACE_IDS.map(id => {
          const { area, level, cost, automatic } = spaces[id]
          return (
            <Shown key={id} of={spaces[id]} className={css['sheet']}>
              <h4>
                {AREA_NAMES[area]} {SAY.level(level)}
              </h4>
              <span className={css['line']}>
                <Goods of={MATERIALS.map(good => [good, cost[good]] as const)} size={18} />
                {automatic !== null && <DemandMarks demand={automatic} />}
              </span>
            </Shown>
          )
        })}
      </GalleryPart>
      <GalleryPart title={GALLERY.grids} rule="TOI-69" cards="14rem">
        {GRID_IDS.map(id => {
          const { name, sector, goods, areas, red, prices } = grids[id]
          return (
            <Shown key={id} of={grids[id]} className={css['sheet']} isRed={red}>
              <h4>
                <SectorMark sector={sector} /> {name}
              </h4>
              <PrintedValues
                of={{
                  [GALLERY.takes]: goods.map(good => GOOD_NAMES[good]).join(', '),
                  [GALLERY.demandFrom]:
                    areas.length === 0 ? GALLERY.nobody : areas.map(area => AREA_NAMES[area]).join(', '),
                  [GALLERY.prices]: GALLERY.range(prices[0] ?? 0, prices.at(-1) ?? 0),
                }}
              />
              {red && <span>{GALLERY.red}</span>}
            </Shown>
          )
        })}
      </GalleryPart>
    </Hall>
  )
}

interface ShownProps {
  readonly of: Sourced
  readonly className?: string | undefined
  readonly isRed?: boolean
  readonly children: ReactNode
}

/** A component, and where its values come from. */
const Shown = ({ of, className, isRed = false, children }: ShownProps) => (
  <figure className={className} data-red={isRed || undefined}>
    {children}
    <span className={css['sources']}>
      <Sources of={[of]} fieldName={GALLERY.differs} />
    </span>
  </figure>
)
