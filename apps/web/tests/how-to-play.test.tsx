// Every game's "how to play" replays under the current rules, and every call-out points at something drawn.

import { type AnyGameUi, type Drawable, KitProvider, OptionLayer, screensOf } from '@tableworks/board-kit'
import { GAMES } from '@tableworks/games'
import type { AnyGame } from '@tableworks/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { voiceOf } from '../table/voice.ts'

const BOARDS = import.meta.glob<{ ui: AnyGameUi }>('../../../games/*/ui/index.ts')
const TEACHING_GAME = 'salt-and-timber'

/** The board of a screen as the page renders it. */
function drawn(game: AnyGame, board: AnyGameUi, { seen, box, sideNames }: Drawable): string {
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

const sentencesIn = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0

for (const [file, open] of Object.entries(BOARDS)) {
  const id = file.split('/').at(-3) ?? ''
  const game = GAMES[id]
  const { ui } = await open()
  const { howToPlay } = ui
  if (game === undefined) continue

  describe(`how to play ${id}`, async () => {
    const screens = screensOf(game, await howToPlay())

    it('has five screens, fewer for the teaching game', () => {
      expect(screens.length).toBe(id === TEACHING_GAME ? 3 : 5)
      expect(new Set(screens.map(({ title }) => title)).size).toBe(screens.length)
    })

    it.each(screens)('points at things on the board, in one or two sentences each: $title', screen => {
      const markup = drawn(game, ui, screen)
      const { callouts, around } = screen
      const missing = [...callouts.map(({ place }) => place), ...around].filter(
        place => !markup.includes(`data-place="${place}"`),
      )
      expect(missing).toEqual([])
      expect(callouts.length).toBeGreaterThanOrEqual(2)
      expect(callouts.length).toBeLessThanOrEqual(5)
      expect(new Set(callouts.map(({ place }) => place)).size).toBe(callouts.length)
      for (const { text } of callouts) expect([1, 2], text).toContain(sentencesIn(text))
    })
  })
}
