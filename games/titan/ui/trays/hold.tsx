// The hold: its cells, each resource's use, and what the hovered option would change.

import type { Seat } from '@tableworks/kernel'
import { CUBE_NAMES, CUBES, type Cube } from '../../data/cubes.ts'
import { cubesIn } from '../../readings/hold.ts'
import { Place } from '../things.ts'
import { type Change, NO_PLAN } from '../parts/plan.ts'
import { CubeIcon, CubeSign } from '../parts/signs/cube.tsx'
import type { Position } from '../table.ts'
import { say } from '../words.ts'
import { PipeIcon } from './pipe-icon.tsx'
import { type OwnProps, Tray } from './tray.tsx'
import css from './trays.module.css'

interface HoldProps extends Omit<OwnProps, 'box'> {
  /** What the hovered option would add and remove. */
  readonly change: Change
}

/** The cells of the hold: Pipes first, cubes last, free cells between. */
export function Hold({ position, seat, change }: HoldProps) {
  const most = position.box.holdCells
  const pipes = position.holdPipes[seat]
  const used = pipes + cubesIn(position, seat)
  const after = used + CUBES.reduce((sum, cube) => sum + (change[cube] ?? 0), 0)
  const note =
    after === used ? say('holdNote', { used, most }) : say('holdThen', { used, after: Math.min(after, most), most })
  return (
    <Tray of={{ kind: 'hold', seat }} title={say('hold')} note={note} isPreview={change !== NO_PLAN.change}>
      <div className={css['hold']}>
        <ul className={css['cells']} aria-hidden="true">
          {cellsOf(position, seat, change).map(({ holds, will }, i) => (
            <li key={i} data-free={holds === null || undefined} data-will={will}>
              {holds === 'pipe' && <PipeIcon seat={seat} size={20} />}
              {holds !== null && holds !== 'pipe' && (
                <svg viewBox="-13 -13 26 26">
                  <CubeSign cube={holds} r={9.6} />
                </svg>
              )}
            </li>
          ))}
        </ul>
        <ul className={css['counts']}>
          {CUBES.map(cube => (
            <li key={cube}>
              <Place
                of={{ kind: 'cubes', cube, seat }}
                label={say('holdCube', { cube: CUBE_NAMES[cube] })}
                className={css['count']}
                inside={css['countInside']}
              >
                <CubeIcon cube={cube} size={22} />
                <b>{position.hold[cube][seat]}</b>
                {change[cube] !== undefined && <Delta cube={cube} by={change[cube]} />}
                <small className={css['use']}>{say(`uses.${cube}`)}</small>
              </Place>
            </li>
          ))}
          <li>
            <Place of={{ kind: 'pipes', seat }} className={css['count']} inside={css['countInside']}>
              <PipeIcon seat={seat} size={22} />
              <b>{pipes}</b>
              <small className={css['use']}>{say('uses.pipe')}</small>
            </Place>
          </li>
        </ul>
      </div>
    </Tray>
  )
}

const Delta = ({ cube, by }: { cube: Cube; by: number }) => (
  <em data-bad={(cube === 'tholins') === by > 0 || undefined}>{by > 0 ? `+${by}` : `−${-by}`}</em>
)

interface Cell {
  readonly holds: Cube | 'pipe' | null
  /** Whether the hovered option would add or remove it. */
  readonly will?: 'come' | 'go' | undefined
}

/** Pipes, free cells, arriving cubes, then the cubes it has. The last ones of a kind would leave. */
function cellsOf(position: Position, seat: Seat, change: Change): Cell[] {
  const pipes = times<Cell>(position.holdPipes[seat], { holds: 'pipe' })
  const cubes = CUBES.flatMap(cube => {
    const count = position.hold[cube][seat]
    const going = Math.min(count, Math.max(0, -(change[cube] ?? 0)))
    return [...times<Cell>(count - going, { holds: cube }), ...times<Cell>(going, { holds: cube, will: 'go' })]
  })
  const room = Math.max(0, position.box.holdCells - pipes.length - cubes.length)
  const coming = CUBES.flatMap(cube => times<Cell>(Math.max(0, change[cube] ?? 0), { holds: cube, will: 'come' }))
  const come = coming.slice(0, room)
  return [...pipes, ...times<Cell>(room - come.length, { holds: null }), ...come, ...cubes]
}

const times = <T,>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
