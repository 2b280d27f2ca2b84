// "What would you do?": asks a strong player for the viewer, and keeps its answer on show while the viewer follows it.

import type { Hint } from '@tableworks/bots'
import type { FileWork, TableLink } from '@tableworks/host'
import { useEffect, useRef, useState } from 'react'
import { askingForHint } from '../host/adviser.ts'
import { mayAsk } from './hints.ts'
import type { Shown } from './shown.ts'

export type Asked =
  | { readonly state: 'thinking' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly hint: Hint; readonly made: number }

export interface Hinting {
  /** Null while nothing was asked. */
  readonly asked: Asked | null
  /** Whether a hint can be asked for now. */
  readonly isOpen: boolean
  readonly ask: () => void
  readonly close: () => void
}

interface Question {
  readonly step: number
  readonly viewer: number | null
  readonly answer: { readonly state: 'thinking' } | { readonly state: 'failed'; readonly error: unknown } | Hint
}

export function useHint(tables: TableLink, state: Shown): Hinting {
  const { card, position, viewer } = state
  const [question, setQuestion] = useState<Question | null>(null)
  const work = useRef<FileWork<Hint> | null>(null)
  const made = question === null || question.viewer !== viewer ? null : followed(question, state)
  const { step } = position
  const stop = () => {
    work.current?.stop()
    work.current = null
  }
  useEffect(() => () => work.current?.stop(), [])

  const isOpen = mayAsk(state)
  const close = () => {
    stop()
    setQuestion(null)
  }
  const ask = () => {
    stop()
    if (!isOpen) return
    const asked = { step, viewer }
    const show = (answer: Question['answer']) => setQuestion({ ...asked, answer })
    show({ state: 'thinking' })
    const thinking = async () => {
      const components = card.box.hash === null ? null : await tables.componentsOf(card.id)
      const asking = askingForHint({ game: card.game, components, seen: position.seen })
      work.current = asking
      const hint = await asking.answer
      if (hint !== null && work.current === asking) show(hint)
    }
    thinking().catch((error: unknown) => show({ state: 'failed', error }))
  }
  if (question === null || made === null) return { asked: null, isOpen, ask, close }
  const { answer } = question
  return { asked: 'state' in answer ? answer : { state: 'ready', hint: answer, made }, isOpen, ask, close }
}

/** How many choices of the answer were made since; null when something else was, or all of them. */
function followed({ step, viewer, answer }: Question, { position, journal }: Shown): number | null {
  const action = 'state' in answer ? [] : answer.action
  const since = position.step - step
  if (since === 0) return 0
  const isFollowing = journal
    .slice(step + 1, position.step + 1)
    .every(({ seat, choice }, i) => seat === viewer && choice === action[i]?.name)
  return since > 0 && since < action.length && isFollowing ? since : null
}
