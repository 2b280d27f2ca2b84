// Asks a strong bot for a hint, and keeps it visible while the viewer follows it.

import type { NamedChoice, Hint } from '@tableworks/bots'
import type { FileWork, TableLink } from '@tableworks/host'
import { useEffect, useRef, useState } from 'react'
import { askingForHint } from '../host/adviser.ts'
import { hasHints, mayAsk } from './hints.ts'
import type { Shown } from './shown.ts'

export type HintRequest =
  | { readonly state: 'thinking' }
  | { readonly state: 'failed'; readonly error: unknown }
  | ShownHint

/** The idea on screen: the best, or the best alternative. */
export interface ShownHint {
  readonly state: 'ready'
  readonly hint: Hint
  readonly isSecond: boolean
  /** The choices still to make. */
  readonly left: readonly NamedChoice[]
}

export interface Hinting {
  /** Null if no hint was requested. */
  readonly asked: HintRequest | null
  /** Whether a hint is available now. `waits` means on the player's turn. Null if this table has no hints. */
  readonly offer: 'open' | 'waits' | null
  readonly ask: () => void
  /** Switches to the alternative. */
  readonly turnOver: () => void
  readonly close: () => void
}

interface Question {
  readonly step: number
  readonly viewer: number | null
  readonly isSecond: boolean
  readonly answer: { readonly state: 'thinking' } | { readonly state: 'failed'; readonly error: unknown } | Hint
}

/** No hints while a puzzle is open, because a hint would give away the answer. */
export function useHint(tables: TableLink, state: Shown, isPuzzleOpen: boolean): Hinting {
  const { card, position, viewer } = state
  const [question, setQuestion] = useState<Question | null>(null)
  const work = useRef<FileWork<Hint> | null>(null)
  const left = question === null || question.viewer !== viewer ? null : leftOf(question, state)
  const { step } = position
  const stop = () => {
    work.current?.stop()
    work.current = null
  }
  useEffect(() => () => work.current?.stop(), [])

  const offer = isPuzzleOpen || !hasHints(state) ? null : mayAsk(state) ? 'open' : 'waits'
  const close = () => {
    stop()
    setQuestion(null)
  }
  const ask = () => {
    stop()
    if (offer !== 'open') return
    const asked = { step, viewer, isSecond: false }
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
  const turnOver = () => setQuestion(now => now && { ...now, isSecond: !now.isSecond })
  const hinting: Omit<Hinting, 'asked'> = { offer, ask, turnOver, close }
  if (question === null || left === null) return { asked: null, ...hinting }
  const { answer, isSecond } = question
  return { asked: 'state' in answer ? answer : { state: 'ready', hint: answer, isSecond, left }, ...hinting }
}

/** The remaining choices of the shown idea; null if it's done or the player did something else. */
function leftOf(question: Question, { position, journal }: Shown): readonly NamedChoice[] | null {
  const { step, viewer } = question
  const action = ideaOf(question)
  const since = position.step - step
  if (since === 0) return action
  const isFollowing = journal
    .slice(step + 1, position.step + 1)
    .every(({ seat, choice }, i) => seat === viewer && choice === action[i]?.name)
  return since > 0 && since < action.length && isFollowing ? action.slice(since) : null
}

function ideaOf({ answer, isSecond }: Question): readonly NamedChoice[] {
  if ('state' in answer) return []
  return isSecond ? (answer.instead ?? []) : answer.action
}
