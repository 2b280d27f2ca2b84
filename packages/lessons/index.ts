// Lessons: their data, running them, and checking them.

export { Attempt, type AttemptSetup } from './attempt.ts'
export * from './lesson.ts'
export { minutesFor } from './minutes.ts'
export { fits } from './patterns.ts'
export { choicesIn, play, type PlayedGame, replay, upTo } from './played.ts'
export {
  type Confirmed,
  ideaOf,
  isSameCore,
  inParts,
  isDaily,
  type Puzzle,
  type PuzzleBook,
  type PuzzleIdea,
  type PuzzleReason,
  type PuzzleSearch,
  type Searched,
  startOf,
  withOnly,
} from './puzzle.ts'
export { attempt, letRivalsPlay, MOST_LETTERS, rehearse, type Rehearsal, sightOf } from './rehearse.ts'
export {
  adviceAt,
  answerTo,
  type Finished,
  finishedAt,
  hasStrayed,
  isLit,
  isMet,
  momentOf,
  servedBy,
  type Sighted,
  starsFor,
} from './run.ts'
export { type Found, search, type SearchOptions } from './search.ts'
export { levelOf, type Rival, rivalsChoice, rivalsDice, seatOf, tableOf } from './start.ts'
