import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type GameFile, writeGameFile } from '@tableworks/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../wanted.ts'
import { folder, tw } from './tw.ts'

const cwd = folder()
let game: GameFile

beforeAll(async () => {
  await tw(['play', 'salt-and-timber', '--seats', '3', '--seed', '31', '--out', 'game.json'], { cwd })
  game = JSON.parse(readFileSync(path.join(cwd, 'game.json'), 'utf8'))
})

const verify = (...args: string[]) => tw(['verify', ...args], { cwd })
const show = (...args: string[]) => tw(['show', 'game.json', ...args], { cwd })

/** A modified copy of the game, as a file. */
function tampered(change: (file: GameFile) => void): string {
  const copy = structuredClone(game)
  change(copy)
  writeFileSync(path.join(cwd, 'tampered.json'), writeGameFile(copy))
  return 'tampered.json'
}

describe('tw verify', () => {
  it('prints what was checked', async () => {
    const { code, out } = await verify('game.json')

    expect(code).toBe(0)
    expect(out).toMatch(/^ok {2}game\.json: Everything agrees\.$/m)
    expect(out).toMatch(/^salt-and-timber, 18 steps, 18 lines in the log$/m)
    expect(out).toMatch(/^\+ Played and checked with rules 1\.$/m)
    expect(out.match(/^\+ /gm)).toHaveLength(6)
  })

  it('names what a file leaves open, and fails on it with --strict', async () => {
    const blank = tampered(file => {
      file.rules = 999
      for (const line of file.log) line[2] = ''
    })
    const { code, out } = await verify(blank)

    expect(code).toBe(0)
    expect(out).not.toContain('Everything agrees')
    expect(out).toMatch(/^open {2}tampered\.json: Nothing differs, but not everything could be checked\.$/m)
    expect(out).toContain('? Played with rules 999, which are unknown here. Checked with rules 1.')
    expect(out).toContain('? 0 of 18 states were compared. The others are not proven.')
    expect((await verify(blank, '--strict')).code).toBe(1)
    expect((await verify('game.json', '--strict')).code).toBe(0)
  })

  it('finds a changed line of the log', async () => {
    const { code, err } = await verify(
      tampered(({ log }) => {
        const [line] = log
        if (line) line[1] = line[1] === 'harvest salt' ? 'harvest timber' : 'harvest salt'
      }),
    )
    expect(code).toBe(1)
    expect(err).toMatch(/^tampered\.json: line 1 of the log \(harvest \w+\): the state is \w+, the file says \w+$/m)
  })

  it('finds an illegal choice', async () => {
    const { code, err } = await verify(tampered(({ log }) => log.splice(0, 1, [0, 'sell 6 salt', ''])))

    expect(code).toBe(1)
    expect(err).toContain('line 1 of the log (sell 6 salt) is refused: You have 0 salt. (SAT-6)')
  })

  it('finds a changed result', async () => {
    const { code, err } = await verify(
      tampered(file => {
        if (file.result) file.result = { ...file.result, scores: file.result.scores.map(score => score + 1) }
      }),
    )
    expect(code).toBe(1)
    expect(err).toBe('tampered.json: the result differs from the one in the file\n')
  })

  it('finds a changed secret', async () => {
    const { code, err } = await verify(tampered(({ seed }) => (seed.secret = '32')))

    expect(code).toBe(1)
    expect(err).toContain('the secret of the dice does not match the commitment given before play')
  })

  it('prints the verdict as JSON', async () => {
    const good = JSON.parse((await verify('game.json', '--json')).out)
    const bad = await verify(
      tampered(file => (file.result = null)),
      '--json',
    )

    expect(good).toMatchObject({
      ok: true,
      problems: [],
      steps: 18,
      everythingAgrees: true,
      began: 'set-up',
      set: { name: 'standard' },
    })
    expect(JSON.parse(bad.out)).toMatchObject({ ok: false, problems: ['the result differs from the one in the file'] })
    expect(bad.code).toBe(1)
  })

  it.each([
    ['a missing file', 'nowhere.json', () => {}, "Can't read nowhere.json: no such file"],
    ['a folder', '.', () => {}, "Can't read .: it's a folder."],
    ['text that isn’t JSON', 'x.json', (file: string) => writeFileSync(file, 'moo'), 'it is not valid JSON'],
    ['other JSON', 'x.json', (file: string) => writeFileSync(file, '{"a":1}'), "the file has no field 'a'"],
  ])('refuses %s in one sentence', async (_what, file, write, sentence) => {
    write(path.join(cwd, file))
    const { code, err } = await verify(file)

    expect(code).toBe(1)
    expect(err).toContain(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  it('refuses an unknown game', async () => {
    const { code, err } = await verify(tampered(file => (file.game = 'monopoly')))

    expect(code).toBe(1)
    expect(err).toBe("tampered.json is for an unknown game, 'monopoly'.\n")
  })
})

describe('tw show', () => {
  it('shows a seat its own secrets, its prompt and its options', async () => {
    const { code, out } = await show('--step', '4', '--seat', '1')

    expect(code).toBe(0)
    expect(out).toContain('Salt and Timber, step 4 of 18, as Ben')
    expect(out).toContain('Ben: Harvest two of a good, sell some, or deliver your order.')
    expect(out).toContain('  - harvest salt\n')
    expect(out).toMatch(/own order: O\d+/)
    expect(out).toMatch(/^ {2}money: \d+, \d+, \d+$/m)
  })

  it('shows the active seat’s view by default', async () => {
    expect((await show('--step', '4')).out).toBe((await show('--step', '4', '--seat', '1')).out)
  })

  it('hides options and secrets from other seats', async () => {
    const ann = await show('--step', '4', '--seat', '0')
    const spectator = await show('--step', '4', '--seat', 'spectator')

    for (const { out } of [ann, spectator]) {
      expect(out).toContain('Ben: Harvest two')
      expect(out).not.toContain('- harvest')
      expect(out).not.toContain('bag: O')
    }
    expect(spectator.out).toContain('own order: -')
  })

  it('shows all secrets with --seat all', async () => {
    const { out } = await show('--step', '4', '--seat', 'all')

    expect(out).toContain('with all secrets')
    expect(out).toMatch(/order: O\d+, O\d+, O\d+/)
    expect(out).toContain('1. step turn, frame (seat 1)')
  })

  it('ends with the score sheet, and the requested part of the journal', async () => {
    const all = (await show('--journal', '99')).out
    const none = (await show('--journal', '0')).out

    expect(all).toMatch(/Final score\n.*Ann +Ben +Cat/)
    expect(all.split('Journal\n')[1]?.trim().split('\n').length).toBeGreaterThanOrEqual(18)
    expect(none).not.toContain('Journal')
  })

  it('prints the whole journal with --journal alone, wherever the flag is', async () => {
    const { out } = await show('--journal')

    expect(out).toBe((await show('--journal', '99')).out)
    expect(out).toBe((await tw(['show', '--journal', 'game.json'], { cwd })).out)
    expect((await show('--journal', '3')).out.split('Journal\n')[1]?.trim().split('\n')).toHaveLength(3)
  })

  it('draws a game’s text board, with its map’s names', async () => {
    const file = path.join(ROOT, 'games/age-of-industry/tests/games/typical-minnesota.json')
    const { out } = await tw(['show', file, '--step', '150', '--journal', '1'], { cwd })

    expect(out).toContain('- take green from 1: Take the Red River card from space 1')
    expect(out).toMatch(/^ {2}Iron Range \(brown\)\n {4}Hibbing +\[clear\], \[clear\]$/m)
    expect(out).not.toContain('Position')
  })

  it('adds only the secrets to a text board with --seat all', async () => {
    const shown = async (name: string) =>
      (
        await tw(['show', path.join(ROOT, `games/${name}.json`), '--step', '60', '--seat', 'all', '--journal', '0'], {
          cwd,
        })
      ).out

    expect((await shown('age-of-industry/tests/games/typical-minnesota')).split('Secrets\n')[1]).toMatch(/^ {2}hand:$/m)
    const victory = await shown('victory-through-industry/tests/games/shortest')
    expect(victory).toContain('Board')
    expect(victory).not.toMatch(/Secrets|cells:/)
  })

  it('refuses a step that doesn’t exist', async () => {
    const { code, err } = await show('--step', '99')

    expect(code).toBe(1)
    expect(err).toBe('There is no step 99. The game has 18 steps.\n')
  })

  it('refuses a seat that doesn’t exist', async () => {
    const { code, err } = await show('--seat', '3')

    expect(code).toBe(2)
    expect(err).toContain("--seat must be 0 to 2, spectator or all, not '3'.")
  })
})

describe('tw review', () => {
  const review = (...args: string[]) => tw(['review', ...args], { cwd })

  it('prints the costliest moves of every seat, and how games end after both moves', async () => {
    const { code, out } = await review('game.json')

    expect(code).toBe(0)
    expect(out).toMatch(
      /^ {2}step +\d+: about [\d.]+ points \(± [\d.]+, \d+ rollouts\)\n {4}played: .+\n {12}ends with /m,
    )
    expect(out.match(/^Costliest moves of .*$/gm)).toHaveLength(3)
  })

  it('is the same for the same seed', async () => {
    const twice = await Promise.all([1, 2].map(() => review('game.json', '--json', '--seed', 'again')))

    expect(twice[0]?.out).toBe(twice[1]?.out)
    expect(JSON.parse(twice[0]?.out ?? '')).toMatchObject({ done: 1 })
  })

  it('refuses an unfinished game', async () => {
    const { code, err } = await review(
      tampered(file => {
        file.log.splice(-2)
        file.result = null
      }),
    )
    expect([code, err]).toEqual([1, expect.stringContaining('tampered.json is an unfinished game.')])
  })
})
