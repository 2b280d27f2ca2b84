// What is always shown of a side: its mark and name, how it stands, whether it is in turn.

import { useId } from 'react'
import type { StandingItem } from '../game-ui.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { say } from '../words.ts'
import css from './player-panel.module.css'

interface PlayerPanelProps {
  readonly side: number
  readonly name: string
  readonly items: readonly StandingItem[]
  /** Whether it is this side's turn to choose. */
  readonly active?: boolean | undefined
  /** `card`: what counts and one line of the rest. `line`: name and figures on a single line. */
  readonly size?: 'full' | 'card' | 'line'
}

/** Whose, and what counts; then the rest. */
export function PlayerPanel({ side, name, items, active, size = 'full' }: PlayerPanelProps) {
  const id = useId()
  return (
    <section
      className={css['panel']}
      data-active={active || undefined}
      data-size={size}
      data-side={side}
      aria-labelledby={id}
    >
      <header className={css['head']}>
        <SeatMark seat={side} size={20} />
        <h3 id={id} className={css['name']}>
          {name}
          {active && <span className={css['turn']}>{say('panel.active')}</span>}
        </h3>
      </header>
      {linesOf(items).map(line => (
        <dl key={line[0]?.label} className={css['items']}>
          {line.map(({ label, sign, value, main, bare }) => (
            <div key={label} data-main={main || undefined} data-bare={bare || undefined}>
              <dt>{sign ?? label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}

function linesOf(items: readonly StandingItem[]): StandingItem[][] {
  const lines: StandingItem[][] = [[]]
  for (const item of items)
    if (item.startsLine) lines.push([item])
    else lines.at(-1)?.push(item)
  return lines
}
