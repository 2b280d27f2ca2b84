// The prompt's states, and how to produce each of them.

/** Each function produces its state in a table's document and returns whether it succeeded. */
export const STATES = {
  question: () => true,
  hover: hoverOver,
  'why not': document => press(document, GREYED),
  story: document => press(document, '[data-prompt] [popovertarget]'),
  scene: document => press(document, '[data-opens-scene]'),
} as const satisfies Readonly<Record<string, (document: Document) => boolean>>

export type BenchState = keyof typeof STATES

const OPEN = '[data-place][data-state="lit"], [data-prompt] [data-choice]:not([data-closed])'
const GREYED = '[data-place][data-state="greyed"], [data-prompt] [data-choice][data-closed]'

function hoverOver(document: Document): boolean {
  const place = document.querySelector(OPEN)
  const { PointerEvent } = document.defaultView ?? globalThis
  return place?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })) ?? false
}

function press(document: Document, wanted: string): boolean {
  const found = document.querySelector(wanted)
  const { MouseEvent } = document.defaultView ?? globalThis
  return found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? false
}
