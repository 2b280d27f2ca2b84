import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { folder, run, tw } from './tw.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../tw.ts')
let child: ChildProcess | null = null
afterEach(() => child?.kill())

/** A minimal page to serve, so these tests needn't build the real one. */
function page(): string {
  const built = folder()
  writeFileSync(path.join(built, 'index.html'), '<title>a page</title>')
  return built
}

describe('tw serve', () => {
  it('serves until it is stopped', async () => {
    child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', folder(), '--page', page()])
    const address = await addressOf(child)
    const health = await fetch(new URL('/health', address))

    expect(await health.json()).toMatchObject({ ok: true })
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
  })

  it('reports a taken port in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, err } = await tw(['serve', '--port', String(port), '--data', folder(), '--page', page()])
    other.close()

    expect(code).toBe(1)
    expect(err).toContain(`Port ${port} on 127.0.0.1 is already in use`)
  })

  it('uses the environment’s settings without flags', async () => {
    child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', folder(), '--page', page()], {
      env: { ...process.env, TABLEWORKS_DATABASE: 'sqlite://tables' },
    })
    let err = ''
    child.stderr?.on('data', chunk => (err += String(chunk)))

    expect(await once(child, 'close')).toEqual([1, null])
    expect(err).toContain('TABLEWORKS_DATABASE must be the URL of a PostgreSQL')
  })

  it('refuses a folder without a built page', async () => {
    const { code, err } = await tw(['serve', '--port', '0', '--data', folder(), '--page', folder()])

    expect(code).toBe(1)
    expect(err).toMatch(/has no built page: index\.html is missing\.$/m)
  })
})

describe('tw bench', () => {
  it('measures one game', async () => {
    const { code, out } = await run('tw bench salt-and-timber --seconds 0.01 --json')

    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ games: [{ game: 'salt-and-timber' }] })
  })
})

async function addressOf(server: ChildProcess): Promise<string> {
  let out = ''
  for await (const chunk of server.stdout ?? []) {
    out += String(chunk)
    const address = /ready at (\S+)/.exec(out)?.[1]
    if (address !== undefined) return address
  }
  throw new Error(`the server did not start: ${out}`)
}
