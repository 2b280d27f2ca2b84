import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

it('type-checks every room: each folder with a tsconfig is named in tsconfig.rooms.json', () => {
  const list = readFileSync(path.join(ROOT, 'tsconfig.rooms.json'), 'utf8')
  const named = new Set([...list.matchAll(/"path": "([^"]+)"/g)].map(([, folder]) => folder))
  const found = globSync(['games/tsconfig.json', '{packages,games,apps,tools}/*/{,bot/,ui/}tsconfig.json'], {
    cwd: ROOT,
  })

  expect(named).toEqual(new Set(found.map(file => path.dirname(file).replaceAll('\\', '/'))))
})
