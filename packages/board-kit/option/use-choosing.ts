// A position's choices, and what a board's parts share about them.

import type { AnyGame, Candidate, Option, Refusal, SeatView } from '@tableworks/kernel'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { afterPaint } from '../motion/after-paint.ts'
import { say } from '../words.ts'
import { type AnyThing, type CardText, thingOf } from '../things.ts'
import type { Voice } from '../voice.ts'
import { type Acts, actsOn } from './acts.ts'
import { type AnyPlaces, type Choice, choicesOf, type PickStage, type PlacedLine, stageOf } from './choices.ts'
import { type AskPreview, type ChoicePreview, type MaybePromise, useDetails } from './detail.ts'
import { type Held, holdOn, heldThing } from './holding.ts'
import type { Descriptions, Hand, Layer, Looking, Offered, Shown } from './layer-context.ts'
import { type Picking, usePicking } from './picking.ts'
import { Pointing } from './pointing.ts'
import { placeIdOf, type Registry } from './registry.ts'
import type { Hints } from './use-hint.ts'

export interface Offer {
  /** What the seat may know; a new object for every new position. */
  readonly seen: SeatView
  readonly game: Pick<AnyGame, 'notation' | 'words'>
  readonly voice: Voice
  readonly sideNames: readonly string[]
  /** `GameUi.places`; if omitted, every choice is a button. */
  readonly places?: AnyPlaces | undefined
  /** The choices the viewer might expect. Refused ones are greyed and say why. */
  readonly candidates?: readonly Candidate[] | undefined
  /** Sequences of choices that can be made at once. */
  readonly lines?: readonly PlacedLine[] | undefined
  /** The question while the first things of a line are picked. */
  readonly ask?: ((picked: readonly AnyThing[]) => string) | undefined
  /** Whether a lesson highlights a choice, or a line of choices; if omitted, all are highlighted. */
  readonly isAdvised?: ((names: readonly string[]) => boolean) | undefined
  /** Whether a legal option is useless while others aren't, so the first press only says so. Keep the function's identity. */
  readonly isWaste?: ((option: Option) => boolean) | undefined
  /** Whether the position follows the one shown before; otherwise nothing is animated. */
  readonly isForward?: boolean | undefined
  /** Sends the choice to the table. A refusal is returned and shown; `held` means that the page asks about the choice first. */
  readonly onChoose: (choice: Choice) => MaybePromise<Refusal | 'held' | null | void>
  /** Describes a thing for the inspect card. */
  readonly about?: ((thing: AnyThing) => CardText | null) | undefined
  readonly preview?: AskPreview | undefined
  /** Draws what a choice would do; if omitted or null, figures and sentences are listed. */
  readonly ticket?: ((choice: Choice, preview: ChoicePreview) => ReactNode) | undefined
  /** Whether it can't be undone freely, such as the end of a turn. If so, the first tap only previews it. */
  readonly isBinding?: ((choice: Choice) => boolean) | undefined
}

export type Choosing = ReturnType<typeof useChoosing>

export function useChoosing(offer: Offer, root: RefObject<Element | null>, registry: Registry, hints: Hints) {
  const { seen, game, voice, sideNames, places, candidates, lines, isAdvised, isWaste, isForward = true } = offer
  const picking = usePicking(seen)
  const { picked, considered, refused, menu, change } = picking
  const [pointing] = useState(() => new Pointing())
  const detailOf = useDetails(seen, offer.preview)
  const sayChoice = useSaying(offer, picking)
  const choices = useMemo(
    () => choicesOf({ seen, game, voice, places, candidates, lines, isAdvised, isWaste }),
    [seen, game, voice, places, candidates, lines, isAdvised, isWaste],
  )
  const stage = useMemo(() => stageOf(choices, picked), [choices, picked])
  // After a choice, the same place shows its new preview. If nothing can be chosen there any more, it shows nothing, because a
  // refusal would look like an answer to the choice just made.
  const hold = useHold(seen, root, registry, anchor => {
    const here = (stage.places.get(placeIdOf(anchor) ?? '') ?? []).filter(({ refusal }) => refusal === null)
    if (here.length > 0) hints.show({ anchor, choices: here, place: null, pinned: false })
  })
  const acts = actsOn({ offer, picking, choices, registry, hints, detailOf, sayChoice, hold })
  const answers = useAnswers(acts)
  const hand = useHand(acts, hints, picking)
  const shown = useMemo<Shown>(
    () => ({ seen, game, voice, sideNames, isForward }),
    [seen, game, voice, sideNames, isForward],
  )
  const question = askedAfter(offer, stage)
  const offered = useMemo<Offered>(() => ({ choices, stage, question, refused }), [choices, stage, question, refused])
  const looking = useMemo<Looking>(
    () => ({ considered, pointing, consider: id => change({ considered: id }) }),
    [considered, pointing, change],
  )
  const layer = useMemo<Layer>(
    () => ({ shown, offered, looking, answers, hand, registry }),
    [shown, offered, looking, answers, hand, registry],
  )
  return { layer, menu, acts }
}

/** A line of choices has its own question after its first things; otherwise the decision's stays. */
function askedAfter({ ask }: Offer, { picked, places }: PickStage): string | null {
  const isOnLine = [...places.values()].some(here => here.some(({ rest }) => rest !== undefined))
  return ask === undefined || picked.length === 0 || !isOnLine ? null : ask(picked.flatMap(id => thingOf(id) ?? []))
}

/** Returns the same object when the position changes, so that parts that only call it don't rerender. */
function useAnswers(acts: Acts): Descriptions {
  const latest = useLatest(acts)
  return useMemo(
    () => ({
      aboutOf: id => latest.current.aboutOf(id),
      ticketOf: (choice, preview) => latest.current.ticketOf(choice, preview),
      detailOf: choice => latest.current.detailOf(choice),
    }),
    [latest],
  )
}

function useHand(acts: Acts, { show }: Hints, { change }: Picking): Hand {
  const latest = useLatest(acts)
  return useMemo(
    () => ({
      choose: choice => latest.current.choose(choice),
      touch: (choice, button) => void latest.current.touch(choice, button),
      chooseLine: names => latest.current.choose(lineOf(names)),
      askWhy: (choice, anchor) => show({ anchor, choices: [choice], place: null, pinned: true }),
      back: () => latest.current.back(),
      grab: id => change({ picked: [id] }),
      drop: (from, to) => latest.current.drop(from, to),
    }),
    [latest, show, change],
  )
}

/** Several choices as one line: `a; b; c`. */
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

/** Sends at most one choice per position; returns whether it was sent. */
function useSaying({ seen, onChoose, voice }: Offer, { change, forget }: Picking) {
  const setRefused = (refused: string) => change({ refused })
  // Over a network, the next position may arrive before the response. If it does, choices are accepted again.
  const unanswered = useRef<SeatView | null>(null)
  return (choice: Choice): boolean => {
    if (unanswered.current === seen) return false
    unanswered.current = seen
    void Promise.resolve(onChoose(choice))
      .then(answer => {
        // The position stays, so what the press opened would stay over the board and the question.
        if (answer === 'held') forget()
        else if (answer) setRefused(voice.refusal(answer))
      })
      .catch(() => setRefused(say('notSaid')))
      .finally(() => {
        if (unanswered.current === seen) unanswered.current = null
      })
    return true
  }
}

/** Whether the place has the keyboard focus, or a mouse rests on it. A finger has already left the screen. */
const isUnderHand = (place: Element): boolean =>
  place.matches('[data-place]:focus-visible') ||
  (matchMedia('(hover: hover)').matches && place.matches('[data-place]:hover'))

/** Remembers the focused place when a choice is made, and restores the focus once the new position is on screen. */
function useHold(seen: SeatView, root: RefObject<Element | null>, registry: Registry, tell: (anchor: Element) => void) {
  const held = useRef<Held | null>(null)
  useEffect(() =>
    afterPaint(() => {
      // Moves the focus first, because a focused place that is no longer interactive would lose it.
      if (held.current !== null && held.current.seen !== seen) {
        const before = document.activeElement
        if (holdOn(root.current, registry, held.current)) held.current = null
        if (before !== null && before === document.activeElement && isUnderHand(before)) tell(before)
      }
      registry.settle()
    }),
  )
  return (place: string | null) => {
    held.current = place === null ? heldThing(root.current, seen) : { seen, place, focused: document.activeElement }
  }
}
