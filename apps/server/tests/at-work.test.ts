import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { AtWork } from '../online/at-work.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true })))

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'at-work-'))
  folders.push(folder)
  return folder
}

/** A server works at one table and dies over another; gives its folder as it was then. */
function deathOver(table: string, folder = newFolder()): string {
  const left = newFolder()
  const atWork = new AtWork(folder)
  atWork.during('on-other', () => undefined)
  atWork.during(table, () => cpSync(folder, left, { recursive: true }))
  atWork.close()
  return left
}

function deadlyIn(folder: string): string | null {
  const atWork = new AtWork(folder)
  atWork.close()
  return atWork.deadly
}

it('a table is deadly whose rules were being run twice in a row when a server died', () => {
  expect(deadlyIn(deathOver('on-a', deathOver('on-a')))).toBe('on-a')
})

it('once may be chance, and so may be two different ones', () => {
  expect(deadlyIn(deathOver('on-a'))).toBeNull()
  expect(deadlyIn(deathOver('on-b', deathOver('on-a')))).toBeNull()
})

it('a server that stopped, or died at other work, has died over nothing', () => {
  const folder = deathOver('on-a')
  expect(deadlyIn(folder)).toBeNull()
  expect(deadlyIn(deathOver('on-a', folder))).toBeNull()
})
