import { GAMES } from '@tableworks/games'
import { fill } from '@tableworks/kernel'
import { LEVELS } from '@tableworks/bots'
import { describe, expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { pseudo, pseudoAll } from '../words/pseudo.ts'
import { WORLDS } from '../worlds.ts'

describe('the pseudo-locale', () => {
  it('marks every letter and leaves what is filled in', () => {
    expect(pseudo('Seat {number} of {count}')).toBe('⟦Šéåţ {number} öƒ {count}·⟧')
    expect(pseudo('{seat} sells {count|cube|cubes} for {change+}')).toBe(
      '⟦{seat} šéļļš {count|çûƀé|çûƀéš} ƒöŕ {change+}·⟧',
    )
    expect(pseudo('{count?goes|go} {state:now=here}')).toBe('⟦{count?ǧöéš|ǧö} {state:now=ĥéŕé}·⟧')
  })

  it('still fills a game’s templates', () => {
    const words = { prompts: {}, facts: {}, refusals: {}, sheet: {} }
    expect(fill(pseudo('{seat} has {left|cube|cubes}'), { seat: 0, left: 2 }, words, ['Ann'])).toBe(
      '⟦Ann ĥåš 2 çûƀéš·⟧',
    )
  })

  it('goes through a whole catalogue, functions included', () => {
    const marked = pseudoAll({ a: 'b', deep: [{ say: (name: string) => `${name} c` }], seats: 3 })
    expect(marked.a).toBe('⟦ƀ·⟧')
    expect(marked.deep[0]?.say('d')).toBe('⟦đ ç·⟧')
    expect(marked.seats).toBe(3)
  })
})

describe('the catalogue', () => {
  it('names every game there is and every level of bots', () => {
    expect(Object.keys(en.worlds).sort()).toEqual([...WORLDS, 'salt-and-timber'].sort())
    expect(Object.keys(en.worlds)).toEqual(expect.arrayContaining(Object.keys(GAMES)))
    expect(Object.keys(en.setUp.bot)).toEqual([...LEVELS])
    expect(Object.keys(en.setUp.botExplain)).toEqual(['person', ...LEVELS, 'untaught'])
  })
})
