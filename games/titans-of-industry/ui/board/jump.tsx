// On a small screen the hall is long: one press goes to any part of it.

import { SAY } from '../words.ts'
import css from './board.module.css'

const PARTS = ['facilities', 'ledger', 'hall', 'quarters'] as const

export function Jump() {
  return (
    <nav className={css['jump']} aria-label={SAY.jump}>
      {PARTS.map(part => (
        <button
          key={part}
          type="button"
          onClick={event =>
            event.currentTarget
              .closest('[data-focus]')
              ?.querySelector(`[data-part="${part}"]`)
              ?.scrollIntoView({ block: 'start' })
          }
        >
          {SAY.parts[part]}
        </button>
      ))}
    </nav>
  )
}
