// Lessons: what they are, how they run, and how they're checked.

export * from './lesson.ts'
export { fits } from './patterns.ts'
export { choicesIn, play, type PlayedGame, replay } from './played.ts'
export { attempt, letRivalsPlay, MOST_LETTERS, rehearse, type Rehearsal, type Rival, sightOf } from './rehearse.ts'
export { answerTo, type Finished, finishedAt, isLit, isMet, momentOf, servedBy, type Sighted, starsFor } from './run.ts'
export { rivalsChoice, seatOf, tableOf } from './start.ts'
