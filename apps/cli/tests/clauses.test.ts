import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { asRanges, numbersIn } from '../clauses/numbers.ts'
import { folder, tw } from './tw.ts'

let root: string
beforeEach(() => {
  root = folder()
})

function plant(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const clauses = (...args: string[]) => tw(['clauses', ...args, '--root', root])

const RULES = `# Mill
- **MIL-1** Set-up. **MIL-2** Also set-up.
- **MIL-3** A long clause
  that goes on, **MIL-4** and another.
- **Q1** A question is no clause. See MIL-9.

**MIL-7** is spoken of here, but this is no bullet.
`

describe('tw clauses', () => {
  it('passes if every clause has code and a test', async () => {
    plant('games/mill/RULES.md', RULES)
    plant('games/mill/rules/turn.ts', '// MIL-1 to MIL-3\nconst four = 4 // MIL-4\n')
    plant('games/mill/tests/turn.test.ts', "it('MIL-1..3: turns', () => {})\nit('MIL-4: rests', () => {})\n")
    const { code, out, err } = await clauses()

    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/^mill +4 +0 +0 +0$/m)
  })

  it('names missing and unknown numbers', async () => {
    plant('games/mill/RULES.md', RULES)
    plant('games/mill/rules.ts', '// MIL-1\n\n// MIL-12 and UTF-8\n')
    plant('games/mill/tests/rules.test.ts', "it('MIL-4', () => {})\n")
    plant('games/mill/node_modules/x/index.ts', '// MIL-2 MIL-3\n')
    const { code, out, err } = await clauses('mill')

    expect(code).toBe(1)
    expect(out).toMatch(/^mill +4 +3 +3 +1$/m)
    expect(err.trim().split('\n')).toEqual([
      'mill: missing in code: MIL-2 to MIL-4.',
      'mill: missing in tests: MIL-1 to MIL-3.',
      'games/mill/rules.ts:3: there is no clause MIL-12.',
    ])
  })

  it('checks every game, or the given one', async () => {
    plant('games/mill/RULES.md', '- **MIL-1** x\n')
    plant('games/mill/rules.ts', '// MIL-1\n')
    plant('games/mill/tests/a.test.ts', '// MIL-1\n')
    plant('games/dam/rules.ts', 'export {}\n')

    expect((await clauses('mill')).code).toBe(0)
    const both = await clauses('--json')
    expect(both.code).toBe(1)
    expect(JSON.parse(both.out)).toMatchObject({ ok: false, games: [{ game: 'dam', clauses: [] }, { game: 'mill' }] })
    expect((await clauses()).err).toBe('dam: RULES.md has no numbered clause.\n')
  })

  it('reports that there are no games', async () => {
    const { code, err } = await clauses()

    expect(code).toBe(1)
    expect(err).toBe(`There are no games in ${root}.\n`)
  })
})

describe('Numbers', () => {
  it.each([
    ['SAT-1', ['SAT-1']],
    ['SAT-1 to SAT-3.', ['SAT-1', 'SAT-2', 'SAT-3']],
    ['EMP-48..50', ['EMP-48', 'EMP-49', 'EMP-50']],
    ['EMP-48..EMP-50', ['EMP-48', 'EMP-49', 'EMP-50']],
    ['EMP-48-50', ['EMP-48', 'EMP-49', 'EMP-50']],
    ['EMP-48–50', ['EMP-48', 'EMP-49', 'EMP-50']],
    ['AOI-7, AOIJ-12', ['AOI-7', 'AOIJ-12']],
    ['SAT-4a', ['SAT-4']],
    ['SAT-3 to 5 dollars', ['SAT-3']],
    ['SAT-9..2', ['SAT-9', 'SAT-2']],
    ['xSAT-1, Sat-1, SAT-', []],
  ])('%s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })

  it('are printed as ranges', () => {
    expect(asRanges(['B-2', 'A-10', 'A-1', 'A-2', 'A-3', 'A-9'])).toBe('A-1 to A-3, A-9, A-10, B-2')
  })
})
