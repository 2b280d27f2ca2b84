// tw engine: tables for programs, one JSON object a line.

import { once } from 'node:events'
import { Engine, LONGEST_LINE } from '../engine/engine.ts'
import { Lines, type TOO_LONG } from '../engine/lines.ts'
import { verb } from '../verb.ts'

export const engine = verb({
  name: 'engine',
  summary: 'JSON lines on stdin and stdout: tables for bots, referees and tests in any language',
  about:
    'Reads one JSON object a line and answers each with one line; the id comes back with the answer.\n' +
    'What can be asked: games, new, load, choose, options, why, view, state, undo, redo, bot, file, close.\n' +
    'A line that cannot be understood is answered with an error and changes nothing. docs/tw.md has a transcript.\n' +
    'Through npm it is `npm run --silent tw -- engine`: without --silent npm prints two lines of its own first.',
  flags: {},
  examples: [`echo '{"id":1,"do":"new","game":"salt-and-timber","seats":2,"seed":"x"}' | tw engine`],
  async run() {
    const machine = new Engine()
    const lines = new Lines(LONGEST_LINE)
    for await (const chunk of process.stdin) await answer(machine, lines.feed(chunk as Buffer))
    await answer(machine, lines.end())
    return 0
  },
})

/** A reader that is slower than we are is waited for. */
async function answer(machine: Engine, lines: Iterable<string | typeof TOO_LONG>): Promise<void> {
  for (const line of lines) {
    if (typeof line === 'string' && line.trim() === '') continue
    if (!process.stdout.write(`${machine.answer(line)}\n`)) await once(process.stdout, 'drain')
  }
}
