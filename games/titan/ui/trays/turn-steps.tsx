// The spine of a turn: where whoever is in turn has got to.

import type { Seen } from '../table.ts'
import { say } from '../words.ts'
import css from './trays.module.css'

/** The stage of the turn by the part its frame has come to; before the first part ends, Titanium may buy an activation. */
const BOOST = 0
const DROPSHIP = 1

export function TurnSteps({ seen }: { seen: Seen }) {
  const turn = seen.frames.find(({ step }) => step === 'turn')
  if (turn?.step !== 'turn') return null
  const { drone, part } = turn.frame
  const isBoost = part === DROPSHIP && seen.frames.some(({ step }) => step === 'drone.move' || step === 'drone.act')
  const now = isBoost ? BOOST : part
  // Until a Pipe is laid or a resource recovered, Titanium may still buy an activation.
  const isOpen = (stage: number) => stage > now || (stage === BOOST && seen.choices.includes('titanium'))
  const names = [say('steps.boost'), say('steps.dropship'), say('steps.drone', { drone }), say('steps.upgrade')]
  return (
    <span className={css['steps']}>
      {names.map((name, i) => (
        <span key={name} data-state={i === now ? 'now' : isOpen(i) ? 'open' : 'past'}>
          {name}
        </span>
      ))}
    </span>
  )
}
