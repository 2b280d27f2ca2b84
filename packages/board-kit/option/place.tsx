// A place of the board that can hold a choice. With a `shape` it is a part of an SVG drawing; without, it is a box
// of the page. What it may be pressed for, how it is lit and what it is called all come from the layer around it.
//
// What is pressed is the outline on top, not the drawing under it: so a card stays readable for those who hear it,
// and the name of the button is what pressing it would do.

import { type CSSProperties, type ReactNode, useCallback, useRef } from 'react'
import { useWords } from '../settings.tsx'
import type { KitWords } from '../words.ts'
import type { PlaceState } from './choices.ts'
import { type Layer, useMaybeLayer } from './layer-context.ts'
import css from './place.module.css'
import { useDrag } from './use-drag.ts'

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
  /** Whether what is drawn here may also be dragged to the next place of a choice. */
  readonly draggable?: boolean | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

export function Place({ id, label, shape, draggable, className, style, children }: PlaceProps) {
  const layer = useMaybeLayer()
  const words = useWords()
  const moving = useRef<Element>(null)
  const state = layer?.stateOf(id) ?? 'quiet'
  const isLive = state === 'lit' || state === 'greyed' || state === 'picked'
  const named = isLive || label === undefined ? {} : { role: 'group', 'aria-label': label }
  const drag = useDrag(layer, id, moving)
  const button = {
    ref: useRegistered(layer, id),
    'data-place': id,
    'data-state': state,
    ...(isLive && layer !== null ? pressable(layer, words, state, id, label) : {}),
    ...(draggable && isLive ? drag : {}),
  }
  const keep = (element: Element | null) => {
    moving.current = element
  }

  if (shape === undefined)
    return (
      <div className={`${css['box']} ${className ?? ''}`} style={style} data-state={state} {...named}>
        <div ref={keep}>{children}</div>
        <span className={css['cover']} {...button} />
      </div>
    )
  return (
    <g className={className} style={style} data-state={state} {...named}>
      <Outline shape={shape} className={css['glow']} data-state={state} />
      <g ref={keep}>{children}</g>
      <Outline shape={shape} className={css['ring']} {...button} />
    </g>
  )
}

/** Tells the layer where the place is drawn. */
function useRegistered(layer: Layer | null, id: string) {
  const register = useRef(layer?.register)
  return useCallback(
    (element: Element | null) => (element === null ? undefined : register.current?.(id, element)),
    [id],
  )
}

const pressable = (layer: Layer, words: KitWords, state: PlaceState, id: string, label?: string) => ({
  role: 'button',
  tabIndex: -1,
  'aria-label': spoken(layer, words, state, id, label),
  'aria-pressed': state === 'picked' || undefined,
})

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

function Outline({ shape, ...rest }: { shape: Shape; className: string | undefined; 'data-state': PlaceState }) {
  if ('cx' in shape) return <circle {...shape} {...rest} />
  if ('d' in shape) return <path {...shape} {...rest} />
  if ('points' in shape) return <polygon {...shape} {...rest} />
  return <rect {...shape} {...rest} />
}
