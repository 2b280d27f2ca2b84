// An errand: several choices that a hand has made in one go, as a crate that was carried from here to there is. They are
// said one after the other, as the table asks for them; what is asked otherwise ends the errand.

import { useLayer } from '@tableworks/board-kit'
import { useEffect, useRef } from 'react'
import type { Seen } from '../table.ts'

/** The next thing of an errand to say: what was decided by itself is passed over. Null: it leads nowhere any more. */
export function nextOf(errand: readonly string[], choices: readonly string[]): number | null {
  const next = errand.findIndex(name => choices.includes(name))
  return next < 0 ? null : next
}

/** Gives how to set out on an errand. */
export function useErrand(seen: Seen): (names: readonly string[]) => void {
  const layer = useLayer()
  const left = useRef<readonly string[]>([])
  /** The position in which something of it was said last. */
  const said = useRef<Seen | null>(null)

  const sayNext = () => {
    const next = nextOf(left.current, seen.choices)
    const name = next === null ? undefined : left.current[next]
    left.current = next === null ? [] : left.current.slice(next + 1)
    said.current = seen
    const choice = layer.choices.find(one => one.open && one.name === name)
    if (choice !== undefined) layer.choose(choice)
  }

  useEffect(() => {
    if (left.current.length === 0 || said.current === seen) return undefined
    // The choice before is still being settled.
    const soon = setTimeout(sayNext, 0)
    return () => clearTimeout(soon)
  })

  return names => {
    left.current = names
    sayNext()
  }
}
