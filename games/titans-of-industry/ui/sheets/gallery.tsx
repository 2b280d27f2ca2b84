// Everything in the box, drawn from a component set's tables, with the source of every value.

import { GalleryPart, PrintedValues, type Sourced, Sources } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import { ADVANCEMENT_IDS, AGES } from '../../data/advancements.ts'
import { AREA_NAMES, AREAS, SPACE_IDS } from '../../data/areas.ts'
import { tablesIn } from '../../data/box.ts'
import { FACILITY_IDS, type Facility } from '../../data/facilities.ts'
import { GOOD_NAMES, MATERIALS } from '../../data/goods.ts'
import { type Grid, GRID_IDS } from '../../data/grids.ts'
import { ESTATE_IDS, type Space } from '../../data/real-estate.ts'
import { TITAN_IDS } from '../../data/titans.ts'
import { EstateCard } from '../parts/estate-card.tsx'
import { Hall } from '../parts/hall.tsx'
import { DemandMarks, Goods, SectorMark, Token } from '../parts/signs.tsx'
import { AdvancementCard, TitanCard } from '../trays/cards.tsx'
import { say } from '../words.ts'
import { differs, gallery } from './gallery-words.ts'
import css from './gallery.module.css'

export function Gallery({ tables }: { tables: unknown }) {
  const { areas, grids, facilities, spaces, estates, advancements, titans } = tablesIn(tables, 'tables')
  return (
    <Hall className={css['gallery']}>
      <Part title={gallery('facilities')} rule="TOI-16">
        {FACILITY_IDS.map(id => (
          <FacilitySheet key={id} of={facilities[id]} />
        ))}
      </Part>
      {AGES.map(age => (
        <Part key={age} title={gallery('advancements', { age: say('level', { level: age }) })} rule="TOI-42">
          {ADVANCEMENT_IDS.filter(id => advancements[id].age === age).map(id => (
            <Shown key={id} of={advancements[id]}>
              <AdvancementCard id={id} card={advancements[id]} />
            </Shown>
          ))}
        </Part>
      ))}
      <Part title={gallery('titans')} rule="TOI-48">
        {TITAN_IDS.map(id => (
          <Shown key={id} of={titans[id]}>
            <TitanCard id={id} titan={titans[id]} />
          </Shown>
        ))}
      </Part>
      {AREAS.map(area => (
        <Part key={area} title={gallery('estates', { area: AREA_NAMES[area], side: areas[area].side })} rule="TOI-55">
          {ESTATE_IDS.filter(id => estates[id].area === area).map(id => (
            <Shown key={id} of={estates[id]}>
              <EstateCard estate={estates[id]} />
            </Shown>
          ))}
        </Part>
      ))}
      <Part title={gallery('spaces')} rule="TOI-53">
        {SPACE_IDS.map(id => (
          <SpaceSheet key={id} of={spaces[id]} />
        ))}
      </Part>
      <Part title={gallery('grids')} rule="TOI-69">
        {GRID_IDS.map(id => (
          <GridSheet key={id} of={grids[id]} />
        ))}
      </Part>
    </Hall>
  )
}

const Part = (props: { title: string; rule: string; children: ReactNode }) => <GalleryPart cards="14rem" {...props} />

const FacilitySheet = ({ of }: { of: Facility }) => (
  <Shown of={of} className={css['sheet']}>
    <h4>
      <Token good={of.makes} size={22} /> {of.name}
    </h4>
    <PrintedValues
      of={{
        [gallery('makes')]: GOOD_NAMES[of.makes],
        [gallery('copies')]: of.copies,
        [gallery('buildCost')]: of.buildCost === null ? gallery('none') : <Goods of={[[of.buildCost, 1]]} />,
        [gallery('expandCost')]: <Goods of={[[of.expandCost, 1]]} />,
        [gallery('once')]: say('money', { dollars: of.once }),
        [gallery('twice')]: say('money', { dollars: of.twice }),
      }}
    />
  </Shown>
)

const SpaceSheet = ({ of }: { of: Space }) => (
  <Shown of={of} className={css['sheet']}>
    <h4>{say('about.space', { area: AREA_NAMES[of.area], level: of.level })}</h4>
    <span className={css['line']}>
      <Goods of={MATERIALS.map(good => [good, of.cost[good]] as const)} size={18} />
      {of.automatic !== null && <DemandMarks demand={of.automatic} />}
    </span>
  </Shown>
)

const GridSheet = ({ of }: { of: Grid }) => (
  <Shown of={of} className={css['sheet']} isRed={of.red}>
    <h4>
      <SectorMark sector={of.sector} /> {of.name}
    </h4>
    <PrintedValues
      of={{
        [gallery('takes')]: of.goods.map(good => GOOD_NAMES[good]).join(', '),
        [gallery('demandFrom')]: of.areas.map(area => AREA_NAMES[area]).join(', ') || gallery('nobody'),
        [gallery('place')]: gallery(`places.${of.place}`),
        [gallery('prices')]: gallery('range', { from: of.prices[0] ?? 0, to: of.prices.at(-1) ?? 0 }),
      }}
    />
    {of.red && <span>{gallery('red')}</span>}
  </Shown>
)

interface ShownProps {
  readonly of: Sourced
  readonly className?: string | undefined
  readonly isRed?: boolean
  readonly children: ReactNode
}

/** A component with the sources of its values. */
const Shown = ({ of, className, isRed = false, children }: ShownProps) => (
  <figure className={className} data-red={isRed || undefined}>
    {children}
    <span className={css['sources']}>
      <Sources of={[of]} fieldName={differs} />
    </span>
  </figure>
)
