// Finds texts that are too small to read and targets that are too small to press, measured inside the page.

/** Counts by kind. A kind is named after its CSS class. */
export type Counted = Readonly<Record<string, number>>

export interface Small {
  /** Texts below the minimum size, except letters on pieces (`data-piece`), because players know pieces by their shape. */
  readonly texts: Counted
  /** Targets below 24 px with another target within 24 px. */
  readonly targets: Counted
}

/** Runs in the page, so it can't use anything outside. */
export function lookForSmall(leastText: number): Small {
  const TARGET = 24
  const SLACK = 0.2
  const PRESSED = '[data-place]:is([data-state="lit"], [data-state="picked"]), button, select, input, summary'

  /** "crater: label" from `_label_1x2y3_45`. An element without a class gets its nearest ancestor's. */
  function kindOf(element: Element): string {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const name = /_([a-zA-Z]\w*?)_[\w-]{5}_\d+/.exec(around.getAttribute('class') ?? '')?.[1]
      if (name !== undefined) return around === element ? name : `${name} ${element.tagName.toLowerCase()}`
    }
    return element.tagName.toLowerCase()
  }

  /** The scale at which it's shown, rotated or not. */
  function scaleOf(element: Element): number {
    if (element instanceof HTMLElement && element.offsetWidth > 0) {
      const { width } = element.getBoundingClientRect()
      // `offsetWidth` is rounded, which matters for a single letter.
      return Math.abs(width - element.offsetWidth) < 1 ? 1 : width / element.offsetWidth
    }
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
  }

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const isClipped = getComputedStyle(element).clipPath !== 'none' // Visually hidden, for screen readers only.
    if (width < 3 || height < 3 || isClipped) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function count(kinds: readonly string[]): Counted {
    const counts: Record<string, number> = {}
    for (const kind of kinds.toSorted()) counts[kind] = (counts[kind] ?? 0) + 1
    return counts
  }

  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const around = node.parentElement
    if (around === null || node.textContent?.trim() === '' || around.closest('[data-piece]') !== null) continue
    const size = Number.parseFloat(getComputedStyle(around).fontSize) * scaleOf(around)
    if (size > 0 && size < leastText - SLACK && isShown(around)) texts.push(kindOf(around))
  }

  const pressed = [...document.querySelectorAll(PRESSED)].filter(isShown)
  const boxes = pressed.map(element => element.getBoundingClientRect())
  const isCrowded = (box: DOMRect): boolean => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return boxes.some(other => {
      if (other === box) return false
      const dx = Math.max(other.left - x, 0, x - other.right)
      const dy = Math.max(other.top - y, 0, y - other.bottom)
      return Math.hypot(dx, dy) < TARGET / 2
    })
  }
  const small = pressed.filter((_element, i) => {
    const box = boxes[i]
    return box !== undefined && Math.min(box.width, box.height) < TARGET - SLACK && isCrowded(box)
  })
  // A place is named by its kind: `data-place` has the form `kind-…`.
  const nameOf = (element: Element): string => element.getAttribute('data-place')?.split(/[-|]/)[0] ?? kindOf(element)
  return { texts: count(texts), targets: count(small.map(nameOf)) }
}
