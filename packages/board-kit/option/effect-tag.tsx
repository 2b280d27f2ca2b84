// What a lit choice brings, said at its place before anybody points at it.

import { type PlaceRef, thingId } from '../things.ts'
import { type Choice, onlyChoice } from './choices.ts'
import { useDetail } from './detail.ts'
import css from './effect-tag.module.css'
import { type Layer, useMaybeLayer } from './layer-context.ts'

/** Stands inside a place that has room for it. */
export function EffectTag({ at }: { at: PlaceRef }) {
  const layer = useMaybeLayer()
  return <Effects of={useEffectsOf(layer === null ? null : onlyChoice(layer.stage, thingId(at)), layer)} isTag />
}

/** Those who hear the board are told it with everything else, once the choice has the focus. */
export const Effects = ({ of, isTag }: { of: readonly string[]; isTag?: boolean }) =>
  of.length === 0 ? null : (
    <span className={css[isTag ? 'tag' : 'beside']} data-effect aria-hidden="true">
      {of.slice(0, MOST).join(' · ')}
    </span>
  )

/** More stands in the prompt. */
const MOST = 3

/** The effects of a choice as soon as they are known. */
export function useEffectsOf(choice: Choice | null, layer: Layer | null): readonly string[] {
  const detail = useDetail(choice, layer?.detailOf ?? nothing)
  return detail !== null && 'preview' in detail ? (detail.preview?.effects ?? NONE) : NONE
}

const NONE: readonly string[] = []
const nothing = async () => ({ preview: null })
