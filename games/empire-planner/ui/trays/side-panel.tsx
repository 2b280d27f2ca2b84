// What a side has: money, buildings, Goods, cubes, what its Town Halls and Parkings allow, and its points now.

import { Cube, seatColour, SeatMark } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import { COLOURS } from '../../data/factories.ts'
import { type Side, TRACK_CUBES } from '../../data/pieces.ts'
import type { State } from '../../state.ts'
import { GOODS_LOOK } from '../parts/factories/look.ts'
import { countOf, hasTownHall, incomeOf } from '../../readings/buildings.ts'
import { cubesOut, supplyOf } from '../../readings/cubes.ts'
import { goodsOf } from '../../readings/factories.ts'
import { isArchie, piecesOf } from '../../readings/sides.ts'
import { LETTERS } from '../parts/names.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import { EstimateLines } from './estimate-lines.tsx'
import css from './sides.module.css'

interface SidePanelProps {
  readonly g: State
  readonly side: Side
  readonly name: string
  readonly isAsked: boolean
  readonly isOver: boolean
  readonly children?: ReactNode
}

export function SidePanel({ g, side, name, isAsked, isOver, children }: SidePanelProps) {
  const built = g.built[side].length
  return (
    <section className={css['panel']} data-asked={isAsked || undefined} aria-label={say('has', { name })}>
      <div className={css['head']}>
        <SeatMark seat={side} size={22} />
        <h3>{name}</h3>
        <div className={css['sums']}>
          <span className={css['sum']}>
            <small>{say('capital')}</small> <b>{say('amount', { dollars: g.capital[side] })}</b>
          </span>
          <span className={css['sum']}>
            <small>{say('profit')}</small> <b>{g.profit[side]}</b>
          </span>
        </div>
      </div>
      <Place of={{ kind: 'holdings', seat: side }} label={say('has', { name })}>
        <dl className={css['facts']}>
          <div>
            <dt>{say('buildings')}</dt>
            <dd>{say('ofDice', { count: built, dice: piecesOf(g, side).dice })}</dd>
          </div>
          <div>
            <dt>{say('income')}</dt>
            <dd>{say('perRound', { income: incomeOf(g, side) })}</dd>
          </div>
          {!isArchie(g, side) && <Goods g={g} side={side} />}
          <CubeLine g={g} side={side} />
          {!isArchie(g, side) && <Unlocked g={g} side={side} />}
        </dl>
      </Place>
      {children}
      <EstimateLines g={g} side={side} title={isOver ? say('final') : say('estimate')} />
    </section>
  )
}

const Goods = ({ g, side }: { g: State; side: Side }) => (
  <div>
    <dt>{say('goods')}</dt>
    <dd className={css['goods']}>
      {COLOURS.map(colour => (
        <span key={colour} className={css['good']} title={say(`colours.${colour}`)}>
          <Cube {...GOODS_LOOK[colour]} size={15} label={say(`colours.${colour}`)} /> {goodsOf(g, side, colour)}
        </span>
      ))}
    </dd>
  </div>
)

function CubeLine({ g, side }: { g: State; side: Side }) {
  const supply = supplyOf(g, side)
  const free = supply < 0 ? say('cubesShort') : say('cubesIn', { supply })
  return (
    <div className={css['whole']}>
      <dt className={css['unseen']}>{say('cubes')}</dt>
      <dd className={css['cubes']}>
        <span className={css['inline']}>
          <Cube size={15} colour={seatColour(side)} /> {free}
        </span>
        <small>{awayWords(g, side)}</small>
      </dd>
    </div>
  )
}

/** "2 tracks, 1 marker" */
export function awayWords(g: State, side: Side): string {
  const out = { tracks: TRACK_CUBES, ...cubesOut(g, side) }
  const away = (['tracks', 'marker', 'overage', 'riding'] as const).filter(where => out[where] > 0)
  return away.map(where => `${out[where]} ${say(`cubesOut.${where}`, { last: g.box.capitalTrack })}`).join(', ')
}

export function townHallWords(g: State, side: Side): string {
  const count = countOf(g, side, 'town-hall')
  const may = say('mayUpgrade', { may: hasTownHall(g, side) })
  return count === 0 ? may : `${may}; ${say('townHalls', { count })}`
}

export function parkingWords(g: State, side: Side): string {
  const count = countOf(g, side, 'parking')
  return count === 0 ? say('noParkings') : say('parkings', { count })
}

/** What Town Halls and Parkings allow (EMP-50, EMP-62, EMP-67). */
const Unlocked = ({ g, side }: { g: State; side: Side }) => (
  <>
    <div>
      <dt>
        {LETTERS['town-hall']} × {countOf(g, side, 'town-hall')}
      </dt>
      <dd>
        <small>{townHallWords(g, side)}</small>
      </dd>
    </div>
    <div>
      <dt>
        {LETTERS.parking} × {countOf(g, side, 'parking')}
      </dt>
      <dd>
        <small>{parkingWords(g, side)}</small>
      </dd>
    </div>
  </>
)
