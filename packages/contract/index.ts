// The contract's entry: what every game promises, and tools for a game's own tests.

export { CountingReferee } from './counting.ts'
export { complaintAbout, type Edit, editedBox } from './edited-box.ts'
export { type Finding, fuzz, fuzzGame, type FuzzOptions, type Progress } from './fuzz.ts'
export { type Moment, momentsOf } from './moments.ts'
export { perft } from './perft.ts'
export { type Broken, check, PROMISES, type PromiseName, sentenceOf } from './promises.ts'
export { type Recorded, recordedGame } from './recorded.ts'
export type { Script } from './scripted.ts'
export { shrink } from './shrink.ts'
export { variantSets, type Place, placesFor, randomSitting, type Sitting } from './sitting.ts'
export { type Patch, type Position, tableAt, type TestTable } from './table-at.ts'
export { type Look, QUICK, type Reasons, type Refused } from './walk.ts'
