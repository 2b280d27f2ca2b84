// A row in the prompt that the board fills, such as a turn's actions.

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

interface Row {
  readonly element: Element | null
  readonly setElement: (element: Element | null) => void
}

const RowContext = createContext<Row>({ element: null, setElement: () => {} })

/** Wraps the prompt and the board. */
export function PromptRows({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<Element | null>(null)
  // A new object would make React search the whole board for parts that read it.
  const row = useMemo(() => ({ element, setElement }), [element])
  return <RowContext value={row}>{children}</RowContext>
}

/** Renders the row inside the prompt. What stands in for the prompt keeps it hidden, so that the board doesn't make room for it. */
export function PromptRow({ className, hidden }: { className?: string | undefined; hidden?: boolean }) {
  const { setElement } = useContext(RowContext)
  return <div ref={setElement} className={className} hidden={hidden} data-prompt-row />
}

/** A picture of the board has no prompt, so the content stays in place. */
export function InPrompt({ children }: { children: ReactNode }) {
  const { element } = useContext(RowContext)
  return element === null ? children : createPortal(children, element)
}
