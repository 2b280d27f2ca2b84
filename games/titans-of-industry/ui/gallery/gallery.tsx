// Everything in the box, drawn from the tables of a component set, with the source of every value.

import { GalleryPart } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import { ADVANCEMENT_IDS, AGES } from '../../data/advancements.ts'
import { AREA_NAMES, AREAS, SPACE_IDS } from '../../data/areas.ts'
import type { Tables } from '../../data/box.ts'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { MATERIALS } from '../../data/goods.ts'
import { GRID_IDS } from '../../data/grids.ts'
import { ESTATE_IDS } from '../../data/real-estate.ts'
import { TITAN_IDS } from '../../data/titans.ts'
import { Hall } from '../board/hall.tsx'
import { DemandMarks, SectorMark } from '../goods/sector.tsx'
import { Goods, Token } from '../goods/token.tsx'
import { AdvancementCard, TitanCard } from '../ledger/cards.tsx'
import { GOOD_NAMES } from '../names.ts'
import { EstateCard } from '../quarters/estate-card.tsx'
import { SAY } from '../words.ts'
import css from './gallery.module.css'
import { Sources } from './sources.tsx'
import { GALLERY } from './words.ts'

export function Gallery({ tables }: { tables: unknown }) {
  const { grids, facilities, spaces, estates, advancements, titans } = tables as Tables
  return (
    <Hall className={css['gallery']}>
      <Part title={GALLERY.facilities} rule="TOI-16">
        {FACILITY_IDS.map(id => {
          const { name, makes, buildCost, expandCost, once, twice, copies } = facilities[id]
          return (
            <figure key={id} className={css['sheet']}>
              <h4>
                <Token good={makes} size={22} /> {name}
              </h4>
              <Facts
                of={[
                  [GALLERY.makes, GOOD_NAMES[makes]],
                  [GALLERY.copies, copies],
                  [GALLERY.buildCost, buildCost === null ? GALLERY.none : <Goods key="goods" of={[[buildCost, 1]]} />],
                  [GALLERY.expandCost, <Goods key="goods" of={[[expandCost, 1]]} />],
                  [GALLERY.once, SAY.money(once)],
                  [GALLERY.twice, SAY.money(twice)],
                ]}
              />
              <Sources entry={facilities[id]} />
            </figure>
          )
        })}
      </Part>
      {AGES.map(age => (
        <Part key={age} title={GALLERY.advancements(SAY.level(age))} rule="TOI-42">
          {ADVANCEMENT_IDS.filter(id => advancements[id].age === age).map(id => (
            <figure key={id}>
              <AdvancementCard id={id} card={advancements[id]} />
              <Sources entry={advancements[id]} />
            </figure>
          ))}
        </Part>
      ))}
      <Part title={GALLERY.titans} rule="TOI-48">
        {TITAN_IDS.map(id => (
          <figure key={id}>
            <TitanCard id={id} titan={titans[id]} />
            <Sources entry={titans[id]} />
          </figure>
        ))}
      </Part>
      {AREAS.map(area => (
        <Part key={area} title={GALLERY.estates(AREA_NAMES[area])} rule="TOI-55">
          {ESTATE_IDS.filter(id => estates[id].area === area).map(id => (
            <figure key={id}>
              <EstateCard estate={estates[id]} />
              <Sources entry={estates[id]} />
            </figure>
          ))}
        </Part>
      ))}
      <Part title={GALLERY.spaces} rule="TOI-53">
        {SPACE_IDS.map(id => {
          const { area, level, cost, automatic } = spaces[id]
          return (
            <figure key={id} className={css['sheet']}>
              <h4>
                {AREA_NAMES[area]} {SAY.level(level)}
              </h4>
              <span className={css['line']}>
                <Goods of={MATERIALS.map(good => [good, cost[good]] as const)} size={18} />
                {automatic !== null && <DemandMarks demand={automatic} />}
              </span>
              <Sources entry={spaces[id]} />
            </figure>
          )
        })}
      </Part>
      <Part title={GALLERY.grids} rule="TOI-69">
        {GRID_IDS.map(id => {
          const { name, sector, goods, areas, red, prices } = grids[id]
          return (
            <figure key={id} className={css['sheet']} data-red={red || undefined}>
              <h4>
                <SectorMark sector={sector} /> {name}
              </h4>
              <Facts
                of={[
                  [GALLERY.takes, goods.map(good => GOOD_NAMES[good]).join(', ')],
                  [
                    GALLERY.demandFrom,
                    areas.length === 0 ? GALLERY.nobody : areas.map(area => AREA_NAMES[area]).join(', '),
                  ],
                  [GALLERY.prices, GALLERY.range(prices[0] ?? 0, prices.at(-1) ?? 0)],
                ]}
              />
              {red && <span>{GALLERY.red}</span>}
              <Sources entry={grids[id]} />
            </figure>
          )
        })}
      </Part>
    </Hall>
  )
}

interface PartProps {
  readonly title: string
  readonly rule: string
  readonly children: ReactNode
}

const Part = ({ title, rule, children }: PartProps) => (
  <GalleryPart title={title} rule={rule}>
    <div className={css['cards']}>{children}</div>
  </GalleryPart>
)

const Facts = ({ of }: { of: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={css['facts']}>
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
