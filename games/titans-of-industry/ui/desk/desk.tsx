// What lies before the one who chooses, when a choice is about cards or cubes in the hand: Titans, real estate cards,
// how cubes are divided, what a price would mean.

import { Spot } from '../board/spot.tsx'
import { PriceSlip } from '../grids/price-slip.tsx'
import { TitanCard } from '../ledger/cards.tsx'
import { AREA_NAMES } from '../../data/areas.ts'
import { cardPlace, titanPlace } from '../places.ts'
import { EstateCard } from '../quarters/estate-card.tsx'
import { pricedGrid } from '../reading/grids.ts'
import { sideNow } from '../reading/spaces.ts'
import { isMine, offered, type Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import css from './desk.module.css'
import { Split } from './split.tsx'

/** Whether the decision is made at the desk; then it lies where the facilities otherwise are. */
export const isAtDesk = (table: Table): boolean =>
  isMine(table) && ['keepTitan', 'chooseCard', 'placeGoods', 'choosePrice'].includes(table.asked?.decision ?? '')

export function Desk({ table, near }: { table: Table; near: number | null }) {
  const grid = pricedGrid(table)
  return (
    <section className={css['desk']} data-slip={grid === null ? undefined : true}>
      {table.asked?.decision === 'keepTitan' && <Offer table={table} />}
      {table.asked?.decision === 'chooseCard' && <Cards table={table} />}
      {table.asked?.decision === 'placeGoods' && <Split table={table} frame={table.asked.frame} />}
      {grid !== null && <PriceSlip table={table} grid={grid} near={near} />}
    </section>
  )
}

/** Up to four Titans; one is kept. */
function Offer({ table: { view, box } }: { table: Table }) {
  const worthOf = new Map(view.glance.titans.map(({ titan, worth }) => [titan, worth]))
  return (
    <>
      <h3>{SAY.offer}</h3>
      <div className={css['offer']}>
        {view.own.shown.map(titan => (
          <Spot key={titan} id={titanPlace(titan)} label={box.titans[titan].name}>
            <TitanCard titan={box.titans[titan]} worth={worthOf.get(titan)} />
          </Spot>
        ))}
      </div>
    </>
  )
}

/** The cards that fit the space, as they would lie there. */
function Cards({ table }: { table: Table }) {
  const { asked, box, seen } = table
  if (asked?.decision !== 'chooseCard') return null
  const { area, level } = box.spaces[asked.frame.space]
  return (
    <>
      <h3>{SAY.cards(SAY.space(AREA_NAMES[area], level, SAY.wouldBe[sideNow(table, asked.frame.space)]))}</h3>
      <div className={css['offer']}>
        {offered(seen, 'chooseCard').map(({ card }) => (
          <Spot key={card} id={cardPlace(card)} label={box.estates[card].name}>
            <EstateCard estate={box.estates[card]} side={sideNow(table, asked.frame.space)} />
          </Spot>
        ))}
      </div>
    </>
  )
}
