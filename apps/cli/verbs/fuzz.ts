// tw fuzz: plays random games and checks the contract.

import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type FuzzFinding, fuzz as fuzzing } from '@tableworks/contract'
import { GAMES } from '@tableworks/games'
import { type AnyGame, writeGameFile } from '@tableworks/kernel'
import { progress } from '../text/progress.ts'
import { Usage, verb, whole, Wrong } from '../verb.ts'
import { gameNamed, pathFrom, seatsFrom, whyNot, writeText } from '../wanted.ts'

export const fuzz = verb({
  name: 'fuzz',
  summary: 'play random games and check the contract; failures are shrunk and saved',
  takes: 'GAME|all',
  about:
    "Plays random games at every seat count and with every variant, and checks every game's promises: replay, undo,\n" +
    'secrecy, refusals, conservation and more. A game that breaks a promise is shrunk and saved as a game file, and the\n' +
    'exit code is 1.\n' +
    '\n' +
    'With --sets every game has its own component set: the standard set with random edits that the game accepts. The\n' +
    'command checks what a set could break: every decision has options, they can be chosen, and the game ends.',
  flags: {
    games: { type: 'string', value: 'N', help: 'number of games per game (default: 100)' },
    sets: { type: 'string', value: 'N', help: 'number of edited component sets per game, instead of --games' },
    seed: { type: 'string', value: 'S', help: 'any text (default: random)' },
    seats: { type: 'string', value: 'K', help: 'only tables with this many seats' },
    out: { type: 'string', value: 'DIR', help: 'the folder for failures (default: fuzz-findings)' },
    progress: { type: 'boolean', help: 'show progress without a terminal' },
  },
  examples: [
    'tw fuzz salt-and-timber --games 500',
    'tw fuzz titan --sets 2000',
    'tw fuzz all --games 50 --seed monday --out /tmp/findings',
  ],
  run(word = '', flags) {
    const games = word === 'all' ? Object.values(GAMES) : [gameNamed(word)]
    if (flags.games !== undefined && flags.sets !== undefined)
      throw new Usage('Give --games or --sets, not both.', 'tw fuzz --help')
    const editsSets = flags.sets !== undefined
    const [what, text] = editsSets ? ['sets', flags.sets] : ['games', flags.games]
    const count = whole(what, text ?? '100', 1, 10_000_000)
    const seed = flags.seed ?? randomUUID()
    const out = flags.out ?? 'fuzz-findings'
    const broken = games.filter(game => {
      const seats = flags.seats === undefined ? game.seats : [seatsFrom(game, flags.seats)]
      const { findings, choices } = fuzzed(game, { games: count, seed, seats, editsSets }, flags.progress)
      console.log(`${game.id}: ${count} ${what}, ${choices} choices, ${findings.length} promises broken (seed ${seed})`)
      for (const finding of findings) console.error(`\n${report(game, finding, out)}`)
      return findings.length > 0
    })
    return broken.length === 0 ? 0 : 1
  },
})

interface Fuzzed {
  findings: readonly FuzzFinding[]
  choices: number
}

function fuzzed(game: AnyGame, options: Parameters<typeof fuzzing>[1], asked: boolean | undefined): Fuzzed {
  const shown = progress(game.id, options.games, asked)
  let last: Fuzzed = { findings: [], choices: 0 }
  for (const step of fuzzing(game, options)) {
    last = step
    shown.at(step.played)
  }
  shown.end()
  return last
}

export function report(game: AnyGame, { promise, sentence, file }: FuzzFinding, out: string): string {
  if (file === null) return sentence
  const name = path.join(out, `${game.id}-${promise.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`)
  try {
    mkdirSync(pathFrom(out), { recursive: true })
  } catch (error) {
    throw new Wrong(`Can't create ${out}: ${whyNot(error)}.`)
  }
  writeText(name, writeGameFile(file))
  return `${sentence}\nSaved the shortest failing game as ${name}`
}
