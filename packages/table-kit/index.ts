// Nouns that several games share. None of them knows any game.

export { draw, drawMany } from './bag.ts'
export { placesOf, resultOf } from './standing.ts'
