// The four claims of a round: what was taken, whose turn it is, who follows.

import { SeatMark } from '@tableworks/board-kit'
import { actionOn } from '../../readings/markers.ts'
import { claimNumber, claimSide, type Sight } from '../table.ts'
import { actionWords } from '../parts/names.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './claims.module.css'
import { Pictogram } from '../parts/actions/pictograms.tsx'

export function Claims({ g, asked, sideNames }: Sight) {
  const now = claimNumber(g, asked)
  return (
    <Place of={{ kind: 'claims' }} label={say('claims')} inside={css['claims']}>
      <h3>{say('claims')}</h3>
      <ol>
        {[1, 2, 3, 4].map(claim => {
          const side = claimSide(g, claim)
          const icon = g.claims[claim - 1]
          const action = icon === undefined ? undefined : actionOn(g, icon)
          return (
            <li key={claim} aria-current={claim === now ? 'step' : undefined}>
              <SeatMark seat={side} size={20} label={sideNames[side]} />
              {action === undefined ? (
                <span className={css['open']}>{say('claimOpen', { claim })}</span>
              ) : (
                <>
                  <Pictogram of={action} size={24} className={css['pictogram']} />
                  <span>{actionWords(action, g.variants).short}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </Place>
  )
}
