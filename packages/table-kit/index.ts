// Nouns that several games share. None of them knows any game.

export { draw, drawMany } from './bag.ts'
export { aSource, listOf, recordOf, type Source, SOURCES, tableOf, wholeFrom } from './box.ts'
export { everySeat, firstWrong, inRange, isCount, type Law } from './law.ts'
export { placesOf, resultOf } from './standing.ts'
