// Beside the crater: orders, Objectives, the Dropship and the hold of whoever looks, and the Rigs in orbit.

import { Place, SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import { COMMON, CUBE_NAMES, CUBES, type Common, type Cube } from '../../data/cubes.ts'
import type { ObjectiveId } from '../../data/objectives.ts'
import { MARS, type OrderId } from '../../data/orders.ts'
import { DROPSHIP_SPACES, HOLD_CELLS } from '../../data/pieces.ts'
import { COLOURS, colourOf, type Rig, rigId } from '../../data/rigs.ts'
import { cubesIn } from '../../readings/hold.ts'
import { progressOf } from '../../readings/objectives.ts'
import { openOrders } from '../../readings/orders.ts'
import { modulesLeft } from '../../readings/rigs.ts'
import { RigCard } from '../crater/zones.tsx'
import {
  bayPlace,
  DROPSHIP_PLACE,
  HOLD_PLACE,
  holdPlace,
  modulePlace,
  objectivePlace,
  OBJECTIVES_PLACE,
  ORBIT_PLACE,
  orderPlace,
  ORDERS_PLACE,
  rigPlace,
} from '../places.ts'
import { SEAT_BODY, SEAT_GLOW } from '../signs/colours.ts'
import { CubeIcon, CubeSign, ProductSign } from '../signs/cube.tsx'
import type { Position, Seen, TitanBox } from '../table.ts'
import { say } from '../words.ts'
import { TurnSteps } from './turn-steps.tsx'
import css from './trays.module.css'

interface TrayProps {
  readonly id: string
  readonly title: string
  readonly note?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

const Tray = ({ id, title, note, className, children }: TrayProps) => (
  <Place id={id} className={className}>
    <section className={css['tray']} aria-label={title} data-part={id}>
      <h3>
        {title}
        {note !== undefined && <small className={css['note']}>{note}</small>}
      </h3>
      {children}
    </section>
  </Place>
)

interface OwnProps {
  readonly position: Position
  readonly box: TitanBox
  /** Whose trays are shown. */
  readonly seat: Seat
}

/** The five stacks: the face-up Rigs, and how many are left under them. */
export const Orbit = ({ position, box }: Omit<OwnProps, 'seat'>) => (
  <Tray id={ORBIT_PLACE} title={say('orbit')} className={css['orbit']}>
    <ul className={css['rigs']}>
      {COLOURS.map(colour => {
        const shown = position.display.filter(rig => colourOf(rig) === colour)
        return (
          <li key={colour}>
            <div className={css['pile']}>
              {shown.length === 0 ? (
                <NoRig colour={colour} />
              ) : (
                shown.map(rig => <Waiting key={rig} rig={rig} box={box} />)
              )}
            </div>
            <small>{say('left', { count: position.stacks[colour].length })}</small>
          </li>
        )
      })}
    </ul>
  </Tray>
)

const NoRig = ({ colour }: { colour: (typeof COLOURS)[number] }) => (
  <svg viewBox="-36 -36 72 72" className={css['noRig']} aria-hidden="true">
    <circle r="28" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 5" />
    <ProductSign colour={colour} r={12} letter={false} />
  </svg>
)

function Waiting({ rig, box }: { rig: Rig; box: TitanBox }) {
  const face = box.rigs[rig]
  if (face === undefined) return null
  return (
    <Place id={rigPlace(rigId(rig))} className={css['rig']}>
      <RigCard rig={rigId(rig)} face={face} />
    </Place>
  )
}

export function Orders({ position, box, seat }: OwnProps) {
  const left = position.orderPile.length
  return (
    <Tray id={ORDERS_PLACE} title={say('orders')} note={left === 0 ? say('pileEmpty') : say('pile', { count: left })}>
      <ul className={css['orders']}>
        {openOrders(position).map(order => (
          <li key={order}>
            <Order order={order} position={position} box={box} seat={seat} />
          </li>
        ))}
      </ul>
    </Tray>
  )
}

function Order({ order, position, box, seat }: OwnProps & { order: OrderId }) {
  const { name, value, ...needs } = box.orders[order]
  return (
    <Place
      id={orderPlace(order)}
      label={say('order', { name, value })}
      className={css['order']}
      inside={css['orderInside']}
    >
      <svg viewBox="-22 -22 44 44" className={css['planet']} aria-hidden="true">
        <circle r="20" fill={order === MARS ? 'url(#ttn-mars)' : 'url(#ttn-moon)'} />
        <text y="7">{value}</text>
      </svg>
      <div>
        <b translate="no">{name}</b>
        <p className={css['needs']}>
          {COMMON.flatMap(cube =>
            Array.from({ length: needs[cube] }, (_, i) => (
              <CubeIcon key={`${cube}${i}`} cube={cube} size={20} isWanted={i >= position.hold[cube][seat]} />
            )),
          )}
        </p>
      </div>
    </Place>
  )
}

export const Objectives = ({ position, box, seat }: OwnProps) => (
  <Tray id={OBJECTIVES_PLACE} title={say('objectives')} note={say('objectivesNote')}>
    <ul className={css['objectives']}>
      {position.objectives.map((objective, i) => (
        <li key={objective}>
          <Objective
            objective={objective}
            claims={position.claims[i] ?? []}
            position={position}
            box={box}
            seat={seat}
          />
        </li>
      ))}
    </ul>
  </Tray>
)

function Objective(props: OwnProps & { objective: ObjectiveId; claims: readonly Seat[] }) {
  const { objective, claims, position, box, seat } = props
  const { text, credits } = box.objectives[objective]
  const progress = progressOf(position, seat, objective)
  const have = progress.reduce((sum, { have: some, criterion }) => sum + Math.min(some, criterion.need), 0)
  const need = progress.reduce((sum, { criterion }) => sum + criterion.need, 0)
  return (
    <Place
      id={objectivePlace(objective)}
      label={say('objective', { text })}
      className={css['objective']}
      inside={css['objectiveInside']}
    >
      <div className={css['goal']}>
        <b title={text}>{text}</b>
        <span className={css['pips']}>
          {progress.map(({ criterion, have: some }, i) => (
            <span key={i} className={css['bar']} style={{ flexGrow: criterion.need }} aria-hidden="true">
              {Array.from({ length: criterion.need }, (_, k) => (
                <i key={k} data-on={k < some || undefined} />
              ))}
            </span>
          ))}
          <span className={css['progress']}>{say('progress', { have, need })}</span>
        </span>
      </div>
      <ol className={css['coins']}>
        {credits.map((coin, i) => {
          const claimed = claims[i]
          return (
            <li key={i} data-next={i === claims.length || undefined}>
              {claimed === undefined ? coin : <SeatMark seat={claimed} size={22} />}
            </li>
          )
        })}
      </ol>
    </Place>
  )
}

const PipeIcon = ({ seat, size = 26 }: { seat: Seat; size?: number }) => (
  <svg viewBox="0 0 30 14" width={`${size / 16}rem`} height={`${(size * 14) / 480}rem`} aria-hidden="true">
    <rect width="30" height="14" rx="7" fill={SEAT_BODY[seat]} />
    <rect x="2" y="3" width="26" height="8" rx="4" fill={SEAT_GLOW[seat]} />
    <path d="M9 4l4 3-4 3M17 4l4 3-4 3" fill="none" stroke="#06122c" strokeWidth="2" strokeLinecap="round" />
  </svg>
)

interface DropshipProps extends Omit<OwnProps, 'box'> {
  readonly seen: Seen
  /** What it would be filled with, while a zone for a Rig is thought of. */
  readonly planned: readonly Cargo[] | null
}

type Cargo = Common | 'pipe'

/** Four bays: what is left to lay and to recover in this cycle. */
export function Dropship({ position, seat, seen, planned }: DropshipProps) {
  const loaded: Cargo[] = [
    ...COMMON.flatMap(cube => Array.from({ length: position.dropship[cube][seat] }, () => cube)),
    ...Array.from({ length: position.dropshipPipes[seat] }, () => 'pipe' as const),
  ]
  const cargo = planned ?? loaded
  return (
    <Tray id={DROPSHIP_PLACE} title={say('dropship')} note={<TurnSteps seen={seen} />}>
      <ul className={css['ship']} data-planned={planned !== null || undefined}>
        {[...new Set(cargo)].map(kind => {
          const alike = cargo.filter(one => one === kind)
          return (
            <li key={kind} style={{ flexGrow: alike.length }}>
              <Place
                id={bayPlace(kind)}
                label={kind === 'pipe' ? say('bayPipe') : say('bay', { cube: CUBE_NAMES[kind] })}
                className={css['bay']}
                inside={css['bayInside']}
              >
                {alike.map((one, i) =>
                  one === 'pipe' ? (
                    <PipeIcon key={i} seat={seat} size={34} />
                  ) : (
                    <CubeIcon key={i} cube={one} size={24} />
                  ),
                )}
              </Place>
            </li>
          )
        })}
        {Array.from({ length: DROPSHIP_SPACES - cargo.length }, (_, i) => (
          <li key={i} className={css['emptyBay']} />
        ))}
      </ul>
    </Tray>
  )
}

interface HoldProps extends Omit<OwnProps, 'box'> {
  /** What the choice a hand is near would bring and take. */
  readonly change: Readonly<Partial<Record<Cube, number>>>
}

/** Thirty cells: Pipes first, cubes behind, and what is free between. */
export function Hold({ position, seat, change }: HoldProps) {
  const pipes = position.holdPipes[seat]
  const used = pipes + cubesIn(position, seat)
  return (
    <Tray id={HOLD_PLACE} title={say('hold')} note={say('holdNote', { used, most: HOLD_CELLS })}>
      <div className={css['hold']}>
        <ul className={css['cells']} aria-hidden="true">
          {cellsOf(position, seat).map((cell, i) => (
            <li key={i} data-free={cell === null || undefined}>
              {cell === 'pipe' && <PipeIcon seat={seat} size={20} />}
              {cell !== null && cell !== 'pipe' && (
                <svg viewBox="-13 -13 26 26">
                  <CubeSign cube={cell} r={9.6} />
                </svg>
              )}
            </li>
          ))}
        </ul>
        <ul className={css['counts']}>
          {CUBES.map(cube => (
            <li key={cube}>
              <Place
                id={holdPlace(cube)}
                label={say('holdCube', { cube: CUBE_NAMES[cube] })}
                className={css['count']}
                inside={css['countInside']}
              >
                <CubeIcon cube={cube} size={22} />
                <b>{position.hold[cube][seat]}</b>
                {change[cube] !== undefined && <Delta cube={cube} by={change[cube]} />}
              </Place>
            </li>
          ))}
          <li className={css['count']}>
            <span className={css['countInside']}>
              <PipeIcon seat={seat} size={22} />
              <b>{pipes}</b>
            </span>
          </li>
        </ul>
      </div>
    </Tray>
  )
}

const Delta = ({ cube, by }: { cube: Cube; by: number }) => (
  <em data-bad={(cube === 'tholins') === by > 0 || undefined}>{by > 0 ? `+${by}` : `−${-by}`}</em>
)

function cellsOf(position: Position, seat: Seat): (Cube | 'pipe' | null)[] {
  const pipes = Array.from({ length: position.holdPipes[seat] }, () => 'pipe' as const)
  const cubes = CUBES.flatMap(cube => Array.from({ length: position.hold[cube][seat] }, () => cube))
  const free = Array.from({ length: Math.max(0, HOLD_CELLS - pipes.length - cubes.length) }, () => null)
  return [...pipes, ...free, ...cubes]
}

/** The supply of Modules, shown while one is to be chosen. */
export const Modules = ({ position }: { position: Position }) => (
  <section className={css['modules']} aria-label={say('modules')}>
    {COLOURS.map(colour => {
      const left = modulesLeft(position, colour)
      return (
        <Place key={colour} id={modulePlace(colour)} label={say('module', { colour, left })} className={css['module']}>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <rect x="-18" y="-18" width="36" height="36" rx="6" fill="#0a0719" stroke="currentColor" />
            <ProductSign colour={colour} r={12} />
          </svg>
          <small>{say('left', { count: left })}</small>
        </Place>
      )
    })}
  </section>
)
