import { afterEach, expect, it } from 'vitest'
import { speaker, speakIn } from '../speech.ts'

const ENGLISH = { locale: 'en', translate: <C>(words: C): C => words }

afterEach(() => speakIn(ENGLISH))

const say = speaker({ left: '{count|crate|crates} left', parts: { quay: 'Quay', wall: 'Wall' } })

it('uses the current language and its number forms', () => {
  expect(say('left', { count: 2 })).toBe('2 crates left')
  const polish = {
    left: 'zostało: {count|one=skrzynia|few=skrzynie|other=skrzyń}',
    parts: { quay: 'Nabrzeże', wall: 'Mur' },
  }
  speakIn({ locale: 'pl', translate: <C>(_words: C): C => polish as C })
  expect(say('left', { count: 2 })).toBe('zostało: 2 skrzynie')
  expect(say('left', { count: 5 })).toBe('zostało: 5 skrzyń')
  expect(say.group('parts')).toEqual(polish.parts)
})

it('translates a catalogue once', () => {
  let asked = 0
  speakIn({
    locale: 'en',
    translate: words => {
      asked++
      return words
    },
  })
  say('parts.quay')
  say('parts.wall')
  expect(asked).toBe(1)
})
