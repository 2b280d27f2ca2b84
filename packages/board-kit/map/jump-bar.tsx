// Buttons that scroll to any part of a long board on a small screen. The board's root has `data-focus`, the part the decision is
// about. Parts have their names as `data-part`, separated by spaces.

import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { clearArea } from './bring-in-sight.ts'
import css from './jump-bar.module.css'

interface JumpBarProps {
  readonly label: string
  /** The parts' labels, in the order of their buttons. A nested part comes after its container. */
  readonly parts: Readonly<Record<string, string>>
  readonly className?: string | undefined
  /** More buttons, at the end. */
  readonly children?: ReactNode
}

export function JumpBar({ label, parts, className, children }: JumpBarProps) {
  const bar = useRef<HTMLElement>(null)
  const { inSight, goTo } = useBoardParts(bar)
  const here = Object.keys(parts).findLast(part => inSight.has(part))
  const hasMore = useMore(bar)
  return (
    <nav
      ref={bar}
      className={`${css['bar']} ${className ?? ''}`}
      aria-label={label}
      data-jump
      data-covers
      data-more={hasMore || undefined}
    >
      {Object.entries(parts).map(([part, name]) => (
        <button key={part} type="button" aria-current={part === here || undefined} onClick={() => goTo(part)}>
          {name}
        </button>
      ))}
      {children}
    </nav>
  )
}

/** Whether a row overflows at its end. */
function useMore(row: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setMore] = useState(false)
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const look = () => setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > ALMOST)
    const watch = new ResizeObserver(look)
    watch.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return hasMore
}
const ALMOST = 4

const boardAround = (inside: RefObject<Element | null>): Element | null =>
  inside.current?.closest('[data-focus]') ?? null

const partOf = (board: Element | null, part: string): Element | null =>
  board?.querySelector(`[data-part~="${part}"]`) ?? null

/** The board parts in the middle of what is in clear view, and a function that scrolls to a part. */
export function useBoardParts(inside: RefObject<Element | null>): {
  readonly inSight: ReadonlySet<string>
  goTo(part: string): void
} {
  const [found, setFound] = useState('')
  useEffect(() => {
    const parts = [...(boardAround(inside)?.querySelectorAll('[data-part]') ?? [])]
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setFound(parts.filter(isInMiddle).flatMap(namesOn).join(' ')))
    }
    // A note that comes or goes changes the height of the page.
    const sizes = new ResizeObserver(soon)
    for (const element of [document.body, ...parts]) sizes.observe(element)
    addEventListener('scroll', soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      removeEventListener('scroll', soon, { capture: true })
    }
  }, [inside])
  const inSight = useMemo(() => new Set(found.split(' ')), [found])
  return { inSight, goTo: part => bringUp(partOf(boardAround(inside), part)) }
}

const namesOn = (part: Element): string[] => part.getAttribute('data-part')?.split(' ') ?? []

function isInMiddle(part: Element): boolean {
  const clear = clearArea()
  const middle = (clear.top + clear.bottom) / 2
  const { top, bottom } = part.getBoundingClientRect()
  return top <= middle && bottom >= middle
}

/**
 * Scrolls the part of the board that the next decision is about into view. `question` identifies the decision; null turns this off.
 */
export function useFollowing(inside: RefObject<Element | null>, question: string | null, part: string): void {
  useEffect(() => {
    const about = question === null ? null : partOf(boardAround(inside), part)
    if (about === null || about.closest('[inert]') !== null) return // A picture of a board doesn't scroll.
    const { top } = about.getBoundingClientRect()
    if (top < promptHeight(about) || top > window.innerHeight / 2) bringUp(about)
  }, [inside, question, part])
}

/** Scrolls a part to the top, below the sticky prompt. */
function bringUp(part: Element | null): void {
  if (!(part instanceof HTMLElement)) return
  part.style.scrollMarginTop = `${promptHeight(part) + BELOW_PROMPT}px`
  part.scrollIntoView({ block: 'start' })
}
const BELOW_PROMPT = 6

const promptHeight = (part: Element): number =>
  part.closest('[data-layer]')?.querySelector('[data-prompt]')?.getBoundingClientRect().height ?? 0
