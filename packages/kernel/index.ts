// The kernel's public API for games, hosts, bots and tests.

export { Chance, type ChanceState, sealedChance, type SealedChance, swiftChance, type SwiftChance } from './chance.ts'
export {
  GAME_FILE_FORMAT,
  type FileLine,
  type GameFile,
  gameFileOf,
  openGameFile,
  readGameFile,
  type OnLine,
  writeGameFile,
} from './file.ts'
export {
  type AnyGame,
  type Components,
  defineGame,
  type Game,
  type Lid,
  type VariantValue,
  type VariantValues,
  type Result,
  type ScoreLine,
  type Setting,
  TEXT_BOARD_WIDTH,
  type TextBoardTable,
  type Variant,
  variantsOf,
} from './game.ts'
export type {
  AskedOf,
  BoxOf,
  DecisionOf,
  FactOf,
  OptionsOf,
  PositionOf,
  SeenOf,
  StateOf,
  ToldOf,
  ViewOf,
} from './game-types.ts'
export { digest, digestOf, fingerprint } from './hash.ts'
export {
  type Domain,
  type Misread,
  type Notation,
  notation,
  openNames,
  tidied,
  type OptionsIn,
  type Reading,
  SEPARATOR,
  type Vocabulary,
  whole,
} from './notation.ts'
export { type StatePlace, placesIn } from './hidden.ts'
export { loadState } from './load.ts'
export type { Memory } from './memory.ts'
export {
  type CarriedDice,
  carriedDice,
  type Commitment,
  commitmentToNumber,
  lateSeats,
  type Mixing,
  needsExcuse,
  NOTHING_MIXED,
} from './mixing.ts'
export { parseJson } from './parse.ts'
export { canonical, copy, notPlain, same } from './plain.ts'
export { type Candidate, pickWeighted, Referee, type Waiting } from './referee.ts'
export {
  type Listener,
  type Option,
  savedState,
  type SavedState,
  type StackedFrame,
  type State,
  type Told,
} from './state.ts'
export { type Chapter, chaptersIn, type Moment, type Run, runsIn } from './runs.ts'
export { isSeat, nextSeat, perSeat, type PerSeat, previousSeat, type Seat, SEATS, seatsFrom, seatsOf } from './seats.ts'
export { commitmentTo, keepsCommitment, MOST_CONTINUATIONS, openedSeed, sealOf, type Seed, seedFrom } from './seed.ts'
export { hashOfTables } from './set-hash.ts'
export { Problem } from './shape.ts'
export * as shape from './shape.ts'
export {
  type Bar,
  type Decision,
  type DecisionRules,
  type Fact,
  type Flow,
  type Moved,
  type Offer,
  type SequencePart,
  type Passage,
  type Refusal,
  type Steps,
  stepsFor,
  type Together,
} from './steps.ts'
export { everythingAgrees, type Finding, findingsOf, type Verdict, verifyGameFile } from './verdict.ts'
export { type SayResult, type LogLine, type Opening, type Played, type Proposal, type Request, Table } from './table.ts'
export type { ReadSuggestion, Suggestion, SuggestionRules } from './suggestions.ts'
export { AUTO, keepsPosition } from './talk.ts'
export { DecidingTogether, type Part } from './together.ts'
export { andOf, beginsTurn, type Clause, clausesOf, joined, sayStory, type Turn, turnsOf } from './turns.ts'
export { heardBy, imagine, type SeatView, textBoardOf, viewInPassing, viewOf } from './view.ts'
export { SHARED_REASONS } from './refusals.ts'
export { type Catalogue, fillIn, type Say, sayer } from './sentence.ts'
export {
  type Clauses,
  fill,
  sayFact,
  sayOption,
  sayPrompt,
  sayRefusal,
  saySuggestion,
  shownLines,
  spokenAt,
  type Words,
  wordsFor,
} from './words.ts'
