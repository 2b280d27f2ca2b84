// The menu beside a place with several choices. On a small screen it's a sheet at the bottom.

import { useEffect, useId, useRef, useState } from 'react'
import { say } from '../words.ts'
import { useBeside } from './bubble.tsx'
import { ChoiceDetail } from './choice-detail.tsx'
import type { Choice } from './choices.ts'
import { Dial } from './dial.tsx'
import { useLayer } from './layer-context.ts'
import css from './menu.module.css'
import { rangesIn } from './ranges.ts'

interface MenuProps {
  readonly id: string
  readonly choices: readonly Choice[]
  onClose(): void
}

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

export function Menu({ id, choices, onClose }: MenuProps) {
  const { shown, hand, registry } = useLayer()
  const ref = useRef<HTMLDivElement>(null)
  const title = useId()
  const anchor = registry.get(id)
  const style = useBeside(ref, anchor)
  const [near, setNear] = useState<Choice | null>(null)
  const { ranges, singles } = rangesIn(choices, shown.seen.decision ?? '', shown.game)

  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-choice],input')?.focus({ preventScroll: true }), [])
  useCloseOutside(ref, onClose)

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose()
    }
    const items = [...(ref.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])]
    const at = items.indexOf(event.target as HTMLElement)
    const move = MOVES[event.key]
    if (at < 0 || move === undefined) return undefined
    event.preventDefault()
    return items[move(at, items.length)]?.focus()
  }

  return (
    // Keys pressed on its items bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      className={css['menu']}
      style={style}
      data-kit-overlay
      data-own-detail
      role="dialog"
      aria-labelledby={title}
      onKeyDown={onKeyDown}
    >
      <div className={css['head']}>
        <p id={title} className={css['title']}>
          {anchor?.getAttribute('aria-label') ?? say('menu', { place: id })}
        </p>
        <button type="button" className={css['close']} onClick={onClose} aria-label={say('close')}>
          ×
        </button>
      </div>
      {ranges.map(range => (
        <Dial key={range.choices[0]?.name} range={range} onChoose={hand.choose} onTurn={setNear} />
      ))}
      <ul className={css['items']}>
        {singles.map(choice => (
          <li key={choice.name}>
            <button
              type="button"
              className={css['item']}
              data-choice={choice.name}
              data-closed={!choice.open || undefined}
              data-dim={choice.isDim}
              aria-label={choice.open ? undefined : say('notPossible', { choice: choice.label })}
              onClick={() => (choice.open ? hand.choose(choice) : setNear(choice))}
              onFocus={() => setNear(choice)}
              onPointerEnter={() => setNear(choice)}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
      <div className={css['detail']} aria-live="polite">
        {near !== null && <ChoiceDetail choice={near} />}
      </div>
    </div>
  )
}

function useCloseOutside(ref: React.RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const onDown = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) close.current()
    }
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [ref])
}
