// Players read the rules, player aids and lessons, so these must not contain names from the code, file names or variant ids.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type AnyGameUi, KitProvider, screensOf } from '@tableworks/board-kit'
import { GAMES } from '@tableworks/games'
import { variantsOf } from '@tableworks/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const BOARDS = import.meta.glob<{ ui: AnyGameUi }>('../../../games/*/ui/index.ts')

/** camelCase, snake_case, `code`, file names, step names, and values of variants. */
const CODE = [
  /\b[a-z]+[A-Z]\w*/g,
  /\b[a-z]+_[a-z]\w*/g,
  /`[^`]*`/g,
  /\b[\w-]+\.(?:ts|tsx|md|json)\b/g,
  /\b(?:true|false|null|undefined)\b/g,
]

const codeWordsIn = (text: string, names: readonly string[]): string[] => [
  ...CODE.flatMap(code => text.match(code) ?? []),
  ...names.filter(name => text.includes(name)),
]

it('the patterns find code words', () => {
  const text = 'With `x` the maxDie of act.moveOne is true; see rules.ts and die_value'
  expect(codeWordsIn(text, ['act.moveOne']).length).toBe(7)
})

const textOf = (markup: string): string => markup.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' ')

describe.each(Object.values(GAMES))('$name', game => {
  // A name with a dot or an inner capital can't be an English word.
  const names = [...game.notation.decisions, ...Object.keys(game.words.facts), ...Object.keys(game.variants)].filter(
    name => /[.A-Z]/.test(name),
  )

  it('has rules without code words', () => {
    const rules = readFileSync(path.resolve('games', game.id, 'RULES.md'), 'utf8')
    expect(codeWordsIn(rules, names)).toEqual([])
  })

  it('has a player aid and a lesson without code words', async () => {
    const open = BOARDS[`../../../games/${game.id}/ui/index.ts`]
    if (open === undefined) return
    const { ui } = await open()
    for (const seats of game.seats) {
      const variants = variantsOf(game, {}, seats)
      const aid = renderToStaticMarkup(
        <KitProvider>
          <ui.Aid variants={variants} />
        </KitProvider>,
      )
      expect(codeWordsIn(textOf(aid), names)).toEqual([])
    }
    const lesson = await ui.howToPlay()
    const said = lesson === undefined ? [] : screensOf(game, lesson).flatMap(({ callouts }) => callouts)
    expect(codeWordsIn(said.map(({ text }) => text).join('\n'), names)).toEqual([])
  })
})
