// What a side has: money, buildings, Goods, cubes, what its Town Halls and Parkings allow, and its points now.

import { Cube, Place, seatColour, SeatMark } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import { COLOURS } from '../../data/factories.ts'
import { type Side, TRACK_CUBES } from '../../data/pieces.ts'
import type { State } from '../../state.ts'
import { GOODS_LOOK } from '../factories/look.ts'
import { sidePlace } from '../places.ts'
import { countOf, hasTownHall, incomeOf } from '../../readings/buildings.ts'
import { cubesOut, supplyOf } from '../../readings/cubes.ts'
import { goodsOf } from '../../readings/factories.ts'
import { isArchie } from '../../readings/sides.ts'
import { COLOUR_NAMES, LETTERS } from '../names.ts'
import { SAY } from '../words.ts'
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
    <section className={css['panel']} data-asked={isAsked || undefined} aria-label={SAY.has(name)}>
      <Place id={sidePlace('side', side)} label={name} inside={css['head']}>
        <SeatMark seat={side} size={22} />
        <h3>{name}</h3>
        <div className={css['sums']}>
          <Place
            id={sidePlace('capital', side)}
            label={`${SAY.capital} ${SAY.amount(g.capital[side])}`}
            inside={css['sum']}
          >
            <small>{SAY.capital}</small> <b>{SAY.amount(g.capital[side])}</b>
          </Place>
          <Place id={sidePlace('profit', side)} label={`${SAY.profit} ${g.profit[side]}`} inside={css['sum']}>
            <small>{SAY.profit}</small> <b>{g.profit[side]}</b>
          </Place>
        </div>
      </Place>
      <dl className={css['facts']}>
        <div>
          <dt>{SAY.buildings}</dt>
          <dd>{SAY.ofNine(built)}</dd>
        </div>
        <div>
          <dt>{SAY.income}</dt>
          <dd>{SAY.perRound(incomeOf(g, side))}</dd>
        </div>
        {!isArchie(g, side) && <Goods g={g} side={side} />}
        <CubeLine g={g} side={side} />
        {!isArchie(g, side) && <Unlocked g={g} side={side} />}
      </dl>
      {children}
      <EstimateLines g={g} side={side} title={isOver ? SAY.final : SAY.estimate} />
    </section>
  )
}

const Goods = ({ g, side }: { g: State; side: Side }) => (
  <div>
    <dt>{SAY.goods}</dt>
    <dd className={css['goods']}>
      {COLOURS.map(colour => (
        <span key={colour} className={css['good']} title={COLOUR_NAMES[colour]}>
          <Cube {...GOODS_LOOK[colour]} size={15} label={COLOUR_NAMES[colour]} /> {goodsOf(g, side, colour)}
        </span>
      ))}
    </dd>
  </div>
)

function CubeLine({ g, side }: { g: State; side: Side }) {
  const supply = supplyOf(g, side)
  const out = { tracks: TRACK_CUBES, ...cubesOut(g, side) }
  const away = (['tracks', 'marker', 'overage', 'riding'] as const).filter(where => out[where] > 0)
  return (
    <div className={css['whole']}>
      <dt className={css['unseen']}>{SAY.cubes}</dt>
      <dd className={css['cubes']}>
        <Place id={sidePlace('cubes', side)} label={SAY.cubesIn(supply)} inside={css['inline']}>
          <Cube size={15} colour={seatColour(side)} /> {SAY.cubesIn(supply)}
        </Place>
        <small>{away.map(where => `${out[where]} ${SAY.cubesOut[where]}`).join(', ')}</small>
      </dd>
    </div>
  )
}

/** What Town Halls and Parkings allow (EMP-50, EMP-62, EMP-67). */
const Unlocked = ({ g, side }: { g: State; side: Side }) => (
  <>
    <div>
      <dt>
        {LETTERS['town-hall']} × {countOf(g, side, 'town-hall')}
      </dt>
      <dd>
        <small>{SAY.townHalls(countOf(g, side, 'town-hall'), hasTownHall(g, side))}</small>
      </dd>
    </div>
    <div>
      <dt>
        {LETTERS.parking} × {countOf(g, side, 'parking')}
      </dt>
      <dd>
        <small>{SAY.parkings(countOf(g, side, 'parking'))}</small>
      </dd>
    </div>
  </>
)
