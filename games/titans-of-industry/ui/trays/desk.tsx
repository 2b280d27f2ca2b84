// The desk: decisions about Titans, real estate cards, dividing cubes, prices, Land Survey and warehouses.

import { EffectTag } from '@tableworks/board-kit'
import { AREA_NAMES } from '../../data/areas.ts'
import { knownOf, titanWorth } from '../../readings/formulas.ts'
import { sideNow } from '../../readings/real-estate.ts'
import type { Frames } from '../../state.ts'
import { EstateCard } from '../parts/estate-card.tsx'
import { pricedGrid } from '../parts/grid-facts.ts'
import { type Asked, isMine, offered, type Table } from '../table.ts'
import { Place, type Thing } from '../things.ts'
import { say } from '../words.ts'
import { TitanCard } from './cards.tsx'
import css from './desk.module.css'
import { PriceSlip } from './price-slip.tsx'
import { Split } from './split.tsx'
import { Survey } from './survey.tsx'
import { Warehouse } from './warehouse.tsx'

const AT_DESK: ReadonlySet<Asked['decision']> = new Set([
  'keepTitan',
  'chooseCard',
  'placeGoods',
  'choosePrice',
  'chooseWaiver',
  'keepUnsold',
])

/** Whether the player decides at the desk, which then replaces the facilities. */
export const isAtDesk = (table: Table): boolean =>
  isMine(table) && table.asked !== null && AT_DESK.has(table.asked.decision)

export function Desk({ table }: { table: Table }) {
  const { asked } = table
  const grid = pricedGrid(table)
  return (
    <section className={css['desk']} aria-label={say('desk')}>
      {asked?.decision === 'keepTitan' && <Offer table={table} frame={asked.frame} />}
      {asked?.decision === 'chooseCard' && <Cards table={table} frame={asked.frame} />}
      {asked?.decision === 'placeGoods' && <Split table={table} frame={asked.frame} />}
      {asked?.decision === 'chooseWaiver' && <Survey table={table} frame={asked.frame} />}
      {asked?.decision === 'keepUnsold' && <Warehouse table={table} frame={asked.frame} />}
      {grid !== null && <PriceSlip table={table} grid={grid} />}
    </section>
  )
}

/** Up to four Titans, of which the player keeps one. */
const Offer = ({ table: { view, box }, frame: { seat } }: { table: Table; frame: Frames['keepTitan'] }) => (
  <>
    <h3>{say('offer')}</h3>
    <div className={css['titans']}>
      {knownOf(view.shown[seat]).map(titan => (
        <Place key={titan} of={{ kind: 'titan', seat, titan }} label={box.titans[titan].name}>
          <TitanCard id={titan} titan={box.titans[titan]} worth={titanWorth(view, seat, titan)} />
        </Place>
      ))}
    </div>
  </>
)

/** The cards that fit the space, each on the side that would be up. */
function Cards({ table, frame: { space } }: { table: Table; frame: Frames['chooseCard'] }) {
  const { box, seen, view } = table
  const { area, level } = box.spaces[space]
  const side = sideNow(view, space)
  return (
    <>
      <h3>{say('cards', { space: say('about.space', { area: AREA_NAMES[area], level }) })}</h3>
      <p className={css['note']}>{say(`wouldBe.${side}`)}</p>
      <div className={css['offer']}>
        {offered(seen, 'chooseCard').map(({ card }) => {
          const thing: Thing = { kind: 'card', card }
          return (
            <Place key={card} of={thing} label={box.estates[card].name}>
              <EstateCard estate={box.estates[card]} side={side} note={<EffectTag at={thing} />} />
            </Place>
          )
        })}
      </div>
    </>
  )
}
