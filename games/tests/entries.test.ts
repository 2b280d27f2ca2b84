import { expect, it } from 'vitest'
import { entriesOf } from '../entries.ts'
import { GAMES } from '../index.ts'

const failing = (code: string) => (game: string) =>
  game === 'titan' ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve(game)

it('leaves out a game whose package lacks the entry', async () => {
  const entries = await entriesOf(failing('ERR_PACKAGE_PATH_NOT_EXPORTED'))

  expect([...entries.keys()]).toEqual(Object.keys(GAMES).filter(game => game !== 'titan'))
})

it('reports an entry that exists but fails', async () => {
  await expect(entriesOf(failing('ERR_MODULE_NOT_FOUND'))).rejects.toThrow('ERR_MODULE_NOT_FOUND')
})
