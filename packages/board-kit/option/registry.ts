// Where a board's places are drawn, and which of them is in the tab order.

import { afterPaint } from '../motion/after-paint.ts'
import { type Spot, readingOrder } from './geometry.ts'

/** Interactive places have one of these states. Keys skip the others. */
const LIVE = '[data-state="lit"],[data-state="dim"],[data-state="greyed"],[data-state="picked"]'
const CHOOSABLE = '[data-state="lit"],[data-state="picked"]'

interface DrawnPlace {
  readonly element: Element
  readonly tapTwice: boolean
}

export class Registry {
  /** A thing may be drawn twice, small and large. The last drawing counts. When it's removed, the previous one counts again. */
  private readonly places = new Map<string, readonly DrawnPlace[]>()
  private readonly drafts = new Map<string, () => void>()
  private readonly tagged = new Set<string>()
  private stop: Element | null = null
  private isSettling = false

  add(id: string, element: Element, tapTwice = false): () => void {
    this.places.set(id, [...(this.places.get(id) ?? []), { element, tapTwice }])
    this.settleSoon()
    return () => {
      const left = (this.places.get(id) ?? []).filter(one => one.element !== element)
      if (left.length === 0) this.places.delete(id)
      else this.places.set(id, left)
    }
  }

  /** Registers that a tag at this place already shows the choice's effects. Returns a function that unregisters it. */
  tag(id: string): () => void {
    this.tagged.add(id)
    return () => this.tagged.delete(id)
  }

  isTagged(id: string): boolean {
    return this.tagged.has(id)
  }

  /** Makes a press at this place go to the board's draft instead of choosing. Returns a function that undoes this. */
  draft(id: string, set: () => void): () => void {
    this.drafts.set(id, set)
    return () => this.drafts.delete(id)
  }

  draftAt(id: string): (() => void) | null {
    return this.drafts.get(id) ?? null
  }

  get(id: string): Element | null {
    return this.places.get(id)?.at(-1)?.element ?? null
  }

  /** Whether the first tap there only previews. */
  isTappedTwice(id: string): boolean {
    return this.places.get(id)?.at(-1)?.tapTwice === true
  }

  /** Every place that keys can reach, with its current box. */
  spots(states = LIVE): Spot[] {
    return [...this.places.keys()].flatMap(id => {
      const element = this.get(id)
      if (element?.matches(states) !== true) return []
      const { x, y, width, height } = element.getBoundingClientRect()
      return [{ id, x, y, width, height }]
    })
  }

  /** The places that keys reach from a place: all of them, or only those that can be chosen. */
  spotsFrom(id: string, onlyChoosable: boolean): Spot[] {
    const choosable = new Set(this.spots(CHOOSABLE).map(spot => spot.id))
    return this.spots().filter(spot => !onlyChoosable || spot.id === id || choosable.has(spot.id))
  }

  /**
   * Makes this the board's only place in the tab order (roving tabindex). Prefers places that can be chosen. A greyed place is in
   * the tab order only while it has the focus.
   */
  settle(wanted: Element | null = this.stop): void {
    const drawn = [...this.places.values()].flat().map(({ element }) => element)
    const live = new Set(drawn.filter(element => element.matches(LIVE)))
    const isKept = wanted !== null && live.has(wanted) && (wanted.matches(CHOOSABLE) || isFocused(wanted))
    this.stop = isKept ? wanted : (this.first(CHOOSABLE) ?? this.first(LIVE))
    for (const element of drawn) setTabIndex(element, element === this.stop ? '0' : live.has(element) ? '-1' : null)
  }

  private first(states: string): Element | null {
    return this.get(readingOrder(this.spots(states))[0]?.id ?? '')
  }

  /** The place in the tab order. */
  get stopId(): string | null {
    return placeIdOf(this.stop)
  }

  /** Focuses the place in the tab order. */
  focusStop(): boolean {
    return this.stop?.matches(LIVE) === true && this.focus(placeIdOf(this.stop))
  }

  /** Handles places that appear at the same time all at once. */
  private settleSoon(): void {
    if (this.isSettling) return
    this.isSettling = true
    afterPaint(() => {
      this.isSettling = false
      this.settle()
    })
  }

  focus(id: string | null): boolean {
    const element = this.get(id ?? '')
    if (!isFocusable(element)) return false
    setTabIndex(element, '0')
    element.focus({ preventScroll: element instanceof SVGElement })
    this.settle(element)
    return true
  }
}

export const isFocusable = (element: Element | null | undefined): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement

/** Compares first, because setting an attribute to the same value is still a DOM mutation, at every place. */
function setTabIndex(element: Element, wanted: string | null): void {
  if (element.getAttribute('tabindex') === wanted) return
  if (wanted === null) element.removeAttribute('tabindex')
  else element.setAttribute('tabindex', wanted)
}

const isFocused = (element: Element): boolean => element === element.ownerDocument.activeElement

export const placeIdOf = (element: Element | null): string | null =>
  element?.closest('[data-place]')?.getAttribute('data-place') ?? null
