// The layout of the six spaces on each Dice Block. Only the board uses it, not the rules.

import { Problem, shape } from '@tableworks/kernel'
import { from, listOf, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { type Face, FACES } from './pieces.ts'

export type BlockLayout = Sourced & {
  /** The spaces' numbers, row by row from the top left. */
  readonly spaces: readonly Face[]
  readonly columns: number
}
export type BlockTable = Readonly<Record<Face, BlockLayout>>

const layout = (): BlockLayout => ({ spaces: FACES, columns: 3, ...from('reconstructed') })

export const BLOCKS: BlockTable = { 1: layout(), 2: layout(), 3: layout(), 4: layout(), 5: layout(), 6: layout() }

const someFaces = listOf(FACES.length, FACES.length, shape.oneOf(...FACES))
const allSpaces = (value: unknown, path: string): Face[] => {
  const spaces = someFaces(value, path)
  const missing = FACES.filter(face => !spaces.includes(face))
  if (missing.length > 0) throw new Problem(`${path} should have each space once: ${missing.join(', ')} is missing`)
  return spaces
}

export const aBlockTable = tableOf(
  FACES,
  shape.record<BlockLayout>({ spaces: allSpaces, columns: wholeFrom(1, FACES.length), ...sourceShape }),
)
