// When the game is over: how it ended, the sheet, and the game looked at again.

import type { AnyGameUi, Voice } from '@tableworks/board-kit'
import type { TableLink } from '@tableworks/host'
import type { AnyGame, Chapter, Seat } from '@tableworks/kernel'
import { Ended } from './ended.tsx'
import { Review } from './review.tsx'
import type { Shown } from './shown.ts'
import type { Reviewing } from './use-review.ts'

interface EndOfGameProps {
  readonly tables: TableLink
  readonly state: Shown
  readonly game: AnyGame
  readonly board: AnyGameUi | null
  readonly box: unknown
  readonly voice: Voice
  readonly chapters: readonly Chapter[]
  /** Goes on while one leafs through the replay, where this is not shown. */
  readonly reviewing: Reviewing
  readonly onStep: (step: number) => void
}

export function EndOfGame({ tables, state, game, board, box, voice, chapters, reviewing, onStep }: EndOfGameProps) {
  const { card, position } = state
  return (
    <Ended
      tables={tables}
      card={card}
      position={position}
      words={game.words}
      chapters={chapters}
      why={board?.ending?.(position.seen, card.sides) ?? null}
      lists={card.sides.map((_name, side) => board?.endList?.(position.seen, side as Seat, box) ?? [])}
    >
      <Review
        reviewing={reviewing}
        card={card}
        last={position.last}
        game={game}
        voice={voice}
        chapters={chapters}
        onStep={step => {
          onStep(step)
          scrollTo({ top: 0 }) // on a phone the review lies far below the board
        }}
      />
    </Ended>
  )
}
