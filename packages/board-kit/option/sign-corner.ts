// At which corner of a marked place its number stands: where it covers least of what is read.

import type { Box } from './geometry.ts'

export const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const
export type Corner = (typeof CORNERS)[number]

/** How far the middle of a number lies outside the corner of its frame, in pixels. */
export const OUTSIDE = 4

/** Where a number of that size would lie. */
export function signAt(frame: Box, corner: Corner, size: { readonly width: number; readonly height: number }): Box {
  const x = corner.endsWith('right') ? frame.x + frame.width + OUTSIDE : frame.x - OUTSIDE
  const y = corner.startsWith('bottom') ? frame.y + frame.height + OUTSIDE : frame.y - OUTSIDE
  return { x: x - size.width / 2, y: y - size.height / 2, ...size }
}

/** The first of the corners at which least is covered; outside the room nothing is seen at all. */
export function cornerFor(
  frame: Box,
  size: { readonly width: number; readonly height: number },
  texts: readonly Box[],
  room: Box,
): Corner {
  const covered = (corner: Corner): number => {
    const sign = signAt(frame, corner, size)
    const lost = size.width * size.height - common(sign, room)
    return lost * OUT_OF_SIGHT + texts.reduce((sum, text) => sum + common(sign, text), 0)
  }
  return CORNERS.toSorted((a, b) => covered(a) - covered(b))[0] ?? 'top-right'
}

/** What is cut off is worse than what is covered. */
const OUT_OF_SIGHT = 4

/** The area two boxes have in common. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Every piece of text in a part of the page, as it lies on the screen. */
export function textsIn(part: Element): Box[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: Box[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.textContent?.trim() === '') continue
    range.selectNodeContents(node)
    found.push(...range.getClientRects())
  }
  return found
}
