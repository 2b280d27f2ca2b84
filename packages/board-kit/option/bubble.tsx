// The bubble beside a place or a button: what a choice would do, or why it isn't legal.

import { type CSSProperties, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { say } from '../words.ts'
import css from './bubble.module.css'
import { ChoiceDetail } from './choice-detail.tsx'
import { beside } from './geometry.ts'
import { useLayer } from './layer-context.ts'
import { scrollAbove } from './lent-scroll.ts'
import type { OpenHint } from './use-hint.ts'

interface BubbleProps {
  readonly hint: OpenHint
  onStay(): void
  onLeave(): void
  onClose(): void
}

const MOST_NAMED = 6

/**
 * On a phone, hints for the prompt's buttons appear in the prompt, where they don't cover the board, and hints for places in a bar
 * at the bottom.
 */
const NARROW = '(max-width: 40rem)'

export function Bubble(props: BubbleProps) {
  const { anchor } = props.hint
  const isNarrow = matchMedia(NARROW).matches
  const slot = slotFor(anchor, isNarrow)
  if (slot !== null) return createPortal(<Said {...props} at="prompt" />, slot)
  const board = isNarrow ? anchor.closest('[data-board]')?.parentElement : null
  return board ? createPortal(<Said {...props} at="foot" />, board) : <Said {...props} at="place" />
}

/** If the prompt is a card with a fixed height, it shows all hints, so hints cover nothing. */
function slotFor(anchor: Element, isNarrow: boolean): Element | null {
  const prompt = isNarrow ? anchor.closest('[data-prompt]') : cardAround(anchor)
  return prompt?.querySelector('[data-prompt-detail]') ?? null
}

const cardAround = (anchor: Element): Element | null =>
  anchor.closest('[data-layer]')?.querySelector('[data-prompt][data-card]') ?? null

function Said({ hint, at, onStay, onLeave, onClose }: BubbleProps & { at: 'place' | 'prompt' | 'foot' }) {
  const { choose } = useLayer().hand
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const style = useBeside(ref, at === 'place' ? hint.anchor : null)
  const open = hint.choices.filter(choice => choice.open)
  const [only = hint.choices[0]] = open
  const isOne = open.length <= 1
  // A button that shows its name needs no title.
  const isTitled =
    (!hint.pinned || only?.open !== true || only.isWaste === true) &&
    !hint.anchor.textContent.trim().startsWith(only?.label ?? '')

  // screen readers announce the hint as the element's description
  const { anchor } = hint
  useEffect(() => {
    anchor.setAttribute('aria-describedby', id)
    return () => anchor.removeAttribute('aria-describedby')
  }, [anchor, id])
  // After a first tap, the thing is marked until the button chooses it.
  const isAsking = hint.pinned && isOne && only?.open === true
  useEffect(() => {
    anchor.toggleAttribute('data-asking', isAsking)
    return () => anchor.removeAttribute('data-asking')
  }, [anchor, isAsking])
  useEffect(() => {
    return at === 'foot' && ref.current !== null
      ? scrollAbove(anchor, ref.current.getBoundingClientRect().top)
      : undefined
  }, [anchor, at])

  return (
    <div
      ref={ref}
      id={id}
      className={css['bubble']}
      style={at === 'place' ? style : undefined}
      data-at={at}
      data-kit-overlay
      role={hint.pinned ? 'status' : 'tooltip'}
      onPointerEnter={onStay}
      onPointerLeave={hint.pinned ? undefined : onLeave}
    >
      <div className={css['text']}>
        {isOne && only !== undefined ? (
          <ChoiceDetail choice={only} titled={isTitled} focusLink={hint.pinned} />
        ) : (
          <>
            <p className={css['title']}>{say('choices', { count: open.length })}</p>
            <ul className={css['list']}>
              {hint.choices.slice(0, MOST_NAMED).map(choice => (
                <li key={choice.name} data-closed={!choice.open || undefined}>
                  {choice.label}
                </li>
              ))}
              {hint.choices.length > MOST_NAMED && <li>…</li>}
            </ul>
          </>
        )}
      </div>
      {isAsking && (
        <button className={css['take']} type="button" onClick={() => choose(only)}>
          {only.isWaste ? say('anyway') : only.label}
        </button>
      )}
      {hint.pinned && (
        <button className={css['close']} type="button" onClick={onClose} aria-label={say('close')}>
          ×
        </button>
      )}
    </div>
  )
}

/** Keeps an overlay beside its anchor and on the screen while either changes. */
export function useBeside(ref: RefObject<HTMLElement | null>, anchor: Element | null): CSSProperties {
  const [spot, setSpot] = useState<{ x: number; y: number } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || anchor === null) return undefined
    const place = () => {
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
      setSpot(beside(anchor.getBoundingClientRect(), size, screen))
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(element)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      watch.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [ref, anchor])
  // Transparent until positioned, but focusable.
  return spot === null ? { opacity: 0 } : { left: spot.x, top: spot.y }
}
