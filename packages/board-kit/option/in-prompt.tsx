// A row of the prompt for what a board draws there itself: the actions of a turn.

import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

interface Row {
  readonly element: Element | null
  readonly setElement: (element: Element | null) => void
}

const RowContext = createContext<Row>({ element: null, setElement: () => {} })

/** Around the prompt and the board. */
export function PromptRows({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<Element | null>(null)
  return <RowContext value={{ element, setElement }}>{children}</RowContext>
}

/** Where the prompt has its row. */
export function PromptRow({ className }: { className: string | undefined }) {
  const { setElement } = useContext(RowContext)
  return <div ref={setElement} className={className} data-prompt-row />
}

/** In a picture of the board there is no prompt: then it stays where it is. */
export function InPrompt({ children }: { children: ReactNode }) {
  const { element } = useContext(RowContext)
  return element === null ? children : createPortal(children, element)
}
