import { describe, expect, it } from 'vitest'
import { VERBS } from '../verbs/index.ts'
import { here } from './here.ts'

const NAMES = VERBS.map(({ name }) => name)

describe('Help', () => {
  it.each(['tw', 'tw help', 'tw --help'])('%s lists every command', async line => {
    const { code, out } = await here(line)

    expect(code).toBe(0)
    for (const verb of NAMES) expect(out).toMatch(new RegExp(`^  tw ${verb} +\\w`, 'm'))
  })

  it.each(NAMES)('tw %s --help explains the command, with an example', async verb => {
    const { code, out } = await here(`tw ${verb} --help`)

    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^tw ${verb}`))
    expect(out).toMatch(new RegExp(`Examples?\n  .*tw ${verb}`))
    expect((await here(`tw help ${verb}`)).out).toBe(out)
  })
})

describe('An invalid command line gets one sentence and exit code 2', () => {
  it.each([
    ['tw plya', "tw has no command 'plya'; did you mean 'play'?"],
    ['tw xyzzy', "tw has no command 'xyzzy'."],
    ['tw help xyzzy', "tw has no command 'xyzzy'."],
    ['tw play', 'tw play needs a GAME.'],
    ['tw play salt', "There is no game 'salt'; did you mean 'salt-and-timber'?"],
    ['tw play constructor', "There is no game 'constructor'."],
    ['tw play salt-and-timber twice', "tw play doesn't take 'twice'."],
    ['tw play salt-and-timber --seat 3', 'tw play has no option --seat; did you mean --seats?'],
    ['tw play salt-and-timber --seats', '--seats needs a value: --seats N.'],
    ['tw play salt-and-timber --seats --seed 7', '--seats needs a value: --seats N.'],
    ['tw play salt-and-timber --seats two', "--seats must be a whole number, 1 or more, not 'two'."],
    ['tw play salt-and-timber --seats 9', 'Salt and Timber has 2, 3, 4 seats, not 9.'],
    ['tw play salt-and-timber --variant rounds', "--variant needs NAME=VALUE, not 'rounds'."],
    ['tw play salt-and-timber --variant round=6', "Salt and Timber has no variant 'round'; did you mean 'rounds'?"],
    ['tw play salt-and-timber --variant rounds=7', `variant 'rounds' cannot be "7"; it may be 6, 10.`],
    ['tw play salt-and-timber --players rndom', "Salt and Timber has no player 'rndom'; did you mean 'random'?"],
    ['tw play salt-and-timber --players random,random --seats 3', 'You named 2 players for 3 seats'],
    ['tw games --json=yes', '--json takes no value.'],
    ['tw verify', 'tw verify needs a FILE.'],
    ['tw fuzz salt-and-timber --games 0', '--games must be a whole number'],
    ['tw arena salt-and-timber --games many', '--games must be a whole number'],
    ['tw clauses titanic', 'There is no folder games/titanic'],
    ['tw bench salt', "There is no game 'salt' to measure; did you mean 'salt-and-timber'?"],
    ['tw bench --seconds never', '--seconds must be a number above 0'],
    ['tw serve --port banana', '--port must be a whole number, from 0 to 65535'],
    ['tw engine now', "tw engine doesn't take 'now'."],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await here(line)

    expect(err).toContain(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(2)
    expect(out).toBe('')
  })
})
