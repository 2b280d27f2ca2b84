import { readFileSync } from 'node:fs'
import { readGameFile, verifyGameFile } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { empirePlanner } from '../index.ts'

const recorded = (name: string) => {
  const file = readGameFile(readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8'))
  return { file, ...verifyGameFile(empirePlanner, file) }
}
const kindsIn = (name: string) => new Set(recorded(name).table?.told(null).map(({ fact }) => fact.kind))
const ALL_KINDS = Object.keys(empirePlanner.words.facts)

/** Made by record.ts. A change of rules that alters a figure says why, and records the game anew. */
const GAMES = {
  shortest: { choices: 66, scores: [14, 11] },
  typical: { choices: 177, scores: [83, 92] },
  'typical-solo': { choices: 79, scores: [98, 104] },
  'every-rule': { choices: 173, scores: [82, 75] },
  'every-rule-solo': { choices: 73, scores: [67, 141] },
}

describe('Recorded games', () => {
  it.each(Object.entries(GAMES))('%s is played again to the same score sheet', (name, { choices, scores }) => {
    const { file, problems, table } = recorded(name)
    expect(problems).toEqual([])
    expect(file.log).toHaveLength(choices)
    expect(file.result?.scores).toEqual(scores)
    expect(table?.result).toEqual(file.result)
  })

  it('every kind of fact happens in the two games of every rule', () => {
    // Only a switch (AMB-11) or a set without enough cards leaves an Industrial building without a Factory card.
    const kinds = ALL_KINDS.filter(kind => kind !== 'foundNoFactory')
    const inSolo = kindsIn('every-rule-solo')
    const inTwo = kindsIn('every-rule')
    expect(kinds.filter(kind => !inSolo.has(kind))).toEqual([])
    expect(kinds.filter(kind => !kind.startsWith('archie') && !inTwo.has(kind))).toEqual([])
  })
})
