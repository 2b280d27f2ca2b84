// A double-click guard: a double press never makes two choices, and an element that has just appeared never receives a press meant
// for the one before it. The second press of a double click, or of two quick taps at one spot, counts only on the same element as
// the first, and only if the first chose nothing.

/** The relevant data of a press. */
export interface Press {
  readonly x: number
  readonly y: number
  /** In milliseconds. */
  readonly time: number
  /** The element that would receive it; null if it isn't interactive. */
  readonly target: unknown
  /** The browser's click count: 1, then 2 for a double click; 0 for a key. */
  readonly count: number
  readonly isMouse: boolean
}

/** The maximum time between two presses of a double click. */
const DOUBLE_CLICK = 700
const DOUBLE_TAP = 400
/** The maximum distance between two taps at one spot, in pixels. */
const NEAR = 32

export class DoubleClickGuard {
  private last: Press | null = null
  private hasChosen = false

  /** Call this when the last accepted press has made a choice. */
  chose(): void {
    this.hasChosen = true
  }

  /** Whether a press counts. */
  takes(press: Press): boolean {
    if (press.count === 0) return true
    const { last } = this
    if (last !== null && isSecond(last, press) && (this.hasChosen || press.target !== last.target)) return false
    this.last = press
    this.hasChosen = false
    return true
  }
}

/** A mouse uses the system's click count, a finger time and distance. */
function isSecond(first: Press, { x, y, time, count, isMouse }: Press): boolean {
  const since = time - first.time
  if (isMouse) return count > 1 && since < DOUBLE_CLICK
  return since < DOUBLE_TAP && Math.hypot(x - first.x, y - first.y) < NEAR
}

const PRESSABLE = 'button,a,summary,input,select,label,[role=button],[data-place]'

/** One guard for the whole page, because the element under the pointer may change between presses. */
export const guard = new DoubleClickGuard()

/** Stops unwanted presses before any other listener; returns a function that removes the guard. */
export function guardDoubleClicks(page: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest(PRESSABLE) : null
    const isMouse = 'pointerType' in event && event.pointerType === 'mouse'
    const { clientX: x, clientY: y, timeStamp: time, detail: count } = event
    if (guard.takes({ x, y, time, target, count, isMouse })) return
    event.preventDefault()
    event.stopPropagation()
  }
  // A held key repeats, and would choose again and again.
  const onKeyDown = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' '
    if (!event.repeat || !isPress || !(event.target instanceof Element)) return
    if (event.target.closest('[data-place],[data-choice]') === null) return
    event.preventDefault()
    event.stopPropagation()
  }
  page.addEventListener('click', onClick, { capture: true })
  page.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    page.removeEventListener('click', onClick, { capture: true })
    page.removeEventListener('keydown', onKeyDown, { capture: true })
  }
}
