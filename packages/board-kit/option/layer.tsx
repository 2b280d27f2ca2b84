// The option layer: it is told what can be chosen and where that lives, and does the rest for every board alike:
// click, tap, long press, keys, focus, menus, "what would happen" and "why not".

import type { AnyGame, Refusal, SeatView } from '@tableworks/kernel'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../settings.tsx'
import type { Voice } from '../voice.ts'
import { Bubble, type Hint } from './bubble.tsx'
import { type AnyExpected, type AnyPlaces, type Choice, choicesOf, placeState, press, stageOf } from './choices.ts'
import { type Ask, type Preview, type Soon, useDetails } from './detail.ts'
import { meantSpot, nextSpot, type Spot } from './geometry.ts'
import { type Layer, LayerContext } from './layer-context.ts'
import css from './layer.module.css'
import { Menu } from './menu.tsx'
import { isFocusable, placeIdOf, Registry } from './registry.ts'

export interface OptionLayerProps {
  /** What the seat may know; a new object for every new position. */
  readonly seen: SeatView
  readonly game: Pick<AnyGame, 'notation' | 'words'>
  readonly voice: Voice
  readonly sideNames: readonly string[]
  /** `GameUi.places`; without it every choice is a button. */
  readonly places?: AnyPlaces | undefined
  readonly expected?: AnyExpected | undefined
  readonly box?: unknown
  /** Says the choice at the table. What is refused comes back and is shown. */
  readonly onChoose: (name: string) => Soon<Refusal | null | void>
  readonly why?: Ask<Refusal> | undefined
  readonly preview?: Ask<Preview> | undefined
  readonly children: ReactNode
}

interface OpenMenu {
  readonly id: string
  readonly choices: readonly Choice[]
}

export function OptionLayer(props: OptionLayerProps) {
  const { seen, game, voice, sideNames, places, expected, box, onChoose, why, preview, children } = props
  const words = useWords()
  const root = useRef<HTMLDivElement>(null)
  const [registry] = useState(() => new Registry())
  const [shown, setShown] = useState(seen)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const hints = useHint()
  const busy = useRef(false)
  const held = useRef<Held | null>(null)
  const detailOf = useDetails(seen, preview, why)

  // A new position: whatever was half chosen is let go.
  if (shown !== seen) {
    setShown(seen)
    setPicked([])
    setMenu(null)
    setRefused(null)
  }

  const choices = useMemo(
    () => choicesOf({ seen, game, voice, places, expected, box }),
    [seen, game, voice, places, expected, box],
  )
  const stage = useMemo(() => stageOf(choices, picked), [choices, picked])

  const choose = (choice: Choice) => {
    if (busy.current || !choice.open) return
    busy.current = true
    held.current = menu === null ? whatIsHeld(root.current, seen) : { seen, place: menu.id }
    setMenu(null)
    hints.hide()
    void Promise.resolve(onChoose(choice.name))
      .then(refusal => refusal && setRefused(voice.refusal(refusal)))
      .finally(() => (busy.current = false))
  }

  const act = (id: string, from = picked) => {
    const outcome = press(choices, from, id)
    const element = registry.get(id)
    if (outcome === null || element === null) return
    if ('choose' in outcome) choose(outcome.choose)
    else if ('pick' in outcome) {
      setPicked(outcome.pick)
      hints.hide()
    } else if ('menu' in outcome) {
      setPicked(from)
      setMenu({ id, choices: outcome.menu })
      hints.hide()
    } else hints.show({ anchor: element, choices: outcome.why, pinned: true })
  }

  const back = () => {
    const last = picked.at(-1)
    if (last === undefined) return
    setPicked(picked.slice(0, -1))
    registry.focus(last)
  }

  /** Closes the bubble; a focus inside it goes back to what it stands beside. */
  const closeHint = () => {
    const anchor = hints.hint?.anchor
    if (isOverlay(document.activeElement ?? document.body) && isFocusable(anchor)) anchor.focus({ preventScroll: true })
    hints.hide()
  }

  const closeMenu = () => {
    registry.focus(menu?.id ?? null)
    setMenu(null)
  }

  useLayoutEffect(() => {
    registry.settle()
    if (held.current === null || held.current.seen === seen) return
    holdOn(root.current, registry, held.current)
    held.current = null
  })

  const layer: Layer = {
    seen,
    game,
    voice,
    sideNames,
    choices,
    stage,
    refused,
    detailOf,
    choose,
    askWhy: (choice, anchor) => hints.show({ anchor, choices: [choice], pinned: true }),
    back,
    stateOf: id => placeState(choices, stage, id),
    at: id => stage.places.get(id) ?? [],
    drop: (from, to) => act(to, [from]),
    register: (id, element) => registry.add(id, element),
    elementOf: id => registry.get(id),
  }

  /** What the thing under the hand would say: a place's choices, or the one of a button. */
  const hintAt = (target: EventTarget): Hint | null => {
    const anchor = target instanceof Element ? target.closest('[data-choice],[data-place]') : null
    if (anchor === null || anchor.closest('[data-own-detail]') !== null) return null
    const name = anchor.getAttribute('data-choice')
    const here = name === null ? layer.at(placeIdOf(anchor) ?? '') : choices.filter(choice => choice.name === name)
    return here.length === 0 ? null : { anchor, choices: here, pinned: false }
  }

  const onClick = (event: React.MouseEvent) => {
    const target = event.target as Element
    if (target.closest('[data-kit-overlay],button,a,input,summary') !== null) return
    const direct = placeIdOf(target)
    const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
    if (hints.tookPress()) return
    if (direct !== null && layer.stateOf(direct) !== 'quiet') act(direct)
    else if (isTouch && target.closest('[data-board],svg') !== null) {
      // A finger is wider than some places: the nearest lit one was meant.
      const meant = meantSpot(registry.spots('[data-state="lit"]'), { x: event.clientX, y: event.clientY })
      if (meant !== null) act(meant)
    }
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (hints.hint !== null) closeHint()
      else if (picked.length > 0) back()
      return
    }
    const target = event.target as Element
    const id = target.hasAttribute('data-place') ? placeIdOf(target) : null
    if (id === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') act(id)
    else if (!registry.focus(nextSpot(registry.spots(), id, event.key))) return
    event.preventDefault()
  }

  const onFocus = (event: React.FocusEvent) => {
    if (event.target.hasAttribute('data-place')) registry.settle(event.target)
    const hint = event.target.matches(':focus-visible') ? hintAt(event.target) : null
    if (hint !== null) hints.show(hint)
  }

  return (
    <LayerContext value={layer}>
      <div
        ref={root}
        className={css['layer']}
        role="presentation"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => hints.hideSoon()}
        onPointerOver={event => hints.near(event, hintAt(event.target))}
        onPointerDown={event => hints.pressed(event, hintAt(event.target))}
        onPointerUp={() => hints.released()}
        onPointerCancel={() => hints.released()}
        onContextMenu={event => hints.isLongPress() && event.preventDefault()}
      >
        {children}
        {hints.hint !== null && (
          <Bubble
            hint={hints.hint}
            detailOf={detailOf}
            onStay={hints.stay}
            onLeave={hints.hideSoon}
            onClose={closeHint}
          />
        )}
        {menu !== null && <Menu key={menu.id} {...menu} onClose={closeMenu} />}
        <p className={css['spoken']} role="status">
          {picked.length > 0 ? words.nowPick(stage.places.size) : ''}
        </p>
      </div>
    </LayerContext>
  )
}

const SHOW_AFTER = 140
const HIDE_AFTER = 220
const LONG_PRESS = 450

/** What is said beside a place or button: on hover, on focus, and for a finger that stays. */
function useHint() {
  const [hint, setHint] = useState<Hint | null>(null)
  const timer = useRef(0)
  const longPressed = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (act: () => void, wait: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, wait)
  }
  const show = (next: Hint) => {
    clearTimeout(timer.current)
    setHint(next)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setHint(null)
  }
  // What was asked for by pressing stays until it is closed.
  const hideSoon = () => {
    if (hint?.pinned !== true) later(() => setHint(null), HIDE_AFTER)
  }

  return {
    hint,
    show,
    hide,
    hideSoon,
    stay: () => clearTimeout(timer.current),
    near: (event: React.PointerEvent, next: Hint | null) => {
      if (event.pointerType === 'touch' || hint?.pinned || isOverlay(event.target)) return
      if (next === null) {
        if (hint !== null) hideSoon()
      } else if (next.anchor !== hint?.anchor) later(() => setHint(next), SHOW_AFTER)
      else clearTimeout(timer.current)
    },
    pressed: (event: React.PointerEvent, next: Hint | null) => {
      longPressed.current = false
      if (isOverlay(event.target)) return
      if (hint?.pinned || event.pointerType === 'touch') setHint(null)
      if (event.pointerType !== 'touch') return
      if (next !== null)
        later(() => {
          longPressed.current = true
          setHint({ ...next, pinned: true })
        }, LONG_PRESS)
    },
    released: () => {
      if (!longPressed.current) clearTimeout(timer.current)
    },
    isLongPress: () => longPressed.current,
    /** Whether the press that just ended was a long one, which only asks. */
    tookPress: () => {
      const was = longPressed.current
      longPressed.current = false
      return was
    },
  }
}

const isOverlay = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-kit-overlay]') !== null

/** Where the keyboard was when something was chosen, so that it is not lost when what it was on goes away. */
interface Held {
  readonly seen: SeatView
  readonly place: string | null
}

function whatIsHeld(root: Element | null, seen: SeatView): Held | null {
  const active = document.activeElement
  return root === null || active === null || !root.contains(active) ? null : { seen, place: placeIdOf(active) }
}

function holdOn(root: Element | null, registry: Registry, { place }: Held): void {
  const always = root?.querySelector<HTMLElement>('[data-home="always"]')
  if (always) return always.focus()
  const active = document.activeElement
  const isLost = active === null || active === document.body || active.matches(NOT_LIVE)
  if (!isLost) return undefined
  const next = place === null ? null : nearest(registry.spots('[data-state="lit"]'), registry.get(place))
  if (!registry.focus(next)) root?.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true })
  return undefined
}

const NOT_LIVE = '[data-state="quiet"],[data-state="other"]'

function nearest(spots: readonly Spot[], to: Element | null): string | null {
  const { x = 0, y = 0 } = to?.getBoundingClientRect() ?? {}
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y)
  return spots.toSorted((a, b) => away(a) - away(b))[0]?.id ?? null
}
