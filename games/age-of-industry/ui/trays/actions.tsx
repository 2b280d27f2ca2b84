// A turn's actions. Impossible ones are grey and say why. They are hidden while a card or a space is picked.

import { usePicked } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type Action, Place, type Thing } from '../things.ts'
import { say } from '../words.ts'
import css from './trays.module.css'

const ACTIONS: readonly Action[] = ['build', 'build double', 'rail', 'sell', 'develop', 'take cards', 'pass', 'repay']

export function Actions({ seat }: { readonly seat: Seat }) {
  const isBuilding = usePicked<Thing>().picked.length > 0
  return (
    <ul className={css['actions']} aria-label={say('actions')} data-away={isBuilding || undefined}>
      {ACTIONS.map(action => (
        <li key={action}>
          <Place of={{ kind: 'action', action, seat }} className={css['action']} inside={css['actionInside']}>
            {say(`action.${action}`)}
          </Place>
        </li>
      ))}
    </ul>
  )
}
