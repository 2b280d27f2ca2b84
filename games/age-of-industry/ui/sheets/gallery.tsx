// Every component in a set with its source: both maps, counters by level, cards, market counters and displays. The page below lists
// the rules' constants.

import { GalleryPart, PrintedValues, type Sourced, Sources } from '@tableworks/board-kit'
import { range } from '@tableworks/board-kit/shapes'
import type { ReactNode } from 'react'
import { openBox, tablesIn } from '../../data/box.ts'
import { FACES, isIndustry } from '../../data/cards.ts'
import { type Cube, CUBES, INDUSTRIES, type Industry, type Level } from '../../data/industries.ts'
import type { MapTable } from '../../data/map.ts'
import { MAP_IDS } from '../../data/maps/index.ts'
import { type DemandRow, WANTS } from '../../data/markets.ts'
import css from './gallery.module.css'
import { BareMap } from '../parts/bare-map.tsx'
import { CubeIcon, MarketSign, Tile } from '../parts/signs/pieces.tsx'
import { CardFace, cardName } from '../trays/card.tsx'
import { CARD_NAMES, say } from '../words.ts'

export function Gallery({ tables }: { tables: unknown }) {
  const box = openBox(tables)
  const set = tablesIn(tables, 'tables')
  return (
    <div className={css['gallery']}>
      {MAP_IDS.map(id => (
        <GalleryPart key={id} title={set.maps[id].name} rule="AOI-10">
          <BareMap map={box.maps[id]} room={box.figures.ironMarketCubes} />
          <MapParts map={set.maps[id]} />
        </GalleryPart>
      ))}
      <GalleryPart title={say('galleryCounters')} rule="AOI-2" cards="15rem">
        {INDUSTRIES.flatMap(industry =>
          set.industries[industry].levels.map(level => (
            <CounterFigure key={`${industry}${level.level}`} industry={industry} level={level} />
          )),
        )}
      </GalleryPart>
      <GalleryPart title={say('galleryCards')} rule="AOI-17">
        <ul className={css['cards']}>
          {FACES.flatMap(face =>
            MAP_IDS.filter((_, i) => i === 0 || !isIndustry(face)).map(id => (
              <Counted key={`${face} ${id}`} name={cardName(box.maps[id], face)} row={set.cards[face]}>
                <CardFace face={face} map={box.maps[id]} cut="large" />
              </Counted>
            )),
          )}
        </ul>
      </GalleryPart>
      <GalleryPart title={say('galleryMarkets')} rule="AOI-4">
        <ul className={css['cards']}>
          {WANTS.map(want => (
            <Counted key={want} name={set.markets[want].name} row={set.markets[want]}>
              <svg viewBox="0 0 40 40" width="56" aria-hidden="true">
                <MarketSign want={want} isSold={false} x={20} y={20} size={38} />
              </svg>
            </Counted>
          ))}
        </ul>
      </GalleryPart>
      <GalleryPart title={say('galleryDisplays')} rule="AOI-28" cards="20rem">
        {CUBES.map(cube => (
          <DemandFigure key={cube} cube={cube} row={set.demand[cube]} />
        ))}
      </GalleryPart>
    </div>
  )
}

const MapParts = ({ map }: { map: MapTable }) => (
  <dl className={css['mapParts']}>
    {partsOf(map).map(([part, rows]) => (
      <div key={part}>
        <dt>
          {say(`mapParts.${part}`)} <b>{rows.length}</b>
        </dt>
        <dd>
          <Sources of={rows} fieldName={fieldName} />
        </dd>
      </div>
    ))}
  </dl>
)

const CounterFigure = ({ industry, level }: { industry: Industry; level: Level }) => (
  <figure>
    <svg viewBox="0 0 36 36" width="48" aria-hidden="true">
      <Tile industry={industry} level={level.level} seat={0} x={17} y={17} size={33} />
    </svg>
    <figcaption>
      <b>{CARD_NAMES[industry]}</b>
      <PrintedValues
        of={{
          [say('level')]: level.level,
          [say('count')]: level.count,
          [say('cost')]: `$${level.cost}`,
          [say('needs')]: CUBES.flatMap(cube =>
            range(level[cube]).map(i => <CubeIcon key={`${cube}${i}`} cube={cube} />),
          ),
          [say('cubes')]: level.cubes,
          [say('pays')]: `$${level.profit}`,
        }}
      />
      <Sources of={[level]} fieldName={fieldName} />
    </figcaption>
  </figure>
)

/** A card or a market counter with its count. */
const Counted = ({ name, row, children }: { name: string; row: Sourced & { count: number }; children: ReactNode }) => (
  <li>
    {children}
    <small>
      {name} {say('times', { count: row.count })}
    </small>
    <Sources of={[row]} fieldName={fieldName} />
  </li>
)

const DemandFigure = ({ cube, row }: { cube: Cube; row: DemandRow }) => (
  <figure>
    <figcaption>
      <b>{say(cube)}</b>
      <PrintedValues
        of={{
          [say('cost')]: row.spaces.map(price => `$${price}`).join(' '),
          [say('whenEmpty')]: `$${row.priceWhenEmpty}`,
        }}
      />
      <Sources of={[row]} />
    </figcaption>
  </figure>
)

const FIELD_WORDS: Readonly<Record<string, () => string>> = {
  cost: () => say('cost'),
  profit: () => say('pays'),
  cubes: () => say('cubes'),
  coal: () => say('coal'),
  iron: () => say('iron'),
  level: () => say('level'),
  count: () => say('count'),
  face: () => say('kind'),
}
const fieldName = (field: string): string => FIELD_WORDS[field]?.() ?? field

const partsOf = ({ towns, villages, marketPlaces, ironMarkets, distantPorts, links, ships }: MapTable) =>
  (
    [
      ['towns', Object.values(towns)],
      ['villages', Object.values(villages)],
      ['marketPlaces', Object.values(marketPlaces)],
      ['ironMarkets', Object.values(ironMarkets)],
      ['distantPorts', Object.values(distantPorts)],
      ['links', links],
      ['ships', Object.values(ships)],
    ] as const
  ).filter(([, rows]) => rows.length > 0)
