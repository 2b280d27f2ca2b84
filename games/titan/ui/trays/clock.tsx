// Cycle, turn and Foreman, in the sky beside the crater.

import { SeatMark } from '@tableworks/board-kit'
import { CYCLES, TURNS_PER_CYCLE } from '../../meta.ts'
import type { Seen } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './clock.module.css'

export function Clock({ seen: { view, result, seats }, sideNames }: { seen: Seen; sideNames: readonly string[] }) {
  const { cycle, turn, foreman } = view
  return (
    <div className={css['clock']} data-seats={seats}>
      <Place of={{ kind: 'clock' }} inside={css['inside']}>
        <b>{result !== null ? say('over') : cycle === 0 ? say('landing') : say('cycle', { cycle })}</b>
        <span className={css['dots']} aria-hidden="true">
          {Array.from({ length: CYCLES }, (_, i) => (
            <i key={i} data-state={i + 1 < cycle ? 'past' : i + 1 === cycle ? 'now' : 'later'} />
          ))}
        </span>
        {cycle > 0 && result === null && (
          <small>{turn === 0 ? say('between') : say('turn', { turn, turns: TURNS_PER_CYCLE })}</small>
        )}
        {result === null && (
          <small>
            <span className={css['foreman']}>{say('foreman')}</span> <SeatMark seat={foreman} size={18} />{' '}
            <span className={css['name']} translate="no">
              {sideNames[foreman]}
            </span>
          </small>
        )}
      </Place>
    </div>
  )
}
