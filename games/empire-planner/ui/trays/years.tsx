// The sheet's title block: round and years, the phase, who goes first now, and who would go first in the next round.

import { SeatMark } from '@tableworks/board-kit'
import { otherSide } from '../../data/pieces.ts'
import { ROUNDS } from '../../meta.ts'
import { whoIsFirst } from '../../readings/sides.ts'
import { phaseOf, type Sight } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './tracks.module.css'

const ALL_ROUNDS = Array.from({ length: ROUNDS }, (_, i) => i + 1)

export function Years({ g, asked, sideNames }: Sight) {
  const phase = phaseOf(asked)
  const next = whoIsFirst(g)
  const round = say('round', { round: g.round, of: ROUNDS })
  return (
    <div className={css['titleBlock']}>
      <Place of={{ kind: 'years' }} label={round} inside={css['years']}>
        <b>{round}</b> <span>{say('year', { year: g.round * 2 })}</span>
        <ol className={css['strip']} aria-hidden="true">
          {ALL_ROUNDS.map(one => (
            <li key={one} data-done={one < g.round || undefined} data-now={one === g.round || undefined}>
              {one}
            </li>
          ))}
        </ol>
      </Place>
      <Place of={{ kind: 'phases' }} label={say('phases')} inside={css['phases']}>
        {(['building', 'actions', 'gains'] as const).map(one => (
          <span key={one} aria-current={one === phase ? 'step' : undefined}>
            {say(`phase.${one}`)}
          </span>
        ))}
      </Place>
      <Place of={{ kind: 'order' }} label={say('order')} inside={css['order']}>
        <span>
          <i>{say('order')}</i> <SeatMark seat={g.first} size={17} named />{' '}
          <SeatMark seat={otherSide(g.first)} size={17} named />
        </span>
        {g.seats === 2 && g.round < ROUNDS && phase !== 'over' && (
          <span>
            <SeatMark seat={next} size={17} /> {say('nextFirst', { name: sideNames[next] ?? '' })}
          </span>
        )}
      </Place>
    </div>
  )
}
