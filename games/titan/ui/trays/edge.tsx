// The board's left edge on an upright tablet: what each resource is for, and the stage of the turn.

import { CUBE_NAMES, CUBES } from '../../data/cubes.ts'
import { CubeIcon } from '../parts/signs/cube.tsx'
import type { Seen } from '../table.ts'
import { say } from '../words.ts'
import css from './edge.module.css'
import { TurnSteps } from './turn-steps.tsx'

export const Edge = ({ seen }: { seen: Seen }) => (
  <aside className={css['edge']}>
    <h3>{say('edge.title')}</h3>
    <dl>
      {CUBES.map(cube => (
        <div key={cube}>
          <dt>
            <CubeIcon cube={cube} size={22} /> {CUBE_NAMES[cube]}
          </dt>
          <dd>{say(`edge.${cube}`)}</dd>
        </div>
      ))}
    </dl>
    {seen.view.turn > 0 && seen.result === null && (
      <>
        <h3>{say('edge.turn')}</h3>
        <TurnSteps seen={seen} isList />
        <p>{say('edge.anyTime')}</p>
      </>
    )}
  </aside>
)
