// Run tickets: one per factory type the seat owns, with its output. Types that can't run say why.

import type { Seat } from '@tableworks/kernel'
import { FACTORY_IDS, type FactoryId } from '../../data/factories.ts'
import { hindrancesOf, type Production, productionOf, spotsOfType } from '../../readings/running.ts'
import { FactoryTile } from '../parts/signs/factory-tile.tsx'
import { Makes } from '../parts/signs/recipe.tsx'
import type { Position } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './bench.module.css'
import { Row } from './rows.tsx'

interface TicketsProps {
  readonly position: Position
  readonly seat: Seat
  /** Show only types that can run, as during other decisions. */
  readonly isBrief?: boolean
}

/** What each of the seat's factory types would run, best first. */
export function Tickets({ position, seat, isBrief = false }: TicketsProps) {
  const types = FACTORY_IDS.filter(id => spotsOfType(position.floor[seat], id).length > 0)
    .map(factory => productionOf(position, seat, factory))
    .filter(({ runs }) => !isBrief || runs.length > 0)
    .toSorted((a, b) => b.runs.length - a.runs.length || b.gain - a.gain)
  return (
    <Row title={say('tickets')}>
      {types.length === 0 && <li>{say('tell.nothingRuns')}</li>}
      {types.map(type => (
        <li key={type.factory}>
          <Ticket position={position} seat={seat} type={type} />
        </li>
      ))}
    </Row>
  )
}

function Ticket({ position, seat, type }: TicketsProps & { type: Production }) {
  const { box } = position
  const { factory, owned, runs } = type
  const { name } = box.factories[factory]
  const isIdle = runs.length === 0
  return (
    <Place
      of={{ kind: 'ticket', factory, seat }}
      label={say('ticket', { name, ready: runs.length, owned })}
      className={isIdle ? css['idle'] : css['ticket']}
      inside={css['ticketInside']}
    >
      <FactoryTile factory={factory} box={box} isFaint={isIdle} />
      <b translate="no">{owned > 1 && !isIdle ? say('runsOf', { name, ready: runs.length, owned }) : name}</b>
      {isIdle ? <small>{whyIdle(position, seat, factory)}</small> : <Makes factory={factory} box={box} />}
    </Place>
  )
}

/** The first thing that stops a type from running, in two words. */
function whyIdle(position: Position, seat: Seat, factory: FactoryId): string {
  const { box, floor } = position
  const [spot] = spotsOfType(floor[seat], factory)
  const reasons = spot === undefined ? [] : hindrancesOf(position, seat, spot)
  const lacking = reasons.find(one => 'lacks' in one)
  if (lacking === undefined || !('lacks' in lacking)) return say('noRoom')
  return say('lacks', { product: lacking.lacks.map(id => box.products[id].name.toLowerCase()).join('/') })
}
