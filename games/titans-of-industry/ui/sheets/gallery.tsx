// Everything in the box, drawn from the tables of a component set, with the source of every value.

import { GalleryPart, PrintedValues, type Sourced, Sources } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import { ADVANCEMENT_IDS, AGES } from '../../data/advancements.ts'
import { AREA_NAMES, AREAS, SPACE_IDS } from '../../data/areas.ts'
import { tablesIn } from '../../data/box.ts'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { GOOD_NAMES, MATERIALS } from '../../data/goods.ts'
import { GRID_IDS } from '../../data/grids.ts'
import { ESTATE_IDS } from '../../data/real-estate.ts'
import { TITAN_IDS } from '../../data/titans.ts'
import { Hall } from '../parts/hall.tsx'
import { DemandMarks, SectorMark } from '../parts/signs.tsx'
import { Goods, Token } from '../parts/signs.tsx'
import { AdvancementCard, TitanCard } from '../trays/cards.tsx'
import { EstateCard } from '../parts/estate-card.tsx'
import { say } from '../words.ts'
import css from './gallery.module.css'
import { differs, gallery } from './gallery-words.ts'

export function Gallery({ tables }: { tables: unknown }) {
  const { areas, grids, facilities, spaces, estates, advancements, titans } = tablesIn(tables, 'tables')
  return (
    <Hall className={css['gallery']}>
      <GalleryPart title={gallery('facilities')} rule="TOI-16" cards="14rem">
        {FACILITY_IDS.map(id => {
          const { name, makes, buildCost, expandCost, once, twice, copies } = facilities[id]
          return (
            <Shown key={id} of={facilities[id]} className={css['sheet']}>
              <h4>
                <Token good={makes} size={22} /> {name}
              </h4>
              <PrintedValues
                of={{
                  [gallery('makes')]: GOOD_NAMES[makes],
                  [gallery('copies')]: copies,
                  [gallery('buildCost')]: buildCost === null ? gallery('none') : <Goods of={[[buildCost, 1]]} />,
                  [gallery('expandCost')]: <Goods of={[[expandCost, 1]]} />,
                  [gallery('once')]: say('money', { dollars: once }),
                  [gallery('twice')]: say('money', { dollars: twice }),
                }}
              />
            </Shown>
          )
        })}
      </GalleryPart>
      {AGES.map(age => (
        <GalleryPart
          key={age}
          title={gallery('advancements', { age: say('level', { level: age }) })}
          rule="TOI-42"
          cards="14rem"
        >
          {ADVANCEMENT_IDS.filter(id => advancements[id].age === age).map(id => (
            <Shown key={id} of={advancements[id]}>
              <AdvancementCard id={id} card={advancements[id]} />
            </Shown>
          ))}
        </GalleryPart>
      ))}
      <GalleryPart title={gallery('titans')} rule="TOI-48" cards="14rem">
        {TITAN_IDS.map(id => (
          <Shown key={id} of={titans[id]}>
            <TitanCard id={id} titan={titans[id]} />
          </Shown>
        ))}
      </GalleryPart>
      {AREAS.map(area => (
        <GalleryPart
          key={area}
          title={gallery('estates', { area: AREA_NAMES[area], side: areas[area].side })}
          rule="TOI-55"
          cards="14rem"
        >
          {ESTATE_IDS.filter(id => estates[id].area === area).map(id => (
            <Shown key={id} of={estates[id]}>
              <EstateCard estate={estates[id]} />
            </Shown>
          ))}
        </GalleryPart>
      ))}
      <GalleryPart title={gallery('spaces')} rule="TOI-53" cards="14rem">
        {SPACE_IDS.map(id => {
          const { area, level, cost, automatic } = spaces[id]
          return (
            <Shown key={id} of={spaces[id]} className={css['sheet']}>
              <h4>
                {AREA_NAMES[area]} {say('level', { level })}
              </h4>
              <span className={css['line']}>
                <Goods of={MATERIALS.map(good => [good, cost[good]] as const)} size={18} />
                {automatic !== null && <DemandMarks demand={automatic} />}
              </span>
            </Shown>
          )
        })}
      </GalleryPart>
      <GalleryPart title={gallery('grids')} rule="TOI-69" cards="14rem">
        {GRID_IDS.map(id => {
          const { name, sector, goods, areas: near, red, prices, place } = grids[id]
          return (
            <Shown key={id} of={grids[id]} className={css['sheet']} isRed={red}>
              <h4>
                <SectorMark sector={sector} /> {name}
              </h4>
              <PrintedValues
                of={{
                  [gallery('takes')]: goods.map(good => GOOD_NAMES[good]).join(', '),
                  [gallery('demandFrom')]:
                    near.length === 0 ? gallery('nobody') : near.map(area => AREA_NAMES[area]).join(', '),
                  [gallery('place')]: gallery(`places.${place}`),
                  [gallery('prices')]: gallery('range', { from: prices[0] ?? 0, to: prices.at(-1) ?? 0 }),
                }}
              />
              {red && <span>{gallery('red')}</span>}
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
      <Sources of={[of]} fieldName={differs} />
    </span>
  </figure>
)
