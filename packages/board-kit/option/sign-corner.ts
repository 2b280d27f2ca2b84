// Chooses where a marked place's number and its notes cover the least: no choice, and as little text and as few things as possible.

import type { Rect } from './geometry.ts'

export const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const
export type Corner = (typeof CORNERS)[number]
const SPOTS = ['below', 'above', 'right', 'left'] as const
type Spot = (typeof SPOTS)[number]

type Size = Pick<Rect, 'width' | 'height'>

/** How far outside its frame a number is centred, and notes begin, in pixels. */
export const OUTSIDE = 4

/** The box of a number of this size at a corner. */
export function signAt(frame: Rect, corner: Corner, size: Size): Rect {
  const x = corner.endsWith('right') ? frame.x + frame.width + OUTSIDE : frame.x - OUTSIDE
  const y = corner.startsWith('bottom') ? frame.y + frame.height + OUTSIDE : frame.y - OUTSIDE
  return { x: x - size.width / 2, y: y - size.height / 2, ...size }
}

/** The corner where the number covers the least. */
export const cornerFor = (frame: Rect, size: Size, texts: readonly Rect[], room: Rect): Corner =>
  leastCovering(CORNERS, corner => signAt(frame, corner, size), texts, room)

/** The box of notes of this size, inside the room's left and right edges. */
export function notesAt(frame: Rect, spot: Spot, size: Size, room: Rect, gap = OUTSIDE): Rect {
  const beside = spot === 'right' ? frame.width + gap : -gap - size.width
  if (spot === 'left' || spot === 'right')
    return { x: frame.x + beside, y: frame.y + (frame.height - size.height) / 2, ...size }
  const x = frame.x + (frame.width - size.width) / 2
  const y = spot === 'above' ? frame.y - gap - size.height : frame.y + frame.height + gap
  return { x: Math.max(room.x, Math.min(x, room.x + room.width - size.width)), y, ...size }
}

/** How far from its frame the notes may go where choices surround it, in their own height. */
const FARTHEST = 3

/** Where the notes cover no choice and the least of everything else, as near as possible; null if there's no such spot. */
export function boxForNotes(
  frame: Rect,
  size: Size,
  { choices, others }: { readonly choices: readonly Rect[]; readonly others: readonly Rect[] },
  room: Rect,
): Rect | null {
  for (let away = 0; away <= FARTHEST; away++) {
    const boxes = SPOTS.map(spot => notesAt(frame, spot, size, room, OUTSIDE + away * size.height))
    const free = boxes.filter(box => common(box, room) > 0 && choices.every(choice => common(box, choice) === 0))
    if (free.length > 0) return leastCovering(free, box => box, others, room)
  }
  return null
}

/** The first of the options that cover the least. A part outside the visible area costs more than one that covers text. */
function leastCovering<T>(options: readonly T[], boxOf: (option: T) => Rect, texts: readonly Rect[], room: Rect): T {
  const costs = options.map(option => {
    const box = boxOf(option)
    const lost = box.width * box.height - common(box, room)
    return lost * OUT_OF_SIGHT + texts.reduce((sum, text) => sum + common(box, text), 0)
  })
  return options[costs.indexOf(Math.min(...costs))] as T
}

/** How much worse it is to cut something off than to cover text. */
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

/** The boxes of a board's own buttons, such as those that switch between seats. */
export const buttonsIn = (part: Element): Rect[] =>
  [...part.querySelectorAll('button:not([data-place])')].map(button => button.getBoundingClientRect())
