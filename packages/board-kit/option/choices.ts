// Maps the offered options to places on the board: groups them by place, and handles picking places in turn.

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
  /** The line's following choices. */
  readonly rest?: readonly Option[]
  /** The wording shown to players. */
  readonly label: string
  /** The places to pick in turn; empty for a button. */
  readonly path: readonly string[]
  /** Whether it's legal; otherwise it's a barred candidate. */
  readonly open: boolean
  /** Why it isn't legal. */
  readonly refusal: Refusal | null
  /** Legal, but useless or not what the lesson is about now, so it isn't highlighted. */
  readonly isDim?: boolean
  /** Legal, but useless, so the first press only says so. */
  readonly isWaste?: boolean
}

/** `GameUi['places']` of any game. */
export type AnyPlaces = Readonly<Record<string, (option: never, seen: never, seat: Seat) => Whereabouts<PlaceRef>>>

export interface ChoiceSource {
  readonly seen: SeatView
  readonly game: Pick<AnyGame, 'notation'>
  readonly voice: Voice
  readonly places?: AnyPlaces | undefined
  /** The choices the viewer might expect, legal or not. */
  readonly candidates?: readonly Candidate[] | undefined
  /** Sequences of choices that can be made at once. */
  readonly lines?: readonly PlacedLine[] | undefined
  /** Whether a lesson highlights a choice, or a line of choices; if omitted, all are highlighted. */
  readonly isAdvised?: ((names: readonly string[]) => boolean) | undefined
  /** Whether a legal option is useless while others aren't. */
  readonly isWaste?: ((option: Option) => boolean) | undefined
}

/** A sequence of choices, and the ways to make it: each a list of things to pick. */
export interface PlacedLine {
  readonly steps: readonly { readonly decision: string; readonly option: Option }[]
  readonly ways: readonly (readonly AnyThing[])[]
}

/**
 * Every legal choice in the rules' order, then the other candidates, each once, then lines of choices. Buttons keep their order
 * when one becomes legal, so none moves under a finger.
 */
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
  const order = (source.candidates ?? []).map(({ option }) => game.notation.write(decision, option))
  const lines = (source.lines ?? []).flatMap(line => choicesOn(source, line))
  const all = [...steadyButtons([...open, ...closed], order), ...lines]
  return all.map(choice => dimmed(source, choice))
}

/** Puts the buttons among these choices in the order of the candidates, if all of them are candidates. */
function steadyButtons(choices: readonly Choice[], order: readonly string[]): readonly Choice[] {
  const isButton = ({ path }: Choice) => path.length === 0
  const buttons = choices.filter(isButton)
  if (!buttons.every(({ name }) => order.includes(name))) return choices
  const sorted = buttons.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  return choices.map(choice => (isButton(choice) ? (sorted[buttons.indexOf(choice)] ?? choice) : choice))
}

function dimmed({ isAdvised, isWaste }: ChoiceSource, choice: Choice): Choice {
  if (!choice.open) return choice
  const advice = isAdvised?.(choice.name.split(`${SEPARATOR} `))
  // A lesson may teach a move that looks useless.
  if (advice !== true && isWaste?.(choice.option) === true) return { ...choice, isDim: true, isWaste: true }
  return advice === false ? { ...choice, isDim: true } : choice
}

/** The choices for a line, one per way. The label names its last choice first, then how to reach it. */
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

/** An option's places for a seat; none for a spectator or a button. */
export function pathOf(
  places: AnyPlaces | undefined,
  seen: SeatView,
  decision: string,
  option: Option,
  seat: Seat | null,
): readonly string[] {
  return seat === null ? [] : idsOf(places?.[decision]?.(option as never, seen as never, seat) ?? null)
}

/** What can be picked next: places, and complete choices. */
export interface PickStage {
  readonly picked: readonly string[]
  readonly places: ReadonlyMap<string, readonly Choice[]>
  readonly buttons: readonly Choice[]
}

/** A line that continues in several ways counts once at each place. */
export function stageOf(choices: readonly Choice[], picked: readonly string[]): PickStage {
  const following = choices.filter(({ path }) => picked.every((id, i) => path[i] === id))
  const places = new Map<string, Choice[]>()
  for (const choice of following) {
    const id = choice.path[picked.length]
    if (id === undefined) continue
    const here = places.get(id)
    if (here === undefined) places.set(id, [choice])
    else if (!here.some(({ name }) => name === choice.name)) here.push(choice)
  }
  return { picked, places, buttons: following.filter(({ path }) => path.length === picked.length) }
}

/** The choice that pressing a place would make; null if the place isn't highlighted, or leads to more places or a menu. */
export function onlyChoice({ picked, places }: PickStage, place: string): Choice | null {
  const open = (places.get(place) ?? []).filter(choice => choice.open)
  const [only] = open
  return open.length === 1 && only?.path.length === picked.length + 1 ? only : null
}

/** What pressing a place does. */
export type PressResult =
  | { readonly choose: Choice }
  | { readonly pick: readonly string[] }
  | { readonly menu: readonly Choice[] }
  | { readonly why: readonly Choice[] }

export function press(choices: readonly Choice[], picked: readonly string[], id: string): PressResult | null {
  const stage = stageOf(choices, picked)
  const here = stage.places.get(id)
  if (here !== undefined) return pressed(here, stage, id)
  const back = picked.indexOf(id)
  if (back >= 0) return { pick: picked.slice(0, back) }
  // The player picked a different first place instead.
  return picked.length > 0 ? press(choices, [], id) : null
}

function pressed(here: readonly Choice[], { picked }: PickStage, id: string): PressResult {
  const open = here.filter(choice => choice.open)
  const [first] = open
  if (first === undefined) return { why: here }
  if (open.some(({ path }) => path.length > picked.length + 1)) return { pick: [...picked, id] }
  return open.length === 1 ? { choose: first } : { menu: here }
}

export type PlaceState = 'quiet' | 'lit' | 'dim' | 'greyed' | 'picked' | 'other'

/** How a place is shown. `dim`: legal, but useless or not what the lesson is about. `other`: not highlighted, but a press switches to it. */
export function placeState(
  { choices, stage }: { choices: readonly Choice[]; stage: PickStage },
  id: string,
): PlaceState {
  const here = stage.places.get(id)
  if (here !== undefined) return highlightOf(here.filter(choice => choice.open))
  if (stage.picked.includes(id)) return 'picked'
  const first = choicesAt({ choices, stage }, id)
  if (first.length === 0) return 'quiet'
  return first.some(({ open }) => open) ? 'other' : 'greyed'
}

/** What a press on a thing with a card does: it acts, says why it can't, or keeps the card open. */
export type CardPress = 'choose' | 'why' | 'keep'

/** `isButton`: the board handles the press itself, as for a draft or a tool. */
export function cardPress(state: PlaceState, isButton: boolean): CardPress {
  if (isButton) return 'choose'
  return state === 'quiet' ? 'keep' : state === 'greyed' ? 'why' : 'choose'
}

/** The choices at a place: the next ones, or else, while something is picked, those that start there. */
export function choicesAt({ choices, stage }: { choices: readonly Choice[]; stage: PickStage }, id: string) {
  const isElsewhere = stage.picked.length > 0
  return stage.places.get(id) ?? (isElsewhere ? choices.filter(({ path }) => path[0] === id) : [])
}

const highlightOf = (open: readonly Choice[]): PlaceState =>
  open.length === 0 ? 'greyed' : open.every(choice => choice.isDim) ? 'dim' : 'lit'
