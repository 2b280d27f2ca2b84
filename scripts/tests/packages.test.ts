import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

it('type-checks every package: each folder with a tsconfig is in tsconfig.packages.json', () => {
  const list = readFileSync(path.join(ROOT, 'tsconfig.packages.json'), 'utf8')
  const named = new Set([...list.matchAll(/"path": "([^"]+)"/g)].map(([, folder]) => folder))
  const found = globSync(['{packages,apps,tools}/*/tsconfig.json', 'games/tsconfig{,.ui}.json'], { cwd: ROOT })
  const asNamed = (file: string) => file.replaceAll('\\', '/').replace('/tsconfig.json', '')

  expect(named).toEqual(new Set(found.map(asNamed)))
})
