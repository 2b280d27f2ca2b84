// Plays every lesson and challenge of every game by its own solution.

import { type AnyGame, seedFrom, Table } from '@tableworks/kernel'
import {
  adviceAt,
  type AnyExercise,
  type AnyFirstGame,
  attempt,
  MOST_LETTERS,
  play,
  rehearse,
  sightOf,
} from '@tableworks/lessons'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../index.ts'
import { BOOKS } from '../lessons.ts'
import { botRival } from '../rehearsing.ts'

const MOST_GAMES = 4

/** Easy bots play a game, and the first seat's coach adds to what it has said. */
function hearGame(game: AnyGame, firstGame: AnyFirstGame, number: number, heard: string[]): void {
  const seats = ['Ann', 'Ben', 'Cat'].slice(0, Math.max(2, Math.min(...game.seats)))
  const table = new Table(game, { seatNames: seats, variants: {}, seed: seedFrom(`first game ${number}`) })
  const learner = { seat: 0 } as AnyExercise
  while (table.actor !== null) {
    const advice = table.actor === 0 ? adviceAt(firstGame, heard, sightOf(table, learner)) : null
    if (advice !== null) heard.push(advice.id)
    play(table, botRival(table.view(table.actor), table.referee, 'easy'))
  }
}

for (const [id, { lessons, challenges = [], firstGame }] of BOOKS) {
  const game = GAMES[id]
  if (game === undefined || lessons.length === 0) continue

  describe(`the lessons of ${id}`, () => {
    it.each(lessons)('reaches its goals by "Show me": $id', lesson => {
      expect(rehearse(game, lesson, botRival).faults).toEqual([])
    })

    it('names each lesson and each challenge once', () => {
      const ids = [...lessons, ...challenges].map(one => one.id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('advises on decisions of the game', () => {
      expect(Object.keys(firstGame?.advice ?? {}).filter(decision => !(decision in game.steps))).toEqual([])
    })

    const { occasions = [] } = firstGame ?? {}
    if (firstGame !== undefined && occasions.length > 0)
      it('points out each occasion in games that bots play', () => {
        const heard: string[] = []
        const isOpen = () => occasions.some(one => !heard.includes(one.id))
        for (let number = 1; isOpen() && number <= MOST_GAMES; number++) hearGame(game, firstGame, number, heard)
        expect(occasions.map(one => one.id).filter(one => !heard.includes(one))).toEqual([])
        expect(occasions.filter(one => one.id in game.steps || one.advice.length > MOST_LETTERS.advice)).toEqual([])
      })
  })

  if (challenges.length > 0)
    describe(`the challenges of ${id}`, () => {
      it.each(challenges)('earns three stars by its best line: $id', challenge => {
        expect(attempt(game, challenge, botRival).faults).toEqual([])
      })
    })
}
