// A round's four claims: those already made, whose turn it is, and who follows.

import { SeatMark } from '@tableworks/board-kit'
import { actionOn } from '../../readings/markers.ts'
import { Pictogram } from '../parts/actions/pictograms.tsx'
import { iconName } from '../parts/names.ts'
import { claimNumber, claimSide, type Sight } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './tray.module.css'

export function Claims({ g, asked, sideNames }: Sight) {
  const now = claimNumber(g, asked)
  return (
    <Place of={{ kind: 'claims' }} label={say('claims')} inside={css['tray']}>
      <h3>{say('claims')}</h3>
      <ol className={css['claims']}>
        {[1, 2, 3, 4].map(claim => {
          const side = claimSide(g, claim)
          const icon = g.claims[claim - 1]
          return (
            <li key={claim} aria-current={claim === now ? 'step' : undefined}>
              <SeatMark seat={side} size={20} label={sideNames[side]} />
              {icon === undefined ? (
                <span className={css['open']}>{say('claimOpen', { claim })}</span>
              ) : (
                <>
                  <Pictogram of={actionOn(g, icon)} size={24} />
                  <span>{iconName(actionOn(g, icon), g.variants)}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </Place>
  )
}
