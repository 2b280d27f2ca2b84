// The stages of a turn, with the current one marked.

import type { Seen } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './trays.module.css'

/** The turn's stage, from the part its frame has reached. Titanium may buy an activation until the first part ends. */
const BOOST = 0
const DROPSHIP = 1

export interface Stage {
  readonly name: string
  readonly state: 'past' | 'now' | 'open'
}

/** A turn's stages; none between turns. */
export function stagesOf(seen: Seen): readonly Stage[] {
  const turn = seen.frames.find(({ step }) => step === 'turn')
  if (turn?.step !== 'turn') return []
  const { drone, part } = turn.frame
  const isBoost = part === DROPSHIP && seen.frames.some(({ step }) => step === 'drone.move' || step === 'drone.act')
  const now = isBoost ? BOOST : part
  // Until a Pipe is laid or a resource recovered, Titanium may still buy an activation.
  const isOpen = (stage: number) => stage > now || (stage === BOOST && seen.choices.includes('titanium'))
  const names = [say('steps.boost'), say('steps.dropship'), say('steps.drone', { drone }), say('steps.upgrade')]
  return names.map((name, i) => ({ name, state: i === now ? 'now' : isOpen(i) ? 'open' : 'past' }))
}

/** Drawn in a row or a column. */
export function TurnSteps({ seen, isList = false }: { seen: Seen; isList?: boolean }) {
  const stages = stagesOf(seen)
  if (stages.length === 0) return null
  return (
    <span className={css['steps']} data-list={isList || undefined}>
      {stages.map(({ name, state }, stage) => (
        <Place key={name} of={{ kind: 'stage', stage }}>
          <span data-stage={state}>{name}</span>
        </Place>
      ))}
    </span>
  )
}
