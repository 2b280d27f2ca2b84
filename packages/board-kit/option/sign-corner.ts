// Chooses the corner of a marked place in which its number covers the least text.

import type { Rect } from './geometry.ts'

export const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const
export type Corner = (typeof CORNERS)[number]

/** How far outside its frame's corner a number is centred, in pixels. */
export const OUTSIDE = 4

/** The box of a number of this size at a corner. */
export function signAt(frame: Rect, corner: Corner, size: { readonly width: number; readonly height: number }): Rect {
  const x = corner.endsWith('right') ? frame.x + frame.width + OUTSIDE : frame.x - OUTSIDE
  const y = corner.startsWith('bottom') ? frame.y + frame.height + OUTSIDE : frame.y - OUTSIDE
  return { x: x - size.width / 2, y: y - size.height / 2, ...size }
}

/**
 * The corner where the number covers the least. If several are equal, the first. Being outside the visible area costs more than
 * covering text.
 */
export function cornerFor(
  frame: Rect,
  size: { readonly width: number; readonly height: number },
  texts: readonly Rect[],
  room: Rect,
): Corner {
  const covered = (corner: Corner): number => {
    const sign = signAt(frame, corner, size)
    const lost = size.width * size.height - common(sign, room)
    return lost * OUT_OF_SIGHT + texts.reduce((sum, text) => sum + common(sign, text), 0)
  }
  return CORNERS.toSorted((a, b) => covered(a) - covered(b))[0] ?? 'top-right'
}

/** How much worse it is to cut a number off than to cover text. */
const OUT_OF_SIGHT = 4

/** The overlapping area of two boxes. */
function common(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** The boxes of all text in an element, in screen coordinates. */
export function textsIn(part: Element): Rect[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: Rect[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.textContent?.trim() === '') continue
    range.selectNodeContents(node)
    found.push(...range.getClientRects())
  }
  return found
}
