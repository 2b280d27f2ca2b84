import { GAMES } from '@tableworks/games'
import { fill } from '@tableworks/kernel'
import { LEVELS } from '@tableworks/bots'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { t as ofSetUp } from '../setup/words.ts'
import { pseudo, pseudoAll } from '../words/pseudo.ts'
import { t } from '../words/index.ts'

describe('the pseudo-locale', () => {
  it('changes every letter except placeholders', () => {
    expect(pseudo('Seat {number} of {count}')).toBe('⟦Šéåţ {number} öƒ {count}·⟧')
    expect(pseudo('{seat} sells {count|cube|cubes} for {change+}')).toBe(
      '⟦{seat} šéļļš {count|çûƀé|çûƀéš} ƒöŕ {change+}·⟧',
    )
    expect(pseudo('{count?goes|go} {state:now=here}')).toBe('⟦{count?ǧöéš|ǧö} {state:now=ĥéŕé}·⟧')
  })

  it('keeps a game’s templates usable', () => {
    const words = { prompts: {}, facts: {}, refusals: {}, sheet: {} }
    expect(fill(pseudo('{seat} has {left|cube|cubes}'), { seat: 0, left: 2 }, words, ['Ann'])).toBe(
      '⟦Ann ĥåš 2 çûƀéš·⟧',
    )
  })

  it('converts a whole catalogue', () => {
    const marked = pseudoAll({ a: 'b', deep: [{ say: '{name} c' }], seats: 3 })
    expect(marked.a).toBe('⟦ƀ·⟧')
    expect(marked.deep[0]?.say).toBe('⟦{name} ç·⟧')
    expect(marked.seats).toBe(3)
  })
})

describe('the catalogue', () => {
  it('has a name for every bot level', () => {
    expect(Object.keys(t.group('bots'))).toEqual([...LEVELS])
    expect(Object.keys(ofSetUp.group('setUp').botExplain)).toEqual(['person', ...LEVELS, 'untaught'])
  })
})

describe('every game', () => {
  it.each(Object.values(GAMES))('$name has its name and tagline in its manifest', ({ id, name }) => {
    const manifest = JSON.parse(readFileSync(new URL(`../../../games/${id}/package.json`, import.meta.url), 'utf8'))
    expect(manifest).toMatchObject({ title: name, description: expect.stringMatching(/^.{20,120}\.$/) })
  })
})
