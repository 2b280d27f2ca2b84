// The choices of a position, and what the parts of a board share about them.

import type { AnyGame, Candidate, Refusal, SeatView } from '@tableworks/kernel'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { say } from '../words.ts'
import type { About, AnyThing } from '../things.ts'
import type { Voice } from '../voice.ts'
import { actsOn } from './acts.ts'
import { type AnyPlaces, type Choice, choicesOf, type PlacedLine, placeState, stageOf } from './choices.ts'
import { type AskPreview, type Preview, type Soon, useDetails } from './detail.ts'
import { type Held, holdOn, whatIsHeld } from './holding.ts'
import type { Layer } from './layer-context.ts'
import { usePicking } from './picking.ts'
import { Pointing } from './pointing.ts'
import { placeIdOf, type Registry } from './registry.ts'
import type { Hints } from './use-hint.ts'

export interface Offer {
  /** What the seat may know; a new object for every new position. */
  readonly seen: SeatView
  readonly game: Pick<AnyGame, 'notation' | 'words'>
  readonly voice: Voice
  readonly sideNames: readonly string[]
  /** `GameUi.places`; without it every choice is a button. */
  readonly places?: AnyPlaces | undefined
  /** What the viewer could expect to choose: what is refused is greyed and says why. */
  readonly candidates?: readonly Candidate[] | undefined
  /** Lines of several choices that can be made at once. */
  readonly lines?: readonly PlacedLine[] | undefined
  /** Whether the position followed from the one shown before; otherwise nothing is seen moving. */
  readonly isForward?: boolean | undefined
  /** Says the choice at the table. What is refused comes back and is shown. */
  readonly onChoose: (choice: Choice) => Soon<Refusal | null | void>
  /** Describes a thing for the inspect card. */
  readonly about?: ((thing: AnyThing) => About | null) | undefined
  readonly preview?: AskPreview | undefined
  /** Draws what a choice would do; without it, or where it gives null, figures and sentences are listed. */
  readonly ticket?: ((choice: Choice, preview: Preview) => ReactNode) | undefined
  /** Whether it cannot simply be taken back, as what ends a turn: the first touch of a finger then only shows what it brings. */
  readonly isBinding?: ((choice: Choice) => boolean) | undefined
}

export type Choosing = ReturnType<typeof useChoosing>

export function useChoosing(offer: Offer, root: RefObject<Element | null>, registry: Registry, hints: Hints) {
  const { seen, game, voice, sideNames, places, candidates, lines, isForward = true } = offer
  const picking = usePicking(seen)
  const { picked, considered, refused, menu, change } = picking
  const [pointing] = useState(() => new Pointing())
  const detailOf = useDetails(seen, offer.preview)
  const sayChoice = useSaying(offer, sentence => change({ refused: sentence }))
  const choices = useMemo(
    () => choicesOf({ seen, game, voice, places, candidates, lines }),
    [seen, game, voice, places, candidates, lines],
  )
  const stage = useMemo(() => stageOf(choices, picked), [choices, picked])
  // What stays under the hand may bring something else now.
  const hold = useHold(seen, root, registry, anchor => {
    const here = stage.places.get(placeIdOf(anchor) ?? '') ?? []
    if (here.length > 0) hints.show({ anchor, choices: here, place: null, pinned: false })
  })
  const acts = actsOn({ offer, picking, choices, registry, hints, detailOf, sayChoice, hold })
  const latest = useLatest(acts)
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
      pointing,
      consider: id => change({ considered: id }),
      aboutOf: id => latest.current.aboutOf(id),
      ticketOf: (choice, preview) => latest.current.ticketOf(choice, preview),
      detailOf: choice => latest.current.detailOf(choice),
      choose: choice => latest.current.choose(choice),
      touch: (choice, button) => void latest.current.touch(choice, button),
      chooseLine: names => latest.current.choose(lineOf(names)),
      back: () => latest.current.back(),
      grab: id => change({ picked: [id] }),
      drop: (from, to) => latest.current.drop(from, to),
      askWhy: (choice, anchor) => show({ anchor, choices: [choice], place: null, pinned: true }),
      stateOf: id => placeState(choices, stage, id),
      at: id => stage.places.get(id) ?? [],
      register: (id, element) => registry.add(id, element),
      elementOf: id => registry.get(id),
      draft: (id, set) => registry.draft(id, set),
    }),
    [
      seen,
      game,
      voice,
      sideNames,
      choices,
      stage,
      isForward,
      refused,
      considered,
      pointing,
      registry,
      change,
      latest,
      show,
    ],
  )
  return { layer, menu, acts }
}

/** Several choices as one that is said: `a; b; c`. */
const lineOf = (names: readonly string[]): Choice => ({
  name: names.join('; '),
  option: '',
  label: '',
  path: [],
  open: true,
  refusal: null,
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
