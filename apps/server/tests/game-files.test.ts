import type { Worker } from 'node:worker_threads'
import type { HostError } from '@tableworks/host'
import { gameFileOf, seedFrom, Table, writeGameFile } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { afterEach, expect, it } from 'vitest'
import { GameFiles } from '../online/game-files.ts'

const source = writeGameFile(gameFileOf(new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('file') })))
let files: GameFiles
let read: string[]
afterEach(() => files.stop())

/** Uploads files at once and records the order in which they are read. */
async function bring(player: string, count: number, network = 'home'): Promise<string[]> {
  const outcomes = Array.from({ length: count }, (_, i) =>
    files.read(source, { id: `table ${i}`, now: 0, bots: [] }, { network, player }).then(
      () => (read.push(player), 'read'),
      (error: HostError) => error.name,
    ),
  )
  return Promise.all(outcomes)
}

it('eight files of one player at once neither block nor delay a stranger’s first file', async () => {
  files = new GameFiles()
  read = []
  const [ofAnn, ofBen, ofCat] = await Promise.all([bring('ann', 8), bring('ben', 1), bring('cat', 1, 'school')])
  expect(ofAnn.toSorted()).toEqual([...Array(4).fill('read'), ...Array(4).fill('tooOften')])
  expect([ofBen, ofCat]).toEqual([['read'], ['read']])
  // Networks take turns, and so do the players of one network. Ann's first file was already being read.
  expect(read.slice(0, 4).toSorted()).toEqual(['ann', 'ann', 'ben', 'cat'])
  // Ann may upload again.
  expect(await bring('ann', 1)).toEqual(['read'])
})

it('files still queued when the server stops are refused', async () => {
  files = new GameFiles()
  read = []
  const asked = bring('ann', 3)
  files.stop()
  expect(new Set(await asked)).toEqual(new Set(['badFile', 'storageClosed']))
})

it('a bad file and the end of its thread don’t affect the next file', async () => {
  files = new GameFiles()
  read = []
  const bad = files.read('nonsense', { id: 'table', now: 0, bots: [] }, { network: 'home', player: 'ann' })
  await expect(bad).rejects.toMatchObject({ name: 'badFile' })
  expect(await bring('ann', 2)).toEqual(['read', 'read'])
  const { worker } = files as unknown as { worker: Worker }
  await worker.terminate()
  expect(await bring('ann', 1)).toEqual(['read'])
})
