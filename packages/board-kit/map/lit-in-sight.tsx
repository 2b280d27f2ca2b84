// On a small screen, whenever the decision or the layout changes, scrolls something that can be chosen into view.

import { useEffect } from 'react'
import { useLayer } from '../option/layer-context.ts'

/** Scrolls to the first highlighted place, unless one is already visible. */
export function LitInSight() {
  const { seen } = useLayer().shown
  useEffect(() => {
    if (seen.choices.length === 0) return
    const lit = [...document.querySelectorAll('[data-place][data-state="lit"]')].filter(one => one.checkVisibility())
    const [first] = lit
    if (first === undefined) return
    const { top, foot, by } = windowOn(first)
    const isSeen = (one: Element) => {
      const box = shownBy(one).getBoundingClientRect()
      return box.top >= top && Math.min(box.bottom, box.top + TARGET) <= foot
    }
    if (!lit.some(isSeen)) by.scrollBy(0, shownBy(first).getBoundingClientRect().top - top - BELOW_PROMPT)
  }, [seen])
  return null
}

/** The area in which a place is visible, and what scrolls: a board too large for its frame, or else the page below the prompt. */
function windowOn(place: Element): { top: number; foot: number; by: Element | Window } {
  const board = place.closest('[data-frame]')
  if (board !== null && isScrolling(board)) {
    const { top, bottom } = board.getBoundingClientRect()
    return { top, foot: bottom, by: board }
  }
  const top = document.querySelector('[data-prompt]')?.getBoundingClientRect().bottom ?? 0
  return { top, foot: bottomOfPage(), by: window }
}

/** Where the page's own bar or the prompt's buttons begin. */
function bottomOfPage(): number {
  const bars = [...document.querySelectorAll('[data-foot],[data-hand]')].map(bar => bar.getBoundingClientRect())
  return Math.min(innerHeight, ...bars.filter(({ height }) => height > 0).map(({ top }) => top))
}

/** What to scroll to for a place: the place itself, or the scrollable part of the board around it. */
function shownBy(place: Element): Element {
  for (let around = place.parentElement; around !== null; around = around.parentElement) {
    if (around.matches('[data-frame],body')) return place
    if (isScrolling(around)) return around
  }
  return place
}

const isScrolling = (one: Element): boolean =>
  one.scrollHeight > one.clientHeight + 1 && SCROLLS.has(getComputedStyle(one).overflowY)
const SCROLLS: ReadonlySet<string> = new Set(['auto', 'scroll'])

/** How much of a place must be visible to be tapped, in pixels. */
const TARGET = 44
/** Leaves room for the heading above a place. */
const BELOW_PROMPT = 40
