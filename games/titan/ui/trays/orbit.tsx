// The Rigs waiting in orbit, and the Module supply.

import { COLOURS, colourOf, type Rig, rigId } from '../../data/rigs.ts'
import { modulesLeft } from '../../readings/rigs.ts'
import { RigCard } from '../parts/zones.tsx'
import { Place } from '../things.ts'
import { ProductSign } from '../parts/signs/cube.tsx'
import type { Position, TitanBox } from '../table.ts'
import { say } from '../words.ts'
import { type OwnProps, Tray } from './tray.tsx'
import css from './trays.module.css'

/** The five stacks: face-up Rigs, and how many are left below them. */
export const Orbit = ({ position, box }: Omit<OwnProps, 'seat'>) => (
  <Tray of={{ kind: 'orbit' }} title={say('orbit')} className={css['orbit']}>
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
            <Place of={{ kind: 'stack', colour }}>
              <small>{say('left', { count: position.stacks[colour].length })}</small>
            </Place>
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
    <Place of={{ kind: 'rig', rig: rigId(rig) }} className={css['rig']}>
      <RigCard rig={rigId(rig)} face={face} />
    </Place>
  )
}

/** The Module supply, shown while the player chooses one. */
export const Modules = ({ position }: { position: Position }) => (
  <section className={css['modules']} aria-label={say('modules')}>
    {COLOURS.map(colour => {
      const left = modulesLeft(position, colour)
      return (
        <Place
          key={colour}
          of={{ kind: 'module', colour }}
          label={say('module', { colour, left })}
          className={css['module']}
        >
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <rect x="-18" y="-18" width="36" height="36" rx="6" fill="var(--titan-hull)" stroke="currentColor" />
            <ProductSign colour={colour} r={12} />
          </svg>
          <small>{say('left', { count: left })}</small>
        </Place>
      )
    })}
  </section>
)
