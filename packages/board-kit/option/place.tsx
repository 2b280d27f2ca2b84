// A place of the board that can hold a choice. With a `shape` it is a part of an SVG drawing; without, it is a box
// of the page. What it may be pressed for, how it is lit and what it is called all come from the layer around it.
//
// What is pressed is the outline on top, not the drawing under it: so a card stays readable for those who hear it,
// and the name of the button is what pressing it would do.

import { type CSSProperties, memo, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { type AnyThing, thingId } from '../things.ts'
import { say } from '../words.ts'
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

/** A game names its things once: `export const Place = KitPlace<Thing>`. */
export type PlaceProps<T extends AnyThing = AnyThing> = Drawing & {
  readonly draft?: Drafted | undefined
} & ({ readonly of: T } | { readonly id: string })

/** Part of a draft that the board keeps until it makes all its choices at once with `chooseLine`. */
export interface Drafted {
  readonly isPicked: boolean
  /** What a press changes in the draft. */
  set(): void
}

interface Drawing {
  /** How it is called: "Block 3, space 5". */
  readonly label?: string | undefined
  /** Its outline, when it is drawn in an SVG. */
  readonly shape?: Shape | undefined
  /** Whether what is drawn here may also be dragged to the next place of a choice. */
  readonly draggable?: boolean | undefined
  /** Small, and beside others: a finger's first tap shows what it would bring, and the second chooses. */
  readonly tapTwice?: boolean | undefined
  readonly className?: string | undefined
  /** Of a box of the page: the class of what lies inside it, which is laid out there and fills the box. */
  readonly inside?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

export function Place<T extends AnyThing>(props: PlaceProps<T>) {
  const { label, draggable, draft } = props
  const id = 'of' in props ? thingId(props.of) : props.id
  const layer = useMaybeLayer()
  const state = draft === undefined ? (layer?.stateOf(id) ?? 'quiet') : draft.isPicked ? 'picked' : 'lit'
  const isLive = layer !== null && LIVE.has(state)
  useDrafted(layer, id, draft?.set)
  return (
    <Drawn
      {...drawingOf(props)}
      id={id}
      state={state}
      isConsidered={layer?.considered === id}
      spoken={isLive ? (draft === undefined ? spoken(layer, state, id, label) : (label ?? id)) : null}
      dragged={isLive && draggable === true ? layer : null}
      register={useRegistered(layer, id)}
    />
  )
}

function useDrafted(layer: Layer | null, id: string, set: (() => void) | undefined): void {
  useEffect(() => (set === undefined ? undefined : layer?.draft(id, set)), [layer, id, set])
}

/** Without the thing: a new object for the same thing would draw it again. */
const drawingOf = ({ label, shape, draggable, tapTwice, className, inside, style, children }: PlaceProps): Drawing => ({
  label,
  shape,
  draggable,
  tapTwice,
  className,
  inside,
  style,
  children,
})

const LIVE: ReadonlySet<PlaceState> = new Set(['lit', 'greyed', 'picked'])

interface DrawnProps extends Drawing {
  readonly id: string
  readonly state: PlaceState
  /** Whether a finger has tapped it once. */
  readonly isConsidered: boolean
  /** The name of the button; null when there is nothing to press. */
  readonly spoken: string | null
  /** Where it is dropped, when it can be dragged. */
  readonly dragged: Layer | null
  readonly register: (element: Element | null) => (() => void) | undefined
}

// Every place hears of every new choice; only those that look different for it are drawn anew.
const Drawn = memo(function Drawn(props: DrawnProps) {
  const { id, label, shape, state, className, inside, style, children } = props
  const moving = useRef<Element>(null)
  const drag = useDrag(props.dragged, id, moving)
  const named = props.spoken !== null || label === undefined ? {} : { role: 'group', 'aria-label': label }
  const button = {
    ref: props.register,
    'data-place': id,
    'data-state': state,
    'data-tap-twice': props.tapTwice || undefined,
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

/** Tells the layer where the place is drawn. */
function useRegistered(layer: Layer | null, id: string) {
  const register = useRef(layer?.register)
  return useCallback(
    (element: Element | null) => (element === null ? undefined : register.current?.(id, element)),
    [id],
  )
}

const pressable = (name: string, state: PlaceState) => ({
  role: 'button',
  tabIndex: -1,
  'aria-label': name,
  'aria-pressed': state === 'picked' || undefined,
})

/** How a place is read out: its name and what pressing it would do. */
function spoken(layer: Layer, state: PlaceState, id: string, label?: string): string {
  if (state === 'picked') return say('picked', { place: label ?? id })
  const here = layer.at(id)
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
