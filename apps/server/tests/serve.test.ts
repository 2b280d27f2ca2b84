import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CannotStart, serve, settingsFrom, type ServeSettings } from '../index.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-'))
  writeFileSync(path.join(folder, 'index.html'), '<title>the page</title>')
})
afterAll(() => rmSync(folder, { recursive: true }))

const settings = (changes: Partial<ServeSettings> = {}): ServeSettings => ({
  host: '127.0.0.1',
  port: 0,
  data: path.join(folder, 'data'),
  page: folder,
  version: '1.2.3',
  logLevel: 'silent',
  ...changes,
})

describe('Serving', () => {
  it('responds over a real socket until it’s closed', async () => {
    const served = await serve(settings())

    const answer = await fetch(`${served.address}health`)
    expect(await answer.json()).toMatchObject({ ok: true })
    expect(existsSync(path.join(folder, 'data'))).toBe(true)

    await served.close()
    await expect(fetch(`${served.address}health`)).rejects.toThrow('fetch failed')
  })

  it('says what to do if the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise(listening => other.once('listening', listening))
    const { port } = other.address() as AddressInfo

    await expect(serve(settings({ port }))).rejects.toThrow(
      new CannotStart(
        `Port ${port} on 127.0.0.1 is already in use. Stop the other program or set PORT to another number.`,
      ),
    )
    other.close()
  })

  it('says what to do if the data folder isn’t writable', async () => {
    const data = path.join(folder, 'index.html', 'data') // a path below a file can't be a folder

    await expect(serve(settings({ data }))).rejects.toThrow(
      new CannotStart(`Can’t write to the data folder ${data}. Set TABLEWORKS_DATA to a writable folder.`),
    )
  })

  it.runIf(process.platform === 'linux')('refuses at once a folder that can’t be created', async () => {
    for (const data of ['/proc/tableworks/data', '/dev/null/data'])
      await expect(serve(settings({ data }))).rejects.toThrow(`Can’t write to the data folder ${data}`)
  })

  it('says what failed if the tables can’t be read while it starts, and unlocks the folder', async () => {
    const data = path.join(folder, 'damaged')
    await (await serve(settings({ data }))).close()
    const file = new DatabaseSync(path.join(data, 'tables.db'))
    file.exec('drop table server_time')
    file.close()

    for (let tries = 0; tries < 2; tries++)
      await expect(serve(settings({ data }))).rejects.toThrow(
        new CannotStart('Can’t read the stored tables: no such table: server_time'),
      )
  })

  it('creates the data folder with all its parents', async () => {
    const data = path.join(folder, 'a/b/c')
    await (await serve(settings({ data }))).close()
    expect(existsSync(data)).toBe(true)
  })

  it('says what to do if the machine has no such address', async () => {
    await expect(serve(settings({ host: '192.0.2.1' }))).rejects.toThrow(
      new CannotStart('This machine has no address 192.0.2.1. Set HOST to one it has, for example 127.0.0.1.'),
    )
  })
})

describe('Settings from the environment', () => {
  it('have defaults, even for empty values', () => {
    const defaults = {
      host: '127.0.0.1',
      port: 8080,
      data: path.resolve('data'),
      database: null,
      isBehindProxy: false,
      checkSeconds: 60,
      expiry: { unfinishedDays: 180, finishedDays: 1095, guestDays: 30 },
      archiveHours: 24,
      notices: null,
      quota: { tablesOfPerson: 500, megabytesOfPerson: 100, megabytesAnHour: 40 },
    }

    expect(settingsFrom({})).toEqual(defaults)
    expect(settingsFrom({ HOST: '', PORT: '', TABLEWORKS_DATA: '' })).toEqual(defaults)
  })

  it('are used as given', () => {
    const database = 'postgres://tables:secret@db/tableworks'
    const given = {
      HOST: '::',
      PORT: '80',
      TABLEWORKS_DATA: '/srv/tables',
      TABLEWORKS_PROXY: '1',
      TABLEWORKS_CHECK: '0',
      TABLEWORKS_UNFINISHED_DAYS: '90',
      TABLEWORKS_ARCHIVE_HOURS: '0',
      TABLEWORKS_FINISHED_DAYS: '0',
      TABLEWORKS_GUEST_DAYS: '7',
      TABLEWORKS_PERSON_TABLES: '50',
      TABLEWORKS_PERSON_MB: '10',
      TABLEWORKS_HOURLY_MB: '5',
      TABLEWORKS_ADDRESS: 'https://play.example/',
      TABLEWORKS_SMTP: 'smtps://me:secret@mail.example:465',
      TABLEWORKS_MAIL_FROM: 'play@play.example',
    }
    expect(settingsFrom({ ...given, TABLEWORKS_DATABASE: database })).toEqual({
      database,
      isBehindProxy: true,
      checkSeconds: 0,
      expiry: { unfinishedDays: 90, finishedDays: 0, guestDays: 7 },
      archiveHours: 0,
      notices: {
        address: 'https://play.example',
        mail: { smtp: 'smtps://me:secret@mail.example:465', from: 'play@play.example' },
        isOpen: false,
      },
      quota: { tablesOfPerson: 50, megabytesOfPerson: 10, megabytesAnHour: 5 },
      host: '::',
      port: 80,
      data: '/srv/tables',
    })
  })

  it('refuse an invalid database URL, without printing it', () => {
    expect(() => settingsFrom({ TABLEWORKS_DATABASE: 'mysql://me:secret@db/x' })).toThrow(/^((?!secret).)*$/)
  })

  it('refuse mail without the address for its links, and an address that isn’t one', () => {
    expect(() => settingsFrom({ TABLEWORKS_SMTP: 'smtp://me:secret@mail' })).toThrow(/TABLEWORKS_ADDRESS/)
    expect(() => settingsFrom({ TABLEWORKS_ADDRESS: 'play.example' })).toThrow(/must be the public address/)
    const all = { TABLEWORKS_ADDRESS: 'https://play.example', TABLEWORKS_MAIL_FROM: 'play@play.example' }
    expect(() => settingsFrom({ ...all, TABLEWORKS_SMTP: 'me:secret@mail' })).toThrow(/^((?!secret).)*$/)
  })

  it.each(['http', '-1', '65536', '80.5', '1e3'])('refuse the port "%s"', port => {
    expect(() => settingsFrom({ PORT: port })).toThrow(
      new CannotStart(`PORT must be a number from 0 to 65535, not "${port}".`),
    )
  })
})
