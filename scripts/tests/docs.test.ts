// The documents are correct: blocks marked `run` run, blocks that name a file are excerpts from it, and links work.

import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PAGES = globSync(['*.md', 'docs/**/*.md', 'games/*/*.md'], { cwd: ROOT }).toSorted()

interface Block {
  /** The text after the three backticks. */
  info: string
  code: string
}

const blocksOf = (page: string): Block[] =>
  [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/^```(ts [^\n]+)\n(.*?)^```$/gms)].map(([, info, code]) => ({
    info: info ?? '',
    code: code ?? '',
  }))

it.each(PAGES)('%s has no conflict markers', page => {
  expect(readFileSync(path.join(ROOT, page), 'utf8')).not.toMatch(/^(<<<<<<<|=======$|>>>>>>>)/m)
})

/** `expression // => value` becomes a comparison. */
const checked = (code: string): string =>
  code.replaceAll(
    /^(.+?) \/\/ => (.+)$/gm,
    (_line, expression: string, value: string) => `gives(${expression}, ${value})`,
  )

/** All `run` blocks on a page form one program. */
function run(page: string, blocks: Block[]): void {
  const folder = path.join(ROOT, '.cache/docs')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${page.replaceAll(/\W/g, '-')}.ts`)
  const start = "import { deepStrictEqual as gives } from 'node:assert'\n"
  writeFileSync(file, start + blocks.map(block => checked(block.code)).join('\n'))
  execFileSync(process.execPath, [file], { encoding: 'utf8', stdio: 'pipe' })
}

describe.each(PAGES)('%s', page => {
  const blocks = blocksOf(page)
  const runs = blocks.filter(block => block.info === 'ts run')
  const excerpts = blocks.filter(block => block.info !== 'ts run')

  if (runs.length > 0) it('its examples run', () => run(page, runs))

  it.each(excerpts.map(block => [block.info.slice(3), block.code]))('shows %s as it is', (file, code) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    for (const piece of code.split(/^\s*\/\/ \.\.\.\n/m)) expect(source).toContain(piece)
  })

  it('its links work', () => {
    const text = readFileSync(path.join(ROOT, page), 'utf8')
    const targets = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(match => match[1] ?? '')
    expect(targets.filter(target => !existsSync(path.join(ROOT, path.dirname(page), target)))).toEqual([])
  })
})
