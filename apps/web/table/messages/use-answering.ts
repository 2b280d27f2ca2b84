// The viewer's input for a table's messages: which are closed, and a half-written reason. The table keeps it, because a change of
// layout renders the messages again.

import { useState } from 'react'

export interface AnswerDraft {
  /** The message it answers. */
  readonly message: string
  readonly reason: string
}

const NONE: ReadonlySet<string> = new Set()

export function useAnswering() {
  const [closed, setClosed] = useState(NONE)
  const [draft, setDraft] = useState<AnswerDraft | null>(null)
  const close = (key: string) => () => setClosed(now => new Set([...now, key]))
  return { closed, close, draft, setDraft }
}
