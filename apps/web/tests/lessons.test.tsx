// Every thing that a lesson points at is drawn on the board at that moment.

import { type AnyGameUi, KitProvider, OptionLayer, thingId } from '@tableworks/board-kit'
import { GAMES } from '@tableworks/games'
import { BOOKS } from '@tableworks/games/lessons'
import { botRival } from '@tableworks/games/rehearsing'
import type { AnyGame, Seat, Table } from '@tableworks/kernel'
import { type AnyLesson, choicesIn, isPlayed, letRivalsPlay, play, seatOf, tableOf } from '@tableworks/lessons'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { voiceOf } from '../table/voice.ts'

const BOARDS = import.meta.glob<{ ui: AnyGameUi }>('../../../games/*/ui/index.ts')

/** The board as the page renders it for the learner. */
function drawn(game: AnyGame, board: AnyGameUi, table: Table, seat: Seat): string {
  const { referee, sideNames } = table
  const { box } = referee
  const seen = table.view(seat)
  return renderToStaticMarkup(
    <KitProvider>
      <OptionLayer
        seen={seen}
        game={game}
        voice={voiceOf(game, sideNames, board.text, box)}
        sideNames={sideNames}
        places={board.places}
        onChoose={() => null}
      >
        <board.Board seen={seen} box={box} sideNames={sideNames} told={[]} />
      </OptionLayer>
    </KitProvider>,
  )
}

/** The things of each step that the board doesn't draw when the step begins. */
function missingIn(game: AnyGame, board: AnyGameUi, lesson: AnyLesson): string[] {
  const table = tableOf(game, lesson)
  letRivalsPlay(table, lesson, botRival)
  return lesson.steps.flatMap(step => {
    const markup = step.look === undefined ? '' : drawn(game, board, table, seatOf(lesson))
    const missing = (step.look ?? []).map(thingId).filter(place => !markup.includes(`data-place="${place}"`))
    for (const choice of isPlayed(step) ? choicesIn(step.showMe) : []) {
      play(table, choice)
      letRivalsPlay(table, lesson, botRival)
    }
    return missing
  })
}

for (const [file, open] of Object.entries(BOARDS)) {
  const id = file.split('/').at(-3) ?? ''
  const game = GAMES[id]
  const { lessons = [] } = BOOKS.get(id) ?? {}
  if (game === undefined || lessons.length === 0) continue
  const { ui } = await open()
  describe(`the lessons of ${id}`, () => {
    it.each(lessons)('points at things on the board: $id', lesson => {
      expect(missingIn(game, ui, lesson)).toEqual([])
    })
  })
}
