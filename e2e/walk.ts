// Measures, inside the page, how much of what a decision involves is visible in the window.

export interface Fault {
  readonly promise: string
  readonly detail: string
}

/** The board's position, to compare with the next one. */
export interface Look {
  readonly faults: readonly Fault[]
  readonly board: string
}

/** Runs in the page, so it can't use anything outside. */
export function lookAround({ isPhone, isTextMeasured }: { isPhone: boolean; isTextMeasured: boolean }): Look {
  interface Point {
    readonly x: number
    readonly y: number
  }
  const SLACK = 1.5
  const MARGIN = 16
  const faults: Fault[] = []
  const { innerWidth: width, innerHeight: height } = window

  const nameOf = (element: Element): string =>
    element.getAttribute('data-place') ?? element.getAttribute('data-choice') ?? element.tagName

  /** A point on the place: the middle, or for a bent line the middle of its length. */
  function middleOf(element: Element): Point {
    const { left, top, width: w, height: h } = element.getBoundingClientRect()
    const middle = { x: left + w / 2, y: top + h / 2 }
    if (!(element instanceof SVGGeometryElement)) return middle
    const matrix = element.getScreenCTM()
    if (matrix === null) return middle
    const inside = new DOMPoint(middle.x, middle.y).matrixTransform(matrix.inverse())
    if (element.isPointInFill(inside)) return middle
    const onLine = element.getPointAtLength(element.getTotalLength() / 2).matrixTransform(matrix)
    return { x: onLine.x, y: onLine.y }
  }

  const isInWindow = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= -SLACK && top >= -SLACK && right <= width + SLACK && bottom <= height + SLACK

  /** Whether a press at its middle would reach it. */
  function isOnTop(element: Element): boolean {
    const { x, y } = middleOf(element)
    const hit = document.elementFromPoint(x, y)
    return hit !== null && element.contains(hit)
  }

  /** The element that clips it, if any. */
  function clipOf(element: Element): Element | null {
    const box = element.getBoundingClientRect()
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      if (around === document.body || around === document.documentElement) continue
      const frame = around.getBoundingClientRect()
      const isCut =
        (overflowX !== 'visible' && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) ||
        (overflowY !== 'visible' && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK))
      if (isCut) return around
    }
    return null
  }

  const lit = [...document.querySelectorAll('[data-place][data-state="lit"]')]
  const buttons = [...document.querySelectorAll('[data-prompt] [data-choice]:not([data-closed])')]
  const asked = [...lit, ...buttons].filter(element => element.checkVisibility())
  if (asked.length === 0)
    faults.push({ promise: 'something to press', detail: 'nothing is lit, and there is no button' })

  if (isPhone) lookAtPhone()
  else
    for (const element of asked) {
      const name = nameOf(element)
      const clip = clipOf(element)
      if (clip !== null && isLedTo(element, clip)) continue
      if (!isInWindow(element.getBoundingClientRect())) faults.push({ promise: 'inside the window', detail: name })
      else if (clip !== null)
        faults.push({ promise: 'not clipped', detail: `${name} by ${clip.getAttribute('class') ?? clip.tagName}` })
      else if (!isOnTop(element)) faults.push({ promise: 'not covered', detail: `${name} by ${coverOf(element)}` })
    }

  /**
   * In a partly visible drawing, the middle of the place must be visible, or a button for that side must count it and scroll to it.
   */
  function isLedTo(element: Element, clip: Element): boolean {
    const frame = clip.closest('[data-steady]')
    if (frame === null) return false
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    const { x, y } = middleOf(element)
    const edges = [x < left && 'left', x > right && 'right', y < top && 'up', y > bottom && 'down']
    if (!edges.some(Boolean)) return isOnTop(element)
    const leads = [...(frame.parentElement?.querySelectorAll('[data-beyond]') ?? [])]
    return leads.some(button => edges.includes(button.getAttribute('data-beyond') ?? '') && isOnTop(button))
  }

  function coverOf(element: Element): string {
    const { x, y } = middleOf(element)
    const hit = document.elementFromPoint(x, y)
    return hit === null
      ? 'nothing'
      : `${hit.tagName} ${hit.getAttribute('data-place') ?? hit.getAttribute('class') ?? ''}`
  }

  /** Checks that one place is visible, and that one swipe or one jump button leads to every other. */
  function lookAtPhone(): void {
    const isSeen = (element: Element) => clipOf(element) === null && isOnTop(element)
    if (!asked.some(isSeen))
      faults.push({ promise: 'inside the window', detail: asked.map(nameOf).slice(0, 3).join(', ') })
    const top = document.querySelector('[data-prompt]')?.getBoundingClientRect().bottom ?? 0
    const bars = [...document.querySelectorAll('[data-foot],[data-hand]')].map(bar => bar.getBoundingClientRect())
    const foot = Math.min(height, ...bars.filter(bar => bar.height > 0).map(bar => bar.top))
    const before = scrollY
    for (const element of asked) {
      if (isSeen(element)) continue
      if (element.closest('[data-hand]') !== null && scrollerOf(element) === null)
        faults.push({ promise: 'not covered', detail: `${nameOf(element)} by ${coverOf(element)}` })
      const { y } = middleOf(element)
      const byPage = y < top ? top - y : y - foot
      const inside = scrollerOf(element)
      if (inside !== null) {
        const { x, y: at } = middleOf(element)
        const frame = inside.getBoundingClientRect()
        const beyond = Math.max(frame.left - x, x - frame.right, frame.top - at, at - frame.bottom)
        if (beyond <= Math.max(inside.clientWidth, inside.clientHeight)) continue
      } else if (byPage <= foot - top) continue
      const part = document.querySelector('[data-jump]') === null ? null : element.closest('[data-part]')
      if (part instanceof HTMLElement) part.style.scrollMarginTop = `${top + 6}px` // as its jump button would do
      part?.scrollIntoView({ block: 'start' })
      const isThere = part !== null && isSeen(element)
      scrollTo(0, before)
      if (!isThere)
        faults.push({
          promise: 'within a swipe',
          detail: `${nameOf(element)} by ${Math.round(byPage - foot + top)} px`,
        })
    }
  }

  function scrollerOf(element: Element): Element | null {
    const clip = clipOf(element)
    return clip !== null && (clip.scrollWidth > clip.clientWidth || clip.scrollHeight > clip.clientHeight) ? clip : null
  }

  /** The scale at which a drawing is shown, rotated or not. */
  function scaleOf(element: Element): number {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
  }

  if (document.documentElement.scrollWidth > width)
    faults.push({ promise: 'no sideways scrolling', detail: `${document.documentElement.scrollWidth} px` })

  if (isTextMeasured) {
    const small = new Map<string, string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const around = node.parentElement
      if (around === null || node.textContent?.trim() === '' || around.closest('[data-piece]') !== null) continue
      if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const box = around.getBoundingClientRect()
      if (box.width < 3 || box.height < 3) continue
      const size = Number.parseFloat(getComputedStyle(around).fontSize) * scaleOf(around)
      if (size > 0 && size < 11.9) small.set(`${size.toFixed(1)} px`, node.textContent?.trim().slice(0, 24) ?? '')
    }
    for (const [size, text] of small) faults.push({ promise: 'text of 12 px', detail: `${text} at ${size}` })
  }

  const board = document.querySelector('[data-board]')?.getBoundingClientRect()
  const drawn = document.querySelector('[data-frame="portrait"] > :first-child')?.getBoundingClientRect()
  if (board !== undefined && drawn !== undefined && drawn.bottom < board.bottom - MARGIN)
    faults.push({ promise: 'fills its height', detail: `${Math.round(board.bottom - drawn.bottom)} px empty` })
  // On a phone the page scrolls, and the board is as tall as its content.
  const place =
    board && (isPhone ? [board.x, board.y + scrollY, board.width] : [board.x, board.y, board.width, board.height])
  return { faults, board: place?.join(' ') ?? '' }
}
