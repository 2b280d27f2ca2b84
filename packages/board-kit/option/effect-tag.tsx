// A highlighted choice's effects, shown at its place even without hovering.

import { useEffect } from 'react'
import { type PlaceRef, thingId } from '../things.ts'
import { type Choice, onlyChoice } from './choices.ts'
import { useDetail } from './detail.ts'
import css from './effect-tag.module.css'
import { type Layer, useMaybeLayer } from './layer-context.ts'

/** The effects of a place's only choice, for a place that has room to show them. */
export function EffectTag({ at }: { at: PlaceRef }) {
  const layer = useMaybeLayer()
  const effects = useEffectsOf(layer === null ? null : onlyChoice(layer.offered.stage, thingId(at)), layer)
  useTagged(at, effects.length > 0)
  return <Effects of={effects} isTag />
}

/** Tells the layer that the board draws the tag itself, so that the first tap needn't preview the same thing. */
export function useTagged(at: PlaceRef, isShown: boolean): void {
  const registry = useMaybeLayer()?.registry
  const id = thingId(at)
  useEffect(() => (isShown ? registry?.tag(id) : undefined), [registry, id, isShown])
}

/** Hidden from screen readers, which announce the whole preview when the choice gets the focus. */
export const Effects = ({ of, isTag }: { of: readonly string[]; isTag?: boolean }) =>
  of.length === 0 ? null : (
    <span className={css[isTag ? 'tag' : 'beside']} data-effect aria-hidden="true">
      {of.slice(0, MOST).join(' · ')}
    </span>
  )

/** How many effects to show. The prompt has the rest. */
const MOST = 3

/** A choice's effects, once they are known. */
export function useEffectsOf(choice: Choice | null, layer: Layer | null): readonly string[] {
  const detail = useDetail(choice, layer?.answers.detailOf ?? nothing)
  return detail !== null && 'preview' in detail ? (detail.preview?.effects ?? NONE) : NONE
}

const NONE: readonly string[] = []
const nothing = async () => ({ preview: null })
