// Scrolls the page, and pans and scrolls the board inside it, until things on the board are in clear view: not under the prompt, a
// note or a bar.

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Things that pan to their content themselves, by the element that frames it. */
const PANS = new WeakMap<Element, (thing: Element) => void>()

/** Registers a drawing that can pan. Returns a function that unregisters it. */
export function registerPan(frame: Element, pan: (thing: Element) => void): () => void {
  PANS.set(frame, pan)
  return () => PANS.delete(frame)
}

/** The most important first. If they don't all fit, the first ones that do. */
export function bringInSight(things: readonly Element[]): void {
  const [first] = things.filter(hasSize)
  if (first === undefined) return
  const scrollers = scrollersAround(first)
  scrollPage(areaOf(scrollers[0] ?? first))
  for (const [i, scroller] of scrollers.entries()) {
    const inside = scrollers[i + 1]
    const window = both(clearArea(), areaOf(scroller))
    const by = distanceInto(window, inside === undefined ? groupIn(window, things, scroller) : areaOf(inside))
    scroller.scrollBy({ left: by.x, top: by.y, behavior: 'instant' })
  }
  const drawing = first.closest('[data-pans]')
  // The most important is panned to last, so it's surely in view.
  const inside = things.filter(thing => drawing?.contains(thing)).toReversed()
  if (drawing !== null) for (const thing of inside) PANS.get(drawing)?.(thing)
  scrollPage(groupIn(clearArea(), things, null))
}

/** Whether this is in clear view already. */
export function isInSight(thing: Element): boolean {
  const windows = [clearArea(), ...[...scrollersAround(thing), thing.closest('[data-pans]')].flatMap(areasOf)]
  const box = areaOf(thing)
  return hasSize(thing) && windows.every(window => contains(window, middleOf(box)))
}

const areasOf = (element: Element | null): Area[] => (element === null ? [] : [areaOf(element)])

/** A thing in a hidden tab has no size. */
const hasSize = (thing: Element): boolean => thing.getBoundingClientRect().height > 0

const areaOf = (element: Element): Area => element.getBoundingClientRect()

const both = (a: Area, b: Area): Area => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

const around = (a: Area, b: Area): Area => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

const fitsInto = (window: Area, box: Area): boolean =>
  box.right - box.left <= window.right - window.left - 2 * MARGIN &&
  box.bottom - box.top <= window.bottom - window.top - 2 * MARGIN

const middleOf = ({ left, top, right, bottom }: Area) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

const contains = ({ left, top, right, bottom }: Area, { x, y }: { x: number; y: number }): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Room for a frame around a thing, and its number at a corner. */
const MARGIN = 12

/** The box around as many things as fit, always with the first. */
function groupIn(window: Area, things: readonly Element[], scroller: Element | null): Area {
  const boxes = things.filter(one => hasSize(one) && (scroller === null || scroller.contains(one))).map(areaOf)
  return boxes.reduce((group, box) => {
    const larger = around(group, box)
    return fitsInto(window, larger) ? larger : group
  })
}

/** How far to scroll so that the box is in the middle of the window; nothing if it's already inside. */
function distanceInto(window: Area, box: Area): { x: number; y: number } {
  return {
    x: distance(window.left, window.right, box.left, box.right),
    y: distance(window.top, window.bottom, box.top, box.bottom),
  }
}

function distance(from: number, to: number, start: number, end: number): number {
  if (start >= from + MARGIN && end <= to - MARGIN) return 0
  const isLarge = end - start > to - from - 2 * MARGIN
  return isLarge ? start - from - MARGIN : (start + end) / 2 - (from + to) / 2
}

/** The prompt moves when the page scrolls until it sticks, so the second pass measures again. */
function scrollPage(box: Area): void {
  const before = scrollY
  scrollBy({ top: distanceInto(clearArea(), box).y, behavior: 'instant' })
  const moved = scrollY - before
  const there = { ...box, top: box.top - moved, bottom: box.bottom - moved }
  scrollBy({ top: distanceInto(clearArea(), there).y, behavior: 'instant' })
}

/** The part of the window that no prompt, note or bar covers. */
export function clearArea(): Area {
  const width = document.documentElement.clientWidth
  const top = Math.max(0, document.querySelector('[data-prompt]')?.getBoundingClientRect().bottom ?? 0)
  const bars = [...document.querySelectorAll('[data-covers]')].filter(isBar).map(bar => bar.getBoundingClientRect())
  const feet = bars.filter(bar => bar.height > 0 && bar.width > width / 2 && bar.bottom > innerHeight / 2)
  return { left: 0, top, right: width, bottom: Math.min(innerHeight, ...feet.map(bar => bar.top)) }
}

const isBar = (element: Element): boolean => BARS.has(getComputedStyle(element).position)
const BARS: ReadonlySet<string> = new Set(['fixed', 'sticky'])

/** What scrolls around a thing, from the outside in, without the page. */
function scrollersAround(thing: Element): Element[] {
  const found: Element[] = []
  for (let one = thing.parentElement; one !== null && one !== document.body; one = one.parentElement)
    if (scrolls(one)) found.unshift(one)
  return found
}

function scrolls(one: Element): boolean {
  const isLarger = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
  return isLarger && SCROLLS.has(getComputedStyle(one).overflowY)
}
const SCROLLS: ReadonlySet<string> = new Set(['auto', 'scroll'])
