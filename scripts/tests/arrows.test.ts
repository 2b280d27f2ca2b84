import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brokenArrows } from '../arrows.ts'

let root: string

/** A small tree like ours, with the entries that the imports below use. */
const ENTRIES = {
  'packages/kernel': { name: '@tableworks/kernel', exports: { '.': './index.ts' } },
  'packages/table-kit': { name: '@tableworks/table-kit', exports: { '.': './index.ts' } },
  'packages/contract': { name: '@tableworks/contract', exports: { '.': './index.ts' } },
  'packages/bots': { name: '@tableworks/bots', exports: { '.': './index.ts' } },
  'packages/host': { name: '@tableworks/host', exports: { '.': './index.ts' } },
  'packages/board-kit': { name: '@tableworks/board-kit', exports: { '.': './index.ts' } },
  games: { name: '@tableworks/games', exports: { '.': './index.ts' } },
  'games/titan': {
    name: '@tableworks/titan',
    exports: { '.': './index.ts', './ui': './ui/index.ts', './bot': './bot/index.ts' },
  },
  'apps/server': { name: '@tableworks/server', exports: { '.': './index.ts' } },
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'arrows-'))
  for (const [folder, manifest] of Object.entries(ENTRIES)) plant(`${folder}/package.json`, JSON.stringify(manifest))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function plant(file: string, source: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), source)
}

/** The check's messages about one file with this source. */
function saidOf(file: string, source: string): string[] {
  plant(file, source)
  return brokenArrows(root).map(({ file: where, line, why }) => `${where}:${line}: ${why}`)
}

describe('The import check', () => {
  it.each([
    ['packages/table-kit/deck.ts', `import { shuffle } from '@tableworks/kernel'`],
    ['packages/kernel/hash.ts', `import { sha256 } from '@noble/hashes/sha2.js'`],
    ['packages/kernel/flow.ts', `import { top } from './frames.ts'`],
    ['packages/kernel/tests/flow.test.ts', `import fc from 'fast-check'\nimport { readFileSync } from 'node:fs'`],
    [
      'packages/board-kit/layer.tsx',
      `import type { Seat } from '@tableworks/kernel'\nimport { useState } from 'react'`,
    ],
    ['games/index.ts', `import { titan } from '@tableworks/titan'`],
    [
      'games/titan/rules/turn.ts',
      `import { PIPES } from '../data/pipes.ts'\nimport { deck } from '@tableworks/table-kit'`,
    ],
    ['games/titan/ui/board.tsx', `import { PIPES } from '../data/pipes.ts'\nimport type { Titan } from '../state.ts'`],
    [
      'games/titan/bot/features.ts',
      `import { pipes } from '../rules/pipes.ts'\nimport { search } from '@tableworks/bots'`,
    ],
    ['games/titan/tests/contract.test.ts', `import { keepsPromises } from '@tableworks/contract'`],
    ['apps/server/tables.ts', `import { bot } from '@tableworks/titan/bot'\nimport { open } from 'node:fs/promises'`],
    ['apps/cli/play.ts', `import { serve } from '@tableworks/server'\nimport { games } from '@tableworks/games'`],
    ['apps/web/vite.config.ts', `import path from 'node:path'\nimport { defineConfig } from 'vite'`],
  ])('lets %s import what its package may', (file, source) => {
    expect(saidOf(file, source)).toEqual([])
  })

  it.each([
    [
      'packages/kernel/flow.ts',
      `\nimport '@tableworks/table-kit'`,
      `:2: kernel may not import table-kit (@tableworks/table-kit)`,
    ],
    ['packages/kernel/flow.ts', `import 'node:fs'`, ':1: kernel may not import node:fs'],
    ['packages/kernel/flow.ts', `import 'fs'`, ':1: kernel may not import fs'],
    ['packages/kernel/flow.ts', `import 'lodash/map'`, ':1: kernel may not import the npm package lodash'],
    ['packages/kernel/flow.ts', `import fc from 'fast-check'`, ':1: kernel may not import the npm package fast-check'],
    [
      'packages/table-kit/deck.ts',
      `\n\nexport { top } from '../kernel/frames.ts'`,
      ':3: packages/table-kit reaches into packages/kernel past its entry (../kernel/frames.ts)',
    ],
    [
      'packages/table-kit/deck.ts',
      `import '@tableworks/kernel/frames.ts'`,
      ':1: @tableworks/kernel/frames.ts is not an entry of a package here',
    ],
    [
      'packages/protocol/messages.ts',
      `import { TableHost, type Look } from '@tableworks/host'`,
      ':1: protocol may import only types from host (@tableworks/host)',
    ],
    [
      'packages/bots/search.ts',
      `const t = await import('@tableworks/titan')`,
      ':1: bots may not import game (@tableworks/titan)',
    ],
    ['games/titan/rules/turn.ts', `import '../ui/board.tsx'`, ':1: game may not import game/ui (../ui/board.tsx)'],
    ['games/titan/index.ts', `import './bot/index.ts'`, ':1: game may not import game/bot (./bot/index.ts)'],
    ['games/titan/rules/turn.ts', `import '@tableworks/bots'`, ':1: game may not import bots (@tableworks/bots)'],
    [
      'games/titan/ui/board.tsx',
      `import { turn } from '../rules/turn.ts'`,
      ':1: game/ui may import only types from rules/turn.ts of its game',
    ],
    [
      'games/titan/readings/price.ts',
      `import type { Sale } from '../rules/turn.ts'`,
      ':1: readings may not import rules (../rules/turn.ts)',
    ],
    [
      'games/titan/ui/board.tsx',
      `import '@tableworks/titan/bot'`,
      ':1: game/ui may not import game/bot (@tableworks/titan/bot)',
    ],
    [
      'games/titan/bot/features.ts',
      `import '../ui/board.tsx'`,
      ':1: game/bot may not import game/ui (../ui/board.tsx)',
    ],
    [
      'games/titan/rules/turn.ts',
      `import '@tableworks/contract'`,
      ':1: game may not import contract (@tableworks/contract)',
    ],
    [
      'apps/server/tables.ts',
      `import '@tableworks/titan/ui'`,
      ':1: server may not import game/ui (@tableworks/titan/ui)',
    ],
    ['apps/cli/play.ts', `import '@tableworks/board-kit'`, ':1: cli may not import board-kit (@tableworks/board-kit)'],
    ['apps/web/app.tsx', `import 'node:path'`, ':1: web may not import node:path'],
    ['packages/sundries/index.ts', '', ':1: packages/sundries has no row in the table of packages (scripts/arrows.ts)'],
  ])('rejects %s with %j', (file, source, said) => {
    expect(saidOf(file, source)).toEqual([file + said])
  })
})
