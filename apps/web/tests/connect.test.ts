import { describe, expect, it } from 'vitest'
import { everyAnswer } from '../host/connect.ts'
import { type TableLink, HostError, hostErrorOf } from '@tableworks/host'

const silent = { card: () => new Promise(() => undefined) } as unknown as TableLink

describe('the connection to the host', () => {
  it('returns responses and passes on refusals', async () => {
    const host = everyAnswer(
      {
        keeping: async () => 'durable',
        remove: async () => {
          throw new HostError('missing')
        },
      } as unknown as TableLink,
      new Set(),
    )
    await expect(host.keeping()).resolves.toBe('durable')
    await expect(host.remove('t1')).rejects.toThrow(expect.objectContaining({ name: 'missing' }))
  })

  it('fails a request if the worker crashes before it answers', async () => {
    const open = new Set<(error: Error) => void>()
    const asked = everyAnswer(silent, open).card('t1')
    for (const fail of open) fail(new Error('the worker is gone'))
    await expect(asked).rejects.toThrow('the worker is gone')
    expect(open.size).toBe(0)
  })
})

describe('an error', () => {
  it('from a failed import is recognised in every browser engine', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: https://x/y.js',
      'error loading dynamically imported module: https://x/y.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/x.css',
    ])
      expect(hostErrorOf(new TypeError(message)).kind).toBe('notLoaded')
    expect(hostErrorOf(new TypeError('x is not a function')).kind).toBe('fault')
  })
})
