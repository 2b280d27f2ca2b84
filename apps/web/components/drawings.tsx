// Every component as the board draws it. Loads with the board, after the list of components.

import type { AnyGameUi } from '@tableworks/board-kit'
import { OurKit } from '../parts/our-kit.tsx'
import type { Plain } from './tables-of.ts'

interface DrawingsProps {
  readonly game: string
  readonly board: AnyGameUi
  readonly tables: Plain
}

export const Drawings = ({ game, board: { Gallery }, tables }: DrawingsProps) => (
  <OurKit game={game}>
    <div lang="en">
      <Gallery tables={tables} />
    </div>
  </OurKit>
)
