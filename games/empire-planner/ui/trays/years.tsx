// The title block of the sheet: rounds and years, the phase, who goes first now and who would next.

import { SeatMark } from '@tableworks/board-kit'
import { otherSide } from '../../data/pieces.ts'
import { ROUNDS } from '../../meta.ts'
import { whoIsFirst } from '../../readings/sides.ts'
import { phaseOf, type Sight } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './tracks.module.css'

export function Years({ g, asked, sideNames }: Sight) {
  const phase = phaseOf(asked)
  const next = whoIsFirst(g)
  return (
    <div className={css['titleBlock']}>
      <Place of={{ kind: 'years' }} label={say('round', { round: g.round, of: ROUNDS })} inside={css['years']}>
        <p className={css['round']}>
          <b>{say('round', { round: g.round, of: ROUNDS })}</b> {say('year', { year: g.round * 2 })}
        </p>
        <ol className={css['strip']} aria-hidden="true">
          {Array.from({ length: ROUNDS }, (_, i) => (
            // There are always fifteen rounds.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i} data-done={i + 1 < g.round || undefined} data-now={i + 1 === g.round || undefined}>
              {i + 1}
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
          {say('order')}: <SeatMark seat={g.first} size={17} named />{' '}
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
