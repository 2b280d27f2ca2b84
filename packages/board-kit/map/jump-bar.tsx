// On a small screen a board is long: one press goes to any part of it. The root of the board carries `data-focus`, the
// part the decision is about; its parts carry their names as `data-part`, several with a space between.

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

interface JumpBarProps {
  readonly label: string
  /** What the parts are called, in the order of their buttons; a part that lies in another comes after it. */
  readonly parts: Readonly<Record<string, string>>
  readonly className?: string | undefined
  /** More buttons, after these. */
  readonly children?: ReactNode
}

export function JumpBar({ label, parts, className, children }: JumpBarProps) {
  const bar = useRef<HTMLElement>(null)
  const { inSight, goTo } = useBoardParts(bar)
  const here = Object.keys(parts).findLast(part => inSight.has(part))
  return (
    <nav ref={bar} className={className} aria-label={label} data-jump data-covers>
      {Object.entries(parts).map(([part, name]) => (
        <button key={part} type="button" aria-current={part === here || undefined} onClick={() => goTo(part)}>
          {name}
        </button>
      ))}
      {children}
    </nav>
  )
}

const boardAround = (inside: RefObject<Element | null>): Element | null =>
  inside.current?.closest('[data-focus]') ?? null

const partOf = (board: Element | null, part: string): Element | null =>
  board?.querySelector(`[data-part~="${part}"]`) ?? null

/** The parts of the board around something: which lie across the middle of the screen, and how to go to one. */
export function useBoardParts(inside: RefObject<Element | null>): {
  readonly inSight: ReadonlySet<string>
  goTo(part: string): void
} {
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const across = new Set<Element>()
    const watch = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) across.add(target)
          else across.delete(target)
        setInSight(new Set([...across].flatMap(part => part.getAttribute('data-part')?.split(' ') ?? [])))
      },
      { rootMargin: '-45% 0px -45% 0px' },
    )
    for (const part of boardAround(inside)?.querySelectorAll('[data-part]') ?? []) watch.observe(part)
    return () => watch.disconnect()
  }, [inside])
  return { inSight, goTo: part => partOf(boardAround(inside), part)?.scrollIntoView({ block: 'start' }) }
}

/**
 * Within a turn the next question may be about another part of the board: it is brought into sight, unless it is.
 * `question` names what is asked, so that every new one is followed; null follows nothing.
 */
export function useFollowing(inside: RefObject<Element | null>, question: string | null, part: string): void {
  useEffect(() => {
    const about = question === null ? null : partOf(boardAround(inside), part)
    if (about === null || about.closest('[inert]') !== null) return // a picture of a board follows nothing
    const { top } = about.getBoundingClientRect()
    if (top < HIGHEST || top > window.innerHeight / 2) about.scrollIntoView({ block: 'start' })
  }, [inside, question, part])
}
/** Above this the prompt lies over it. */
const HIGHEST = 90
