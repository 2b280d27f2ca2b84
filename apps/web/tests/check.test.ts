import { type GameFile, gameFileOf, seedFrom, Table, writeGameFile } from '@tableworks/kernel'
import { GAMES } from '@tableworks/games'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { checkFile, checkText } from '../verify/check.ts'

const load = async (game: string) => (Object.hasOwn(GAMES, game) ? (GAMES[game] ?? null) : null)

/** A whole game that always plays the first option. */
function playedGame(): GameFile {
  const table = new Table(saltAndTimber, {
    seatNames: ['Ann', 'Ben', 'Cat'],
    seed: seedFrom('a secret', ['ann', 'ben', 'cat']),
  })
  for (let actor = table.actor; actor !== null; actor = table.actor) table.say(actor, table.choices[0] ?? '')
  return gameFileOf(table)
}

const checked = (file: unknown) => checkText(writeGameFile(file as GameFile), load)

describe('Checking a game file', () => {
  it('passes for an unchanged game', async () => {
    const file = playedGame()

    expect(await checkFile(new Blob([writeGameFile(file)]), load)).toMatchObject({
      verdict: 'agrees',
      problems: [],
      sides: ['Ann', 'Ben', 'Cat'],
      lines: file.log.length,
      numbers: [],
      result: file.result,
    })
  })

  it('doesn’t fully pass if something can’t be proven', async () => {
    const check = await checked({ ...playedGame(), rules: 999 })

    expect(check).toMatchObject({ verdict: 'open', problems: [] })
    expect(check).toHaveProperty(
      'findings',
      expect.arrayContaining([
        {
          about: 'rules',
          isProven: false,
          says: 'Played with rules 999, which are unknown here. Checked with rules 1.',
        },
      ]),
    )
  })

  it('reports a file that is nested too deeply', async () => {
    expect(await checkText('['.repeat(200_000), load)).toMatchObject({
      verdict: 'unreadable',
      detail: 'This is not a game file: it is nested more than 64 levels deep.',
    })
  })

  it('detects a changed result', async () => {
    const file = playedGame()
    const better = { ...file.result, scores: [99, 0, 0] }

    expect(await checked({ ...file, result: better })).toMatchObject({
      verdict: 'differs',
      problems: ['The result differs from the one in the file.'],
    })
  })

  it('detects changed dice', async () => {
    const file = playedGame()

    expect(await checked({ ...file, seed: { ...file.seed, secret: 'another secret' } })).toMatchObject({
      verdict: 'differs',
      problems: ['The secret of the dice does not match the commitment given before play.', expect.any(String)],
    })
  })

  it('names the move at which the states differ', async () => {
    const file = playedGame()
    const log = file.log.map(([seat, text, hash], i) => [seat, text, i === 2 ? '0'.repeat(hash.length) : hash])

    expect(await checked({ ...file, log })).toMatchObject({
      problems: [expect.stringContaining('Line 3 of the log')],
    })
  })

  it.each(['constructor', '__proto__', 'no-such-game'])('reports an unknown game "%s"', async game => {
    expect(await checked({ ...playedGame(), game })).toEqual({
      verdict: 'unreadable',
      why: 'unknownGame',
      detail: game,
    })
  })

  it('reports a file that isn’t a game file', async () => {
    expect(await checkText('hello', load)).toMatchObject({
      verdict: 'unreadable',
      detail: expect.stringMatching(/^This is not/),
    })
    expect(await checkText('{}', load)).toMatchObject({
      verdict: 'unreadable',
      detail: expect.stringMatching(/^The file/),
    })
  })

  it('refuses a file that is far too large', async () => {
    const large = new Blob([new Uint8Array(17 * 1024 * 1024)])

    expect(await checkFile(large, load)).toMatchObject({ verdict: 'unreadable' })
  })
})
