// The Objectives in play, with the player's progress and the Credits left.

import { SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Criterion, ObjectiveId } from '../../data/objectives.ts'
import { progressOf } from '../../readings/objectives.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import { type OwnProps, Tray } from './tray.tsx'
import css from './trays.module.css'

export const Objectives = ({ position, box, seat }: OwnProps) => (
  <Tray of={{ kind: 'objectives' }} title={say('objectives')} note={say('objectivesNote')}>
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
      of={{ kind: 'objective', objective }}
      label={say('objective', { text })}
      className={css['objective']}
      inside={css['objectiveInside']}
    >
      <Sign criterion={progress[0]?.criterion} />
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

const NODES =
  'M-8.6 6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M-2.6-7a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M4.4 4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M-4.8 3.6L-1.1-4.7M1.5-4.8L5.6 1.7'
const TARGET = 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0'

/** What is counted: cubes in the hold, vertical Pipes, parts of the Network, or controlled Rigs. */
const SIGNS: Readonly<Record<Criterion['counts'], string>> = {
  cubes: 'M-5-8l6 3.5v7l-6 3.5-6-3.5v-7ZM7 9a4 4 0 0 1-8 0c0-2 3-4 4-7 1 3 4 5 4 7Z',
  pipes: 'M-5 9V-9M-9-5l4-4 4 4M6-9V9M2 5l4 4 4-4',
  joined: NODES,
  joinedColours: NODES,
  zones: NODES,
  controlled: TARGET,
  controlledColours: TARGET,
  controlledRings: TARGET,
}

const Sign = ({ criterion }: { criterion: Criterion | undefined }) => (
  <svg viewBox="-12 -12 24 24" className={css['goalSign']} aria-hidden="true">
    {criterion !== undefined && <path d={SIGNS[criterion.counts]} />}
  </svg>
)
