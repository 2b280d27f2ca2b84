// What is being chosen: the choices of the position, the places picked so far, the open menu, and what the board's
// parts share about them.

import type { AnyGame, Option, Refusal, SeatView } from '@tableworks/kernel'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { say } from '../words.ts'
import { type About, type AnyThing, thingOf } from '../things.ts'
import type { Voice } from '../voice.ts'
import { type AnyPlaces, type Choice, choicesOf, placeState, press, stageOf } from './choices.ts'
import {
  type Ask,
  changesFigures,
  type DetailOf,
  type Preview,
  saysSomething,
  type Soon,
  useDetails,
} from './detail.ts'
import { type Held, holdOn, whatIsHeld } from './holding.ts'
import type { Layer } from './layer-context.ts'
import { Pointing } from './pointing.ts'
import { placeIdOf, type Registry } from './registry.ts'
import { hand } from './steady-hand.ts'
import type { Hints } from './use-hint.ts'

export interface Offer {
  /** What the seat may know; a new object for every new position. */
  readonly seen: SeatView
  readonly game: Pick<AnyGame, 'notation' | 'words'>
  readonly voice: Voice
  readonly sideNames: readonly string[]
  /** `GameUi.places`; without it every choice is a button. */
  readonly places?: AnyPlaces | undefined
  /** What the viewer could expect to choose: what is not offered is greyed. */
  readonly candidates?: readonly Option[] | undefined
  /** Whether the position followed from the one shown before; otherwise nothing is seen moving. */
  readonly isForward?: boolean | undefined
  /** Says the choice at the table. What is refused comes back and is shown. */
  readonly onChoose: (choice: Choice) => Soon<Refusal | null | void>
  readonly why?: Ask<Refusal> | undefined
  /** Describes a thing for the inspect card. */
  readonly about?: ((thing: AnyThing) => About | null) | undefined
  readonly preview?: Ask<Preview> | undefined
  /** Whether it cannot simply be taken back, as what ends a turn: the first touch of a finger then only shows what it brings. */
  readonly isBinding?: ((choice: Choice) => boolean) | undefined
}

export interface OpenMenu {
  readonly id: string
  readonly choices: readonly Choice[]
}

/** What hands can do; the same for the whole life of the layer, so that nothing is drawn anew for their sake. */
interface Acts {
  choose(choice: Choice): void
  touch(choice: Choice, button: Element): void
  act(id: string, from?: readonly string[]): void
  drop(from: string, to: string | null): void
  back(): void
  detailOf: DetailOf
  aboutOf(id: string): About | null
}

export type Choosing = ReturnType<typeof useChoosing>

export function useChoosing(offer: Offer, root: RefObject<Element | null>, registry: Registry, hints: Hints) {
  const { seen, game, voice, sideNames, places, candidates, isForward = true } = offer
  const [shown, setShown] = useState(seen)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [pointing] = useState(() => new Pointing())
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [considered, setConsidered] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const detailOf = useDetails(seen, offer.preview, offer.why)
  const sayChoice = useSaying(offer, setRefused)

  // A new position: whatever was half chosen is let go.
  if (shown !== seen) {
    setShown(seen)
    setPicked([])
    setMenu(null)
    setConsidered(null)
    setRefused(null)
  }

  const choices = useMemo(
    () => choicesOf({ seen, game, voice, places, candidates }),
    [seen, game, voice, places, candidates],
  )
  const stage = useMemo(() => stageOf(choices, picked), [choices, picked])

  // What stays under the hand may bring something else now.
  const hold = useHold(seen, root, registry, anchor => {
    const here = stage.places.get(placeIdOf(anchor) ?? '') ?? []
    if (here.length > 0) hints.show({ anchor, choices: here, place: null, pinned: false })
  })

  const choose = (choice: Choice) => {
    if (!choice.open || !sayChoice(choice)) return
    hand.chose()
    hold(menu?.id ?? null)
    setMenu(null)
    hints.hide()
  }

  const act = (id: string, from = picked) => {
    const outcome = press(choices, from, id)
    const anchor = registry.get(id)
    if (outcome === null || anchor === null) return
    if ('why' in outcome) return hints.show({ anchor, choices: outcome.why, place: null, pinned: true })
    if ('choose' in outcome) return choose(outcome.choose)
    setPicked('pick' in outcome ? outcome.pick : from)
    if ('menu' in outcome) setMenu({ id, choices: outcome.menu })
    hints.hide()
  }

  /** What a finger does, which cannot point first: it looks before it chooses what is easily missed or binding. */
  const tap = async (id: string) => {
    const outcome = press(choices, picked, id)
    const anchor = registry.get(id)
    if (outcome === null || anchor === null || !('choose' in outcome)) return act(id)
    if (anchor.matches('[data-tap-twice]')) return id === considered ? act(id) : look(id)
    const choice = outcome.choose
    if (hints.wasTold(choice) || saysItself(anchor) || offer.isBinding?.(choice) !== true) return act(id)
    const detail = await detailOf(choice)
    return saysSomething(detail) ? hints.show({ anchor, choices: [choice], place: null, pinned: true }) : act(id)
  }

  const touch = async (choice: Choice, button: Element) => {
    if (hints.wasTold(choice) || offer.isBinding?.(choice) !== true) return choose(choice)
    const detail = await detailOf(choice)
    return changesFigures(detail)
      ? hints.show({ anchor: button, choices: [choice], place: null, pinned: true })
      : choose(choice)
  }

  /** What a choice brings is shown by the board itself. */
  const look = (id: string) => {
    hand.chose() // two quick taps are one look
    hints.hide()
    setConsidered(id)
  }

  // Let go where it leads nowhere, a thing comes home; that is no other choice.
  const drop = (from: string, to: string | null) => {
    if (to !== null && stageOf(choices, [from]).places.has(to)) act(to, [from])
    else setPicked([])
  }

  const back = () => {
    setPicked(picked.slice(0, -1))
    registry.focus(picked.at(-1) ?? null)
  }

  const closeMenu = () => {
    registry.focus(menu?.id ?? null)
    setMenu(null)
  }

  const acts = useLatest<Acts>({
    choose,
    touch: (choice, button) => void touch(choice, button),
    act,
    drop,
    back,
    detailOf,
    aboutOf: id => {
      const thing = thingOf(id)
      return thing === null ? null : (offer.about?.(thing) ?? null)
    },
  })
  const { show } = hints
  const layer = useMemo<Layer>(
    () => ({
      seen,
      game,
      voice,
      sideNames,
      choices,
      stage,
      isForward,
      refused,
      considered,
      consider: setConsidered,
      pointing,
      aboutOf: id => acts.current.aboutOf(id),
      detailOf: choice => acts.current.detailOf(choice),
      choose: choice => acts.current.choose(choice),
      touch: (choice, button) => acts.current.touch(choice, button),
      chooseLine: names => acts.current.choose(lineOf(names)),
      back: () => acts.current.back(),
      grab: id => setPicked([id]),
      drop: (from, to) => acts.current.drop(from, to),
      askWhy: (choice, anchor) => show({ anchor, choices: [choice], place: null, pinned: true }),
      stateOf: id => placeState(choices, stage, id),
      at: id => stage.places.get(id) ?? [],
      register: (id, element) => registry.add(id, element),
      elementOf: id => registry.get(id),
    }),
    [seen, game, voice, sideNames, choices, stage, isForward, refused, considered, pointing, registry, acts, show],
  )
  return { layer, act, tap, back, menu, closeMenu }
}

/** Whether what the choice brings stands at its place for all to see. */
const saysItself = (place: Element): boolean => place.closest('[data-near]')?.querySelector('[data-effect]') !== null

/** Several choices as one that is said: `a; b; c`. */
const lineOf = (names: readonly string[]): Choice => ({
  name: names.join('; '),
  option: '',
  label: '',
  path: [],
  open: true,
})

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** Says a choice at the table, one at each position; gives whether it was said. */
function useSaying({ seen, onChoose, voice }: Offer, setRefused: (sentence: string) => void) {
  // Over a network what follows from a choice may be shown before its answer is here: that is a new question.
  const unanswered = useRef<SeatView | null>(null)
  return (choice: Choice): boolean => {
    if (unanswered.current === seen) return false
    unanswered.current = seen
    void Promise.resolve(onChoose(choice))
      .then(refusal => refusal && setRefused(voice.refusal(refusal)))
      .catch(() => setRefused(say('notSaid')))
      .finally(() => {
        if (unanswered.current === seen) unanswered.current = null
      })
    return true
  }
}

/** Where keys are, or a mouse that lies still; a finger has left. */
const isUnderHand = (place: Element): boolean =>
  place.matches('[data-place]:focus-visible') ||
  (matchMedia('(hover: hover)').matches && place.matches('[data-place]:hover'))

/** Remembers where the keyboard was when something was chosen, and holds it there when the position has changed. */
function useHold(seen: SeatView, root: RefObject<Element | null>, registry: Registry, tell: (anchor: Element) => void) {
  const held = useRef<Held | null>(null)
  useLayoutEffect(() => {
    registry.settle()
    if (held.current === null || held.current.seen === seen) return
    const before = document.activeElement
    if (holdOn(root.current, registry, held.current)) held.current = null
    if (before !== null && before === document.activeElement && isUnderHand(before)) tell(before)
  })
  return (place: string | null) => {
    held.current = place === null ? whatIsHeld(root.current, seen) : { seen, place }
  }
}
