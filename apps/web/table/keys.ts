// A table's keyboard shortcuts. They're off while the user types, and in text mode, where letters find a choice.

import { isTyping } from '@tableworks/board-kit'
import { useEffect, useRef } from 'react'

export interface TableKeys {
  undo(): void
  redo(): void
  text(): void
  sheet(): void
  rules(): void
  chat(): void
  hint(): void
  earlier(): void
  later(): void
  help(): void
}

/** During replay nothing can be chosen, and the arrow keys move through the steps. */
interface WithReplay extends TableKeys {
  readonly isReplay: boolean
}

const REPLAY_KEYS: Readonly<Record<string, keyof TableKeys>> = { ArrowLeft: 'earlier', ArrowRight: 'later' }

export const PLAIN_KEYS: Readonly<Record<string, keyof TableKeys>> = {
  u: 'undo',
  U: 'redo',
  t: 'text',
  s: 'sheet',
  r: 'rules',
  c: 'chat',
  h: 'hint',
  '[': 'earlier',
  ']': 'later',
  '?': 'help',
}

export function useTableKeys(keys: WithReplay): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = wantedBy(event) ?? (latest.current.isReplay ? leafing(event) : undefined)
      if (wanted === undefined || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      latest.current[wanted]()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function wantedBy(event: KeyboardEvent): keyof TableKeys | undefined {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey || isTyping(target)) return undefined
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
    return key.toLowerCase() === 'y' ? 'redo' : undefined
  }
  if (key === 'Backspace') return shiftKey ? 'redo' : 'undo'
  return isFinding(target) ? undefined : PLAIN_KEYS[key]
}

/** Tabs, sliders and lists use the arrow keys themselves. */
const leafing = ({ key, target }: KeyboardEvent): keyof TableKeys | undefined =>
  target instanceof Element && target.closest('[role=tablist], input, select, textarea') !== null
    ? undefined
    : REPLAY_KEYS[key]

const isFinding = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-own-detail] ol') !== null
