import { HostError } from '@tableworks/host'
import { describe, expect, it } from 'vitest'
import { languageName } from '../lobby/languages.ts'
import { troubleOf } from '../parts/parts.tsx'

describe('an error is told in words', () => {
  it('even if the server gives only a code as the reason', () => {
    expect(troubleOf(new HostError('badPlan', 'taken'))).toEqual({
      title: 'That seat is taken',
      text: 'Someone was faster. Pick another seat or another table.',
    })
    expect(troubleOf(new HostError('secret', 'members')).title).toBe('This table is private')
    expect(troubleOf(new HostError('secret')).title).toBe('That seat is closed')
  })

  it('with the reason itself if it’s a sentence, or a code that belongs to something else', () => {
    expect(troubleOf(new HostError('badPlan', 'Seat 7 is missing')).text).toBe('Seat 7 is missing')
    expect(troubleOf(new HostError('badPlan', 'toString')).text).toBe('toString')
    expect(troubleOf(new HostError('badFile', 'taken')).title).toBe('This file can’t be used')
  })
})

it('a language that this page doesn’t know is shown by its code', () => {
  expect([languageName('de'), languageName('!!'), languageName('tlh')]).toEqual(['Deutsch', '!!', 'tlh'])
})
