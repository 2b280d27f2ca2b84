// The actions of a turn, each with its sign; what cannot be done now is greyed and says why.

import type { Seat } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import { ON_PAPER } from '../parts/signs/colours.ts'
import { Icon } from '../parts/signs/pieces.tsx'
import { type Action, Place } from '../things.ts'
import { say } from '../words.ts'
import css from './trays.module.css'

const line = (d: string) => <path d={d} fill="none" stroke={ON_PAPER} strokeWidth="2.2" strokeLinecap="round" />

const SIGNS: Readonly<Record<Action, ReactNode>> = {
  build: <Icon industry="factory" x={12} y={12} size={20} />,
  'build double': (
    <>
      <Icon industry="cotton" x={7} y={12} size={13} />
      <Icon industry="factory" x={17} y={12} size={13} />
    </>
  ),
  rail: line('M6 21 10 3M18 21 14 3M7 17h10M8 12h8M9 7h6'),
  sell: <Icon industry="port" x={12} y={12} size={20} />,
  develop: line('M12 21V4M5 11l7-7 7 7M5 21h14'),
  'take cards': line('M4 7h9v13H4zM9 4h10v14h-3'),
  pass: line('M5 12h13M13 6l6 6-6 6'),
  repay: line('M12 3a9 9 0 1 0 .1 0M12 7v10M15 9c-4-2-7 1-3 3s1 5-3 3'),
}

export const Actions = ({ seat }: { readonly seat: Seat }) => (
  <ul className={css['actions']} aria-label={say('actions')}>
    {(Object.keys(SIGNS) as Action[]).map(action => (
      <li key={action}>
        <Place of={{ kind: 'action', action, seat }} className={css['action']} inside={css['actionInside']}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {SIGNS[action]}
          </svg>
          {say(`action.${action}`)}
        </Place>
      </li>
    ))}
  </ul>
)
