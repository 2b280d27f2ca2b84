// The choice under the pointer, the focus or a first tap, with its result under the rules.

import type { DecisionOf, FactOf, OptionsOf, SeenOf } from '@tableworks/kernel'
import { useMemo } from 'react'
import { type AnyThing, thingId, thingOf } from '../things.ts'
import { type Choice, onlyChoice, type PickStage, stageOf } from './choices.ts'
import { type Detail, useDetail, useDetailsOf } from './detail.ts'
import { type Layer, type Offered, useMaybeLayer } from './layer-context.ts'
import { type Pointed, usePointed } from './pointing.ts'

export interface Considered<G, T extends AnyThing = AnyThing> {
  /** The thing under the pointer; null for one of the prompt's buttons. */
  readonly thing: T | null
  /** What pressing would choose; null if that isn't a single legal choice. */
  readonly option: OptionsOf<G>[DecisionOf<G>] | null
  /** What would happen, as far as the viewer can know. */
  readonly facts: readonly FactOf<G>[]
  /** The viewer's view afterwards; null until it's known. */
  readonly after: SeenOf<G> | null
}

export function useConsidered<G, T extends AnyThing = AnyThing>(): Considered<G, T> | null {
  const layer = useMaybeLayer()
  const pointed = usePointed(layer?.looking.pointing)
  const place = layer?.looking.considered ?? pointed.place ?? layer?.offered.stage.picked.at(-1) ?? null
  const choice = layer === null ? null : choiceAt(layer.offered, pointed, place)
  const detail = useDetail(choice, layer?.answers.detailOf ?? nothing)
  if (place === null && choice === null) return null
  const thing = (place === null ? null : thingOf(place)) as T | null
  return { thing, option: (choice?.option ?? null) as Considered<G>['option'], ...foreseen<G>(detail) }
}

function choiceAt({ choices, stage }: Offered, { choice }: Pointed, place: string | null): Choice | null {
  if (choice !== null) return choices.find(({ name, open }) => open && name === choice) ?? null
  return place === null ? null : onlyChoice(stage, place)
}

/** The result of one of the choices at a thing. */
export type Foreseen<G> = Pick<Considered<G>, 'facts' | 'after'>

const foreseen = <G>(detail: Detail | null | undefined): Foreseen<G> => {
  const preview = detail && 'preview' in detail ? detail.preview : null
  return { facts: preview?.facts ?? [], after: preview?.after ?? null }
}

/**
 * All legal choices at a thing, including those that lead on to other things; with `first`, as if that were picked before. Empty
 * until the results are known.
 */
export function useForeseen<G>(thing: AnyThing | null, first: AnyThing | null = null): readonly Foreseen<G>[] {
  const layer = useMaybeLayer()
  const id = thing === null ? '' : thingId(thing)
  const stage = useStageAfter(layer, first)
  const open = useMemo(() => litOrOpen(stage?.places.get(id) ?? []), [stage, id])
  const details = useDetailsOf(open, layer?.answers.detailOf ?? nothing)
  return open.flatMap(choice => (details.has(choice) ? [foreseen<G>(details.get(choice))] : []))
}

/** Where a lesson dims some choices, only the others count. */
function litOrOpen(choices: readonly Choice[]): readonly Choice[] {
  const open = choices.filter(choice => choice.open)
  const lit = open.filter(choice => choice.isDim !== true)
  return lit.length > 0 ? lit : open
}

/** What is picked, and what can be picked or chosen next; with `first`, as if that were picked too. */
export function usePicked<T extends AnyThing>(
  first: T | null = null,
): {
  readonly picked: readonly T[]
  readonly next: readonly T[]
  /** The ones that are highlighted. */
  readonly lit: readonly T[]
} {
  const stage = useStageAfter(useMaybeLayer(), first)
  return useMemo(() => {
    const things = (ids: Iterable<string>) => [...ids].flatMap(id => (thingOf(id) as T | null) ?? [])
    const open = [...(stage?.places ?? [])].filter(([, here]) => here.some(choice => choice.open))
    const lit = open.filter(([, here]) => here.some(choice => choice.open && !choice.isDim))
    const idOf = ([id]: (typeof open)[number]) => id
    return { picked: things(stage?.picked ?? []), next: things(open.map(idOf)), lit: things(lit.map(idOf)) }
  }, [stage])
}

/** The current stage of picking, or the stage after picking one more thing. */
function useStageAfter(layer: Layer | null, first: AnyThing | null): PickStage | null {
  const id = first === null ? null : thingId(first)
  return useMemo(() => {
    if (layer === null || id === null) return layer?.offered.stage ?? null
    return stageOf(layer.offered.choices, [...layer.offered.stage.picked, id])
  }, [layer, id])
}

/** The results of all highlighted things of a kind that make a single choice. Empty until all are known. */
export function useForeseenAll<G, T extends AnyThing>(kind: T['kind']): readonly ThingForeseen<G, T>[] {
  const layer = useMaybeLayer()
  const stage = layer?.offered.stage
  const lit = useMemo(
    () =>
      [...(stage?.places.keys() ?? [])].flatMap(id => {
        const thing = thingOf(id)
        const choice = stage === undefined || thing?.kind !== kind ? null : onlyChoice(stage, id)
        return choice === null ? [] : [{ thing: thing as T, choice }]
      }),
    [stage, kind],
  )
  const choices = useMemo(() => lit.map(({ choice }) => choice), [lit])
  const details = useDetailsOf(choices, layer?.answers.detailOf ?? nothing)
  return useMemo(
    () =>
      lit.flatMap(({ thing, choice }) => (details.has(choice) ? [{ thing, ...foreseen<G>(details.get(choice)) }] : [])),
    [lit, details],
  )
}

export interface ThingForeseen<G, T> extends Foreseen<G> {
  readonly thing: T
}

const nothing = async () => ({ preview: null })
