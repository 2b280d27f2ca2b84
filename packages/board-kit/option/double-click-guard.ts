// A double press never makes two choices. What has just appeared under the hand does not take the press that was meant
// for what stood there before: the second press of a double click, or of two quick taps at one spot, counts only on the
// very thing the first one was for, and not when that first one has chosen something.

/** A press, as far as it matters here. */
export interface Press {
  readonly x: number
  readonly y: number
  /** Milliseconds. */
  readonly time: number
  /** What would take it; null is nothing that can be pressed. */
  readonly target: unknown
  /** As the browser counts them: 1, then 2 for a double click. A key counts 0. */
  readonly count: number
  readonly isMouse: boolean
}

/** So long after a press that was taken, another may still belong to it. */
const DOUBLE_CLICK = 700
const DOUBLE_TAP = 400
/** Two taps of one finger land this near to each other, in pixels. */
const NEAR = 32

export class DoubleClickGuard {
  private last: Press | null = null
  private hasChosen = false

  /** Something was chosen with the press that was taken last. */
  chose(): void {
    this.hasChosen = true
  }

  /** Whether a press is meant. */
  takes(press: Press): boolean {
    if (press.count === 0) return true
    const { last } = this
    if (last !== null && isSecond(last, press) && (this.hasChosen || press.target !== last.target)) return false
    this.last = press
    this.hasChosen = false
    return true
  }
}

/** A mouse has the double click of its system; a finger is known by the time and the place. */
function isSecond(first: Press, { x, y, time, count, isMouse }: Press): boolean {
  const since = time - first.time
  if (isMouse) return count > 1 && since < DOUBLE_CLICK
  return since < DOUBLE_TAP && Math.hypot(x - first.x, y - first.y) < NEAR
}

const PRESSABLE = 'button,a,summary,input,select,label,[role=button],[data-place]'

/** A person has one hand, whatever the page shows next. */
export const guard = new DoubleClickGuard()

/** Stops presses that are not meant before anything hears of them; gives how to let go. */
export function guardDoubleClicks(page: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest(PRESSABLE) : null
    const isMouse = 'pointerType' in event && event.pointerType === 'mouse'
    const { clientX: x, clientY: y, timeStamp: time, detail: count } = event
    if (guard.takes({ x, y, time, target, count, isMouse })) return
    event.preventDefault()
    event.stopPropagation()
  }
  // A key that is held down repeats itself, and would choose again and again.
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
