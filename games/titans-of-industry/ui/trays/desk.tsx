// What lies before the one who chooses, when a choice is about cards or cubes in the hand: Titans, real estate cards,
// how cubes are divided, what a price would mean, what Land Survey leaves out, what a warehouse keeps.

import { EffectTag } from '@tableworks/board-kit'
import { AREA_NAMES } from '../../data/areas.ts'
import { knownOf, titanWorth } from '../../readings/formulas.ts'
import { sideNow } from '../../readings/real-estate.ts'
import type { Frames } from '../../state.ts'
import { PriceSlip } from './price-slip.tsx'
import { TitanCard } from './cards.tsx'
import { EstateCard } from '../parts/estate-card.tsx'
import { pricedGrid } from '../parts/grid-facts.ts'
import { type Asked, isMine, offered, type Table } from '../table.ts'
import { Place, type Thing } from '../things.ts'
import { say } from '../words.ts'
import css from './desk.module.css'
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

/** Whether the decision is made at the desk; then it lies where the facilities otherwise are. */
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

/** Up to four Titans; one is kept. */
function Offer({ table: { view, box }, frame: { seat } }: { table: Table; frame: Frames['keepTitan'] }) {
  return (
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
}

/** The cards that fit the space, as they would lie there. */
function Cards({ table, frame: { space } }: { table: Table; frame: Frames['chooseCard'] }) {
  const { box, seen } = table
  const { area, level } = box.spaces[space]
  return (
    <>
      <h3>
        {say('cards', {
          space: say('space', { area: AREA_NAMES[area], level, what: say(`wouldBe.${sideNow(table.view, space)}`) }),
        })}
      </h3>
      <div className={css['offer']}>
        {offered(seen, 'chooseCard').map(({ card }) => {
          const thing: Thing = { kind: 'card', card }
          return (
            <Place key={card} of={thing} label={box.estates[card].name}>
              <EstateCard
                estate={box.estates[card]}
                side={sideNow(table.view, space)}
                note={<EffectTag at={thing} />}
              />
            </Place>
          )
        })}
      </div>
    </>
  )
}
