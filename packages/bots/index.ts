// Bots that see only what their seat may know. Each has its own file; players.ts names them.

export type { Advice, RolloutAdvice } from './advice.ts'
export {
  type Clearest,
  proveAgain,
  type PositionFinding,
  type PositionSearch,
  type Proof,
  searchPosition,
  type SearchPart,
  type SearchStage,
  STAGES,
} from './clearest.ts'
export type { Difference, Explaining, ValuePart } from './explaining.ts'
export { diceOf, type BotGame, playGame, type Watcher } from './game.ts'
export type { NamedChoice } from './comparing.ts'
export { coreIn } from './ideas.ts'
export { careless, FARSIGHTED, GREEDY, noisy, searchPlayer, type SearchConfig, UNTUNED } from './greedy.ts'
export { type Hint, hintFor, type Reason } from './hint.ts'
export { Fitter, type Example, examplesFrom, type Samples, type SavedFitter } from './fitting.ts'
export { LapseCounter } from './lapses.ts'
export { type Level, levelFor, LEVELS, levelsAt, type WithheldLevel } from './levels.ts'
export { Network, type StoredWeights } from './network.ts'
export { choosing, NETWORK, networkPlayer, noisyNetwork } from './network-player.ts'
export {
  digestOfInputs,
  type Inputs,
  type NetworkFile,
  type NetworkLearning,
  NetworkLoader,
  openingOutputs,
  outputsBy,
  type StoredNetwork,
} from './networks.ts'
export { InputWriter } from './input-writer.ts'
export type { PlayerDeps, Player } from './player.ts'
export { random } from './random.ts'
export { betterFirst, type Mean, type Measure, type Prospect } from './results.ts'
export { ROLLOUT, rolloutPlayer, type RolloutConfig, THOROUGH } from './rollout.ts'
export { beginsOf, type BotEntry, levelsAmong, measureOf, playerAt, type Players, playersWith } from './players.ts'
export { judgeWith, type JudgeWeights, type LinearFeatures } from './linear-judge.ts'
export { type Mistake, type ReviewedGame, recordedOf, type Review, reviewing } from './review.ts'
export { type SelfPlayGame, selfPlay } from './self-play.ts'
export { type Warning, warningAbout } from './warning.ts'
export { type Weighed, weighing } from './weighing.ts'
export {
  duel,
  tunableWeights,
  moved,
  type Slope,
  slopesOf,
  trial,
  type Tuning,
  type TuningCourse,
  turned,
  type Turns,
} from './tuning.ts'
