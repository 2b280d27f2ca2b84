// Every component of a set: counters level by level, cards, market counters, and both maps.

import { GalleryPart, PrintedValues } from '@tableworks/board-kit'
import { range } from '@tableworks/board-kit/shapes'
import { openBox } from '../data/box.ts'
import { FACES } from '../data/cards.ts'
import { CUBES, INDUSTRIES } from '../data/industries.ts'
import { WANTS } from '../data/markets.ts'
import { Engraving } from './engraving/base.tsx'
import css from './gallery.module.css'
import { PLATES } from './sheet/plates.ts'
import inks from './signs/inks.module.css'
import { CubeIcon, MarketSign, Tile } from './signs/pieces.tsx'
import { CardFace, cardName } from './trays/card.tsx'
import { CARD_NAMES, say } from './words.ts'

export function Gallery({ tables }: { tables: unknown }) {
  const box = openBox(tables)
  const { width, height } = PLATES.japan.large
  return (
    <div className={`${inks['inks']} ${css['gallery']}`}>
      <GalleryPart title={say('galleryMaps')} rule="AOI-10">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={box.maps.japan.name}>
          <Engraving map="japan" cut="large" />
        </svg>
      </GalleryPart>
      <GalleryPart title={say('galleryCounters')} rule="AOI-2" cards="13rem">
        {INDUSTRIES.flatMap(industry =>
          box.industries[industry].levels.map(level => (
            <figure key={`${industry}${level.level}`}>
              <svg viewBox="0 0 36 36" width="48" aria-hidden="true">
                <Tile industry={industry} level={level.level} seat={0} x={17} y={17} size={33} />
              </svg>
              <figcaption>
                <b>{CARD_NAMES.industries[industry]}</b>
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
              </figcaption>
            </figure>
          )),
        )}
      </GalleryPart>
      <GalleryPart title={say('galleryCards')} rule="AOI-17">
        <ul className={css['cards']}>
          {FACES.map(face => (
            <li key={face}>
              <CardFace face={face} map="japan" cut="large" />
              <small>
                {cardName('japan', face)} {say('times', { count: box.cards.filter(card => card === face).length })}
              </small>
            </li>
          ))}
        </ul>
      </GalleryPart>
      <GalleryPart title={say('galleryMarkets')} rule="AOI-4">
        <ul className={css['cards']}>
          {WANTS.map(want => (
            <li key={want}>
              <svg viewBox="0 0 40 40" width="56" aria-hidden="true">
                <MarketSign want={want} isSold={false} x={20} y={20} size={38} />
              </svg>
              <small>
                {box.markets[want].name} {say('times', { count: box.markets[want].count })}
              </small>
            </li>
          ))}
        </ul>
      </GalleryPart>
    </div>
  )
}
