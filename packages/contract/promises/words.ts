// Everything has words, because text mode and screen readers use nothing else.

import { type AnyGame, type Result, sayFact, sayOption, sayPrompt } from '@tableworks/kernel'
import { firstFault, promise } from '../promise.ts'
import type { Walk } from '../walk.ts'

export const hasWords = promise('every decision, option, fact and score line has words', walk => {
  const fault = firstFault(walk, () => unsaid(spoken(walk)))
  return fault ?? unpromptedDecision(walk.game) ?? unreadableAnswer(walk.game)
})

/** An automatic answer or a pass must be a valid option. */
const unreadableAnswer = ({ notation, standingAnswers = {}, passes = {} }: AnyGame): string | null =>
  firstFault([...Object.entries(standingAnswers), ...Object.entries(passes)], ([decision, answers]) =>
    firstFault(typeof answers === 'string' ? [answers] : Object.keys(answers ?? {}), answer =>
      notation.decisions.includes(decision) && 'option' in notation.read(decision, answer)
        ? null
        : `'${answer}' isn’t an answer to '${decision}'`,
    ),
  )

/** A decision that no random game reaches needs a prompt too. */
const unpromptedDecision = ({ notation, words }: AnyGame): string | null =>
  firstFault(notation.decisions, decision =>
    words.prompts[decision] === undefined ? `there is no prompt for '${decision}'` : null,
  )

/** All sentences at this position. */
function* spoken(walk: Walk): Generator<string> {
  const { game, referee, state } = walk.table
  const top = state.frames.at(-1)
  if (top !== undefined) yield sayPrompt(game, top, walk.seatNames)
  for (const option of referee.options(state)) yield sayOption(game, top?.step ?? '', option, walk.seatNames)
  for (const { fact } of justTold(walk)) yield sayFact(game, fact, walk.seatNames)
  yield* scoreWords(game.words.sheet, game.result(state.g))
}

function* scoreWords(words: Readonly<Record<string, string>>, { sheet, ties }: Result): Generator<string> {
  for (const { line } of [...sheet, ...ties]) {
    const text = words[line]
    if (text === undefined) throw new Error(`there is no word for the score line '${line}'`)
    yield text
  }
}

/** The last choice's facts; at step 0, what the set-up told each seat. */
const justTold = ({ table, seats }: Walk) =>
  table.line.at(-1)?.told ?? [...table.told(null, 0, 0), ...seats.flatMap(seat => table.told(seat, 0, 0))]

const unsaid = (sentences: Iterable<string>): string | null =>
  firstFault(sentences, sentence =>
    sentence.trim() === '' || /\[object|undefined|NaN/.test(sentence) ? `not a proper sentence: '${sentence}'` : null,
  )
