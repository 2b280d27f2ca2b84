// How a table speaks: the kernel's sentences in the language of the page, with the names of this table's sides.

import type { AnyTextHints, Preview as KitPreview, Voice } from '@tableworks/board-kit'
import { type AnyGame, sayFact, sayOption, sayPrompt, sayRefusal } from '@tableworks/kernel'
import { t } from '../words/index.ts'
import type { Preview, Score, Standing } from '@tableworks/host'

export const voiceOf = (game: AnyGame, sides: readonly string[], hints: AnyTextHints = {}, box?: unknown): Voice => ({
  prompt: frame => sayPrompt(game, frame, sides),
  option: (decision, option) => hints.option?.[decision]?.(option, box) ?? sayOption(game, decision, option, sides),
  fact: fact => sayFact(game, fact, sides),
  refusal: refusal => sayRefusal(game, refusal, sides),
})

/** What a choice would do, in sentences and in scores that change. */
export function previewIn(voice: Voice, { told, openEnd, scores }: Preview, before: Standing): KitPreview {
  const sentences = told.map(({ fact }) => voice.fact(fact))
  const deltas = (scores ?? []).flatMap((to, side) => {
    const from = before.scores[side]
    return from === undefined || from.isLeast || to.isLeast || to.score === from.score
      ? []
      : [{ label: t('table.score'), from: from.score, to: to.score, side }]
  })
  return { sentences: openEnd ? [...sentences, t('table.previewDraw')] : sentences, deltas }
}

/** A score that is not all known says so. */
export const sayScore = ({ score, isLeast }: Score): string => (isLeast ? t('table.atLeast', { score }) : String(score))
