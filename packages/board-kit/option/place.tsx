// A place on the board that can hold a choice. With a `shape` it's part of an SVG drawing. Without one, it's an HTML box. The layer
// around it decides what a press does, how it's highlighted and what it's called. The button is the outline on top, not the drawing
// below it, so screen readers can read the drawing, and the button's name says what it does.

import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { memoByValue } from '../memo-by-value.ts'
import { type AnyThing, thingId } from '../things.ts'
import { say } from '../words.ts'
import { choicesAt, type PlaceState, placeState } from './choices.ts'
import { type Hand, type Layer, useMaybeLayer } from './layer-context.ts'
import css from './place.module.css'
import type { Registry } from './registry.ts'
import { useDrag } from './use-drag.ts'

/** A place's outline in an SVG drawing, with SVG's own attributes. */
export type Shape =
  | { readonly cx: number; readonly cy: number; readonly r: number }
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly rx?: number }
  | { readonly points: string }
  | { readonly d: string }

/** A game types its things once: `export const Place = KitPlace<Thing>`. */
export type PlaceProps<T extends AnyThing = AnyThing> = Drawing & {
  readonly draft?: Drafted | undefined
  /** Whether it can also be dragged to a choice's next place. */
  readonly draggable?: boolean | undefined
  /** For small places close together: the first tap previews, and the second chooses. */
  readonly tapTwice?: boolean | undefined
} & ({ readonly of: T } | { readonly id: string })

/** Part of a draft that the board keeps until it makes all its choices at once with `chooseLine`. */
export interface Drafted {
  readonly isPicked: boolean
  /** What a press does to the draft. */
  set(): void
}

interface Drawing {
  /** The name of the place, such as "Block 3, space 5". */
  readonly label?: string | undefined
  /** The outline of the place in an SVG drawing. */
  readonly shape?: Shape | undefined
  readonly className?: string | undefined
  /** For an HTML box: the class of its content, which fills the box. */
  readonly inside?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

export function Place<T extends AnyThing>(props: PlaceProps<T>) {
  const { label, draggable, draft, tapTwice } = props
  const id = 'of' in props ? thingId(props.of) : props.id
  const layer = useMaybeLayer()
  const state = draft === undefined ? stateIn(layer, id) : draft.isPicked ? 'picked' : 'lit'
  const isLive = layer !== null && LIVE.has(state)
  useDrafted(layer?.registry, id, draft?.set)
  return (
    <Drawn
      {...drawingOf(props)}
      id={id}
      state={state}
      isConsidered={layer?.looking.considered === id}
      spoken={isLive ? (draft === undefined ? spoken(layer, state, id, label) : (label ?? id)) : null}
      dragged={isLive && draggable === true ? layer.hand : null}
      register={useRegistered(layer, id, tapTwice)}
    />
  )
}

function useDrafted(registry: Registry | undefined, id: string, set: (() => void) | undefined): void {
  useEffect(() => (set === undefined ? undefined : registry?.draft(id, set)), [registry, id, set])
}

/** Leaves out the thing itself, because a new object for the same thing would rerender the place. */
const drawingOf = ({ label, shape, className, inside, style, children }: PlaceProps): Drawing => ({
  label,
  shape,
  className,
  inside,
  style,
  children,
})

const LIVE: ReadonlySet<PlaceState> = new Set(['lit', 'dim', 'greyed', 'picked'])

interface DrawnProps extends Drawing {
  readonly id: string
  readonly state: PlaceState
  /** Whether it was tapped once. */
  readonly isConsidered: boolean
  /** The button's name; null if it isn't interactive. */
  readonly spoken: string | null
  /** Handles drops; null if it isn't draggable. */
  readonly dragged: Hand | null
  readonly register: (element: Element | null) => (() => void) | undefined
}

// Every place receives every new choice, but only places that look different rerender.
const Drawn = memoByValue(function Drawn(props: DrawnProps) {
  const { id, label, shape, state, className, inside, style, children } = props
  const moving = useRef<Element>(null)
  const drag = useDrag(props.dragged, id, moving)
  const named = props.spoken !== null || label === undefined ? {} : { role: 'group', 'aria-label': label }
  const button = {
    ref: props.register,
    'data-place': id,
    'data-state': state,
    'data-considered': props.isConsidered || undefined,
    ...(props.spoken === null ? {} : pressable(props.spoken, state)),
    ...(props.dragged === null ? {} : drag),
  }
  const keep = (element: Element | null) => {
    moving.current = element
  }

  if (shape === undefined)
    return (
      <div className={`${css['box']} ${className ?? ''}`} style={style} data-near={id} data-state={state} {...named}>
        <div ref={keep} className={inside === undefined ? undefined : `${css['inside']} ${inside}`}>
          {children}
        </div>
        <span className={css['cover']} {...button} />
      </div>
    )
  return (
    <g className={className} style={style} data-near={id} data-state={state} {...named}>
      <Outline shape={shape} className={css['glow']} data-state={state} />
      <g ref={keep}>{children}</g>
      <Outline shape={shape} className={css['ring']} {...button} />
    </g>
  )
})

/** Registers the element with the layer. */
function useRegistered(layer: Layer | null, id: string, tapTwice: boolean | undefined) {
  const registry = layer?.registry
  return useCallback(
    (element: Element | null) => (element === null ? undefined : registry?.add(id, element, tapTwice)),
    [registry, id, tapTwice],
  )
}

const stateIn = (layer: Layer | null, id: string): PlaceState =>
  layer === null ? 'quiet' : placeState(layer.offered, id)

/** The registry sets the tabindex. */
const pressable = (name: string, state: PlaceState) => ({
  role: 'button',
  'aria-label': name,
  'aria-pressed': state === 'picked' || undefined,
})

/** The accessible name: the place's name and what pressing it would do. */
function spoken(layer: Layer, state: PlaceState, id: string, label?: string): string {
  if (state === 'picked') return say('picked', { place: label ?? id })
  const here = choicesAt(layer.offered, id)
  const open = here.filter(choice => choice.open)
  const [only = here[0]] = open
  if (open.length > 1) return say('several', { place: label ?? id, count: open.length })
  const choice = state === 'greyed' ? say('notPossible', { choice: only?.label ?? '' }) : (only?.label ?? '')
  return label === undefined ? choice : say('atPlace', { place: label, choice })
}

function Outline({ shape, ...rest }: { shape: Shape; className: string | undefined; 'data-state': PlaceState }) {
  if ('cx' in shape) return <circle {...shape} {...rest} />
  if ('d' in shape) return <path {...shape} {...rest} />
  if ('points' in shape) return <polygon {...shape} {...rest} />
  return <rect {...shape} {...rest} />
}
