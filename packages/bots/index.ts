// Players that are handed what their seat may know. Each is written in its own file and named in players.ts.

export type { Advice, Rehearsal } from './advice.ts'
export { careless } from './careless.ts'
export type { Difference, Explaining, Part } from './explaining.ts'
export { diceOf, type Played, playGame, type Watcher } from './game.ts'
export type { Choice } from './comparing.ts'
export { FARSIGHTED, GREEDY, hazy, judging, type Manner, UNTUNED } from './greedy.ts'
export { type Hint, hintFor, type Reason } from './hint.ts'
export { type Level, levelFor, LEVELS } from './levels.ts'
export type { Means, Player } from './player.ts'
export { random } from './random.ts'
export { REHEARSING, rehearsing, type RehearsingManner, THOROUGH } from './rehearsing.ts'
export { type BotEntry, levelsAmong, playerAt, type Players, playersWith } from './players.ts'
export {
  advisedBy,
  type Course,
  explained,
  fitted,
  judgeWith,
  type JudgeWeights,
  type Learning,
  type Lesson,
  lesson,
  priorWeights,
} from './learning.ts'
export { type Chances, type Mistake, type Recorded, recordedOf, type Review, reviewing } from './review.ts'
export {
  duel,
  knobsOf,
  moved,
  type Slope,
  slopesOf,
  trial,
  type Tuning,
  type TuningCourse,
  turned,
  type Turns,
} from './tuning.ts'
