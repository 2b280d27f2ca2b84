// The Dropship: what is left to lay and recover in this cycle.

import { COMMON, CUBE_NAMES } from '../../data/cubes.ts'
import { DROPSHIP_SPACES } from '../../data/pieces.ts'
import { type Cargo, Place } from '../things.ts'
import { CubeIcon } from '../parts/signs/cube.tsx'
import type { Seen } from '../table.ts'
import { say } from '../words.ts'
import { PipeIcon } from './pipe-icon.tsx'
import { type OwnProps, Tray } from './tray.tsx'
import css from './trays.module.css'
import { TurnSteps } from './turn-steps.tsx'

interface DropshipProps extends Omit<OwnProps, 'box'> {
  readonly seen: Seen
  /** The Dropship's cargo while the player considers a zone for a Rig. */
  readonly planned: readonly Cargo[] | null
}

export function Dropship({ position, seat, seen, planned }: DropshipProps) {
  const loaded: Cargo[] = [
    ...COMMON.flatMap(cube => Array.from({ length: position.dropship[cube][seat] }, () => cube)),
    ...Array.from({ length: position.dropshipPipes[seat] }, () => 'pipe' as const),
  ]
  const cargo = planned ?? loaded
  return (
    <Tray of={{ kind: 'dropship', seat }} title={say('dropship')} note={<TurnSteps seen={seen} />}>
      <ul className={css['ship']} data-planned={planned !== null || undefined}>
        {[...new Set(cargo)].map(kind => {
          const alike = cargo.filter(one => one === kind)
          return (
            <li key={kind} style={{ flexGrow: alike.length }}>
              <Place
                of={{ kind: 'bay', cargo: kind, seat }}
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
