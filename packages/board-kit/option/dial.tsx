// A dial for choices that differ only in a number.

import { useState } from 'react'
import { say } from '../words.ts'
import type { Choice } from './choices.ts'
import css from './dial.module.css'
import { Effects, useEffectsOf } from './effect-tag.tsx'
import { useLayer } from './layer-context.ts'
import type { Range } from './ranges.ts'

interface DialProps {
  readonly range: Range
  onChoose(choice: Choice): void
  /** Called with the current choice, for its preview. */
  onTurn?(choice: Choice): void
}

export function Dial({ range, onChoose, onTurn }: DialProps) {
  const layer = useLayer()
  // Doesn't start at 0, because players rarely want 0 and might confirm it by accident.
  const [turned, setAt] = useState(range.values[0] === 0 ? 1 : 0)
  const last = range.choices.length - 1
  const at = Math.min(turned, last)
  const choice = range.choices[at]
  const effects = useEffectsOf(choice ?? null, layer)
  if (choice === undefined) return null

  const turn = (to: number) => {
    const next = Math.max(0, Math.min(last, to))
    const there = range.choices[next]
    setAt(next)
    if (there !== undefined) onTurn?.(there)
  }

  // The effects go on the button, because the prompt has no room for them next to it.
  return (
    <div className={css['dial']} data-own-detail>
      <button
        type="button"
        className={css['step']}
        onClick={() => turn(at - 1)}
        aria-disabled={at === 0 || undefined}
        aria-label={say('less')}
      >
        −
      </button>
      <input
        type="range"
        className={css['slide']}
        min={0}
        max={last}
        value={at}
        aria-label={layer.shown.game.words.fields?.[range.field] ?? range.field}
        aria-valuetext={choice.label}
        onChange={event => turn(Number(event.target.value))}
        onFocus={() => onTurn?.(choice)}
        onKeyDown={event => event.key === 'Enter' && onChoose(choice)}
      />
      <button
        type="button"
        className={css['step']}
        onClick={() => turn(at + 1)}
        aria-disabled={at === last || undefined}
        aria-label={say('more')}
      >
        +
      </button>
      <button type="button" className={css['take']} data-choice={choice.name} onClick={() => onChoose(choice)}>
        {choice.label} <Effects of={effects} />
      </button>
    </div>
  )
}
