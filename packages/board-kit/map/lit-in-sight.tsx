// On a small screen, each new decision scrolls something that can be chosen into view.

import { useEffect } from 'react'
import { useLayer } from '../option/layer-context.ts'

/** Scrolls the page to the first highlighted place, unless one is visible between the prompt and the bottom of the screen. */
export function LitInSight() {
  const { seen } = useLayer().shown
  useEffect(() => {
    if (seen.choices.length === 0) return
    const lit = [...document.querySelectorAll('[data-place][data-state="lit"]')].filter(one => one.checkVisibility())
    const [first] = lit
    if (first === undefined) return
    const top = document.querySelector('[data-prompt]')?.getBoundingClientRect().bottom ?? 0
    const foot = bottomOfView()
    const isSeen = (one: Element) => {
      const box = shownBy(one).getBoundingClientRect()
      return box.top >= top && Math.min(box.bottom, box.top + TARGET) <= foot
    }
    if (!lit.some(isSeen)) window.scrollBy(0, shownBy(first).getBoundingClientRect().top - top - BELOW_PROMPT)
  }, [seen])
  return null
}

/** Where the page's own bar or the prompt's buttons begin. */
function bottomOfView(): number {
  const bars = [...document.querySelectorAll('[data-foot],[data-hand]')].map(bar => bar.getBoundingClientRect())
  return Math.min(innerHeight, ...bars.filter(({ height }) => height > 0).map(({ top }) => top))
}

/** What the page must scroll to for a place: the place itself, or the scrolling part of the board around it. */
function shownBy(place: Element): Element {
  for (let around = place.parentElement; around !== null && around !== document.body; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight + 1 && SCROLLS.has(getComputedStyle(around).overflowY)) return around
  return place
}
const SCROLLS: ReadonlySet<string> = new Set(['auto', 'scroll'])

/** How much of a place must be visible for a finger, in pixels. */
const TARGET = 44
/** Leaves room for the heading above a place. */
const BELOW_PROMPT = 40
