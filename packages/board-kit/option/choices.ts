// From the names a seat is offered to where they live on the board: grouping by place, and picking places in turn.

import {
  type AnyGame,
  type Candidate,
  type Option,
  type Refusal,
  type Seat,
  type SeatView,
  SEPARATOR,
} from '@tableworks/kernel'
import { optionsIn } from '../reader.ts'
import { type AnyThing, idsOf, type PlaceRef, type Whereabouts } from '../things.ts'
import type { Voice } from '../voice.ts'

export interface Choice {
  readonly name: string
  readonly option: Option
  /** What is chosen right after it, in the same line. */
  readonly rest?: readonly Option[]
  /** As it is spoken. */
  readonly label: string
  /** The places to be picked in turn; none for a button. */
  readonly path: readonly string[]
  /** Whether it is offered; otherwise it is a candidate that is refused. */
  readonly open: boolean
  /** Why it is not offered. */
  readonly refusal: Refusal | null
}

/** `GameUi['places']` of any game at all. */
export type AnyPlaces = Readonly<Record<string, (option: never, seen: never, seat: Seat) => Whereabouts<PlaceRef>>>

export interface ChoiceSource {
  readonly seen: SeatView
  readonly game: Pick<AnyGame, 'notation'>
  readonly voice: Voice
  readonly places?: AnyPlaces | undefined
  /** What the viewer could expect to choose, offered or not. */
  readonly candidates?: readonly Candidate[] | undefined
  /** Lines of several choices that can be made at once. */
  readonly lines?: readonly PlacedLine[] | undefined
}

/** Choices in turn, and the ways a hand can make them all: each a list of things to pick. */
export interface PlacedLine {
  readonly steps: readonly { readonly decision: string; readonly option: Option }[]
  readonly ways: readonly (readonly AnyThing[])[]
}

/** Everything offered, in the rules' order, then the other candidates, each once, then lines of choices. */
export function choicesOf(source: ChoiceSource): Choice[] {
  const { seen, game } = source
  const { decision } = seen
  if (decision === null || seen.choices.length === 0) return []
  const open = optionsIn(game.notation, seen).map((option, i) =>
    choiceOf(source, decision, option, seen.choices[i] ?? '', null),
  )
  const names = new Set(seen.choices)
  const closed = (source.candidates ?? []).flatMap(({ option, refusal }) => {
    const name = game.notation.write(decision, option)
    if (refusal === null || names.has(name)) return []
    names.add(name)
    return [choiceOf(source, decision, option, name, refusal)]
  })
  return [...open, ...closed, ...(source.lines ?? []).flatMap(line => choicesOn(source, line))]
}

/** The same line in each of its ways. It's called by its last choice, then by how that is reached. */
function choicesOn({ game, voice }: ChoiceSource, { steps, ways }: PlacedLine): Choice[] {
  const [first, ...rest] = steps
  if (first === undefined) return []
  const line = {
    name: steps.map(({ decision, option }) => game.notation.write(decision, option)).join(`${SEPARATOR} `),
    option: first.option,
    rest: rest.map(({ option }) => option),
    label: rest
      .map(({ decision, option }) => voice.option(decision, option))
      .toReversed()
      .join(' · '),
    open: true,
    refusal: null,
  }
  return ways.map(way => ({ ...line, path: idsOf(way) }))
}

function choiceOf(
  source: ChoiceSource,
  decision: string,
  option: Option,
  name: string,
  refusal: Refusal | null,
): Choice {
  const path = pathOf(source.places, source.seen, decision, option, source.seen.seat)
  return {
    name,
    option,
    label: source.voice.option(decision, option, source.seen),
    path,
    open: refusal === null,
    refusal,
  }
}

/** Where an option of a seat lives; nowhere for a spectator, or when it's a button. */
export function pathOf(
  places: AnyPlaces | undefined,
  seen: SeatView,
  decision: string,
  option: Option,
  seat: Seat | null,
): readonly string[] {
  return seat === null ? [] : idsOf(places?.[decision]?.(option as never, seen as never, seat) ?? null)
}

/** What can be picked after these places have been: the next places, and the choices that need no further one. */
export interface Stage {
  readonly picked: readonly string[]
  readonly places: ReadonlyMap<string, readonly Choice[]>
  readonly buttons: readonly Choice[]
}

export function stageOf(choices: readonly Choice[], picked: readonly string[]): Stage {
  const following = choices.filter(({ path }) => picked.every((id, i) => path[i] === id))
  const places = new Map<string, Choice[]>()
  for (const choice of following) {
    const id = choice.path[picked.length]
    if (id === undefined) continue
    const here = places.get(id)
    if (here === undefined) places.set(id, [choice])
    else here.push(choice)
  }
  return { picked, places, buttons: following.filter(({ path }) => path.length === picked.length) }
}

/** The choice that pressing a place would make; null when it isn't lit, or leads to further places or a menu. */
export function onlyChoice({ picked, places }: Stage, place: string): Choice | null {
  const open = (places.get(place) ?? []).filter(choice => choice.open)
  const [only] = open
  return open.length === 1 && only?.path.length === picked.length + 1 ? only : null
}

/** What comes of pressing a place. */
export type Press =
  | { readonly choose: Choice }
  | { readonly pick: readonly string[] }
  | { readonly menu: readonly Choice[] }
  | { readonly why: readonly Choice[] }

export function press(choices: readonly Choice[], picked: readonly string[], id: string): Press | null {
  const stage = stageOf(choices, picked)
  const here = stage.places.get(id)
  if (here !== undefined) return pressed(here, stage, id)
  const back = picked.indexOf(id)
  if (back >= 0) return { pick: picked.slice(0, back) }
  // Another first place than the one picked: the hand has changed its mind.
  return picked.length > 0 ? press(choices, [], id) : null
}

function pressed(here: readonly Choice[], { picked }: Stage, id: string): Press {
  const open = here.filter(choice => choice.open)
  const [first] = open
  if (first === undefined) return { why: here }
  if (open.some(({ path }) => path.length > picked.length + 1)) return { pick: [...picked, id] }
  return open.length === 1 ? { choose: first } : { menu: here }
}

export type PlaceState = 'quiet' | 'lit' | 'greyed' | 'picked' | 'other'

/** How a place is shown. `other`: it can be turned to while something else is picked, but is not lit. */
export function placeState(choices: readonly Choice[], stage: Stage, id: string): PlaceState {
  const here = stage.places.get(id)
  if (here !== undefined) return here.some(choice => choice.open) ? 'lit' : 'greyed'
  if (stage.picked.includes(id)) return 'picked'
  const isFirst = stage.picked.length > 0 && choices.some(({ path, open }) => open && path[0] === id)
  return isFirst ? 'other' : 'quiet'
}
