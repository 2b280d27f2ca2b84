// Building blocks that several games share. None of them depends on a game.

export { draw, drawMany } from './bag.ts'
export { listOf, orElse, recordOf, rowsWith, tableOf, wholeFrom } from './box.ts'
export { everySeat, firstWrong, inRange, isCount, type Law } from './law.ts'
export { copied, type NumbersBelow, type PerNumber } from './numbered.ts'
export {
  type FieldSources,
  from,
  type Source,
  type Sourced,
  sourcedFields,
  type SourcedField,
  sourceOfField,
  SOURCES,
  sourceShape,
} from './sources.ts'
export { placesOf, resultOf } from './standing.ts'
export { columns, wrapped } from './text-board.ts'
