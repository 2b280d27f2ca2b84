// Everything in the box, drawn from a component set's tables, with the source of every value.

import { GalleryPart, Sources } from '@tableworks/board-kit'
import { type Sourced, SOURCES } from '@tableworks/table-kit'
import type { ReactNode } from 'react'
import { CARD_IDS, iconsOf } from '../../data/action-cards.ts'
import { CHART_ROWS } from '../../data/archie.ts'
import { BUILDING_TYPES } from '../../data/buildings.ts'
import { type Tables, tablesIn } from '../../data/box.ts'
import { type CityTable, numberOf, type Space, spaceAt, spaceName } from '../../data/city.ts'
import { facesOf } from '../../data/factories.ts'
import { FACES } from '../../data/pieces.ts'
import { ActionCard } from '../parts/actions/action-card.tsx'
import { Pictogram } from '../parts/actions/pictograms.tsx'
import { Chart } from '../trays/chart.tsx'
import { Paper } from '../parts/paper.tsx'
import { Block } from '../parts/city/block.tsx'
import { Sketch } from '../parts/city/glyphs.tsx'
import type { LotFacts } from '../parts/city/lot.tsx'
import { FactoryCard } from '../parts/factories/factory-card.tsx'
import { Market } from '../trays/market.tsx'
import { LETTERS, rowName, typeNote } from '../parts/names.ts'
import { Figures } from './gallery-figures.tsx'
import { gallery } from './gallery-words.ts'
import { say } from '../words.ts'
import css from './gallery.module.css'

export function Gallery({ tables }: { tables: unknown }) {
  const found = tablesIn(tables, 'tables')
  return (
    <Paper className={css['gallery']}>
      <Kinds />
      <Blocks {...found} />
      <Cards {...found} />
      <GalleryPart title={gallery('market')} rule="EMP-41">
        <Shown of={FACES.map(face => found.market[face])} className={css['narrow']}>
          <Market market={found.market} die={null} round={0} />
        </Shown>
      </GalleryPart>
      <GalleryPart title={gallery('pollution')} rule="EMP-63">
        <Shown of={[found.pollution]} className={css['narrow']}>
          <p>{found.pollution.values.join(' ')}</p>
        </Shown>
      </GalleryPart>
      <Figures {...found} />
      <ArchieChart {...found} />
    </Paper>
  )
}

interface ShownProps {
  /** Where its values come from. */
  readonly of: readonly Sourced[]
  readonly note?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

const Shown = ({ of, note, className, children }: ShownProps) => (
  <figure className={className}>
    {children}
    <figcaption>
      {note} <Sources of={of} />
    </figcaption>
  </figure>
)

const Kinds = () => (
  <GalleryPart title={gallery('buildings')} rule="EMP-30">
    <ul className={css['kinds']}>
      {BUILDING_TYPES.map(type => (
        <li key={type}>
          <Sketch type={type} size={28} />
          <span>
            <b>
              {LETTERS[type]} {say(`names.${type}`)}
            </b>
            : {typeNote(type)} <Sources of={[{ source: 'seed' }]} />
          </span>
        </li>
      ))}
    </ul>
  </GalleryPart>
)

const Blocks = ({ city, blocks }: Pick<Tables, 'city' | 'blocks'>) => (
  <GalleryPart title={gallery('city')} rule="EMP-2" cards="18rem">
    {FACES.map(block => {
      const { spaces, columns } = blocks[block]
      const lots = spaces.map(number => spaceAt(block, number))
      return (
        <figure key={block}>
          <Block block={block} lots={lots.map(space => emptyLot(city, space))} columns={columns} sideNames={[]} />
          <figcaption>
            {SOURCES.map(source => {
              const own = lots.filter(space => city[spaceName(space)].source === source)
              return own.length === 0 ? null : (
                <span key={source}>
                  {own.map(numberOf).join(' ')} <Sources of={own.map(space => city[spaceName(space)])} />
                </span>
              )
            })}
          </figcaption>
        </figure>
      )
    })}
  </GalleryPart>
)

const Cards = ({
  factories,
  factoryCards,
  actionCards,
}: Pick<Tables, 'factories' | 'factoryCards' | 'actionCards'>) => (
  <>
    <GalleryPart title={gallery('factories')} rule="EMP-38" cards="23rem">
      {facesOf(factoryCards).map(faces => (
        <div key={faces[0]} className={css['pair']}>
          {faces.map((id, i) => (
            <Shown key={id} of={[factories[id]]} note={gallery('side', { side: i })}>
              <FactoryCard id={id} face={factories[id]} factory={null} />
            </Shown>
          ))}
        </div>
      ))}
    </GalleryPart>
    <GalleryPart title={gallery('actionCards')} rule="EMP-42" cards="13rem">
      {CARD_IDS.map(card => (
        <Shown key={card} of={[actionCards[card]]}>
          <ActionCard card={card} icons={iconsOf(card, actionCards[card])} />
        </Shown>
      ))}
    </GalleryPart>
  </>
)

const ArchieChart = ({ chart }: Pick<Tables, 'chart'>) => (
  <GalleryPart title={gallery('chart')} rule="EMP-92">
    <Shown of={CHART_ROWS.map(row => chart[row])}>
      <Chart chart={chart} reading={null} />
    </Shown>
    <ul className={css['rows']}>
      {CHART_ROWS.map(row => (
        <li key={row}>
          <Pictogram of={row} size={22} />
          <span>
            <b>{say('archieRow', { row: rowName(row) })}</b>:{' '}
            {chart[row].choices.map(choice => rowName(choice)).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  </GalleryPart>
)

const emptyLot = (city: CityTable, space: Space): LotFacts => {
  const { type, maxDie } = city[spaceName(space)]
  return {
    name: spaceName(space),
    number: numberOf(space),
    type,
    max: maxDie,
    die: 0,
    owner: null,
    offer: null,
    fresh: false,
  }
}
