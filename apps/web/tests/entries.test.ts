import { describe, expect, it } from 'vitest'
import { importsOfEntries } from '../entries.config.ts'

const chunk = (fileName: string, isEntry: boolean, imports: string[], dynamicImports: string[] = []) => ({
  fileName,
  isEntry,
  imports,
  dynamicImports,
})

describe('the build check', () => {
  it('lets an entry import chunks', () => {
    expect(importsOfEntries([chunk('worker.js', true, ['base.js'], ['game.js']), chunk('base.js', false, [])])).toEqual(
      [],
    )
  })

  it('reports a chunk that imports an entry, in any way', () => {
    const chunks = [
      chunk('worker.js', true, [], ['game.js']),
      chunk('game.js', false, ['worker.js']),
      chunk('late.js', false, [], ['worker.js']),
    ]
    expect(importsOfEntries(chunks)).toEqual(['game.js > worker.js', 'late.js > worker.js'])
  })
})
