// Choices' previews and refusals, computed on hover and cached for the position.

import type { Fact, Refusal, SeatView } from '@tableworks/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Choice } from './choices.ts'

/** What a choice would lead to. */
export interface ChoicePreview {
  readonly sentences: readonly string[]
  /** The result as facts. */
  readonly facts?: readonly Fact[]
  /** The viewer's view afterwards. */
  readonly after?: SeatView
  readonly deltas: readonly Delta[]
  /** The viewer's next prompt in the same turn. */
  readonly next?: string | undefined
  /** The effects in a few words each, most important first, from `GameUi.effects`. */
  readonly effects: readonly string[]
}
export interface Delta {
  readonly label: string
  readonly from: string | number
  readonly to: string | number
  /** The side it belongs to, if any. */
  readonly side?: number | undefined
  readonly lessIsBetter?: boolean | undefined
}

export type MaybePromise<T> = T | Promise<T>
export type AskPreview = (choice: Choice) => MaybePromise<ChoicePreview | null>

export type Detail =
  | { readonly preview: ChoicePreview | null }
  | { readonly refusal: Refusal | null }
  /** The preview failed. */
  | { readonly failed: true }
export type DetailOf = (choice: Choice) => Promise<Detail>

/** Whether it has anything to show. */
export const saysSomething = (detail: Detail): boolean =>
  !('preview' in detail) ||
  (detail.preview !== null &&
    (detail.preview.deltas.length > 0 || detail.preview.sentences.length > 0 || detail.preview.next !== undefined))

export const changesFigures = (detail: Detail): boolean =>
  'preview' in detail && detail.preview !== null && detail.preview.deltas.length > 0

/** Computes each choice's detail only once per position. */
export function useDetails(seen: SeatView, preview: AskPreview | undefined): DetailOf {
  const kept = useRef({ seen, details: new Map<string, Promise<Detail>>() })
  return choice => {
    if (kept.current.seen !== seen) kept.current = { seen, details: new Map() }
    const { details } = kept.current
    const known = details.get(choice.name)
    if (known !== undefined) return known
    const asked = ask(choice, preview).catch((): Detail => {
      details.delete(choice.name) // forgets the failure, so the next hover tries again
      return { failed: true }
    })
    details.set(choice.name, asked)
    return asked
  }
}

async function ask(choice: Choice, preview?: AskPreview): Promise<Detail> {
  if (!choice.open) return { refusal: choice.refusal }
  await turn()
  return { preview: (await preview?.(choice)) ?? null }
}

/** Computes many previews in slices, to keep the page responsive. */
const SLICE_MS = 8
let sliceStart = 0
let waiting: Promise<void> | null = null

async function turn(): Promise<void> {
  while (performance.now() - sliceStart > SLICE_MS) {
    waiting ??= new Promise(resolve => {
      setTimeout(() => {
        sliceStart = performance.now()
        waiting = null
        resolve()
      })
    })
    await waiting
  }
}

/** A choice's detail once it's computed; null before. */
export function useDetail(choice: Choice | null, detailOf: DetailOf): Detail | null {
  const choices = useMemo(() => (choice === null ? [] : [choice]), [choice])
  const details = useDetailsOf(choices, detailOf)
  return choice === null ? null : (details.get(choice) ?? null)
}

const NOTHING: ReadonlyMap<Choice, Detail> = new Map()

/** The details of several choices, once all are computed. Memoize the list, because a new list recomputes them. */
export function useDetailsOf(choices: readonly Choice[], detailOf: DetailOf): ReadonlyMap<Choice, Detail> {
  const [known, setKnown] = useState({ choices, details: NOTHING })
  const asking = useRef(detailOf)
  useEffect(() => {
    asking.current = detailOf
  })
  useEffect(() => {
    if (choices.length === 0) return undefined
    let wanted = true
    const asked = choices.map(async choice => [choice, await asking.current(choice)] as const)
    void Promise.all(asked).then(details => wanted && setKnown({ choices, details: new Map(details) }))
    return () => {
      wanted = false
    }
  }, [choices])
  return known.choices === choices ? known.details : NOTHING
}
