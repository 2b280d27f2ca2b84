// On a small screen a board is long: a new question comes with something that can be pressed in sight.

import { useEffect } from 'react'
import { useLayer } from '../option/layer-context.ts'

/** Scrolls the page to the first lit place, unless one is in sight between the prompt and the foot of the screen. */
export function LitInSight() {
  const { seen } = useLayer()
  useEffect(() => {
    if (seen.choices.length === 0) return
    const lit = [...document.querySelectorAll('[data-place][data-state="lit"]')].filter(one => one.checkVisibility())
    const [first] = lit
    if (first === undefined) return
    const top = document.querySelector('[data-prompt]')?.getBoundingClientRect().bottom ?? 0
    const foot = document.querySelector('[data-foot]')?.getBoundingClientRect().top ?? window.innerHeight
    const isSeen = (one: Element) => {
      const box = shownBy(one).getBoundingClientRect()
      return box.top >= top && Math.min(box.bottom, box.top + TARGET) <= foot
    }
    if (!lit.some(isSeen)) window.scrollBy(0, shownBy(first).getBoundingClientRect().top - top - BELOW_PROMPT)
  }, [seen])
  return null
}

/** What the page has to show of a place: itself, or the part of the board that scrolls and brings it into its own window. */
function shownBy(place: Element): Element {
  for (let around = place.parentElement; around !== null && around !== document.body; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight + 1 && SCROLLS.has(getComputedStyle(around).overflowY)) return around
  return place
}
const SCROLLS: ReadonlySet<string> = new Set(['auto', 'scroll'])

/** So much of a place is enough for a finger. */
const TARGET = 44
/** What stands above a place says what it belongs to. */
const BELOW_PROMPT = 40
