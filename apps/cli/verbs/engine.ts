// tw engine: tables for programs, one JSON object per line.

import { once } from 'node:events'
import { Engine, LONGEST_LINE } from '../engine/engine.ts'
import { Lines, type TOO_LONG } from '../engine/lines.ts'
import { verb } from '../verb.ts'

export const engine = verb({
  name: 'engine',
  summary: 'play by JSON lines on stdin and stdout, for programs in any language',
  about:
    'Reads one JSON object per line and answers each with one line; the answer repeats the id.\n' +
    'Requests: games, new, load, choose, options, why, view, state, undo, redo, suggest, withdraw, suggestions, bot, file,\n' +
    'close. An invalid line gets an error and changes nothing. docs/tw.md has an example session.\n' +
    'With npm use `npm run --silent tw -- engine`: without --silent npm prints two lines first.',
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

/** Back-pressure: waits for a slow reader. */
async function answer(machine: Engine, lines: Iterable<string | typeof TOO_LONG>): Promise<void> {
  for (const line of lines) {
    if (typeof line === 'string' && line.trim() === '') continue
    if (!process.stdout.write(`${machine.answer(line)}\n`)) await once(process.stdout, 'drain')
  }
}
