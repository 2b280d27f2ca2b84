// A bot in fifty lines, for any game: it plays one seat like a beginner through `tw engine`, and the engine's
// own bots play the others. Run it in the repository's root:
//
//   node docs/samples/engine-bot.ts salt-and-timber

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

interface Position {
  games: { id: string; seats: number[] }[]
  table: string
  step: number
  actor: number | null
  options: string[]
  over: boolean
  result?: { scores: number[]; places: number[] }
  error?: { message: string }
}

const engine = spawn('npm', ['run', '--silent', 'tw', '--', 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()

/** One line out, one line in. */
async function ask(question: object): Promise<Position> {
  engine.stdin.write(`${JSON.stringify(question)}\n`)
  const answer = JSON.parse((await answers.next()).value as string) as Position
  if (answer.error !== undefined) throw new Error(answer.error.message)
  return answer
}

const ME = 0

/** Plays like a beginner: finishes what it began, sells what it can, otherwise takes the first option. */
function choose(options: readonly string[]): string {
  const wanted = ['deliver', 'sell 3', 'sell 2', 'build', 'produce']
  for (const word of wanted) {
    const found = options.find(option => option.startsWith(word))
    if (found !== undefined) return found
  }
  return options[0] ?? ''
}

const game = process.argv[2] ?? 'salt-and-timber'
const { games } = await ask({ do: 'games' })
const seats = games.find(({ id }) => id === game)?.seats.find(count => count > 1)
let at = await ask({ do: 'new', game, seats, seed: 'sample', variants: {} })
const { table } = at
while (!at.over) {
  if (at.actor === ME) at = await ask({ do: 'choose', table, seat: ME, step: at.step, option: choose(at.options) })
  else at = await ask({ do: 'bot', table, level: 'easy' })
}
console.log(`After ${at.step} choices: ${at.result?.scores.join(' to ')}, place ${at.result?.places[ME]}.`)
engine.stdin.end()
