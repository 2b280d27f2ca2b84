// The text around a game’s rules.

import { speakerOf } from '../words/index.ts'

export const t = speakerOf({
  rules: {
    title: '{game} rules',
    search: 'Search the rules',
    found: '{count|passage|passages}',
    intro: 'In our own words. Every rule has a number, which the table uses too.',
    sources: 'Show sources',
    none: 'No rule contains “{words}”.',
    contents: 'Contents',
    missing: 'This game’s rules aren’t here yet.',
    play: 'Set up a table',
    clause: 'Rule {clause}',
    whole: 'Open the rules',
  },
})
