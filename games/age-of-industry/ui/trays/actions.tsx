// A turn's actions. Impossible ones are grey and say why.

import type { Seat } from '@tableworks/kernel'
import { type Action, Place } from '../things.ts'
import { say } from '../words.ts'
import css from './trays.module.css'

const ACTIONS: readonly Action[] = ['build', 'build double', 'rail', 'sell', 'develop', 'take cards', 'pass', 'repay']

export const Actions = ({ seat }: { readonly seat: Seat }) => (
  <ul className={css['actions']} aria-label={say('actions')}>
    {ACTIONS.map(action => (
      <li key={action}>
        <Place of={{ kind: 'action', action, seat }} className={css['action']} inside={css['actionInside']}>
          {say(`action.${action}`)}
        </Place>
      </li>
    ))}
  </ul>
)
