// What the benchmarks in a browser share.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@tableworks/server'
import manifest from '../package.json' with { type: 'json' }

/** Serves a built page, with an empty data folder. */
export async function served(page: string): Promise<{ address: string; close(): Promise<void> }> {
  const data = mkdtempSync(path.join(tmpdir(), 'tableworks-data-'))
  const { address, close } = await serve({ host: '127.0.0.1', port: 0, data, page, version: manifest.version })
  return {
    address,
    async close() {
      await close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.NaN
