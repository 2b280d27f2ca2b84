// A place of the board that can hold a choice. With a `shape` it is a part of an SVG drawing; without, it is a box
// of the page. What it may be pressed for, how it is lit and what it is called all come from the layer around it.

import { type CSSProperties, type ReactNode, useCallback } from 'react'
import { type KitWords } from '../words.ts'
import { useWords } from '../settings.tsx'
import type { PlaceState } from './choices.ts'
import { type Layer, useMaybeLayer } from './layer-context.ts'
import css from './place.module.css'

/** The outline of a place in an SVG drawing, as SVG itself would say it. */
export type Shape =
  | { readonly cx: number; readonly cy: number; readonly r: number }
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly rx?: number }
  | { readonly points: string }
  | { readonly d: string }

export interface PlaceProps {
  /** The name that `places` of the game's UI gives to it. */
  readonly id: string
  /** How it is called: "Block 3, space 5". */
  readonly label?: string | undefined
  /** Its outline, when it is drawn in an SVG. */
  readonly shape?: Shape | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

export function Place({ id, label, shape, className, style, children }: PlaceProps) {
  const layer = useMaybeLayer()
  const words = useWords()
  const register = layer?.register
  const ref = useCallback(
    (element: Element | null) => (element === null ? undefined : register?.(id, element)),
    // Registering is the same act in every render; only the name matters.
    // oxlint-disable-next-line react/exhaustive-deps
    [id],
  )
  const state = layer?.stateOf(id) ?? 'quiet'
  const shared = {
    ref,
    'data-place': id,
    'data-state': state,
    style,
    ...accessProps(layer, words, state, id, label),
  }
  if (shape === undefined)
    return (
      <div {...shared} className={`${css['box']} ${className ?? ''}`}>
        {children}
      </div>
    )
  return (
    <g {...shared} className={`${css['drawn']} ${className ?? ''}`}>
      <Outline shape={shape} className={css['ground']} />
      {children}
      <Outline shape={shape} className={css['ring']} />
    </g>
  )
}

function accessProps(layer: Layer | null, words: KitWords, state: PlaceState, id: string, label?: string) {
  if (layer === null || state === 'quiet' || state === 'other')
    return label === undefined ? {} : { role: 'group', 'aria-label': label }
  return {
    role: 'button',
    tabIndex: -1,
    'aria-label': spoken(layer, words, state, id, label),
    'aria-disabled': state === 'greyed' || undefined,
    'aria-pressed': state === 'picked' || undefined,
  }
}

/** How a place is read out: its name and what pressing it would do. */
function spoken(layer: Layer, words: KitWords, state: PlaceState, id: string, label?: string): string {
  if (state === 'picked') return words.picked(label ?? id)
  const here = layer.at(id)
  const open = here.filter(choice => choice.open)
  const [only = here[0]] = open
  if (open.length > 1) return words.several(label ?? id, open.length)
  const choice = state === 'greyed' ? words.notPossible(only?.label ?? '') : (only?.label ?? '')
  return label === undefined ? choice : words.atPlace(label, choice)
}

function Outline({ shape, className }: { shape: Shape; className: string | undefined }) {
  if ('cx' in shape) return <circle {...shape} className={className} />
  if ('d' in shape) return <path {...shape} className={className} />
  if ('points' in shape) return <polygon {...shape} className={className} />
  return <rect {...shape} className={className} />
}
