// The six Factory cards: each side's own, and those for sale between them.

import { Cube, seatColour, SeatMark } from '@tableworks/board-kit'
import type { CSSProperties } from 'react'
import { otherSide, type Side } from '../../../data/pieces.ts'
import { supplyOf } from '../../../readings/cubes.ts'
import type { Sight } from '../../table.ts'
import { Place } from '../../things.ts'
import { say } from '../../words.ts'
import { FactoryCard } from './factory-card.tsx'
import css from './factories.module.css'

export function Factories({ g, asked, sideNames }: Sight) {
  const picked = asked?.decision === 'build.payment' ? asked.frame.factory : null
  return (
    <Place of={{ kind: 'factories' }} label={say('factories')} className={css['whole']} inside={css['groups']}>
      <Owned g={g} side={0} sideNames={sideNames} />
      <section className={css['group']} style={room(g.row.length)} aria-label={say('forSale')}>
        <h3>{g.row.length === 0 ? say('soldOut') : say('forSale')}</h3>
        <div className={css['cards']}>
          {g.row.map(id => (
            <FactoryCard key={id} id={id} face={g.box.factories[id]} factory={null} isPicked={id === picked} />
          ))}
        </div>
      </section>
      <Owned g={g} side={1} sideNames={sideNames} />
    </Place>
  )
}

/** Each group of cards gets a width in proportion to their number. */
const room = (cards: number) => ({ '--cards': cards }) as CSSProperties

/** A side's name, money and cubes. Coins and cubes fly to and from this place. */
function Purse({ g, side, name }: { g: Sight['g']; side: Side; name: string }) {
  const dollars = g.capital[side]
  const free = Math.max(0, supplyOf(g, side))
  return (
    <div className={css['purse']}>
      <Place of={{ kind: 'side', seat: side }} label={name} inside={css['owner']}>
        <SeatMark seat={side} size={16} />
        <h3>{name}</h3>
      </Place>
      <Place of={{ kind: 'capital', seat: side }} label={`${say('capital')} ${say('amount', { dollars })}`}>
        <b>{say('amount', { dollars })}</b>
      </Place>
      <Place of={{ kind: 'profit', seat: side }} label={`${say('profit')} ${g.profit[side]}`} className={css['profit']}>
        {say('profitOf', { profit: g.profit[side] })}
      </Place>
      <Place of={{ kind: 'cubes', seat: side }} label={say('cubesIn', { supply: free })} inside={css['owner']}>
        <Cube size={13} colour={seatColour(side)} /> {free}
      </Place>
    </div>
  )
}

function Owned({ g, side, sideNames }: Pick<Sight, 'g' | 'sideNames'> & { side: Side }) {
  const name = sideNames[side] ?? ''
  const rider = { side: otherSide(side), name: sideNames[otherSide(side)] ?? '' }
  return (
    <section
      className={css['group']}
      style={room(g.factories[side].length)}
      data-side={side}
      aria-label={`${say('factories')}: ${name}`}
    >
      <Purse g={g} side={side} name={name} />
      <div className={css['cards']}>
        {g.factories[side].map(factory => (
          <FactoryCard
            key={factory.card}
            id={factory.card}
            face={g.box.factories[factory.card]}
            factory={factory}
            rider={rider}
          />
        ))}
      </div>
    </section>
  )
}
