// Plays every lesson and challenge of every game by its own solution.

import { attempt, rehearse } from '@tableworks/lessons'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../index.ts'
import { BOOKS } from '../lessons.ts'
import { botRival } from '../rehearsing.ts'

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
  })

  if (challenges.length > 0)
    describe(`the challenges of ${id}`, () => {
      it.each(challenges)('earns three stars by its best line: $id', challenge => {
        expect(attempt(game, challenge, botRival).faults).toEqual([])
      })
    })
}
