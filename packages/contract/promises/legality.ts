// Legality has one source: options, refusals and disabled choices agree, and the given reasons are true.

import { type Candidate, type Chance, type Option, type Refusal, same } from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'
import { likelyTexts, valueFrom } from '../texts.ts'
import type { Walk } from '../walk.ts'

/** How many options are tried at a position in addition to its candidates: similar options, and any that the notation can write. */
const NEIGHBOURS = 24
const SPELLED = 24

export const listsWhatIsNotBarred = promise('the options are the candidates that are not barred', walk =>
  firstFault(walk.sampled(), ({ referee, state, actor }) => {
    if (actor === null) return null
    const open = referee.candidates(state).flatMap(({ option, refusal }) => (refusal === null ? [option] : []))
    const fault = difference(referee.options(state), open)
    return fault === null ? null : `the list, and the candidates that are not barred, differ at ${fault}`
  }),
)

export const barsWhatIsNotListed = promise('an option is listed if and only if it is not barred', walk =>
  firstFault(walk.sampled(), ({ referee, state }) => {
    const listed = referee.options(state)
    return firstFault(thinkable(walk), ({ option, refusal: bar }) => {
      if (listed.some(one => same(one, option)) === (bar === null)) return null
      const name = `'${referee.name(state, option)}'`
      return bar === null ? `${name} is neither barred nor listed` : `${name} is listed, and barred: ${bar.because}`
    })
  }),
)

export const reasonsAreTrue = promise('the reason of a refusal is true', walk =>
  firstFault(walk.sampled(), ({ referee, state }) =>
    firstFault(thinkable(walk), ({ option, refusal }) => {
      if (refusal === null || isTrue(refusal, option, walk)) return null
      return `'${referee.name(state, option)}' is refused for a false reason: ${JSON.stringify(refusal)}`
    }),
  ),
)

/** If a refusal gives `need` and `have`, `need` must be greater. `look.reasons` checks a game's other reasons. */
function isTrue(refusal: Refusal, option: Option, { table, look }: Walk): boolean {
  const { need, have, because } = refusal
  if (typeof need === 'number' && typeof have === 'number' && need <= have) return false
  const frame = table.state.frames.at(-1)?.frame ?? {}
  return look.reasons?.[because]?.({ g: table.state.g, frame, option, refusal }) ?? true
}

/** What a player might try here: the candidates, options that differ from one in a field, and others the notation can write. */
function thinkable(walk: Walk): Candidate[] {
  const { game, table } = walk
  const { decision, referee, state } = table
  if (decision === null) return []
  const chance = walk.chance('thinkable')
  const candidates = referee.candidates(state)
  const near = chance
    .shuffle([...candidates])
    .slice(0, NEIGHBOURS)
    .map(({ option }) => neighbourOf(walk, option, chance))
  const spelled = likelyTexts(game, decision, SPELLED, chance).flatMap(text => {
    const reading = game.notation.read(decision, text)
    return 'option' in reading ? [reading.option as Option] : []
  })
  const others = [...near, ...spelled].map(option => ({ option, refusal: referee.bar(state, option) }))
  return [...candidates, ...others]
}

/** The option with one field changed. */
function neighbourOf({ game }: Walk, option: Option, chance: Chance): Option {
  if (typeof option === 'string') return option
  const field = chance.pick(Object.keys(option))
  const domain = game.notation.vocabulary[field]
  return domain === undefined ? option : { ...option, [field]: valueFrom(domain, chance) }
}
